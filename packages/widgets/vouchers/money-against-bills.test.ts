import { expect, it } from "vitest";
import {
  isCorrected,
  buildCorrectionRequest,
  toTypedVoucher,
  removeProposal,
} from "../voucher/correction.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { keepDraft, loadDraft } from "../voucher/draft.ts";
import { placeFaults } from "../voucher/placed-faults.ts";
import { buildDocumentArguments, withChosen, withProposed } from "../voucher/proposed-lines.ts";
import {
  findFaults,
  listFilledLines,
  createVoucher,
  buildVoucherRequest,
} from "../voucher/voucher-values.ts";
import { CreditNoteVoucher } from "../generated/components/CreditNoteVoucher.ts";
import { ReceiptVoucher } from "../generated/components/ReceiptVoucher.ts";

const definition = ReceiptVoucher.definition as unknown as AnyVoucher; // cast to the engine's type: see define-voucher.tsx
const SAMPLE_BILLS = [
  {
    billId: 96,
    openingLine: null,
    number: "B2C/96",
    date: "2026-10-30",
    dueDate: null,
    amount: 315,
    open: 215,
  },
  {
    billId: 118,
    openingLine: null,
    number: "B2C/118",
    date: "2026-11-18",
    dueDate: null,
    amount: 500,
    open: 500,
  },
];
const OTHER_BILLS = [
  { billId: 7, openingLine: null, number: "B2C/7", date: "2026-11-01", dueDate: null, amount: 80, open: 80 },
];
const RECEIPT_HEAD = { date: "2026-11-20", mode: "cash", partyId: 14, ledgerId: 101, userId: 3, amount: 500 };
const POSTED_RECEIPT = { ...RECEIPT_HEAD, against: [{ billId: 118, amount: 200 }] };
const correction = { voucherId: 7, documentId: 4, voucherNo: "RCP/3", input: POSTED_RECEIPT };

const fresh = createVoucher(definition, "2026-11-21");
const withHead = (voucher: VoucherValues, fields: Record<string, string>) =>
  withChosen(definition, { ...voucher, fields: { ...voucher.fields, ...fields } });
const ofCustomer = withProposed(
  definition,
  withHead(fresh, { partyId: "14", amount: "600.00" }),
  "14",
  SAMPLE_BILLS,
);
/** The voucher with these amounts typed against the bills, in their order. */
const payLines = (voucher: VoucherValues, ...amounts: readonly string[]): VoucherValues => ({
  ...voucher,
  lines: voucher.lines.map((line, at) => ({
    ...line,
    fields: { ...line.fields, amount: amounts[at] ?? "" },
  })),
});

it("a receipt has no lines before a party is chosen, and then only those of the party's bills", () => {
  expect(fresh.lines).toEqual([]);
  expect(listFilledLines(ofCustomer)).toEqual([]);
  expect(ofCustomer.lines.map(({ key, of }) => [key, of?.["number"]])).toEqual([
    [1, "B2C/96"],
    [2, "B2C/118"],
  ]);
});

it("a receipt sends its paid bills in the field `against`, and no such field if it names no bill", () => {
  const request = buildVoucherRequest(definition, payLines(ofCustomer, "", "300.00"), "abc");
  expect(request["against"]).toEqual([{ billId: 118, amount: 300 }]);
  expect(request).not.toHaveProperty("lines");
  expect(buildVoucherRequest(definition, ofCustomer, "abc")).not.toHaveProperty("against");
});

it("a receipt names an opening bill by its opening and its line there", () => {
  const openingBills = [
    { ...OTHER_BILLS[0], billId: 3, openingLine: 1, number: "OLD/1" },
    { ...OTHER_BILLS[0], billId: 3, openingLine: 2, number: "OLD/2" },
  ];
  const voucher = withProposed(
    definition,
    withHead(fresh, { partyId: "14", amount: "600.00" }),
    "14",
    openingBills,
  );
  const request = buildVoucherRequest(definition, payLines(voucher, "", "30.00"), "abc");
  expect(request["against"]).toEqual([{ billId: 3, openingLine: 2, amount: 30 }]);
  const input = { ...RECEIPT_HEAD, against: request["against"] };
  const typedReceipt = toTypedVoucher(definition, input, openingBills);
  expect(typedReceipt.lines.map(({ fields }) => fields["amount"])).toEqual(["", "30.00"]);
});

it("a server message about a bill in `against` is shown at the bill's line", () => {
  const voucher = payLines(ofCustomer, "", "300.00");
  const messages = {
    "against.0.amount": "Only 200.00 of B2C/118 is open.",
    "against.0.billId": "Gone.",
    against: "Many.",
  };
  expect(placeFaults(definition, voucher, messages)).toEqual({ "lines.0.amount": "Gone.", lines: "Many." });
  expect(placeFaults(definition, voucher, { "cheque.number": "None." })).toEqual({
    "cheque.number": "None.",
  });
});

it("paying bills more than the received amount is a fault at the first line that exceeds it", () => {
  expect(findFaults(definition, payLines(ofCustomer, "100.10", "499.90"))).toEqual({});
  const words = "The amounts set against bills add up to more than the amount itself.";
  expect(findFaults(definition, payLines(ofCustomer, "100.10", "499.91"))).toEqual({
    "lines.1.amount": words,
  });
  expect(findFaults(definition, payLines(ofCustomer, "600.01", "1.00"))).toEqual({ "lines.0.amount": words });
});

