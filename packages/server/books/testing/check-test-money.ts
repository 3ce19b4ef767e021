import {
  makeContraVoucher,
  makeExpenseVoucher,
  makeHandOverVoucher,
  makeJournalVoucher,
  makeCreditNoteVoucher,
  makeDebitNoteVoucher,
  makePaymentVoucher,
  makeReceiptVoucher,
} from "@vanbook/sdk/books";
import { type TestDesk } from "./test-desk.ts";

/**
 * Posts every kind of document that moves only money, and returns the voucher ids. The receipts
 * settle the bill and the payment settles the purchase, in full.
 */
export async function moveTestMoney(
  { books, posted, cancelled, salesmanCash, ...desk }: TestDesk,
  { billId, purchaseId }: { billId: number; purchaseId: number },
) {
  const { bank, cash, sales, opening_equity: equity, discount_allowed: discount } = books.accounts;
  const head = { date: "2026-06-12", userId: 2, branchId: 1 };
  const settles = [{ billId, amount: 12_345n }];
  const cashReceipt = makeReceiptVoucher({
    ...head,
    mode: "C",
    ledgerId: salesmanCash,
    partyId: 901,
    amount: 12_345n,
    settles,
  });
  const receipts = [await posted(cashReceipt), await posted(cashReceipt)];
  for (const one of receipts.slice(1)) await cancelled(one);
  const postedPayment = await posted(
    makePaymentVoucher({
      ...head,
      mode: "N",
      ledgerId: bank,
      partyId: desk.supplier.id,
      amount: 20_000n,
      settles: [{ billId: purchaseId, amount: 20_000n }],
    }),
  );
  const expenseHead = {
    ...head,
    mode: "C" as const,
    accountId: discount,
    ledgerId: salesmanCash,
    tripId: null,
  };
  const postedExpense = await posted(makeExpenseVoucher({ ...expenseHead, amount: 1_500n }));
  const tax = { rate: 1_800n, interState: false, accounts: books.accounts };
  const whose = { supplierGstin: "32AABCT1332L1ZN", supplierInvoiceNo: "TK/7" };
  const taxedExpense = await posted(makeExpenseVoucher({ ...expenseHead, amount: 118_000n, tax, ...whose }));
  const two = [
    { accountId: discount, debit: 1_000n, credit: 0n },
    { accountId: desk.customer.id, debit: 0n, credit: 1_000n },
  ];
  const single = await posted(makeJournalVoucher({ ...head, lines: two }));
  const three = [
    ...two,
    { accountId: equity, debit: 0n, credit: 500n },
    { accountId: sales, debit: 500n, credit: 0n },
  ];
  const many = await posted(makeJournalVoucher({ ...head, lines: three }));
  const money = { from: { id: cash, groupId: 6 }, to: { id: bank, groupId: 5 } };
  const postedContra = await posted(makeContraVoucher({ ...head, ...money, amount: 3_000n }));
  const postedHandOver = await posted(
    makeHandOverVoucher(books, { ...head, fromLedgerId: salesmanCash, amount: 4_000n }),
  );
  const note = { date: head.date, branchId: 1, accountId: sales, amount: 59_000n, taxRate: 1_800n };
  const postedCreditNote = await posted(makeCreditNoteVoucher(books, { ...note, party: desk.customer }));
  const outside = await posted(makeCreditNoteVoucher(books, { ...note, party: desk.customerOutside }));
  const postedDebitNote = await posted(makeDebitNoteVoucher(books, { ...note, party: desk.supplier }));
  return {
    creditNote: postedCreditNote.voucherId,
    creditNoteOutside: outside.voucherId,
    debitNote: postedDebitNote.voucherId,
    receipt: receipts[0]?.voucherId ?? 0,
    cancelledReceipt: receipts[1]?.voucherId ?? 0,
    payment: postedPayment.voucherId,
    expense: postedExpense.voucherId,
    taxedExpense: taxedExpense.voucherId,
    journal: single.voucherId,
    manyJournal: many.voucherId,
    contra: postedContra.voucherId,
    handOver: postedHandOver.voucherId,
  };
}
