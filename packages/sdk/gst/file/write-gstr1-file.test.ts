import { describe, expect, it } from "vitest";
import { checkGstr1File } from "../check/check-gstr1-file.ts";
import type { DocumentLine, OutwardDocument } from "../document.ts";
import { GSTR1_LAWS } from "../laws.ts";
import { makeGstr1 } from "../make-gstr1.ts";
import { HAND_COMPANY, HAND_DOCUMENTS, HAND_PERIOD } from "../testing/hand-month.ts";
import handMonth from "../testing/hand-month.json" with { type: "json" };
import { packRecords } from "./file-parts.ts";
import { writeDecimal, writeJson } from "./json-text.ts";
import { writeGstr1File, type Gstr1FileOptions } from "./write-gstr1-file.ts";

const OFFICIAL_DESCRIPTIONS = new Map([
  ["10063010", "RICE, PARBOILED"],
  ["19053100", "SWEET BISCUITS"],
  ["22021010", "AERATED WATERS"],
]);
const options: Gstr1FileOptions = {
  madeOn: "2026-11-05",
  describeHsn: (hsnCode) => OFFICIAL_DESCRIPTIONS.get(hsnCode),
};
const gstr1 = makeGstr1(HAND_PERIOD, HAND_COMPANY, HAND_DOCUMENTS, GSTR1_LAWS);
const files = writeGstr1File(gstr1, options);

/** An invoice to a registered person, with a line of 18 % in the State. */
const [, firstInvoice] = HAND_DOCUMENTS;

function repeatInvoice(count: number): OutwardDocument[] {
  if (!firstInvoice) throw new Error("The month has no invoices.");
  return Array.from({ length: count }, (_, at) => ({
    ...firstInvoice,
    ...{ id: at + 1, seriesNumber: at + 1, number: `A/26-27/${at + 1}` },
    date: `2026-10-${String((at % 31) + 1).padStart(2, "0")}`,
  }));
}

describe("the file of GSTR-1", () => {
  it("is, byte for byte, the one written by hand", () => {
    expect(files.map(({ text }) => text)).toEqual([JSON.stringify(handMonth)]);
    expect(files.map(({ text }) => checkGstr1File(text))).toEqual([[]]);
  });

  it("has the company and the day on which it is made in its name, without zeros", () => {
    expect(files.map(({ name }) => name)).toEqual(["returns_5112026_R1_32AABCM5521F1Z0_offline.json"]);
  });

  it("of a month without documents has only its head", () => {
    const none = makeGstr1(HAND_PERIOD, HAND_COMPANY, [], GSTR1_LAWS);
    const [file] = writeGstr1File(none, options);
    expect(file?.text).toBe('{"gstin":"32AABCM5521F1Z0","fp":"102026","version":"GST3.2.4","hash":"hash"}');
    expect(checkGstr1File(file?.text ?? "")).toEqual([]);
  });

  it("leaves empty lists of table 12 out", () => {
    const one = makeGstr1(HAND_PERIOD, HAND_COMPANY, repeatInvoice(1), GSTR1_LAWS);
    const [file] = writeGstr1File(one, options);
    expect(Object.keys(JSON.parse(file?.text ?? "").hsn)).toEqual(["hsn_b2b"]);
  });

  it("states the turnover where it is given", () => {
    const turnover = { yearBefore: 4_00_00_000_50n, thisYear: 12_00_000_00n };
    const [file] = writeGstr1File(gstr1, { ...options, turnover });
    expect(file?.text).toContain('"fp":"102026","gt":40000000.5,"cur_gt":1200000,"version"');
    expect(checkGstr1File(file?.text ?? "")).toEqual([]);
  });

  it("has table 12 in one list before May 2025", () => {
    const documents = repeatInvoice(3).map((each) => ({ ...each, date: "2025-04-10" }));
    const april = makeGstr1({ kind: "month", month: "2025-04" }, HAND_COMPANY, documents, GSTR1_LAWS);
    const [file] = writeGstr1File(april, options);
    expect(Object.keys(JSON.parse(file?.text ?? "").hsn)).toEqual(["data"]);
    expect(checkGstr1File(file?.text ?? "")).toEqual([]);
  });

  it("of an IFF has only documents of registered customers", () => {
    const iff = makeGstr1({ kind: "iff", month: "2026-10" }, HAND_COMPANY, HAND_DOCUMENTS, GSTR1_LAWS);
    const [file] = writeGstr1File(iff, { ...options, turnover: { yearBefore: 1n, thisYear: 1n } });
    const keys = ["gstin", "fp", "version", "hash", "b2b", "cdnr"];
    expect(Object.keys(JSON.parse(file?.text ?? ""))).toEqual(keys);
    expect(checkGstr1File(file?.text ?? "", { isIff: true })).toEqual([]);
    for (const { text } of writeGstr1File(iff, { ...options, maxBytes: 700 }))
      expect(text).toMatch(/"(b2b|cdnr)":/);
  });

  it("of a quarter does not list again what an IFF had, but counts it in table 12", () => {
    const period = { kind: "quarter", month: "2026-12" } as const;
    const quarter = makeGstr1(period, HAND_COMPANY, HAND_DOCUMENTS, GSTR1_LAWS);
    const reportedRows = [
      ...quarter.listedDocuments["4A"].rows,
      ...quarter.listedDocuments["9B-registered"].rows,
    ];
    const furnishedIds = new Set(reportedRows.map(({ document }) => document.id));
    const [file] = writeGstr1File(quarter, { ...options, furnishedIds });
    const content = JSON.parse(file?.text ?? "");
    expect(content.fp).toBe("122026");
    expect(content.cdnr).toBeUndefined();
    expect(content.b2b.map(({ ctin }: { ctin: string }) => ctin)).toEqual([
      "32AAHCT7788L1ZL",
      "32AAJFP5566M1ZR",
      "32ABCPM1234F1ZC",
    ]);
    expect(content.hsn).toEqual(handMonth.hsn);
  });

  it("has IGST within the State as CBW, which the recipient owes", () => {
    const lines: DocumentLine[] = (firstInvoice?.lines ?? []).map((line) => ({
      ...{ ...line, cgst: 0n, sgst: 0n, igst: line.cgst + line.sgst },
    }));
    const documents = repeatInvoice(1).map((each) => ({ ...each, lines, isReverseCharge: true }));
    const [file] = writeGstr1File(makeGstr1(HAND_PERIOD, HAND_COMPANY, documents, GSTR1_LAWS), options);
    expect(JSON.parse(file?.text ?? "").b2b[0].inv[0].inv_typ).toBe("CBW");
    expect(checkGstr1File(file?.text ?? "")).toEqual([]);
  });
});

