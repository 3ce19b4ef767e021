import * as say from "../generated/messages.ts";
import type { Message } from "../messages/message.ts";
import { refused, type ProblemCode } from "../problem.ts";
import { formatPaise, type Paise } from "./money.ts";
import type { VoucherKind } from "./voucher-kind.ts";
import type { LedgerLine, Voucher } from "./voucher.ts";

/** What of a receipt or payment goes against a bill, by the bill's voucher, as it is stored. Amount in paise. */
export interface Settled {
  billVoucherId: number;
  amount: Paise;
}

/** A bill or purchase that money may go against. */
export interface OpenBill {
  voucherId: number;
  voucherNo: string;
  partyId: number;
  isPosted: boolean;
  /** Less its returns, what was paid with it, and what receipts or payments in effect name of it. In paise. */
  open: Paise;
}

/** Bills and purchases by `billKey`. */
export type OpenBills = Map<string, OpenBill>;

/** What each kind of money, or note, may name: receipts and credit notes the company's bills, payments and debit notes those of its suppliers. */
export const SETTLED_BY = {
  receipt: { kind: "sale", unknown: "BILL_UNKNOWN" },
  payment: { kind: "purchase", unknown: "PURCHASE_UNKNOWN" },
  credit_note: { kind: "sale", unknown: "BILL_UNKNOWN" },
  debit_note: { kind: "purchase", unknown: "PURCHASE_UNKNOWN" },
} as const satisfies Partial<Record<VoucherKind, { kind: VoucherKind; unknown: ProblemCode }>>;

/** A kind of voucher that names bills. */
export type SettlingKind = keyof typeof SETTLED_BY;

/** Whether vouchers of a kind name bills. */
export function isSettling(kind: VoucherKind): kind is SettlingKind {
  return kind in SETTLED_BY;
}

/** Whether vouchers of a kind are what receipts or payments name. */
export function isPaid(kind: VoucherKind): boolean {
  return Object.values(SETTLED_BY).some((by) => by.kind === kind);
}

/** The key of what a voucher of a kind names by an id: ids of bills and purchases are the same numbers. */
export function billKey(kind: SettlingKind, billId: number): string {
  return `${kind} ${billId}`;
}

/**
 * What a voucher settles; `takeOff` makes it count. Throws BILL_UNKNOWN or PURCHASE_UNKNOWN, PARTY_DIFFERS, DOCUMENT_NOT_STANDING for a bill that was
 * cancelled or edited, SETTLEMENT_EXCEEDS_BILL, SETTLEMENT_EXCEEDS_AMOUNT, and AMOUNT_INVALID unless each amount is above zero.
 */
export function settle(
  voucher: Pick<Voucher, "kind" | "partyId" | "amount" | "discount" | "settles">,
  bills: OpenBills,
): Settled[] {
  const { kind, partyId, amount, settles = [] } = voucher;
  if (settles.length === 0) return [];
  if (!isSettling(kind) || typeof amount === "string")
    throw new Error(`A voucher of the kind ${kind} settles nothing`);
  let left = settledAtMost(voucher);
  const taken = new Map<OpenBill, Paise>();
  for (const [index, named] of settles.entries()) {
    const field = `against.${index}`;
    const bill = bills.get(billKey(kind, named.billId));
    if (!bill) throw refused(SETTLED_BY[kind].unknown, `${field}.billId`);
    if (bill.partyId !== partyId) throw refused("PARTY_DIFFERS", `${field}.billId`, OF_ANOTHER);
    if (!bill.isPosted) throw refused("DOCUMENT_NOT_STANDING", `${field}.billId`, NOT_STANDING);
    if (named.amount <= 0n) throw refused("AMOUNT_INVALID", `${field}.amount`);
    const open = bill.open - (taken.get(bill) ?? 0n);
    if (named.amount > open)
      throw refused("SETTLEMENT_EXCEEDS_BILL", `${field}.amount`, openWords(bill, open));
    if (named.amount > left) throw refused("SETTLEMENT_EXCEEDS_AMOUNT", `${field}.amount`);
    left -= named.amount;
    taken.set(bill, (taken.get(bill) ?? 0n) + named.amount);
  }
  return [...taken].map(([{ voucherId }, sum]) => ({ billVoucherId: voucherId, amount: sum }));
}

/** What a receipt or payment may settle: its money, and the discount with it. */
export function settledAtMost({ amount, discount = 0n }: Pick<Voucher, "amount" | "discount">): Paise {
  return typeof amount === "string" ? 0n : amount + discount;
}

/** Takes what was settled off what is open, for the next voucher of a batch. */
export function takeOff(bills: OpenBills, settled: readonly Settled[]): void {
  for (const { billVoucherId, amount } of settled)
    for (const bill of bills.values()) if (bill.voucherId === billVoucherId) bill.open -= amount;
}

/** What of amounts fits into `left`, in their order, and of each into its own room; nothing of the others. */
export function fitInto<Row extends { amount: Paise; room?: Paise }>(
  rows: readonly Row[],
  left: Paise,
): (Row & { amount: Paise })[] {
  let rest = left;
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
 * What the new version of a receipt or payment settles when it names no bills: what still fits of what the version before named, in its
 * order, of bills of the same party.
 */
export function settleAgain(
  voucher: Pick<Voucher, "partyId" | "amount" | "discount">,
  before: readonly { bill: OpenBill | undefined; amount: Paise }[],
): Settled[] {
  const kept = before.flatMap(({ bill, amount }) =>
    bill && bill.partyId === voucher.partyId
      ? [{ billVoucherId: bill.voucherId, amount, room: bill.open }]
      : [],
  );
  return fitInto(kept, settledAtMost(voucher)).map(({ billVoucherId, amount }) => ({
    billVoucherId,
    amount,
  }));
}

/** What of the money that paid a bill or purchase, the oldest first, still pays its new version; of each no more than fits. */
export function payAgain<Row extends { amount: Paise }>(
  paid: readonly Row[],
  {
    voucher: { kind, partyId },
    lines,
  }: { voucher: Pick<Voucher, "kind" | "partyId">; lines: readonly LedgerLine[] },
): (Row & { amount: Paise })[] {
  const moved = lines
    .filter(({ accountId }) => accountId === partyId)
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
  return fitInto(paid, kind === "sale" ? moved : -moved);
}

function openWords({ voucherNo: voucher }: OpenBill, open: Paise): Message {
  return open > 0n ? say.onlyOpen({ amount: formatPaise(open), voucher }) : say.nothingOpen({ voucher });
}

const OF_ANOTHER = "The bill is another party's.";
const NOT_STANDING = "The bill was cancelled or edited meanwhile.";
