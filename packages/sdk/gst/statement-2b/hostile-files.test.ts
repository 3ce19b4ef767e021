import { expect, it } from "vitest";
import { readStatement2b } from "./read-statement-2b.ts";
import type { RefusalCode } from "./statement.ts";
import {
  SAMPLE_LIMITS,
  makeBlock,
  makeFile,
  makeFileInvoice,
  makeInvoiceFile,
} from "./testing/sample-statement.ts";

const goodText = JSON.stringify(makeInvoiceFile(makeFileInvoice()));
const writeOwnFile = (data: object) => JSON.stringify(makeFile({}, data));

// Each of them refuses the whole file: nothing of it is taken.
it.each<[string, string | Uint8Array, RefusalCode, string]>([
  ["nothing", "", "notJson", ""],
  ["a list", "[]", "notAnObject", ""],
  ["null", "null", "notAnObject", ""],
  ["half a file", goodText.slice(0, -40), "notJson", ""],
  ["a spreadsheet", "PK\u0003\u0004", "notJson", ""],
  ["a number that JSON does not know", goodText.replace('"val":1180', '"val":NaN'), "notJson", ""],
  ["bytes of another encoding", new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]), "notUtf8", ""],
  ["lists that are nested 100,000 deep", "[".repeat(100_000), "nestedTooDeeply", ""],
  [
    "objects that are nested deeper than the format",
    JSON.stringify(makeFile({ b2b: [[[[[[[[[[[[[[[]]]]]]]]]]]]]]] })),
    "nestedTooDeeply",
    "",
  ],
  ["millions of values", `[${"1,".repeat(3_000_000)}1]`, "tooManyValues", ""],
  [
    "an object of many fields",
    JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, 1]))),
    "tooManyFields",
    "",
  ],
  [
    "an amount that is there twice",
    goodText.replace('"val":1180', '"val":1180,"val":11800'),
    "repeatedName",
    "data.docdata.b2b[0].inv[0].val",
  ],
  [
    "a name that is there twice in two spellings",
    goodText.replace('"gstin":', '"gst\\u0069n":"32AAACX1234A1Z5","gstin":'),
    "repeatedName",
    "data.gstin",
  ],
  ["no data", '{"chksum":"A1"}', "missing", "data"],
  ["data that is a text", '{"data":"b2b"}', "notAnObject", "data"],
  ["no documents", writeOwnFile({ docdata: undefined }), "missing", "data.docdata"],
  ["documents that are a list", writeOwnFile({ docdata: [] }), "notAnObject", "data.docdata"],
  ["no GSTIN", writeOwnFile({ gstin: undefined }), "missing", "data.gstin"],
  ["a GSTIN that is a list", writeOwnFile({ gstin: [SAMPLE_LIMITS.gstin] }), "notAText", "data.gstin"],
  ["a GSTIN of another form", writeOwnFile({ gstin: "32AAACV1234" }), "notAGstin", "data.gstin"],
  ["another company's GSTIN", writeOwnFile({ gstin: "32AAACX1234A1Z5" }), "otherCompany", "data.gstin"],
  [
    "another registration of the company",
    writeOwnFile({ gstin: "33AAACV1234A1Z3" }),
    "otherCompany",
    "data.gstin",
  ],
  ["another month", writeOwnFile({ rtnprd: "092026" }), "otherMonth", "data.rtnprd"],
  ["a thirteenth month", writeOwnFile({ rtnprd: "132026" }), "notAMonth", "data.rtnprd"],
  ["a day of making that does not exist", writeOwnFile({ gendt: "31-11-2026" }), "notADay", "data.gendt"],
  ["a year of four zeros", writeOwnFile({ gendt: "01-01-0000" }), "dayOutOfRange", "data.gendt"],
])("refuses a file with %s", (_, file, code, path) => {
  expect(readStatement2b(file, SAMPLE_LIMITS)).toEqual({
    ...{ statement: undefined, refusals: [{ path, code }], refusedCount: 1, unreadParts: [] },
  });
});

it("refuses a file that is larger, or has more documents, than the limits allow", () => {
  const bytes = goodText.length;
  expect(readStatement2b(goodText, { ...SAMPLE_LIMITS, bytes }).statement?.documents).toHaveLength(1);
  expect(readStatement2b(goodText, { ...SAMPLE_LIMITS, bytes: bytes - 1 }).refusals).toEqual([
    { path: "", code: "tooLarge" },
  ]);
  const isTooLong = readStatement2b(new Uint8Array(48 * 1024 * 1024 + 1), SAMPLE_LIMITS);
  expect(isTooLong.refusals).toEqual([{ path: "", code: "tooLarge" }]);
  // One supplier and its invoice.
  expect(readStatement2b(goodText, { ...SAMPLE_LIMITS, documents: 2 }).statement?.documents).toHaveLength(1);
  expect(readStatement2b(goodText, { ...SAMPLE_LIMITS, documents: 1 }).refusals).toEqual([
    { path: "data.docdata", code: "tooManyDocuments" },
  ]);
});

const item = { num: 1, rt: 18, txval: 1000, cgst: 90, sgst: 90 };