describe("a file in parts", () => {
  const maxBytes = 5_000;
  const many = makeGstr1(
    HAND_PERIOD,
    HAND_COMPANY,
    [...repeatInvoice(60), ...HAND_DOCUMENTS.slice(9)],
    GSTR1_LAWS,
  );
  const parts = writeGstr1File(many, { ...options, maxBytes });

  it("has no part above the limit, and each part is a complete file", () => {
    expect(parts.length).toBeGreaterThan(3);
    for (const { text } of parts) {
      expect(text.length).toBeLessThanOrEqual(maxBytes);
      expect(checkGstr1File(text)).toEqual([]);
    }
    expect(parts.map(({ name }) => name).slice(0, 2)).toEqual([
      "returns_5112026_R1_32AABCM5521F1Z0_offline_1.json",
      "returns_5112026_R1_32AABCM5521F1Z0_offline_2.json",
    ]);
  });

  it("begins where the next record would exceed the limit", () => {
    // 100 characters, the key's 3 and 16 for brackets each; with the head's 10 that is 248.
    const record = { key: "b2c", text: "1".repeat(100) };
    expect(packRecords([record, record], 10, 248)).toEqual([[record, record]]);
    expect(packRecords([record, record], 10, 247)).toEqual([[record], [record]]);
    expect(packRecords([record], 10, 50)).toEqual([[record]]);
  });

  it("has in all parts what one file would have", () => {
    const [whole] = writeGstr1File(many, options);
    const wholeContent = JSON.parse(whole?.text ?? "");
    const contents = parts.map(({ text }) => JSON.parse(text));
    const invoices = contents.flatMap(({ b2b = [] }) => b2b).flatMap(({ inv }) => inv);
    expect(invoices).toEqual(wholeContent.b2b.flatMap(({ inv }: { inv: unknown[] }) => inv));
    for (const key of ["b2cs", "nil", "doc_issue"])
      expect(contents.flatMap((content) => content[key] ?? [])).toEqual([wholeContent[key]].flat());
    expect(Object.assign({}, ...contents.map(({ hsn }) => hsn))).toEqual(wholeContent.hsn);
  });
});

describe("JSON of the file", () => {
  it.each([
    [0n, "0"],
    [5n, "0.05"],
    [-5n, "-0.05"],
    [50n, "0.5"],
    [100n, "1"],
    [-123450n, "-1234.5"],
    [99_999_999_999_99n, "99999999999.99"],
  ])("writes %d hundredths as %s", (hundredths, text) => {
    expect(writeDecimal(hundredths)).toBe(text);
  });

  it("is ASCII", () => {
    expect(writeJson({ desc: 'a "b" – അ' })).toBe('{"desc":"a \\"b\\" \\u2013 \\u0d05"}');
  });
});
