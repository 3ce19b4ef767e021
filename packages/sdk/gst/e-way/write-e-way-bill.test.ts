import { describe, expect, it } from "vitest";
import { paise, percent, quantity, sum } from "../../books/money.ts";
import { createRandom } from "../testing/random.ts";
import { makeRandomMonth } from "../testing/random-month.ts";
import { checkEWayFile } from "./check/check-e-way-file.ts";
import { writeEWayBill } from "./write-e-way-bill.ts";
import { writeEWayFile } from "./write-e-way-file.ts";
import {
  makeEWayLine,
  makeEWaySource,
  SAMPLE_COMPANY,
  SAMPLE_CUSTOMER,
  SAMPLE_TRANSPORT,
} from "./testing/e-way-sources.ts";
import type { EWaySource } from "./e-way-document.ts";

const MONTH_COUNT = process.env["VANBOOK_WHOLE"] === "1" ? 500 : 30;
const writeText = (source: EWaySource) => writeEWayFile([{ source }]).text;
const readBill = (source: EWaySource): unknown =>
  (JSON.parse(writeText(source)) as { billLists: unknown[] }).billLists[0];
const listFaults = (source: EWaySource) =>
  writeEWayBill(source).faults?.map(({ path, place, problem }) => `${path} ${place} ${problem}`) ?? [];

const COMPANY_FIELDS = {
  ...{ userGstin: "32AABCM5521F1Z0", supplyType: "O", fromGstin: "32AABCM5521F1Z0" },
  ...{ fromTrdName: "Malabar Distributors", fromAddr1: "14/220 Beach Road", fromPlace: "Kozhikode" },
  ...{ fromPincode: 673001, actualFromStateCode: 32, fromStateCode: 32 },
};
const VAN_FIELDS = { transMode: 1, transDistance: 92, vehicleNo: "KL11CA1234", vehicleType: "R" };

