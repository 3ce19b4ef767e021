import { describe, expect, it } from "vitest";
import { paise, price, quantity } from "../../books/money.ts";
import { HAND_DOCUMENTS } from "../testing/hand-month.ts";
import { makeRandomMonth } from "../testing/random-month.ts";
import { checkEInvoice } from "./check/check-e-invoice.ts";
import { findReasonNotNeeded } from "./find-e-invoice-state.ts";
import { makeSource, SAMPLE_SELLER } from "./testing/e-invoice-sources.ts";
import { writeEInvoice } from "./write-e-invoice.ts";

const isWhole = process.env["VANBOOK_WHOLE"] === "1";
const MONTH_COUNT = isWhole ? 2_000 : 60;
const findDocument = (id: number) => HAND_DOCUMENTS.find((each) => each.id === id)!;

describe("an e-invoice", () => {
  it("of two rates, a discount after tax and a round-off is as written by hand", () => {
    const source = makeSource(findDocument(101), { discount: paise("3.00") });
    const lines = source.lines.map((line, at) => (at === 1 ? { ...line, unitPrice: price("280") } : line));
    // 950.00 + 1234.56 + 190.00 = 2374.56; taxes twice 139.61; less 3.00 and with 0.22 it is 2651.00.
    expect(JSON.parse(writeEInvoice({ ...source, lines }).text ?? "")).toEqual({
      Version: "1.1",
      TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N" },
      DocDtls: { Typ: "INV", No: "A/26-27/101", Dt: "01/10/2026" },
      SellerDtls: {
        ...{ Gstin: "32AABCM5521F1Z0", LglNm: "Malabar Distributors", Addr1: "14/220 Beach Road" },
        ...{ Loc: "Kozhikode", Pin: 673001, Stcd: "32", Ph: "4952765432", Em: "office@malabar.example" },
      },
      BuyerDtls: {
        ...{ Gstin: "32ABCPM1234F1ZC", LglNm: "Stores (regular)", Pos: "32", Addr1: "5 Market Street" },
        ...{ Loc: "Market", Pin: 600001, Stcd: "32", Ph: "9847012345" },
      },
      ItemList: [
        {
          ...{
            SlNo: "1",
            PrdDesc: "Goods of 19053100",
            IsServc: "N",
            HsnCd: "19053100",
            Qty: 10,
            Unit: "PAC",
          },
          ...{
            UnitPrice: 95,
            TotAmt: 950,
            AssAmt: 950,
            GstRt: 5,
            IgstAmt: 0,
            CgstAmt: 23.75,
            SgstAmt: 23.75,
          },
          TotItemVal: 997.5,
        },
        {
          ...{
            SlNo: "2",
            PrdDesc: "Goods of 34025000",
            IsServc: "N",
            HsnCd: "34025000",
            Qty: 4.5,
            Unit: "KGS",
          },
          ...{ UnitPrice: 280, TotAmt: 1260, Discount: 25.44, AssAmt: 1234.56, GstRt: 18, IgstAmt: 0 },
          ...{ CgstAmt: 111.11, SgstAmt: 111.11, TotItemVal: 1456.78 },
        },
        {
          ...{
            SlNo: "3",
            PrdDesc: "Goods of 19053100",
            IsServc: "N",
            HsnCd: "19053100",
            Qty: 2,
            Unit: "PAC",
          },
          ...{ UnitPrice: 95, TotAmt: 190, AssAmt: 190, GstRt: 5, IgstAmt: 0, CgstAmt: 4.75, SgstAmt: 4.75 },
          TotItemVal: 199.5,
        },
      ],
      ValDtls: {
        ...{ AssVal: 2374.56, CgstVal: 139.61, SgstVal: 139.61, IgstVal: 0, Discount: 3, RndOffAmt: 0.22 },
        TotInvVal: 2651,
      },
    });
  });

  it("of every document of the month by hand that needs one passes the check", () => {
    const neededDocuments = HAND_DOCUMENTS.filter(
      (document) => findReasonNotNeeded(document, { dutyFrom: "2020-10-01", turnovers: [] }) === undefined,
    );
    expect(neededDocuments.map(({ id }) => id)).toEqual([
      100, 101, 102, 103, 104, 105, 106, 107, 601, 701, 702, 703, 801,
    ]);
    for (const document of neededDocuments) {
      const source = makeSource(document);
      const { text, faults } = writeEInvoice({ ...source, buyer: { ...source.buyer, pin: "600001" } });
      expect([document.id, faults, text && checkEInvoice(text)]).toEqual([document.id, undefined, []]);
    }
  });

  it("under reverse charge has the tax that the recipient pays in its value", () => {
    const { ValDtls: values } = JSON.parse(writeEInvoice(makeSource(findDocument(106))).text ?? "");
    expect(values).toEqual({ AssVal: 1000, CgstVal: 25, SgstVal: 25, IgstVal: 0, TotInvVal: 1050 });
  });

  it("names the invoice of a note", () => {
    const { DocDtls: head, RefDtls: references } = JSON.parse(
      writeEInvoice(makeSource(findDocument(701))).text ?? "",
    );
    expect(head).toEqual({ Typ: "CRN", No: "C/26-27/1", Dt: "14/10/2026" });
    expect(references).toEqual({ PrecDocDtls: [{ InvNo: "A/26-27/101", InvDt: "01/10/2026" }] });
  });

  it("rounds a price up where three decimals would miss the amount by more than a rupee", () => {
    const source = makeSource(findDocument(100));
    const [line] = source.lines;
    const long = {
      ...line!,
      quantity: quantity("9000"),
      unitPrice: price("12.3454"),
      taxable: paise("111108.60"),
    };
    const { text } = writeEInvoice({
      ...source,
      lines: [{ ...long, cgst: paise("2777.72"), sgst: paise("2777.72") }],
      document: { ...source.document, value: paise("116664.04") },
      roundOff: 0n,
    });
    // 12.345 x 9000 = 111105.00, which is 3.60 less; 12.346 x 9000 = 111114.00, which is 5.40 more.
    expect(JSON.parse(text ?? "").ItemList[0]).toMatchObject({
      ...{ UnitPrice: 12.346, TotAmt: 111114, Discount: 5.4, AssAmt: 111108.6 },
    });
    expect(checkEInvoice(text ?? "")).toEqual([]);
  });
});

