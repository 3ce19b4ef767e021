import { expect, it } from "vitest";
import { readStatement2b } from "./read-statement-2b.ts";
import {
  SAMPLE_LIMITS,
  makeBlock,
  makeFile,
  makeFileInvoice,
  makeInvoiceFile,
} from "./testing/sample-statement.ts";

const read = (file: object) => readStatement2b(JSON.stringify(file), SAMPLE_LIMITS);
const readOne = (file: object) => read(file).statement?.documents[0];
const noTax = { cgst: 0n, sgst: 0n, igst: 0n, cess: 0n };

it("reads an invoice with its items added up, in paise", () => {
  const items = [
    { num: 1, rt: 18, txval: 1000.5, igst: 180.09, cess: 0 },
    { num: 2, rt: 5, txval: 200.25, igst: 10.01, cess: 1.2 },
  ];
  const invoice = makeFileInvoice({ val: 1392.05, pos: "32", items, irn: "a1b2" });
  expect(read(makeInvoiceFile(invoice))).toEqual({
    statement: {
      gstin: SAMPLE_LIMITS.gstin,
      month: "2026-10",
      madeOn: "2026-11-14",
      documents: [
        {
          ...{ section: "b2b", path: "data.docdata.b2b[0].inv[0]", kind: "invoice" },
          ...{ gstin: "32AABCM5521F1Z0", supplierName: "Malabar Foods", number: "INV/0042/26-27" },
          ...{ date: "2026-10-05", value: 1392_05n, amends: null, placeOfSupply: "32" },
          ...{ isReverseCharge: false, ineligible: null, irn: "a1b2", portCode: null },
          ...{ filedOn: "2026-11-11", filedMonth: "2026-10" },
          ...{ taxable: 1200_75n, cgst: 0n, sgst: 0n, igst: 190_10n, cess: 1_20n },
          rates: [
            { rate: 1800n, taxable: 1000_50n, cgst: 0n, sgst: 0n, igst: 180_09n, cess: 0n },
            { rate: 500n, taxable: 200_25n, cgst: 0n, sgst: 0n, igst: 10_01n, cess: 1_20n },
          ],
        },
      ],
    },
    refusals: [],
    refusedCount: 0,
    unreadParts: [],
  });
});

it("reads the totals of a document whose file has no items", () => {
  const totals = { items: undefined, txval: 1000, cgst: 90, sgst: 90, igst: 0, cess: 0 };
  expect(readOne(makeInvoiceFile(makeFileInvoice(totals)))).toMatchObject({
    ...{ taxable: 1000_00n, cgst: 90_00n, sgst: 90_00n, igst: 0n, value: 1180_00n, rates: [] },
  });
});

it("reads an amended invoice with what it was before", () => {
  const amendedInvoice = makeFileInvoice({ oinum: "INV/0041/26-27", oidt: "04-09-2026" });
  expect(readOne(makeFile({ b2ba: [makeBlock({ inv: [amendedInvoice] })] }))).toMatchObject({
    ...{ section: "b2ba", kind: "invoice", number: "INV/0042/26-27" },
    amends: { number: "INV/0041/26-27", date: "2026-09-04" },
  });
});

it("reads credit and debit notes, which need not say whether their credit may be claimed", () => {
  const items = [{ num: 1, rt: 18, txval: 100, igst: 18 }];
  const nt = [
    { ntnum: "CN-1", typ: "C", dt: "06-10-2026", val: 118, items },
    { ntnum: "DN-1", typ: "D", dt: "07-10-2026", val: 118, items, itcavl: "N", rsn: "C", rev: "Y" },
  ];
  const amendedNote = { ...nt[0], ontnum: "CN-0", ontdt: "01-09-2026" };
  const file = makeFile({ cdnr: [makeBlock({ nt })], cdnra: [makeBlock({ nt: [amendedNote] })] });
  expect(read(file).statement?.documents).toMatchObject([
    {
      ...{ section: "cdnr", kind: "creditNote", number: "CN-1", date: "2026-10-06", value: 118_00n },
      ...{ igst: 18_00n, ineligible: null, isReverseCharge: false, placeOfSupply: null },
    },
    { kind: "debitNote", ineligible: { code: "filedLate", text: "C" }, isReverseCharge: true },
    { section: "cdnra", kind: "creditNote", amends: { number: "CN-0", date: "2026-09-01" } },
  ]);
});

