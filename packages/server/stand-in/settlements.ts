import {
  POSTED_STATUS,
  makeBillKey,
  payAgain,
  isSettling,
  payOpeningAgain,
  isOpeningBill,
  isSettledFromDebit,
  settle,
  settleAgain,
  type NamedOpeningBill,
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
  for (const namedBill of settles) {
    const foundBill = isOpeningBill(namedBill)
      ? findOpeningBill(books, namedBill)
      : findBillDocument(books, kind, (each) => each.id === namedBill.billId);
    const voucher = books.tables.vouchers.find(({ id }) => id === foundBill?.voucherId);
    if (!foundBill || !voucher) continue;
    const { partyId, isPosted, line, number = voucher.voucher_no } = foundBill;
    const billSettlements = books.tables.settlements.filter(
      (each) =>
        each.bill_voucher_id === voucher.id &&
        each.bill_line === line &&
        each.voucher_id !== except &&
        !isReversed(books, each.voucher_id),
    );
    const entries = books.tables.ledger_entries.filter(
      (each) =>
        each.voucher_id === voucher.id &&
        each.account_id === partyId &&
        (line === 0 || each.line_no === line),
    );
    const movement = entries.reduce((sum, { debit, credit }) => sum + paise(debit) - paise(credit), 0n);
    const open = billSettlements.reduce(
      (unpaid, { amount }) => unpaid - paise(amount),
      calculateOwed(movement, kind),
    );
    bills.set(makeBillKey(kind, namedBill), {
      ...{ voucherId: voucher.id, line, voucherNo: number, partyId, isPosted, open },
    });
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
    const bill = findSettledBill(books, kind, each);
    return each.voucher_id === id && bill?.isPosted ? [{ ...bill, amount: paise(each.amount) }] : [];
  });
  before.sort((a, b) => a.date.localeCompare(b.date) || a.billId - b.billId || a.line - b.line);
  const bills = openBills(books, { kind, settles: before }, id);
  return settleAgain(
    voucher,
    before.map((each) => ({ bill: bills.get(makeBillKey(kind, each)), amount: each.amount })),
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
  if (!isPaid(kind)) return;
  if (kind === "opening") return carryToOpeningBills(books, id, lines, newVersion);
  if (partyId === null || voucher.partyId !== partyId) return;
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
      bill_line: 0,
      amount: formatPaise(amount),
    });
}

function carryToOpeningBills(
  books: StandInBooks,
  id: number,
  lines: ValidVoucher["lines"],
  { voucherId: newId }: Posted,
): void {
  const { settlements, vouchers } = books.tables;
  const payments = settlements.flatMap((each) => {
    const money = vouchers.find((row) => row.id === each.voucher_id);
    if (each.bill_voucher_id !== id || !money || isReversed(books, money.id) || !isSettling(money.kind))
      return [];
    const bill = findOpeningBill(books, { billId: id, openingLine: each.bill_line });
    return bill
      ? [
          {
            ...{ voucherId: money.id, kind: money.kind, amount: paise(each.amount), line: each.bill_line },
            ...{ accountId: bill.partyId, number: bill.number, date: bill.date, moneyDate: money.date },
          },
        ]
      : [];
  });
  payments.sort((a, b) => a.moneyDate.localeCompare(b.moneyDate) || a.voucherId - b.voucherId);
  for (const { voucherId, billLine, amount } of payOpeningAgain(payments, lines))
    settlements.push({
      voucher_id: voucherId,
      bill_voucher_id: newId,
      bill_line: billLine,
      amount: formatPaise(amount),
    });
}

/** Only bills in effect, the oldest first; for the printed document. */
export function listSettledBills(books: StandInBooks, voucherId: number) {
  const { bills, purchases, settlements, vouchers } = books.tables;
  return settlements
    .flatMap((each) => {
      if (each.voucher_id !== voucherId) return [];
      const { amount } = each;
      const opening = findOpeningBill(books, { billId: each.bill_voucher_id, openingLine: each.bill_line });
      if (opening) {
        const { billId, openingLine, number: billNo, date } = opening;
        return opening.isPosted ? [{ billId, openingLine, billNo, date, amount }] : [];
      }
      const is = (row: { voucher_id: number; status: number }) =>
        row.voucher_id === each.bill_voucher_id && row.status === POSTED_STATUS;
      const bill = bills.find(is) ?? purchases.find(is);
      const billNo = vouchers.find(({ id }) => id === each.bill_voucher_id)?.voucher_no ?? "";
      return bill ? [{ billId: bill.id, billNo, date: bill.date, amount }] : [];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.billId - b.billId);
}

/** The bill, purchase or opening bill of a settlement. */
function findSettledBill(
  books: StandInBooks,
  kind: SettlingKind,
  { bill_voucher_id: billVoucherId, bill_line: line }: { bill_voucher_id: number; bill_line: number },
) {
  return line > 0
    ? findOpeningBill(books, { billId: billVoucherId, openingLine: line })
    : findBillDocument(books, kind, ({ voucher_id: id }) => id === billVoucherId);
}

export function findOpeningBill(books: StandInBooks, { billId, openingLine }: NamedOpeningBill) {
  const { opening_bills: openingBills, ledger_entries: entries } = books.tables;
  const isLine = (row: { voucher_id: number; line_no: number }) =>
    row.voucher_id === billId && row.line_no === openingLine;
  const bill = openingBills.find(isLine);
  if (!bill) return undefined;
  return {
    ...{ billId, openingLine, voucherId: billId, line: openingLine, number: bill.number, date: bill.date },
    partyId: entries.find(isLine)?.account_id ?? 0,
    isPosted: !isReversed(books, billId),
  };
}

function findBillDocument(
  { tables }: StandInBooks,
  kind: SettlingKind,
  is: (row: { id: number; voucher_id: number }) => boolean,
) {
  const isOfSale = isSettledFromDebit(kind);
  const bill = isOfSale ? tables.bills.find(is) : undefined;
  const purchase = isOfSale ? undefined : tables.purchases.find(is);
  const row = bill ?? purchase;
  if (!row) return undefined;
  const { id: billId, voucher_id: voucherId, date, status } = row;
  const partyId = bill?.customer_id ?? purchase?.supplier_id ?? 0;
  return {
    ...{ billId, openingLine: undefined, voucherId, line: 0, number: undefined, date, partyId },
    isPosted: status === POSTED_STATUS,
  };
}

export function isReversed({ tables }: StandInBooks, voucherId: number): boolean {
  return tables.vouchers.some((each) => each.reverses_id === voucherId);
}

/** If payments settle the party's bills, the amount owed to the party. */
function calculateOwed(movement: Paise, kind: SettlingKind): Paise {
  return isSettledFromDebit(kind) ? movement : -movement;
}
