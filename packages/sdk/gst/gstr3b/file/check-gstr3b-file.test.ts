import { describe, expect, it } from "vitest";
import type { FileChange, FileContent } from "../../testing/break-file.ts";
import { reorderKeys, setIn } from "../../testing/break-file.ts";
import everyKey from "../testing/example-of-every-key.json" with { type: "json" };
import handFile from "../testing/hand-gstr3b.json" with { type: "json" };
import { checkGstr3bFile } from "./check-gstr3b-file.ts";

/** The rules that the file of January 2025 with every key breaks after the change. */
function listRules(change: FileChange): string[] {
  const file: FileContent = structuredClone(everyKey);
  return checkGstr3bFile(JSON.stringify(change(file) ?? file)).map(({ rule }) => rule);
}

const setHead = setIn((file) => file);
const setOutward = setIn((file) => file.sup_details.osup_det);
const setZero = setIn((file) => file.sup_details.osup_zero);
const setNil = setIn((file) => file.sup_details.osup_nil_exmp);
const setCredit = (at: number) => setIn((file) => file.itc_elg.itc_avl[at]);
const setReversed = (at: number) => setIn((file) => file.itc_elg.itc_rev[at]);
const setPlace = (at: number) => setIn((file) => file.inter_sup.unreg_details[at]);
const setInward = setIn((file) => file.inward_sup.isup_details[0]);

describe("the checker of the file of GSTR-3B", () => {
  it("finds nothing in a file with every key, and in the one written by hand", () => {
    expect(listRules(() => undefined)).toEqual([]);
    expect(checkGstr3bFile(JSON.stringify(handFile, null, 2))).toEqual([]);
  });

  it.each<[string, FileChange, string]>([
    ["a wrong digit in the GSTIN", setHead({ gstin: "27AAPFU0939F1Z1" }), "gstin_checksum"],
    ["a month that does not exist", setHead({ ret_period: "132026" }), "period"],
    ["an unknown section", setHead({ sup: {} }), "unknown_key"],
    ["no section for input tax", setHead({ itc_elg: undefined }), "missing_key"],
    ["sections in another order", (file) => reorderKeys(file, "gstin", "itc_elg"), "key_order"],
    ["an amount as a text", setOutward({ iamt: "1" }), "type"],
    ["an amount with three decimals", setOutward({ txval: 1.005 }), "pattern"],
    ["an amount that is too large", setOutward({ txval: 99_999_999_999_999 }), "pattern"],
    ["CGST other than SGST", setOutward({ camt: 1 }), "equal_halves"],
    ["CGST of supplies at zero rate", setZero({ camt: 1 }), "always_zero"],
    ["tax of nil-rated supplies", setNil({ iamt: 1 }), "always_zero"],
    ["an unknown amount", setNil({ value: 1 }), "unknown_key"],
    ["no cess", setNil({ csamt: undefined }), "missing_key"],
    ["CGST of imports", setCredit(0)({ camt: 1 }), "always_zero"],
    ["a list in another order", setCredit(1)({ ty: "IMPG" }), "ty"],
    ["a list with too few objects", (file) => void file.itc_elg.itc_avl.pop(), "rows"],
    ["a reversal below zero", setReversed(0)({ iamt: -1 }), "negative"],
    ["a net credit that is another", setReversed(1)({ iamt: 501 }), "itc_net"],
    ["exempt supplies below zero", setInward({ inter: -1 }), "negative"],
    [
      "an amount of outward supplies below zero before September 2024",
      setHead({ ret_period: "082024" }),
      "negative",
    ],
    ["a State that does not exist", setPlace(0)({ pos: "99" }), "pos"],
    ["a State as a number", setPlace(0)({ pos: 6 }), "pos"],
    ["a State twice", setPlace(0)({ pos: "19" }), "repeated"],
    ["more IGST by State than in all", setPlace(0)({ iamt: 70_000 }), "igst_within_3_1"],
    ["table 3.2 since November 2025", setHead({ ret_period: "112025" }), "unknown_key"],
    ["supplies of operators before July 2022", setHead({ ret_period: "062022" }), "unknown_key"],
    ["an object in place of a list", (file) => void (file.itc_elg.itc_avl = {}), "type"],
    ["a list in place of an object", (file) => void (file.itc_elg.itc_net = []), "type"],
    ["another kind of file", () => [], "period"],
  ])("refuses %s", (_title, change, rule) => {
    expect(listRules(change)).toContain(rule);
  });

  it.each([
    ["a file that breaks off", JSON.stringify(everyKey).slice(0, -1), "json"],
    [
      "a key twice",
      JSON.stringify(everyKey).replace('"txval":500000.55', '"txval":500000.55,"txval":1'),
      "repeated_key",
    ],
  ])("refuses %s", (_title, text, rule) => {
    expect(checkGstr3bFile(text).map((fault) => fault.rule)).toContain(rule);
  });
});
