import { describe, expect, it } from "vitest";
import { GSTR1_FORMAT } from "../format/gstr1-format.ts";
import { breakFile, reorderKeys, setIn, type FileChange, type FileContent } from "../testing/break-file.ts";
import handMonth from "../testing/hand-month.json" with { type: "json" };
import { checkGstr1File } from "./check-gstr1-file.ts";
import type { Gstr1CheckOptions } from "./file-fault.ts";

const rightText = JSON.stringify(handMonth);
const setHead = setIn((file) => file);
const setUntaxed = setIn((file) => file.nil.inv[0]);
const setHsn = setIn((file) => file.hsn.hsn_b2b[0]);
const setService = setIn((file) => file.hsn.hsn_b2b[4]);
const setIssued = setIn((file) => file.doc_issue.doc_det[0]);
const setNumbers = setIn((file) => file.doc_issue.doc_det[0].docs[0]);
const setSmall = (at: number) => setIn((file) => file.b2cs[at]);

function listRules(text: string, options?: Gstr1CheckOptions): string[] {
  return checkGstr1File(text, options).map(({ rule }) => rule);
}

describe("the checker of the file of GSTR-1", () => {
  it("finds nothing in the file written by hand, with or without blanks", () => {
    expect(checkGstr1File(rightText)).toEqual([]);
    expect(checkGstr1File(JSON.stringify(handMonth, null, 2))).toEqual([]);
  });

  it.each<[string, FileChange, string]>([
    ["a wrong digit in the company's GSTIN", setHead({ gstin: "32AABCM5521F1Z1" }), "gstin_checksum"],
    ["a month that does not exist", setHead({ fp: "132026" }), "period"],
    ["another version", setHead({ version: "GST2.0" }), "version"],
    ["another hash", setHead({ hash: "0" }), "hash"],
    ["no hash", setHead({ hash: undefined }), "missing_key"],
    ["a turnover as a text", setHead({ gt: "1" }), "type"],
    ["an unknown section", setHead({ b2d: [1] }), "unknown_key"],
    ["a section of the tool that files never have", setHead({ atadj: [1] }), "section"],
    ["an empty section", setHead({ txpd: [] }), "empty"],
    ["table 8 as a list", setHead({ nil: handMonth.nil.inv }), "type"],
    ["table 12 in two lists before May 2025", setHead({ fp: "042025" }), "unknown_key"],
    ["table 12 in one list since then", setHead({ hsn: { data: handMonth.hsn.hsn_b2b } }), "unknown_key"],
    ["sections in another order", (file) => reorderKeys(file, "gstin", "fp", "b2cl"), "key_order"],
  ])("refuses %s", (_title, change, rule) => {
    expect(listRules(breakFile(change))).toContain(rule);
  });

  it.each<[string, FileChange, string]>([
    ["a kind of supply that contradicts the State", setSmall(0)({ sply_ty: "INTER" }), "sply_ty"],
    ["a row of table 7 twice", setSmall(1)({ rt: 5 }), "repeated"],
    ["table 8 with another kind of supply", setUntaxed({ sply_ty: "INTER" }), "list"],
    ["an HSN code of three digits", setHsn({ hsn_sc: "100" }), "hsn_length_for_aato"],
    ["no HSN code", setHsn({ hsn_sc: "" }), "hsn_length_for_aato"],
    ["a unit that is no UQC", setHsn({ uqc: "PKT" }), "list"],
    ["goods without a unit", setHsn({ uqc: "NA" }), "uqc_of_services"],
    ["a quantity of a service", setService({ qty: 1 }), "quantity_of_services"],
    ["CGST other than SGST in table 12", setService({ camt: 25.01 }), "equal_halves"],
    ["a row of table 12 with another number", setService({ num: 6 }), "num"],
    ["a row of table 12 twice", (file) => void file.hsn.hsn_b2b.push(file.hsn.hsn_b2b[0]), "repeated"],
    ["more numbers cancelled than issued", setNumbers({ cancel: 9 }), "doc_issue.cancelled_within_total"],
    ["a wrong net number", setNumbers({ net_issue: 8 }), "net_issue"],
    ["half a number", setNumbers({ totnum: 8.5 }), "pattern"],
    ["a wrong number of a nature", setIssued({ doc_num: 2 }), "doc_num"],
    ["an unknown nature", setIssued({ doc_typ: "Invoice" }), "list"],
  ])("refuses %s", (_title, change, rule) => {
    expect(listRules(breakFile(change))).toContain(rule);
  });

  it.each<[string, FileChange, string, Gstr1CheckOptions]>([
    ["an HSN code that is too short", setHsn({ hsn_sc: "1006" }), "hsn_length_for_aato", { minHsnDigits: 6 }],
    ["an HSN code of no list", setHsn({}), "hsn_code_known", { isKnownHsn: (code) => code !== "10063010" }],
    ["table 7 in an IFF", setHead({}), "unknown_key", { isIff: true }],
  ])("refuses %s", (_title, change, rule, options) => {
    expect(listRules(breakFile(change), options)).toContain(rule);
    expect(listRules(breakFile(change))).toEqual([]);
  });

  it.each([
    ["a file that breaks off", rightText.slice(0, -1), "json"],
    ["a text after the file", `${rightText}x`, "json"],
    ["a number with a leading zero", rightText.replace(":2651,", ":02651,"), "json"],
    ["a list that never ends", "[".repeat(50_000), "json"],
    ["a number in another notation", rightText.replace(":2651,", ":2.651e3,"), "pattern"],
    ["a key twice", rightText.replace('"val":2651', '"val":2651,"val":1'), "repeated_key"],
    ["a section twice", rightText.replace('"hsn":{', '"hsn":[],"hsn":{'), "repeated_key"],
    ["another kind of file", "[]", "type"],
    ["a file above the limit", " ".repeat(GSTR1_FORMAT.envelope.max_measured_bytes + 1), "size"],
  ])("refuses %s", (_title, text, rule) => {
    expect(listRules(text)).toContain(rule);
  });

  it("knows the sections that amend, and advances", () => {
    const [{ inv, ctin }] = handMonth.b2b as FileContent;
    const { inum, idt, ...rest } = inv[0];
    const amounts = { rt: 5, txval: 100, camt: 2.5, samt: 2.5, csamt: 0 };
    const file = {
      ...{ gstin: handMonth.gstin, fp: handMonth.fp, version: "GST3.2.4", hash: "hash" },
      b2b: [{ ctin, inv }],
      b2ba: [{ ctin, inv: [{ oinum: inum, oidt: "01-09-2026", inum, idt, ...rest }] }],
      b2csa: ["082026", "092026"].map((omon) => ({
        ...{ omon, sply_ty: "INTRA", typ: "OE", pos: "32", itms: [amounts] },
      })),
      txpd: [{ pos: "33", sply_ty: "INTER", itms: [{ rt: 18, ad_amt: 100, iamt: 18 }] }],
    };
    expect(checkGstr1File(JSON.stringify(file))).toEqual([]);
    expect(listRules(JSON.stringify({ ...file, b2ba: [{ ctin, inv }] }))).toContain("missing_key");
    expect(listRules(JSON.stringify({ ...file, b2csa: [...file.b2csa, ...file.b2csa] }))).toContain(
      "repeated",
    );
  });
});
