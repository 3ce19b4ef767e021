import { expect, it } from "vitest";
import { isCorrected, sentCorrection, typedVoucher, withoutProposal } from "../voucher/correction.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { keepDraft, keptDraft } from "../voucher/draft.ts";
import { placedFaults } from "../voucher/placed-faults.ts";
import { askedOf, withChosen, withProposed } from "../voucher/proposed-lines.ts";
import { faultsOf, filledLines, newVoucher, sentVoucher } from "../voucher/voucher-values.ts";
import { CreditNoteVoucher } from "../generated/components/CreditNoteVoucher.ts";
import { ReceiptVoucher } from "../generated/components/ReceiptVoucher.ts";

const definition = ReceiptVoucher.definition as unknown as AnyVoucher; // cast to the engine's type: see define-voucher.tsx
const BILLS = [
  { billId: 96, number: "B2C/96", date: "2026-10-30", dueDate: null, amount: 315, open: 215 },
  { billId: 118, number: "B2C/118", date: "2026-11-18", dueDate: null, amount: 500, open: 500 },
];
const OTHERS = [{ billId: 7, number: "B2C/7", date: "2026-11-01", dueDate: null, amount: 80, open: 80 }];
const HEAD = { date: "2026-11-20", mode: "cash", partyId: 14, ledgerId: 101, userId: 3, amount: 500 };
const POSTED = { ...HEAD, against: [{ billId: 118, amount: 200 }] };
const correction = { voucherId: 7, documentId: 4, voucherNo: "RCP/3", input: POSTED };

const fresh = newVoucher(definition, "2026-11-21");
const withHead = (voucher: VoucherValues, fields: Record<string, string>) =>
  withChosen(definition, { ...voucher, fields: { ...voucher.fields, ...fields } });
const ofCustomer = withProposed(
  definition,
  withHead(fresh, { partyId: "14", amount: "600.00" }),
  "14",
  BILLS,
);
/** The voucher with these amounts typed against the bills, in their order. */
const paying = (voucher: VoucherValues, ...amounts: readonly string[]): VoucherValues => ({
  ...voucher,
  lines: voucher.lines.map((line, at) => ({
    ...line,
    fields: { ...line.fields, amount: amounts[at] ?? "" },
  })),
});

it("a receipt has no lines before a party is chosen, and then only those of the party's bills", () => {
  expect(fresh.lines).toEqual([]);
  expect(filledLines(ofCustomer)).toEqual([]);
  expect(ofCustomer.lines.map(({ key, of }) => [key, of?.["number"]])).toEqual([
    [1, "B2C/96"],
    [2, "B2C/118"],
  ]);
});

it("a receipt sends its paid bills in the field `against`, and no such field if it names no bill", () => {
  const sent = sentVoucher(definition, paying(ofCustomer, "", "300.00"), "abc");
  expect(sent["against"]).toEqual([{ billId: 118, amount: 300 }]);
  expect(sent).not.toHaveProperty("lines");
  expect(sentVoucher(definition, ofCustomer, "abc")).not.toHaveProperty("against");
});

it("a server message about a bill in `against` is shown at the bill's line", () => {
  const voucher = paying(ofCustomer, "", "300.00");
  const said = {
    "against.0.amount": "Only 200.00 of B2C/118 is open.",
    "against.0.billId": "Gone.",
    against: "Many.",
  };
  expect(placedFaults(definition, voucher, said)).toEqual({ "lines.0.amount": "Gone.", lines: "Many." });
  expect(placedFaults(definition, voucher, { "cheque.number": "None." })).toEqual({
    "cheque.number": "None.",
  });
});

it("paying bills more than the received amount is a fault at the first line that exceeds it", () => {
  expect(faultsOf(definition, paying(ofCustomer, "100.10", "499.90"))).toEqual({});
  const words = "More goes against bills than the amount comes to.";
  expect(faultsOf(definition, paying(ofCustomer, "100.10", "499.91"))).toEqual({ "lines.1.amount": words });
  expect(faultsOf(definition, paying(ofCustomer, "600.01", "1.00"))).toEqual({ "lines.0.amount": words });
});

