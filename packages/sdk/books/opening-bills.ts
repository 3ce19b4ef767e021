import type { Paise } from "./money.ts";
import { fitInto, isSettledFromDebit, type NamedBill, type SettlingKind } from "./settle-bills.ts";
import type { LedgerLine } from "./voucher.ts";

/** An opening bill named with its line, as against a bill or purchase. */
export interface NamedOpeningBill {
  billId: number;
  openingLine: number;
}

export function isOpeningBill<Named extends NamedBill>(bill: Named): bill is Named & NamedOpeningBill {
  return bill.openingLine !== undefined;
}

/** The bills or purchases among what is named, without opening bills. */
export function listDocumentIds(bills: readonly NamedBill[]): number[] {
  const documents = bills.filter((bill) => !isOpeningBill(bill));
  return [...new Set(documents.map(({ billId }) => billId))];
}

/** A settlement of an opening bill, with the bill as it was when it was settled. */
export interface PaidOpeningBill {
  voucherId: number;
  kind: SettlingKind;
  amount: Paise;
  line: number;
  accountId: number;
  number: string;
  date: string;
}

/**
 * The settlements of an edited opening's bills that still fit. A bill is the same as before if
 * party, number and date are.
 */
export function payOpeningAgain(
  payments: readonly PaidOpeningBill[],
  lines: readonly LedgerLine[],
): { voucherId: number; accountId: number; billLine: number; amount: Paise }[] {
  const freeLines = lines.flatMap((line, index) => (line.bill ? [{ ...line, lineNo: index + 1 }] : []));
  const formerLines = [...new Set(payments.map(({ line }) => line))].toSorted((a, b) => a - b);
  return formerLines.flatMap((former) => {
    const ofLine = payments.filter(({ line }) => line === former);
    const at = freeLines.findIndex(({ accountId, bill }) =>
      ofLine.some(
        (each) => each.accountId === accountId && each.number === bill?.number && each.date === bill.date,
      ),
    );
    const [sameLine] = at < 0 ? [] : freeLines.splice(at, 1);
    if (!sameLine) return [];
    const owedAmount = sameLine.debit - sameLine.credit;
    return [true, false].flatMap((isDebit) =>
      fitInto(
        ofLine.filter(({ kind }) => isSettledFromDebit(kind) === isDebit),
        isDebit ? owedAmount : -owedAmount,
      ).map(({ voucherId, accountId, amount }) => ({
        voucherId,
        accountId,
        billLine: sameLine.lineNo,
        amount,
      })),
    );
  });
}