describe("an e-way bill", () => {
  it("of a bill with two rates, a service and a round-off is as written by hand", () => {
    // 50,000.00 + 2,500.00 tax; 1,000.00 + 180.00; 200.00 + 36.00; rounded up by 0.40.
    const soap = {
      lineNo: 2,
      hsnCode: "3402",
      uqc: "KGS",
      description: "Soap powder",
      quantity: quantity("4.5"),
    };
    const freight = { lineNo: 3, hsnCode: "996511", uqc: "NA", description: "Freight", quantity: 0n };
    const lines = [
      makeEWayLine({ taxable: paise("50000.40") }),
      makeEWayLine({ ...soap, taxRate: percent("18"), taxable: paise("1000.00"), cgst: 9000n, sgst: 9000n }),
      makeEWayLine({
        ...freight,
        taxRate: percent("18"),
        taxable: paise("200.00"),
        cgst: 1800n,
        sgst: 1800n,
      }),
    ];
    const source = makeEWaySource({ lines, value: paise("53917.00") });
    expect(readBill(source)).toEqual({
      ...{ ...COMPANY_FIELDS, ...VAN_FIELDS, subSupplyType: 1, docType: "INV", docNo: "A/26-27/101" },
      ...{ docDate: "01/10/2026", transType: 1, toGstin: "32ABCPM1234F1ZC", toTrdName: "Anna Stores" },
      ...{ toAddr1: "5 Market Street", toPlace: "Kannur", toPincode: 670001, actualToStateCode: 32 },
      ...{ toStateCode: 32, totalValue: 51200.4, cgstValue: 1358, sgstValue: 1358, igstValue: 0 },
      ...{ cessValue: 0, OthValue: 0.6, totInvValue: 53917, mainHsnCode: 19053100 },
      itemList: [
        {
          ...{ itemNo: 1, productName: "Sweet biscuits", productDesc: "Sweet biscuits", hsnCode: 19053100 },
          ...{ quantity: 500, qtyUnit: "PAC", taxableAmount: 50000.4 },
          ...{ cgstRate: 2.5, sgstRate: 2.5, igstRate: 0, cessRate: 0 },
        },
        {
          ...{ itemNo: 2, productName: "Soap powder", productDesc: "Soap powder", hsnCode: 3402 },
          ...{ quantity: 4.5, qtyUnit: "KGS", taxableAmount: 1000 },
          ...{ cgstRate: 9, sgstRate: 9, igstRate: 0, cessRate: 0 },
        },
        {
          ...{ itemNo: 3, productName: "Freight", productDesc: "Freight", hsnCode: 996511 },
          ...{ quantity: 0, qtyUnit: "NA", taxableAmount: 200 },
          ...{ cgstRate: 9, sgstRate: 9, igstRate: 0, cessRate: 0 },
        },
      ],
    });
    expect(checkEWayFile(writeText(source))).toEqual([]);
  });

  it("of a van load goes to the company itself, with its challan, as line sales", () => {
    const route = {
      name: null,
      address: "Payyanur route",
      place: "Payyanur",
      pin: "670307",
      stateCode: "32",
    };
    const { receiver: _, ...load } = makeEWaySource({ kind: "vanLoad", number: "VL/26-27/7", shipTo: route });
    expect(readBill(load)).toMatchObject({
      ...{ ...COMPANY_FIELDS, ...VAN_FIELDS, subSupplyType: 10, docType: "CHL", docNo: "VL/26-27/7" },
      ...{ transType: 1, toGstin: "32AABCM5521F1Z0", toTrdName: "Malabar Distributors", toStateCode: 32 },
      ...{ toAddr1: "Payyanur route", toPlace: "Payyanur", toPincode: 670307, actualToStateCode: 32 },
      ...{ totalValue: 50000, cgstValue: 1250, sgstValue: 1250, totInvValue: 52500 },
    });
    expect(readBill(load)).not.toHaveProperty("OthValue");
    expect(checkEWayFile(writeText(load))).toEqual([]);
    const transfer = readBill({ ...load, kind: "transfer" });
    expect(transfer).toMatchObject({ subSupplyType: 10, docType: "CHL" });
  });

  it("of a return to a supplier in another State names the movement and has IGST", () => {
    const supplier = {
      ...{ gstin: "33AAACG2115R1ZO", name: "Salem Soaps", address: "1 Mill Road" },
      ...{ place: "Salem", pin: "636001", stateCode: "33" },
    };
    const line = makeEWayLine({ cgst: 0n, sgst: 0n, igst: paise("2500.00") });
    const source = makeEWaySource({
      kind: "purchaseReturn",
      isInterState: true,
      receiver: supplier,
      lines: [line],
    });
    expect(readBill(source)).toMatchObject({
      ...{ subSupplyType: 8, subSupplyDesc: "Purchase Return", docType: "OTH", toStateCode: 33 },
      ...{ igstValue: 2500, cgstValue: 0, itemList: [{ igstRate: 5, cgstRate: 0, sgstRate: 0 }] },
    });
    expect(checkEWayFile(writeText(source))).toEqual([]);
  });

  it("of goods without tax is for a bill of supply", () => {
    const rice = makeEWayLine({ supplyKind: "nilRated", taxRate: 0n, cgst: 0n, sgst: 0n });
    expect(readBill(makeEWaySource({ lines: [rice], value: paise("50000.00") }))).toMatchObject({
      docType: "BIL",
    });
  });

  it("says where goods are loaded and delivered elsewhere, and by whom", () => {
    const godown = {
      name: "Godown",
      address: "Ring Road",
      place: "Ramanattukara",
      pin: "673633",
      stateCode: "32",
    };
    const shop = { name: "Anna, Mahe", address: "2 Quay", place: "Mahe", pin: "673310", stateCode: "34" };
    const transport = {
      ...SAMPLE_TRANSPORT,
      vehicleNo: null,
      transporterId: "32ABCPM1234F1ZC",
      transporterName: "Anna Cargo",
    };
    const bill = readBill(makeEWaySource({ dispatchFrom: godown, shipTo: shop, transport }));
    expect(bill).toMatchObject({
      ...{
        transType: 4,
        fromPlace: "Ramanattukara",
        fromPincode: 673633,
        fromTrdName: "Malabar Distributors",
      },
      ...{ toGstin: "32ABCPM1234F1ZC", toStateCode: 32, toPlace: "Mahe", actualToStateCode: 34 },
      ...{ transporterId: "32ABCPM1234F1ZC", transporterName: "Anna Cargo", transDistance: 92 },
    });
    for (const name of ["transMode", "vehicleNo", "vehicleType"]) expect(bill).not.toHaveProperty(name);
  });

  it("halves a rate of 0.25 %", () => {
    const stones = makeEWayLine({ taxRate: percent("0.25"), cgst: 6250n, sgst: 6250n });
    const source = makeEWaySource({ lines: [stones], value: paise("50125.00") });
    expect(readBill(source)).toMatchObject({ itemList: [{ cgstRate: 0.125, sgstRate: 0.125 }] });
    expect(checkEWayFile(writeText(source))).toEqual([]);
  });
});

