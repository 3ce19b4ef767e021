import { expect, it } from "vitest";
import { addIn, breakFile, setIn, type FileChange, type FileContent } from "../testing/break-file.ts";
import handAmendments from "../testing/hand-amendments.json" with { type: "json" };
import { checkGstr1File } from "./check-gstr1-file.ts";

const setInvoice = setIn((file) => file.b2ba[0].inv[0]);
const setLargeGroup = setIn((file) => file.b2cla[0]);
const setLarge = setIn((file) => file.b2cla[0].inv[0]);
const setSmall = setIn((file) => file.b2csa[0]);
const setSmallItem = setIn((file) => file.b2csa[0].itms[0]);
const setExportItem = setIn((file) => file.expa[0].inv[0].itms[0]);
const setNote = setIn((file) => file.cdnra[0].nt[0]);
const setNoteItem = setIn((file) => file.cdnra[0].nt[0].itms[0].itm_det);
const setLargeNote = setIn((file) => file.cdnura[0]);
const repeat = (pick: (file: FileContent) => unknown[]) => (file: FileContent) => {
  const list = pick(file);
  list.push(list[0]);
};

it("finds nothing in the file written by hand", () => {
  expect(checkGstr1File(JSON.stringify(handAmendments))).toEqual([]);
});

it.each<[string, FileChange, string]>([
  ["an invoice without its original number", setInvoice({ oinum: undefined }), "missing_key"],
  ["an original number of 17 characters", setInvoice({ oinum: "A/26-27/100000001" }), "pattern"],
  ["an original invoice of the same period", setInvoice({ oidt: "01-11-2026" }), "amended_period"],
  ["an original date in another form", setInvoice({ oidt: "2026-10-01" }), "date"],
  ["a revised date after the period", setInvoice({ idt: "01-12-2026" }), "date_within_return_window"],
  ["an amendment below 0", setInvoice({ val: -1 }), "pattern"],
  ["an amended invoice twice", repeat((file) => file.b2ba[0].inv), "repeated"],
  [
    "an original number twice, with two new numbers",
    (file) => void file.b2ba[0].inv.push({ ...file.b2ba[0].inv[0], inum: "A/26-27/111" }),
    "repeated_original",
  ],
  ["a large invoice that is amended to the limit", setLarge({ val: 100_000 }), "min_exclusive"],
  ["a large invoice within the State", setLargeGroup({ pos: "32" }), "pos_differs_from_supplier_state"],
  ["table 7 of the same period", setSmall({ omon: "112026" }), "amended_period"],
  ["table 7 of a month that does not exist", setSmall({ omon: "132026" }), "period"],
  ["another kind of supply than the State has", setSmall({ sply_ty: "INTER" }), "sply_ty"],
  ["CGST and SGST of another State", setSmall({ pos: "33" }), "tax_of_place"],
  ["halves that differ", setSmallItem({ camt: 4.77 }), "equal_halves"],
  ["a place of table 7 twice", repeat((file) => file.b2csa), "repeated"],
  ["an export with CGST", setExportItem({ camt: 1 }), "unknown_key"],
  ["a note of the same period", setNote({ ont_dt: "01-11-2026" }), "amended_period"],
  ["a note that is amended to nothing", setNoteItem({ txval: 0 }), "min_exclusive"],
  ["an amended note twice", repeat((file) => file.cdnra[0].nt), "repeated_original"],
  ["a note that is neither credit nor debit", setLargeNote({ ntty: "R" }), "list"],
  ["a note of table 5 without a State", setLargeNote({ pos: undefined }), "cdnura.pos_required_for_domestic"],
  [
    "a shipping bill without its date",
    addIn((file) => file.expa[0].inv[0])({ sbnum: "12345" }),
    "expa.shipping_bill_number_needs_date",
  ],
])("the checker of amendments refuses %s", (_title, change, rule) => {
  const faults = checkGstr1File(breakFile(change, handAmendments));
  expect(faults.map((fault) => fault.rule)).toContain(rule);
});
