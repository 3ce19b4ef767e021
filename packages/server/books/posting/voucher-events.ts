import type { Schema } from "../../contract/contract.ts";
import type { NewEvent } from "../../events/write-events.ts";
import { formatPaise, type ValidVoucher, type VoucherKind, type Posted } from "@vanbook/sdk/books";

/**
 * The events of vouchers inserted together by a posting, an edit or a cancellation. An edit's reversal has no
 * separate event.
 */
export function voucherEvents(pairs: readonly (readonly [ValidVoucher, Posted])[]): NewEvent[] {
  const replaced = new Set(pairs.flatMap(([{ replaces }]) => replaces?.id ?? []));
  return pairs.flatMap(([ready, posted]) =>
    ready.reverses && replaced.has(ready.reverses.id) ? [] : voucherEvent(ready, posted),
  );
}

function voucherEvent({ voucher, reverses, replaces }: ValidVoucher, posted: Posted): NewEvent {
  const verb = reverses ? "cancelled" : replaces ? "edited" : "posted";
  const voucherId = reverses?.id ?? posted.voucherId;
  return {
    // Every kind has all three events, except that a closing is never edited.
    type: `${KINDS[voucher.kind]}.${verb}` as Schema<"EventType">,
    resourceId: (reverses ? reverses.documentId : posted.documentId) || voucherId,
    subject: `${voucher.kind}/${posted.yearId}/${voucher.seriesId}/${posted.number}`,
    voucherId,
    number: posted.voucherNo,
    date: posted.date,
    partyId: voucher.partyId,
    amount: formatPaise(posted.amount),
    clientId: voucher.clientId ?? null,
    ...(replaces && { replacesId: replaces.documentId || replaces.id }),
    entered: posted.entered,
  };
}

/** The contract's resource name for each kind of voucher. */
const KINDS = {
  opening: "opening",
  sale: "bill",
  sale_return: "saleReturn",
  replacement: "replacement",
  damage: "damage",
  van_load: "vanLoad",
  purchase: "purchase",
  purchase_return: "purchaseReturn",
  production: "production",
  receipt: "receipt",
  payment: "payment",
  expense: "expense",
  journal: "journal",
  contra: "contra",
  hand_over: "handOver",
  stock_count: "stockCount",
  credit_note: "creditNote",
  debit_note: "debitNote",
  closing: "closing",
} as const satisfies Record<VoucherKind, Schema<"EventResource">>;
