import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import {
  isCorrected,
  placeOf,
  buildCorrectionRequest,
  toTypedVoucher,
  removeProposal,
} from "../voucher/correction.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { renameChoices } from "../voucher/sent-as.ts";
import { JournalVoucher } from "../generated/components/JournalVoucher.ts";
import { PaymentVoucher } from "../generated/components/PaymentVoucher.ts";
import { PurchaseVoucher } from "../generated/components/PurchaseVoucher.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";

const [journal, payment, purchase] = [JournalVoucher, PaymentVoucher, PurchaseVoucher].map(
  ({ definition }) => definition as unknown as AnyVoucher,
) as [AnyVoucher, AnyVoucher, AnyVoucher];

const postedInputs = {
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
const changeFields = (voucher: VoucherValues, fields: Record<string, string>): VoucherValues => ({
  ...voucher,
  fields: { ...voucher.fields, ...fields },
});

it("a correction begins with the posted values and an empty line to continue in", () => {
  const { fields, lines } = toTypedVoucher(journal, postedInputs.journal);
  expect(fields).toEqual({ date: "2026-11-20", narration: "November" });
  expect(lines.map((line) => line.fields)).toEqual([
    { accountId: "17", debit: "540.00", credit: "", narration: "Rent" },
    { accountId: "101", debit: "", credit: "540.00", narration: "" },
    { accountId: null, debit: "", credit: "", narration: "" },
  ]);
  const { fields: paidFields } = toTypedVoucher(payment, postedInputs.payment);
  expect(paidFields).toMatchObject({
    ...{ partyId: "27", amount: "1250.50", mode: "cheque", ledgerId: "102", narration: "" },
    ...{ "cheque.number": "004213", "cheque.date": "2026-11-25", "cheque.branch": "" },
  });
});

it("a correction is sent as the voucher was posted, with the values that the form has no field for", () => {
  const voucher = changeFields(toTypedVoucher(payment, postedInputs.payment), { amount: "1260.00" });
  expect(buildCorrectionRequest(payment, of(postedInputs.payment), voucher)).toEqual({
    ...postedInputs.payment,
    amount: 1260,
    id: 4,
  });
  // After a change to cash there are no cheque details.
  const cash = changeFields(voucher, { mode: "cash", ledgerId: "101" });
  const { cheque: _, ...rest } = postedInputs.payment;
  expect(buildCorrectionRequest(payment, of(postedInputs.payment), cash)).toEqual({
    ...rest,
    ...{ mode: "cash", ledgerId: 101, amount: 1260, id: 4 },
  });
  expect(
    buildCorrectionRequest(journal, of(postedInputs.journal), toTypedVoucher(journal, postedInputs.journal)),
  ).toEqual({
    ...postedInputs.journal,
    id: 4,
  });
});

it("a correction sends an unchanged line as it was printed, and of a changed line only the typed values", () => {
  const typedPurchase = toTypedVoucher(purchase, postedInputs.purchase);
  const lines = typedPurchase.lines.map((line) =>
    line.key === 2 ? { ...line, fields: { ...line.fields, quantity: "1" } } : line,
  );
  const request = buildCorrectionRequest(purchase, of(postedInputs.purchase), { ...typedPurchase, lines });
  expect(request.lines).toEqual([
    postedInputs.purchase.lines[0],
    { itemId: 6, quantity: 1, freeQuantity: 1, unitPrice: 95, discountRate: 0, taxRate: 5 },
  ]);
  // With the first line removed, the second keeps its own values.
  const second = { ...typedPurchase, lines: typedPurchase.lines.filter(({ key }) => key !== 1) };
  expect(buildCorrectionRequest(purchase, of(postedInputs.purchase), second)).toMatchObject({
    lines: [postedInputs.purchase.lines[1]],
  });
});

it("a correction counts as changed only if a field or a line differs from the posted voucher", () => {
  const typedJournal = toTypedVoucher(journal, postedInputs.journal);
  expect(isCorrected(journal, postedInputs.journal, typedJournal)).toBe(false);
  expect(
    isCorrected(journal, postedInputs.journal, changeFields(typedJournal, { narration: "December" })),
  ).toBe(true);
  expect(
    isCorrected(journal, postedInputs.journal, { ...typedJournal, lines: typedJournal.lines.slice(1) }),
  ).toBe(true);
});

it("a draft of a correction is kept apart from the draft of a new voucher", () => {
  expect(placeOf(journal, undefined)).toBe("journals.post");
  expect(placeOf(journal, of(postedInputs.journal))).toBe("journals.post 7");
});

it("the correction of a bill keeps its order, offers no order and does not add the order's lines again", () => {
  const sale = removeProposal(SaleVoucher.definition as unknown as AnyVoucher);
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
  expect(buildCorrectionRequest(sale, correction, toTypedVoucher(sale, input))).toMatchObject({
    id: 6,
    orderId: 41,
    lines,
  });
  expect(removeProposal(journal)).toBe(journal);

  // Changing the customer empties the order: it isn't sent for another customer, but is kept for
  // the same one.
  const another = changeFields(toTypedVoucher(sale, input), { customerId: "10" });
  const emptiedVoucher = { ...another, fields: { ...another.fields, orderId: null } };
  expect(buildCorrectionRequest(sale, correction, emptiedVoucher)).not.toHaveProperty("orderId");
  expect(
    buildCorrectionRequest(sale, correction, changeFields(emptiedVoucher, { customerId: "9" })),
  ).toMatchObject({
    orderId: 41,
  });
});

it("a payment to an account of the chart is corrected with that account", () => {
  const { partyId: _, ...input } = { ...postedInputs.payment, accountId: 17 };
  const typedPayment = toTypedVoucher(payment, input);
  expect(typedPayment.fields["partyId"]).toBe("17");
  expect(isCorrected(payment, input, typedPayment)).toBe(false);
  const correction = { voucherId: 1, documentId: 2, voucherNo: "PAY/1", input };
  const request = buildCorrectionRequest(payment, correction, typedPayment);
  expect(request).toMatchObject({ id: 2, partyId: 17 });
  expect(request).not.toHaveProperty("accountId");
  const cache = new QueryClient();
  cache.setQueryData(
    ["look-up", "accounts.ledgers", {}],
    [
      { PLID: 17, LedgerName: "Rent", AccGroupid: 12, PartyID: null },
      { PLID: 27, LedgerName: "Kochi Surgicals", AccGroupid: 27, PartyID: 27 },
      { PLID: 102, LedgerName: "Bank", AccGroupid: 5, PartyID: null },
    ],
  );
  const rename = (partyId: string) =>
    renameChoices(payment, cache, { ...typedPayment.fields, partyId }, { partyId: Number(partyId) });
  expect([rename("17"), rename("27")]).toEqual([{ accountId: 17 }, { partyId: 27 }]);
});