it("reads what a distributor passes on, in both of its parts, and its credit notes", () => {
  const part = { doctyp: "ISDI", docnum: "D-7", docdt: "30-10-2026", cgst: 20, sgst: 20, itcelg: "Y" };
  const doclist = [
    part,
    { ...part, itcelg: "N", cgst: 5, sgst: 5 },
    { ...part, doctyp: "ISDC", docnum: "D-8", igst: -7.5, cgst: 0, sgst: 0 },
  ];
  expect(read(makeFile({ isd: [makeBlock({ doclist })] }))).toMatchObject({
    statement: {
      documents: [
        { kind: "distributorInvoice", number: "D-7", value: 40_00n, taxable: 0n, ineligible: null },
        { value: 10_00n, ineligible: { code: "distributor", text: "N" } },
        { kind: "distributorCreditNote", number: "D-8", value: -7_50n, igst: -7_50n },
      ],
    },
    refusals: [],
  });
});

it("reads bills of entry, which have no supplier", () => {
  const bill = {
    portcode: "INCOK1",
    boenum: "2566282",
    boedt: "18-10-2026",
    txval: 5000,
    igst: 900,
    cess: 0.5,
  };
  expect(readOne(makeFile({ impg: [bill] }))).toMatchObject({
    ...{ section: "impg", path: "data.docdata.impg[0]", kind: "billOfEntry", gstin: null },
    ...{ number: "2566282", date: "2026-10-18", taxable: 5000_00n, ...noTax, igst: 900_00n, cess: 50n },
    ...{ value: 5900_50n, portCode: "INCOK1", ineligible: null },
  });
});

it.each([
  [{ itcavl: "Y", rsn: "" }, null],
  [
    { itcavl: "N", rsn: "P" },
    { code: "placeOfSupply", text: "P" },
  ],
  [
    { itcavl: "N", rsn: "C" },
    { code: "filedLate", text: "C" },
  ],
  [
    { itcavl: "N", rsn: "Z" },
    { code: "other", text: "Z" },
  ],
  [
    { itcavl: "N", rsn: "constructor" },
    { code: "other", text: "constructor" },
  ],
  [
    { itcavl: "N", rsn: null },
    { code: "notGiven", text: "" },
  ],
  [
    { itcavl: "T", rsn: "" },
    { code: "temporary", text: "" },
  ],
])("reads why the credit of an invoice with %o may not be claimed", (change, ineligible) => {
  expect(readOne(makeInvoiceFile(makeFileInvoice(change)))?.ineligible).toEqual(ineligible);
});

it("names the parts of a file that it does not read", () => {
  const file = { ...makeFile({ ecom: [], isda: [{}], b2b: [] }, { docrejdata: {} }), sign: "x" };
  expect(read(file)).toMatchObject({
    statement: { documents: [] },
    refusals: [],
    unreadParts: ["sign", "data.docrejdata", "data.docdata.ecom", "data.docdata.isda"],
  });
});

it("reads bytes as it reads a text, with a byte order mark or without", () => {
  const text = JSON.stringify(makeInvoiceFile(makeFileInvoice()));
  const expectedReading = readStatement2b(text, SAMPLE_LIMITS);
  expect(expectedReading.statement?.documents).toHaveLength(1);
  for (const file of [
    new TextEncoder().encode(text),
    `\uFEFF${text}`,
    new TextEncoder().encode(`\uFEFF${text}`),
  ])
    expect(readStatement2b(file, SAMPLE_LIMITS)).toEqual(expectedReading);
});

it("takes the documents beside one that is refused, and names the first wrong field of that", () => {
  const file = makeInvoiceFile(
    makeFileInvoice({ inum: "A1" }),
    makeFileInvoice({ inum: "A2", dt: "31-09-2026", val: "many" }),
    makeFileInvoice({ inum: "A3" }),
  );
  const { statement, refusals, refusedCount } = read(file);
  expect(statement?.documents.map(({ number }) => number)).toEqual(["A1", "A3"]);
  expect(refusals).toEqual([{ path: "data.docdata.b2b[0].inv[1].dt", code: "notADay" }]);
  expect(refusedCount).toBe(1);
});

it("names a thousand refusals and counts the others", () => {
  const { statement, refusals, refusedCount } = read(makeInvoiceFile(...Array<number>(1_500).fill(1)));
  expect(statement?.documents).toEqual([]);
  expect(refusals).toHaveLength(1_000);
  expect(refusals[999]).toEqual({ path: "data.docdata.b2b[0].inv[999]", code: "notAnObject" });
  expect(refusedCount).toBe(1_500);
});
