import {
  POSTED_STATUS,
  makeBillKey,
  payAgain,
  isSettling,
  settle,
  SETTLED_BY,
  settleAgain,
  type OpenBills,
  type Settled,
  type SettlingKind,
  type VoucherRow,
  type Posted,
  type Voucher,
  type ValidVoucher,
  formatPaise,
  paise,
  type Paise,
  isPaid,
} from "@vanbook/sdk/books";
import type { StandInBooks } from "./books.ts";

/**
 * Unpaid amounts of the bills that a voucher settles. Amounts settled by the voucher `except` count
 * as unpaid.
 */
export function openBills(
  books: StandInBooks,
  { kind, settles = [] }: Pick<Voucher, "kind" | "settles">,
  except = 0,
): OpenBills {
  const bills: OpenBills = new Map();
  if (!isSettling(kind)) return bills;
  for (const { billId } of settles) {
    const billDocument = findBillDocument(books, kind, (each) => each.id === billId);
    const voucher = books.tables.vouchers.find(({ id }) => id === billDocument?.voucherId);
    if (!billDocument || !voucher) continue;
    const billSettlements = books.tables.settlements.filter(
      (each) =>
        each.bill_voucher_id === voucher.id &&
        each.voucher_id !== except &&
        !isReversed(books, each.voucher_id),
    );
    const { partyId, isPosted } = billDocument;
    const entries = books.tables.ledger_entries.filter(
      (each) => each.voucher_id === voucher.id && each.account_id === partyId,
    );
    const movement = entries.reduce((sum, { debit, credit }) => sum + paise(debit) - paise(credit), 0n);
    const open = billSettlements.reduce(
      (unpaid, { amount }) => unpaid - paise(amount),
      calculateOwed(movement, kind),
    );
    const bill = { voucherId: voucher.id, voucherNo: voucher.voucher_no, partyId, isPosted, open };
    bills.set(makeBillKey(kind, billId), bill);
  }
  return bills;
}

/** The settlements that it lists, or else the previous version's, as far as they still fit. */
export function settleEdit(
  books: StandInBooks,
  original: Pick<VoucherRow, "id" | "kind" | "party_id">,
  voucher: Voucher,
): Settled[] {
  const { kind, id } = original;
  if (!isSettling(kind)) return [];
  if (voucher.settles) return settle(voucher, openBills(books, voucher, id));
  const before = books.tables.settlements.flatMap((each) => {
    const bill = findBillDocument(books, kind, ({ voucher_id }) => voucher_id === each.bill_voucher_id);
    return each.voucher_id === id && bill?.isPosted ? [{ ...bill, amount: paise(each.amount) }] : [];
  });
  before.sort((a, b) => a.date.localeCompare(b.date) || a.billId - b.billId);
  const bills = openBills(books, { kind, settles: before }, id);
  return settleAgain(
    voucher,
    before.map(({ billId, amount }) => ({ bill: bills.get(makeBillKey(kind, billId)), amount })),
  );
}

export function carryToBill(
  books: StandInBooks,
  original: Pick<VoucherRow, "id" | "kind" | "party_id">,
  { voucher, lines }: Pick<ValidVoucher, "voucher" | "lines">,
  newVersion: Posted,
): void {
  const { tables } = books;
  const { id, kind, party_id: partyId } = original;
  if (!isPaid(kind) || partyId === null || voucher.partyId !== partyId) return;
  const carriedSettlements = tables.settlements.flatMap((each) => {
    const money = tables.vouchers.find((row) => row.id === each.voucher_id);
    const counts = each.bill_voucher_id === id && money && !isReversed(books, money.id);
    return counts ? [{ money, amount: paise(each.amount) }] : [];
  });
  carriedSettlements.sort((a, b) => a.money.date.localeCompare(b.money.date) || a.money.id - b.money.id);
  for (const { money, amount } of payAgain(carriedSettlements, { voucher, lines }))
    tables.settlements.push({
      voucher_id: money.id,
      bill_voucher_id: newVersion.voucherId,
      amount: formatPaise(amount),
    });
}

/** Only bills in effect, the oldest first; for the printed document. */
export function listSettledBills(books: StandInBooks, voucherId: number) {
  const { bills, purchases, settlements, vouchers } = books.tables;
  return settlements
    .flatMap((each) => {
      const is = (row: { voucher_id: number; status: number }) =>
        row.voucher_id === each.bill_voucher_id && row.status === POSTED_STATUS;
      const bill = bills.find(is) ?? purchases.find(is);
      const billNo = vouchers.find(({ id }) => id === each.bill_voucher_id)?.voucher_no ?? "";
      const { amount } = each;
      return each.voucher_id === voucherId && bill
        ? [{ billId: bill.id, billNo, date: bill.date, amount }]
        : [];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.billId - b.billId);
}

function findBillDocument(
  { tables }: StandInBooks,
  kind: SettlingKind,
  is: (row: { id: number; voucher_id: number }) => boolean,
) {
  const isOfSale = SETTLED_BY[kind].kind === "sale";
  const bill = isOfSale ? tables.bills.find(is) : undefined;
  const purchase = isOfSale ? undefined : tables.purchases.find(is);
  const row = bill ?? purchase;
  if (!row) return undefined;
  const { id: billId, voucher_id: voucherId, date, status } = row;
  const partyId = bill?.customer_id ?? purchase?.supplier_id ?? 0;
  return { billId, voucherId, date, partyId, isPosted: status === POSTED_STATUS };
}

function isReversed({ tables }: StandInBooks, voucherId: number): boolean {
  return tables.vouchers.some((each) => each.reverses_id === voucherId);
}

/** If payments settle the party's bills, the amount owed to the party. */
function calculateOwed(movement: Paise, kind: SettlingKind): Paise {
  return SETTLED_BY[kind].kind === "sale" ? movement : -movement;
}
