import {
  contra,
  expense,
  handOver,
  journal,
  creditNote,
  debitNote,
  payment,
  receipt,
} from "@vanbook/sdk/books";
import { type TestDesk } from "./test-desk.ts";

/**
 * Posts every kind of document that moves only money. Returns the ids of its vouchers. The receipts are
 * allocated to the bill and the payment to the purchase, in full.
 */
export async function moveTestMoney(
  { books, posted, cancelled, salesmanCash, ...desk }: TestDesk,
  { billId, purchaseId }: { billId: number; purchaseId: number },
) {
  const { bank, cash, sales, opening_equity: equity, discount_allowed: discount } = books.accounts;
  const head = { date: "2026-06-12", userId: 2, branchId: 1 };
  const settles = [{ billId, amount: 12_345n }];
  const got = receipt({
    ...head,
    mode: "C",
    ledgerId: salesmanCash,
    partyId: 901,
    amount: 12_345n,
    settles,
  });
  const receipts = [await posted(got), await posted(got)];
  for (const one of receipts.slice(1)) await cancelled(one);
  const paid = await posted(
    payment({
      ...head,
      mode: "N",
      ledgerId: bank,
      partyId: desk.supplier.id,
      amount: 20_000n,
      settles: [{ billId: purchaseId, amount: 20_000n }],
    }),
  );
  const spent = { ...head, mode: "C" as const, accountId: discount, ledgerId: salesmanCash, tripId: null };
  const expensed = await posted(expense({ ...spent, amount: 1_500n }));
  const tax = { rate: 1_800n, interState: false, accounts: books.accounts };
  const whose = { supplierGstin: "32AABCT1332L1ZN", supplierInvoiceNo: "TK/7" };
  const taxed = await posted(expense({ ...spent, amount: 118_000n, tax, ...whose }));
  const two = [
    { accountId: discount, debit: 1_000n, credit: 0n },
    { accountId: desk.customer.id, debit: 0n, credit: 1_000n },
  ];
  const single = await posted(journal({ ...head, lines: two }));
  const three = [
    ...two,
    { accountId: equity, debit: 0n, credit: 500n },
    { accountId: sales, debit: 500n, credit: 0n },
  ];
  const many = await posted(journal({ ...head, lines: three }));
  const money = { from: { id: cash, groupId: 6 }, to: { id: bank, groupId: 5 } };
  const banked = await posted(contra({ ...head, ...money, amount: 3_000n }));
  const handed = await posted(handOver(books, { ...head, fromLedgerId: salesmanCash, amount: 4_000n }));
  const note = { date: head.date, branchId: 1, accountId: sales, amount: 59_000n, taxRate: 1_800n };
  const credited = await posted(creditNote(books, { ...note, party: desk.customer }));
  const outside = await posted(creditNote(books, { ...note, party: desk.customerOutside }));
  const debited = await posted(debitNote(books, { ...note, party: desk.supplier }));
  return {
    creditNote: credited.voucherId,
    creditNoteOutside: outside.voucherId,
    debitNote: debited.voucherId,
    receipt: receipts[0]?.voucherId ?? 0,
    cancelledReceipt: receipts[1]?.voucherId ?? 0,
    payment: paid.voucherId,
    expense: expensed.voucherId,
    taxedExpense: taxed.voucherId,
    journal: single.voucherId,
    manyJournal: many.voucherId,
    contra: banked.voucherId,
    handOver: handed.voucherId,
  };
}