describe("what an e-invoice lacks", () => {
  const source = makeSource(findDocument(101));
  const withoutCode = {
    lines: source.lines.slice(0, 1).map((line) => ({ ...line, hsnCode: "" })),
    ...{ document: { ...source.document, value: paise("997.50") }, roundOff: 0n },
  };
  const write = (change: object) => writeEInvoice({ ...source, ...change }).faults;

  it.each([
    ["the buyer's PIN", { buyer: { ...source.buyer, pin: null } }, "BuyerDtls.Pin", "customer", "missing"],
    [
      "a PIN of five digits",
      { buyer: { ...source.buyer, pin: "67300" } },
      "BuyerDtls.Pin",
      "customer",
      "notUsable",
    ],
    [
      "the buyer's address",
      { buyer: { ...source.buyer, address: " " } },
      "BuyerDtls.Addr1",
      "customer",
      "missing",
    ],
    [
      "the buyer's place",
      { buyer: { ...source.buyer, place: null } },
      "BuyerDtls.Loc",
      "customer",
      "missing",
    ],
    [
      "a name of two letters",
      { buyer: { ...source.buyer, name: "AB" } },
      "BuyerDtls.LglNm",
      "customer",
      "tooShort",
    ],
    ["the seller's PIN", { seller: { ...SAMPLE_SELLER, pin: null } }, "SellerDtls.Pin", "company", "missing"],
    [
      "the seller's GSTIN",
      { seller: { ...SAMPLE_SELLER, gstin: null } },
      "SellerDtls.Gstin",
      "company",
      "missing",
    ],
    [
      "lines",
      { lines: [], document: { ...source.document, value: 0n }, roundOff: 0n },
      "ItemList",
      "document",
      "missing",
    ],
    ["a sum that is right", { roundOff: 5n }, "ValDtls.TotInvVal", "document", "notUsable"],
    ["an HSN code", withoutCode, "ItemList[0].HsnCd", "item", "missing"],
  ])("is named: %s", (_, change, path, place, problem) => {
    expect(write(change)).toEqual([{ path, place, problem }]);
  });

  it("an address is shared out over two lines, and one that is too long is named", () => {
    const address = `${"Long street name ".repeat(10)}end`;
    const { text } = writeEInvoice({ ...source, buyer: { ...source.buyer, address } });
    const { Addr1: first, Addr2: second } = JSON.parse(text ?? "").BuyerDtls;
    expect(`${first} ${second}`).toBe(address);
    expect(first.length).toBeLessThanOrEqual(100);
    const tooLong = write({ buyer: { ...source.buyer, address: "word ".repeat(60) } });
    expect(tooLong?.map(({ problem }) => problem)).toContain("tooLong");
  });

  it("marks that the portal refuses are replaced", () => {
    const { text } = writeEInvoice({ ...source, buyer: { ...source.buyer, name: 'Stores "A\\B"\n2' } });
    expect(JSON.parse(text ?? "").BuyerDtls.LglNm).toBe("Stores 'A/B' 2");
  });
});

it(`the documents of ${MONTH_COUNT} random months pass the check`, () => {
  let count = 0;
  for (let seed = 0; seed < MONTH_COUNT; seed++) {
    const { company, documents } = makeRandomMonth(seed);
    const seller = { ...SAMPLE_SELLER, gstin: company.gstin, stateCode: company.stateCode };
    for (const document of documents) {
      if (findReasonNotNeeded(document, { dutyFrom: "2020-10-01", turnovers: [] }) !== undefined) continue;
      const plain = makeSource({ ...document, value: 0n }, { seller });
      const source = { ...plain, document: { ...document, value: -plain.roundOff }, roundOff: 0n };
      const { text, faults } = writeEInvoice(source);
      expect([seed, document.id, faults, text && checkEInvoice(text)]).toEqual([
        seed,
        document.id,
        undefined,
        [],
      ]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(MONTH_COUNT);
});