it("bills may get the money plus the discount, and a discount is at most as much as the money", () => {
  const withDiscount = withHead(ofCustomer, { discount: "12.50" });
  expect(faultsOf(definition, paying(withDiscount, "112.50", "500.00"))).toEqual({});
  const words = "More goes against bills than the amount comes to.";
  expect(faultsOf(definition, paying(withDiscount, "112.51", "500.00"))).toEqual({ "lines.1.amount": words });
  expect(sentVoucher(definition, withDiscount, "abc")).toMatchObject({ amount: 600, discount: 12.5 });
  expect(sentVoucher(definition, ofCustomer, "abc")).not.toHaveProperty("discount");
  expect(faultsOf(definition, withHead(ofCustomer, { discount: "600.00" }))).toEqual({});
  expect(faultsOf(definition, withHead(ofCustomer, { discount: "600.01" }))).toEqual({
    discount: "A discount is at most as much as the money.",
  });
});

it("a correction keeps its discount, and drops it when the field is emptied", () => {
  const input = { ...POSTED, discount: 20 };
  const typed = typedVoucher(definition, input, BILLS);
  expect(typed.fields["discount"]).toBe("20.00");
  const discounted = { ...correction, input };
  expect(sentCorrection(definition, discounted, typed)).toEqual({ ...input, id: 4 });
  expect(sentCorrection(definition, discounted, withHead(typed, { discount: "" }))).toEqual({
    ...POSTED,
    id: 4,
  });
});

it("a correction shows the open bills, and sends the bills that it named unchanged", () => {
  expect(withoutProposal(definition)).toBe(definition);
  const typed = typedVoucher(definition, POSTED, BILLS);
  expect(typed.lines.map(({ fields }) => fields["amount"])).toEqual(["", "200.00"]);
  expect(isCorrected(definition, POSTED, typed)).toBe(false);
  expect(sentCorrection(definition, correction, typed)).toEqual({ ...POSTED, id: 4 });
  const more = paying(typed, "215.00", "200.00");
  expect(isCorrected(definition, POSTED, more)).toBe(true);
  expect(sentCorrection(definition, correction, more)["against"]).toEqual([
    { billId: 96, amount: 215 },
    { billId: 118, amount: 200 },
  ]);
  // A receipt that named no bills still sends none; if all its bills are removed, it sends an empty list.
  const { against: _, ...none } = POSTED;
  const unnamed = { ...correction, input: none };
  expect(sentCorrection(definition, unnamed, typedVoucher(definition, none, BILLS))).toEqual({
    ...none,
    id: 4,
  });
  expect(sentCorrection(definition, correction, paying(typed))["against"]).toEqual([]);
});

it("a correction keeps the amount of a bill that is not among the open ones", () => {
  const typed = typedVoucher(definition, POSTED, BILLS.slice(0, 1));
  expect(sentCorrection(definition, correction, typed)["against"]).toEqual(POSTED.against);
});

it("amounts for one party's bills are set aside while another party is chosen, and then count again", () => {
  const typed = typedVoucher(definition, POSTED, BILLS);
  const other = withProposed(definition, withHead(typed, { partyId: "15" }), "15", OTHERS);
  expect(sentCorrection(definition, correction, other)["against"]).toEqual([]);
  const back = withHead(other, { partyId: "14" });
  expect(sentCorrection(definition, correction, back)["against"]).toEqual(POSTED.against);
  // Typing while the bills are loading loses nothing.
  const there = withProposed(definition, withHead(back, { amount: "450.00" }), "14", BILLS);
  expect(there.lines.map(({ fields }) => fields["amount"])).toEqual(["", "200.00"]);
});

it("a draft keeps the amounts of bills after the page is closed, and shows what the party owes now", () => {
  let kept = "";
  const drafts = { get: () => kept, set: (_key: string, text: string) => void (kept = text) };
  const voucher = paying(ofCustomer, "", "15.00");
  keepDraft(definition, drafts, { clientId: "abc", voucher });
  const restored = keptDraft(definition, drafts)?.voucher ?? fresh;
  expect(sentVoucher(definition, restored, "abc")["against"]).toEqual([{ billId: 118, amount: 15 }]);
  // The first bill has been paid in the meantime, and there is a new one.
  const now = withProposed(definition, restored, "14", [...BILLS.slice(1), ...OTHERS]);
  expect(now.lines.map(({ key, of, fields }) => [key, of?.["billId"], fields["amount"]])).toEqual([
    [1, 118, "15.00"],
    [2, 7, ""],
  ]);
});

it("a credit note asks for the open bills as a credit note, a receipt names no kind of document", () => {
  const note = CreditNoteVoucher.definition as unknown as AnyVoucher; // cast to the engine's type: see define-voucher.tsx
  expect(askedOf(note, "14")).toEqual({ id: 14, document: "creditNote" });
  expect(askedOf(definition, "14")).toEqual({ id: 14 });
});
