import { expect, it } from "vitest";
import {
  isCorrected,
  placeOf,
  sentCorrection,
  typedVoucher,
  withoutProposal,
} from "../voucher/correction.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { JournalVoucher } from "../generated/components/JournalVoucher.ts";
import { PaymentVoucher } from "../generated/components/PaymentVoucher.ts";
import { PurchaseVoucher } from "../generated/components/PurchaseVoucher.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";

const [journal, payment, purchase] = [JournalVoucher, PaymentVoucher, PurchaseVoucher].map(
  ({ definition }) => definition as unknown as AnyVoucher,
) as [AnyVoucher, AnyVoucher, AnyVoucher];

const posted = {
  journal: {
    date: "2026-11-20",
    narration: "November",
    otherNarration: "For others",
    lines: [
      { accountId: 17, debit: 540, narration: "Rent" },
      { accountId: 101, credit: 540 },
    ],
  },
  payment: {
    date: "2026-11-20",
    mode: "cheque",
    partyId: 27,
    ledgerId: 102,
    userId: 3,
    amount: 1250.5,
    remark: "By hand",
    cheque: { number: "004213", date: "2026-11-25", bank: "State Bank of India" },
  },
  purchase: {
    date: "2026-11-20",
    supplierId: 27,
    locationId: 1,
    freight: 0,
    discount: 0,
    amount: 299.25,
    lines: [
      {
        itemId: 5,
        quantity: 3,
        freeQuantity: 0,
        unitPrice: 33.3333,
        discountRate: 5,
        taxRate: 5,
        taxable: 95,
        amount: 99.75,
      },
      {
        itemId: 6,
        quantity: 2,
        freeQuantity: 1,
        unitPrice: 95,
        discountRate: 0,
        taxRate: 5,
        taxable: 190,
        amount: 199.5,
      },
    ],
  },
};
const of = (input: object) => ({ voucherId: 7, documentId: 4, voucherNo: "X/1", input: { ...input } });
const changed = (voucher: VoucherValues, fields: Record<string, string>): VoucherValues => ({
  ...voucher,
  fields: { ...voucher.fields, ...fields },
});

it("a correction begins with the posted values and an empty line to continue in", () => {
  const { fields, lines } = typedVoucher(journal, posted.journal);
  expect(fields).toEqual({ date: "2026-11-20", narration: "November" });
  expect(lines.map((line) => line.fields)).toEqual([
    { accountId: "17", debit: "540.00", credit: "", narration: "Rent" },
    { accountId: "101", debit: "", credit: "540.00", narration: "" },
    { accountId: null, debit: "", credit: "", narration: "" },
  ]);
  const { fields: paid } = typedVoucher(payment, posted.payment);
  expect(paid).toMatchObject({
    ...{ partyId: "27", amount: "1250.50", mode: "cheque", ledgerId: "102", narration: "" },
    ...{ "cheque.number": "004213", "cheque.date": "2026-11-25", "cheque.branch": "" },
  });
});

it("a correction is sent as the voucher was posted, with the values that the form has no field for", () => {
  const voucher = changed(typedVoucher(payment, posted.payment), { amount: "1260.00" });
  expect(sentCorrection(payment, of(posted.payment), voucher)).toEqual({
    ...posted.payment,
    amount: 1260,
    id: 4,
  });
  // After a change to cash there are no cheque details.
  const cash = changed(voucher, { mode: "cash", ledgerId: "101" });
  const { cheque: _, ...rest } = posted.payment;
  expect(sentCorrection(payment, of(posted.payment), cash)).toEqual({
    ...rest,
    ...{ mode: "cash", ledgerId: 101, amount: 1260, id: 4 },
  });
  expect(sentCorrection(journal, of(posted.journal), typedVoucher(journal, posted.journal))).toEqual({
    ...posted.journal,
    id: 4,
  });
});

it("a correction sends an unchanged line as it was printed, and of a changed line only the typed values", () => {
  const typed = typedVoucher(purchase, posted.purchase);
  const lines = typed.lines.map((line) =>
    line.key === 2 ? { ...line, fields: { ...line.fields, quantity: "1" } } : line,
  );
  const sent = sentCorrection(purchase, of(posted.purchase), { ...typed, lines });
  expect(sent.lines).toEqual([
    posted.purchase.lines[0],
    { itemId: 6, quantity: 1, freeQuantity: 1, unitPrice: 95, discountRate: 0, taxRate: 5 },
  ]);
  // With the first line removed, the second keeps its own values.
  const second = { ...typed, lines: typed.lines.filter(({ key }) => key !== 1) };
  expect(sentCorrection(purchase, of(posted.purchase), second)).toMatchObject({
    lines: [posted.purchase.lines[1]],
  });
});

it("a correction counts as changed only if a field or a line differs from the posted voucher", () => {
  const typed = typedVoucher(journal, posted.journal);
  expect(isCorrected(journal, posted.journal, typed)).toBe(false);
  expect(isCorrected(journal, posted.journal, changed(typed, { narration: "December" }))).toBe(true);
  expect(isCorrected(journal, posted.journal, { ...typed, lines: typed.lines.slice(1) })).toBe(true);
});

it("a draft of a correction is kept apart from the draft of a new voucher", () => {
  expect(placeOf(journal, undefined)).toBe("journals.post");
  expect(placeOf(journal, of(posted.journal))).toBe("journals.post 7");
});

it("the correction of a bill keeps its order, offers no order and does not add the order's lines again", () => {
  const sale = withoutProposal(SaleVoucher.definition as unknown as AnyVoucher);
  expect(sale.head.map(({ field }) => field)).not.toContain("orderId");
  expect(sale.lines).not.toHaveProperty("proposal");
  const lines = [{ itemId: 5, quantity: 3, freeQuantity: 0 }];
  const input = {
    date: "2026-11-20",
    customerId: 9,
    seriesId: 2,
    locationId: 1,
    payment: "credit",
    orderId: 41,
    lines,
  };
  const correction = { voucherId: 7, documentId: 6, voucherNo: "B2C/6", input };
  expect(sentCorrection(sale, correction, typedVoucher(sale, input))).toMatchObject({
    id: 6,
    orderId: 41,
    lines,
  });
  expect(withoutProposal(journal)).toBe(journal);

  // Changing the customer empties the order: it isn't sent for another customer, but is kept for the same one.
  const another = changed(typedVoucher(sale, input), { customerId: "10" });
  const emptied = { ...another, fields: { ...another.fields, orderId: null } };
  expect(sentCorrection(sale, correction, emptied)).not.toHaveProperty("orderId");
  expect(sentCorrection(sale, correction, changed(emptied, { customerId: "9" }))).toMatchObject({
    orderId: 41,
  });
});
