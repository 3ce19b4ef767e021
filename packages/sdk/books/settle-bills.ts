import * as say from "../generated/messages.ts";
import type { Message } from "../messages/message.ts";
import { problemOnField, type ProblemCode } from "../problem.ts";
import { formatRupees, type Paise } from "./money.ts";
import type { VoucherKind } from "./voucher-kind.ts";
import type { LedgerLine, Settlement, Voucher } from "./voucher.ts";

/** Part of a receipt or payment for one bill, by the bill's voucher, as stored. In paise. */
export interface Settled {
  billVoucherId: number;
  /** The line of an opening bill; 0 for other bills. */
  billLine: number;
  amount: Paise;
}

export interface OpenBill {
  voucherId: number;
  /** The line of an opening bill; 0 for other bills. */
  line: number;
  voucherNo: string;
  partyId: number;
  isPosted: boolean;
  /**
   * The open amount: less returns, what was paid with the bill, and allocations of valid receipts
   * or payments. In paise.
   */
  open: Paise;
}

/** By `makeBillKey`. */
export type OpenBills = Map<string, OpenBill>;

/**
 * The kinds that each settling voucher may name: receipts and credit notes settle customers' bills,
 * payments and debit notes settle suppliers' purchases.
 */
export const SETTLED_BY = {
  receipt: { kind: "sale", unknown: "BILL_UNKNOWN" },
  payment: { kind: "purchase", unknown: "PURCHASE_UNKNOWN" },
  credit_note: { kind: "sale", unknown: "BILL_UNKNOWN" },
  debit_note: { kind: "purchase", unknown: "PURCHASE_UNKNOWN" },
} as const satisfies Partial<Record<VoucherKind, { kind: VoucherKind; unknown: ProblemCode }>>;

export type SettlingKind = keyof typeof SETTLED_BY;

export function isSettling(kind: VoucherKind): kind is SettlingKind {
  return kind in SETTLED_BY;
}

/**
 * Whether vouchers of a kind can be settled by receipts or payments. Of an opening, its bills can.
 */
export function isPaid(kind: VoucherKind): boolean {
  return kind === "opening" || Object.values(SETTLED_BY).some((by) => by.kind === kind);
}

/** Whether a kind settles what is a debit of the party, as its bills are, or else a credit. */
export function isSettledFromDebit(kind: SettlingKind): boolean {
  return SETTLED_BY[kind].kind === "sale";
}

/** The key includes the kind because a bill and a purchase can have the same id. */
export function makeBillKey(kind: SettlingKind, { billId, openingLine = 0 }: NamedBill): string {
  return `${kind} ${billId} ${openingLine}`;
}

export type NamedBill = Pick<Settlement, "billId" | "openingLine">;

/**
 * What a voucher settles; call `takeOff` to reduce the open amounts. Throws BILL_UNKNOWN or
 * PURCHASE_UNKNOWN, PARTY_DIFFERS, DOCUMENT_NOT_STANDING for a bill that was cancelled or edited,
 * SETTLEMENT_EXCEEDS_BILL, SETTLEMENT_EXCEEDS_AMOUNT, and AMOUNT_INVALID unless each amount is
 * above zero.
 */