it("bills may get the money plus the discount, and a discount is at most as much as the money", () => {
  const withDiscount = withHead(ofCustomer, { discount: "12.50" });
  expect(findFaults(definition, payLines(withDiscount, "112.50", "500.00"))).toEqual({});
  const words = "The amounts set against bills add up to more than the amount itself.";
  expect(findFaults(definition, payLines(withDiscount, "112.51", "500.00"))).toEqual({
    "lines.1.amount": words,
  });
  expect(buildVoucherRequest(definition, withDiscount, "abc")).toMatchObject({ amount: 600, discount: 12.5 });
  expect(buildVoucherRequest(definition, ofCustomer, "abc")).not.toHaveProperty("discount");
  expect(findFaults(definition, withHead(ofCustomer, { discount: "600.00" }))).toEqual({});
  expect(findFaults(definition, withHead(ofCustomer, { discount: "600.01" }))).toEqual({
    discount: "A discount is at most as much as the money.",
  });
});

it("a correction keeps its discount, and drops it when the field is emptied", () => {
  const input = { ...POSTED_RECEIPT, discount: 20 };
  const typedReceipt = toTypedVoucher(definition, input, SAMPLE_BILLS);
  expect(typedReceipt.fields["discount"]).toBe("20.00");
  const discountedCorrection = { ...correction, input };
  expect(buildCorrectionRequest(definition, discountedCorrection, typedReceipt)).toEqual({ ...input, id: 4 });
  expect(
    buildCorrectionRequest(definition, discountedCorrection, withHead(typedReceipt, { discount: "" })),
  ).toEqual({
    ...POSTED_RECEIPT,
    id: 4,
  });
});

it("a correction shows the open bills, and sends the bills that it named unchanged", () => {
  expect(removeProposal(definition)).toBe(definition);
  const typedReceipt = toTypedVoucher(definition, POSTED_RECEIPT, SAMPLE_BILLS);
  expect(typedReceipt.lines.map(({ fields }) => fields["amount"])).toEqual(["", "200.00"]);
  expect(isCorrected(definition, POSTED_RECEIPT, typedReceipt)).toBe(false);
  expect(buildCorrectionRequest(definition, correction, typedReceipt)).toEqual({ ...POSTED_RECEIPT, id: 4 });
  const more = payLines(typedReceipt, "215.00", "200.00");
  expect(isCorrected(definition, POSTED_RECEIPT, more)).toBe(true);
  expect(buildCorrectionRequest(definition, correction, more)["against"]).toEqual([
    { billId: 96, amount: 215 },
    { billId: 118, amount: 200 },
  ]);
  // A receipt that named no bills still sends none; if all its bills are removed, it sends an empty
  // list.
  const { against: _, ...none } = POSTED_RECEIPT;
  const unnamedCorrection = { ...correction, input: none };
  expect(
    buildCorrectionRequest(definition, unnamedCorrection, toTypedVoucher(definition, none, SAMPLE_BILLS)),
  ).toEqual({
    ...none,
    id: 4,
  });
  expect(buildCorrectionRequest(definition, correction, payLines(typedReceipt))["against"]).toEqual([]);
});

it("a correction keeps the amount of a bill that is not among the open ones", () => {
  const typedReceipt = toTypedVoucher(definition, POSTED_RECEIPT, SAMPLE_BILLS.slice(0, 1));
  expect(buildCorrectionRequest(definition, correction, typedReceipt)["against"]).toEqual(
    POSTED_RECEIPT.against,
  );
});

it("amounts for one party's bills are set aside while another party is chosen, and then count again", () => {
  const typedReceipt = toTypedVoucher(definition, POSTED_RECEIPT, SAMPLE_BILLS);
  const other = withProposed(definition, withHead(typedReceipt, { partyId: "15" }), "15", OTHER_BILLS);
  expect(buildCorrectionRequest(definition, correction, other)["against"]).toEqual([]);
  const back = withHead(other, { partyId: "14" });
  expect(buildCorrectionRequest(definition, correction, back)["against"]).toEqual(POSTED_RECEIPT.against);
  // Typing while the bills are loading loses nothing.
  const there = withProposed(definition, withHead(back, { amount: "450.00" }), "14", SAMPLE_BILLS);
  expect(there.lines.map(({ fields }) => fields["amount"])).toEqual(["", "200.00"]);
});

it("a draft keeps the amounts of bills after the page is closed, and shows what the party owes now", () => {
  let keptText = "";
  const drafts = { get: () => keptText, set: (_key: string, text: string) => void (keptText = text) };
  const voucher = payLines(ofCustomer, "", "15.00");
  keepDraft(definition, drafts, { clientId: "abc", voucher });
  const restoredVoucher = loadDraft(definition, drafts)?.voucher ?? fresh;
  expect(buildVoucherRequest(definition, restoredVoucher, "abc")["against"]).toEqual([
    { billId: 118, amount: 15 },
  ]);
  // The first bill has been paid in the meantime, and there is a new one.
  const now = withProposed(definition, restoredVoucher, "14", [...SAMPLE_BILLS.slice(1), ...OTHER_BILLS]);
  expect(now.lines.map(({ key, of, fields }) => [key, of?.["billId"], fields["amount"]])).toEqual([
    [1, 118, "15.00"],
    [2, 7, ""],
  ]);
});

it("a credit note asks for the open bills as a credit note, a receipt names no kind of document", () => {
  const note = CreditNoteVoucher.definition as unknown as AnyVoucher; // cast to the engine's type: see define-voucher.tsx
  expect(buildDocumentArguments(note, "14")).toEqual({ id: 14, document: "creditNote" });
  expect(buildDocumentArguments(definition, "14")).toEqual({ id: 14 });
});