describe("what an e-way bill lacks", () => {
  it.each<[string, Partial<EWaySource>, string[]]>([
    ["nothing", {}, []],
    [
      "PIN codes",
      { company: { ...SAMPLE_COMPANY, pin: null }, receiver: { ...SAMPLE_CUSTOMER, pin: "67" } },
      ["fromPincode company missing", "toPincode customer notUsable"],
    ],
    [
      "the customer's town and State",
      { receiver: { ...SAMPLE_CUSTOMER, gstin: null, place: null, stateCode: null } },
      ["toPlace customer missing", "actualToStateCode customer missing", "toStateCode customer missing"],
    ],
    [
      "a distance and a vehicle",
      { transport: { ...SAMPLE_TRANSPORT, distance: null, vehicleNo: null } },
      ["vehicleNo vehicle missing", "transDistance destination missing"],
    ],
    [
      "a usable vehicle and distance",
      { transport: { ...SAMPLE_TRANSPORT, distance: 4001, vehicleNo: "VAN 1" } },
      ["vehicleNo vehicle notUsable", "transDistance destination notUsable"],
    ],
    [
      "a code and a unit",
      { lines: [makeEWayLine({ hsnCode: "19053", uqc: "" })] },
      ["itemList[0].hsnCode item notUsable", "itemList[0].qtyUnit item missing"],
    ],
    ["a number that the portal takes", { number: "A/26-27/10_1" }, ["docNo document notUsable"]],
    ["goods", { lines: [makeEWayLine({ hsnCode: "996511" })] }, ["itemList document missing"]],
    [
      "the company's own number",
      { company: { ...SAMPLE_COMPANY, gstin: null } },
      ["fromGstin company missing"],
    ],
  ])("names %s", (_, source, faults) => {
    expect(listFaults(makeEWaySource(source))).toEqual(faults);
  });

  it("names the end of a van's route, and asks a van for its own vehicle", () => {
    const route = { name: null, address: null, place: null, pin: null, stateCode: "32" };
    const { receiver: _, ...load } = makeEWaySource({
      ...{ kind: "vanLoad", shipTo: route },
      transport: { ...SAMPLE_TRANSPORT, vehicleNo: null, transporterId: "32ABCPM1234F1ZC" },
    });
    expect(listFaults(load)).toEqual([
      "toPlace destination missing",
      "toPincode destination missing",
      "vehicleNo vehicle missing",
    ]);
  });

  it("keeps a document out of the file and names it beside the others", () => {
    const sound = { id: 1, source: makeEWaySource() };
    const lacking = {
      id: 2,
      source: makeEWaySource({ number: "A/26-27/102", receiver: { ...SAMPLE_CUSTOMER, pin: null } }),
    };
    const file = writeEWayFile([sound, lacking]);
    expect(file.documents).toEqual([sound]);
    expect(file.lacking).toEqual([
      { document: lacking, faults: [{ path: "toPincode", place: "customer", problem: "missing" }] },
    ]);
    expect(checkEWayFile(file.text)).toEqual([]);
  });
});

it(`files of ${MONTH_COUNT} random months are taken, with the sums of their documents`, () => {
  const foundFaults: unknown[] = [];
  let billCount = 0;
  for (let seed = 1; seed <= MONTH_COUNT; seed += 1) {
    const sources = makeRandomSources(seed);
    const { text, lacking } = writeEWayFile(sources.map((source) => ({ source })));
    expect(lacking).toEqual([]);
    foundFaults.push(...(sources.length > 0 ? checkEWayFile(text) : []));
    const { billLists } = JSON.parse(text) as { billLists: { totInvValue: number }[] };
    const expectedValue = Number(sum(sources.map(({ value }) => value))) / 100;
    expect(billLists.reduce((total, bill) => total + bill.totInvValue, 0)).toBeCloseTo(expectedValue, 2);
    billCount += billLists.length;
  }
  expect(foundFaults).toEqual([]);
  expect(billCount).toBeGreaterThan(MONTH_COUNT);
});

/** Invoices of goods to customers in the country, as bills, returns to suppliers and van loads. */
function makeRandomSources(seed: number): EWaySource[] {
  const random = createRandom(seed);
  const { company, documents } = makeRandomMonth(seed);
  return documents.flatMap((document): EWaySource[] => {
    const { party, placeOfSupply, isReverseCharge, isCancelled } = document;
    const isGoodsOnly = document.lines.every(({ hsnCode }) => !hsnCode.startsWith("99"));
    if (document.kind !== "invoice" || isCancelled || isReverseCharge || document.lines.length === 0)
      return [];
    if (!isGoodsOnly || party.kind.startsWith("export")) return [];
    const stateCode = party.gstin?.slice(0, 2) ?? placeOfSupply;
    const own = { ...SAMPLE_COMPANY, gstin: company.gstin, stateCode: company.stateCode };
    const receiver = { ...SAMPLE_CUSTOMER, gstin: party.gstin ?? null, stateCode };
    const isVan = random.chance(0.2);
    return [
      {
        ...{ number: document.number, date: document.date, company: own, value: document.value },
        ...(isVan
          ? { kind: "vanLoad" }
          : { kind: random.pick(["bill", "purchaseReturn"] as const), receiver }),
        isInterState: document.lines.some(({ igst }) => igst > 0n),
        lines: document.lines.map((line) => ({ ...line, description: `Goods "of" ${line.hsnCode}` })),
        transport: { ...SAMPLE_TRANSPORT, distance: random.int(1, 100) },
      },
    ];
  });
}