export function settle(
  voucher: Pick<Voucher, "kind" | "partyId" | "amount" | "discount" | "settles">,
  bills: OpenBills,
): Settled[] {
  const { kind, partyId, amount, settles = [] } = voucher;
  if (settles.length === 0) return [];
  if (!isSettling(kind) || typeof amount === "string")
    throw new Error(`A voucher of the kind ${kind} settles nothing`);
  let remainingAmount = calculateSettleLimit(voucher);
  const takenAmounts = new Map<OpenBill, Paise>();
  for (const [index, settlement] of settles.entries()) {
    const field = `against.${index}`;
    const bill = bills.get(makeBillKey(kind, settlement));
    if (!bill) throw problemOnField(SETTLED_BY[kind].unknown, `${field}.billId`);
    if (bill.partyId !== partyId) throw problemOnField("PARTY_DIFFERS", `${field}.billId`, OF_ANOTHER);
    if (!bill.isPosted) throw problemOnField("DOCUMENT_NOT_STANDING", `${field}.billId`, NOT_STANDING);
    if (settlement.amount <= 0n) throw problemOnField("AMOUNT_INVALID", `${field}.amount`);
    const open = bill.open - (takenAmounts.get(bill) ?? 0n);
    if (settlement.amount > open)
      throw problemOnField("SETTLEMENT_EXCEEDS_BILL", `${field}.amount`, openWords(bill, open));
    if (settlement.amount > remainingAmount)
      throw problemOnField("SETTLEMENT_EXCEEDS_AMOUNT", `${field}.amount`);
    remainingAmount -= settlement.amount;
    takenAmounts.set(bill, (takenAmounts.get(bill) ?? 0n) + settlement.amount);
  }
  return [...takenAmounts].map(([{ voucherId, line }, sum]) => ({
    billVoucherId: voucherId,
    billLine: line,
    amount: sum,
  }));
}

export function calculateSettleLimit({ amount, discount = 0n }: Pick<Voucher, "amount" | "discount">): Paise {
  return typeof amount === "string" ? 0n : amount + discount;
}

export function takeOff(bills: OpenBills, settlements: readonly Settled[]): void {
  if (settlements.length === 0) return;
  const amounts = new Map<string, Paise>();
  for (const { billVoucherId, billLine, amount } of settlements) {
    const place = makePlaceKey(billVoucherId, billLine);
    amounts.set(place, (amounts.get(place) ?? 0n) + amount);
  }
  for (const bill of bills.values()) bill.open -= amounts.get(makePlaceKey(bill.voucherId, bill.line)) ?? 0n;
}

function makePlaceKey(voucherId: number, line: number): string {
  return `${voucherId} ${line}`;
}

/** Reduces amounts in order to fit `limit` and their own `room`; omits those left at zero. */
export function fitInto<Row extends { amount: Paise; room?: Paise }>(
  rows: readonly Row[],
  limit: Paise,
): (Row & { amount: Paise })[] {
  let rest = limit;
  return rows.flatMap((row) => {
    const amount = [row.amount, row.room ?? row.amount, rest].reduce((least, each) =>
      each < least ? each : least,
    );
    if (amount <= 0n) return [];
    rest -= amount;
    return [{ ...row, amount }];
  });
}

/**
 * What the new version of a receipt or payment settles if it names no bills: the former allocations
 * in their order, as far as they still fit, for bills of the same party.
 */
export function settleAgain(
  voucher: Pick<Voucher, "partyId" | "amount" | "discount">,
  before: readonly { bill: OpenBill | undefined; amount: Paise }[],
): Settled[] {
  const keptSettlements = before.flatMap(({ bill, amount }) =>
    bill && bill.partyId === voucher.partyId
      ? [{ billVoucherId: bill.voucherId, billLine: bill.line, amount, room: bill.open }]
      : [],
  );
  return fitInto(keptSettlements, calculateSettleLimit(voucher)).map(({ room: _, ...settled }) => settled);
}

/** Payments that still pay the new version, oldest first; each only as far as it fits. */
export function payAgain<Row extends { amount: Paise }>(
  payments: readonly Row[],
  {
    voucher: { kind, partyId },
    lines,
  }: { voucher: Pick<Voucher, "kind" | "partyId">; lines: readonly LedgerLine[] },
): (Row & { amount: Paise })[] {
  const movedAmount = lines
    .filter(({ accountId }) => accountId === partyId)
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
  return fitInto(payments, kind === "sale" ? movedAmount : -movedAmount);
}

function openWords({ voucherNo: voucher }: OpenBill, open: Paise): Message {
  return open > 0n ? say.onlyOpen({ amount: formatRupees(open), voucher }) : say.nothingOpen({ voucher });
}

const OF_ANOTHER = "The bill is another party's.";
const NOT_STANDING = "The bill was cancelled or edited while you were working on it.";
