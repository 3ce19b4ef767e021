import type { Schema } from "../../contract/contract.ts";
import type { NewEvent } from "../../events/write-events.ts";
import { formatPaise, type ValidVoucher, type VoucherKind, type Posted } from "@vanbook/sdk/books";

/**
 * The vouchers are those of one posting, edit or cancellation. An edit's reversal has no event of
 * its own.
 */
export function makeVoucherEvents(pairs: readonly (readonly [ValidVoucher, Posted])[]): NewEvent[] {
  const replacedIds = new Set(pairs.flatMap(([{ replaces }]) => replaces?.id ?? []));
  return pairs.flatMap(([ready, postedVoucher]) =>
    ready.reverses && replacedIds.has(ready.reverses.id) ? [] : makeVoucherEvent(ready, postedVoucher),
  );
}

function makeVoucherEvent({ voucher, reverses, replaces }: ValidVoucher, postedVoucher: Posted): NewEvent {
  const verb = reverses ? "cancelled" : replaces ? "edited" : "posted";
  const voucherId = reverses?.id ?? postedVoucher.voucherId;
  return {
    // Every kind has all three events, except that a closing is never edited.
    type: `${RESOURCE_NAMES[voucher.kind]}.${verb}` as Schema<"EventType">,
    resourceId: (reverses ? reverses.documentId : postedVoucher.documentId) || voucherId,
    subject: `${voucher.kind}/${postedVoucher.yearId}/${voucher.seriesId}/${postedVoucher.number}`,
    voucherId,
    number: postedVoucher.voucherNo,
    date: postedVoucher.date,
    partyId: voucher.partyId,
    amount: formatPaise(postedVoucher.amount),
    clientId: voucher.clientId ?? null,
    ...(replaces && { replacesId: replaces.documentId || replaces.id }),
    entered: postedVoucher.entered,
  };
}

const RESOURCE_NAMES = {
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