it.each<[string, object, RefusalCode, string]>([
  ["a number that is a number", { inum: 42 }, "notAText", ".inum"],
  ["no number", { inum: " " }, "missing", ".inum"],
  ["a number of a thousand letters", { inum: "A".repeat(1_000) }, "textTooLong", ".inum"],
  ["a number with a line break", { inum: "INV\n42" }, "unreadableText", ".inum"],
  ["a number that is written backwards", { inum: "INV\u202E24" }, "unreadableText", ".inum"],
  ["a number with half a letter", { inum: "INV\uD800" }, "unreadableText", ".inum"],
  ["30 February", { dt: "30-02-2026" }, "notADay", ".dt"],
  ["29 February of no leap year", { dt: "29-02-2026" }, "notADay", ".dt"],
  ["a day of another form", { dt: "2026-10-05" }, "notADay", ".dt"],
  ["a day that is a number", { dt: 20261005 }, "notAText", ".dt"],
  ["a day before GST", { dt: "30-06-2017" }, "dayOutOfRange", ".dt"],
  ["an amount that is a text", { val: "1180.00" }, "notANumber", ".val"],
  ["an amount that is an object", { val: { valueOf: 1180 } }, "notANumber", ".val"],
  ["no amount", { val: undefined }, "missing", ".val"],
  ["an amount of null", { val: null }, "notANumber", ".val"],
  ["a third decimal", { val: 1180.005 }, "moreThanTwoDecimals", ".val"],
  ["a sum that floating point spoilt", { val: 0.1 + 0.2 }, "moreThanTwoDecimals", ".val"],
  ["a negative amount", { val: -1180 }, "negativeAmount", ".val"],
  ["an amount of fourteen digits", { val: 1e13 }, "amountTooLarge", ".val"],
  ["an amount of 300 digits", { val: 1e300 }, "amountTooLarge", ".val"],
  ["items that are an object", { items: { 0: item } }, "notAList", ".items"],
  ["an item that is a list", { items: [item, [item]] }, "notAnObject", ".items[1]"],
  ["a tax that is a text", { items: [{ ...item, cgst: "90" }] }, "notANumber", ".items[0].cgst"],
  ["an item without a value", { items: [{ num: 1, rt: 18 }] }, "missing", ".items[0].txval"],
  ["totals that are not those of its items", { txval: 999.99 }, "sumDiffers", ".txval"],
  ["a State that is none", { pos: "Kerala" }, "unknownCode", ".pos"],
  ["a yes of another kind", { rev: true }, "notAText", ".rev"],
  ["a code that is not known", { itcavl: "X" }, "unknownCode", ".itcavl"],
  ["a code that every object has", { itcavl: "constructor" }, "unknownCode", ".itcavl"],
  ["no word on its credit", { itcavl: undefined }, "missing", ".itcavl"],
])("refuses an invoice with %s", (_, change, code, field) => {
  const file = makeInvoiceFile(makeFileInvoice(change), makeFileInvoice({ inum: "GOOD" }));
  const { statement, refusals } = readStatement2b(JSON.stringify(file), SAMPLE_LIMITS);
  expect(refusals).toEqual([{ path: `data.docdata.b2b[0].inv[0]${field}`, code }]);
  expect(statement?.documents.map(({ number }) => number)).toEqual(["GOOD"]);
});

const note = { ntnum: "CN-1", typ: "C", dt: "06-10-2026", val: 118, items: [item] };

it.each<[string, object, RefusalCode, string]>([
  ["a section that is an object", { b2b: { inv: [] } }, "notAList", "b2b"],
  ["a supplier that is a text", { b2b: ["32AABCM5521F1Z0"] }, "notAnObject", "b2b[0]"],
  ["a supplier without a GSTIN", { b2b: [makeBlock({ ctin: "URP", inv: [] })] }, "notAGstin", "b2b[0].ctin"],
  [
    "a filing date that is none",
    { b2b: [makeBlock({ supfildt: "00-11-2026" })] },
    "notADay",
    "b2b[0].supfildt",
  ],
  ["invoices that are a number", { b2b: [makeBlock({ inv: 7 })] }, "notAList", "b2b[0].inv"],
  [
    "a note of neither kind",
    { cdnr: [makeBlock({ nt: [{ ...note, typ: "I" }] })] },
    "unknownCode",
    "cdnr[0].nt[0].typ",
  ],
  [
    "an amended note without the first",
    { cdnra: [makeBlock({ nt: [note] })] },
    "missing",
    "cdnra[0].nt[0].ontnum",
  ],
  [
    "a distributor's document of no kind",
    { isd: [makeBlock({ doclist: [{ docnum: "1", docdt: "01-10-2026", itcelg: "Y", doctyp: "INV" }] })] },
    "unknownCode",
    "isd[0].doclist[0].doctyp",
  ],
  [
    "a bill of entry without tax",
    { impg: [{ boenum: "1", boedt: "01-10-2026" }] },
    "missing",
    "impg[0].txval",
  ],
  [
    "one number twice",
    { b2b: [makeBlock({ inv: [makeFileInvoice(), makeFileInvoice({ inum: "inv/0042/26-27", val: 9 })] })] },
    "repeatedDocument",
    "b2b[0].inv[1]",
  ],
])("refuses %s", (_, parts, code, path) => {
  const { statement, refusals } = readStatement2b(JSON.stringify(makeFile(parts)), SAMPLE_LIMITS);
  expect(statement).toBeDefined();
  expect(refusals).toEqual([{ path: `data.docdata.${path}`, code }]);
});

it("takes no field from what every object inherits", () => {
  const text = goodText.replace('"inum":"INV/0042/26-27",', '"__proto__":{"inum":"EVIL"},');
  const { statement, refusals } = readStatement2b(text, SAMPLE_LIMITS);
  expect(statement?.documents).toEqual([]);
  expect(refusals).toEqual([{ path: "data.docdata.b2b[0].inv[0].inum", code: "missing" }]);
});

it("shortens the names that a file gives to parts that are not read", () => {
  const file = makeFile({ [`x${"y".repeat(5_000)}`]: [] });
  const [name] = readStatement2b(JSON.stringify(file), SAMPLE_LIMITS).unreadParts;
  expect(name).toHaveLength(200);
});
