import { expect, it } from "vitest";
import {
  addIn,
  breakFile,
  reorderKeys,
  setIn,
  type FileChange,
  type FileContent,
} from "../testing/break-file.ts";
import { checkGstr1File } from "./check-gstr1-file.ts";

const pickInvoice = (file: FileContent) => file.b2b[0].inv[0];
const pickItem = (file: FileContent) => pickInvoice(file).itms[0].itm_det;
const setCustomer = setIn((file) => file.b2b[0]);
const setInvoice = setIn(pickInvoice);
const addToInvoice = addIn(pickInvoice);
const setFirstItem = setIn((file) => pickInvoice(file).itms[0]);
const setItem = setIn(pickItem);
const setDeemedExport = setIn((file) => file.b2b[3].inv[0]);
const setZoneItem = setIn((file) => file.b2b[2].inv[0].itms[0].itm_det);
const setLargeGroup = setIn((file) => file.b2cl[0]);
const setLarge = setIn((file) => file.b2cl[0].inv[0]);
const addToLarge = addIn((file) => file.b2cl[0].inv[0]);
const addToExport = addIn((file) => file.exp[0].inv[0]);
const setNote = setIn((file) => file.cdnr[0].nt[0]);
const setNoteItem = setIn((file) => file.cdnr[0].nt[0].itms[0].itm_det);
const setLargeNote = setIn((file) => file.cdnur[0]);
const addToLargeNote = addIn((file) => file.cdnur[0]);

it.each<[string, FileChange, string]>([
  ["null", setInvoice({ val: null }), "type"],
  ["a wrong digit in a customer's GSTIN", setCustomer({ ctin: "32ABCPM1234F1ZD" }), "gstin_checksum"],
  ["a customer twice", setCustomer({ ctin: "33AAGCS4321K1ZG" }), "repeated"],
  ["a number of 17 characters", setInvoice({ inum: "A/26-27/100000001" }), "pattern"],
  ["a number with an underscore", setInvoice({ inum: "A_1" }), "pattern"],
  ["a number that is zero", setInvoice({ inum: "000" }), "numeric_value_not_zero"],
  ["a number twice", setInvoice({ inum: "a/26-27/106" }), "repeated"],
  ["a number in two sections", setInvoice({ inum: "B/26-27/504" }), "repeated_number"],
  ["a date in another form", setInvoice({ idt: "2026-10-01" }), "date"],
  ["a date that does not exist", setInvoice({ idt: "31-09-2026" }), "date"],
  ["a date after the period", setInvoice({ idt: "01-11-2026" }), "date_within_return_window"],
  ["a date before GST", setInvoice({ idt: "30-06-2017" }), "date_not_before_gst"],
  ["an amount as a text", setInvoice({ val: "2651" }), "type"],
  ["an amount with three decimals", setInvoice({ val: 2651.005 }), "pattern"],
  ["a negative invoice", setInvoice({ val: -1 }), "pattern"],
  ["an unknown State", setInvoice({ pos: "39" }), "pos_code_range"],
  ["reverse charge in another word", setInvoice({ rchrg: "yes" }), "list"],
  ["an unknown kind of invoice", setInvoice({ inv_typ: "B2B" }), "list"],
  ["CBW without reverse charge", setInvoice({ inv_typ: "CBW" }), "b2b.cbw_requires_rchrg"],
  ["a deemed export with reverse charge", setDeemedExport({ rchrg: "Y" }), "b2b.de_forbids_rchrg"],
  ["an operator of e-commerce", addToInvoice({ etin: "32ABCPM1234F1ZC" }), "b2b.etin_not_allowed"],
  ["CGST and SGST between States", setInvoice({ pos: "33" }), "tax_of_place"],
  ["a rate that is none", setItem({ rt: 17 }), "list"],
  ["CGST other than SGST", setItem({ camt: 28.49 }), "equal_halves"],
  ["IGST beside CGST and SGST", setItem({ iamt: 1 }), "tax_of_place"],
  ["an item without cess", setItem({ csamt: undefined }), "missing_key"],
  ["an unknown key", setItem({ tax: 1 }), "unknown_key"],
  ["an item that is no object", setFirstItem({ itm_det: 1 }), "missing_key"],
  ["a wrong number of an item", setFirstItem({ num: 1 }), "num"],
  [
    "an item in another order",
    (file) => setFirstItem({ itm_det: reorderKeys(pickItem(file), "rt") })(file),
    "key_order",
  ],
  ["a rate twice", (file) => void pickInvoice(file).itms.push(pickInvoice(file).itms[0]), "repeated"],
  ["tax on a supply without payment", setZoneItem({ iamt: 1 }), "without_payment"],
  ["the limit of table 5, which is not above it", setLarge({ val: 100_000 }), "min_exclusive"],
  ["table 5 in the company's State", setLargeGroup({ pos: "32" }), "pos_differs_from_supplier_state"],
  ["another share of the rate", addToLarge({ diff_percent: 0.5 }), "list"],
  [
    "a shipping bill without its date",
    addToExport({ sbnum: "12345" }),
    "exp.shipping_bill_number_needs_date",
  ],
  ["a note of nothing", setNoteItem({ txval: 0 }), "min_exclusive"],
  ["a note that is neither credit nor debit", setNote({ ntty: "R" }), "list"],
  ["a note of table 5 without a State", setLargeNote({ pos: undefined }), "cdnur.pos_required_for_domestic"],
  ["a note of an export with a State", setLargeNote({ typ: "EXPWP" }), "cdnur.pos_forbidden_for_exports"],
  [
    "a note of an export with a reduced rate",
    addToLargeNote({ typ: "EXPWP", pos: undefined, diff_percent: 0.65 }),
    "cdnur.exports_take_the_full_rate",
  ],
])("the checker of the file of GSTR-1 refuses %s", (_title, change, rule) => {
  expect(checkGstr1File(breakFile(change)).map((fault) => fault.rule)).toContain(rule);
});

it("says where a fault is", () => {
  expect(checkGstr1File(breakFile(setItem({ rt: 17, csamt: "0" })))).toEqual([
    {
      ...{ path: "b2b[0].inv[0].itms[0].itm_det.rt", rule: "list" },
      message: "17 is not one of the values allowed.",
    },
    {
      ...{ path: "b2b[0].inv[0].itms[0].itm_det.csamt", rule: "type" },
      message: "This must be a number.",
    },
    {
      ...{ path: "b2b[0].inv[0].itms[0]", rule: "num" },
      message: "The number of an item is its rate × 100 + 1.",
    },
  ]);
});
