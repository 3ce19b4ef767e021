import type { Asked, Maker } from "./asked.ts";
import { askContra, askExpense, askHandOver, askJournal, askPayment, askReceipt } from "./money.ts";
import { askCreditNote, askDebitNote } from "./notes.ts";
import { askPurchaseReturn, askSaleReturn } from "./returns.ts";
import { askDamage, askOpening, askProduction, askReplacement, askStockCount, askVanLoad } from "./stock.ts";
import { askPurchase, askSale } from "./trade.ts";

/** A document of a random kind. */
export function askAnything(maker: Maker): Asked {
  return maker.random.pick(VOUCHER_MAKERS)(maker);
}

/** Weighted as in a real business: mostly bills, receipts and returns. */
const VOUCHER_MAKERS: readonly ((maker: Maker) => Asked)[] = [
  ...Array.from({ length: 6 }, () => (maker: Maker) => askSale(maker)),
  (maker) => askPurchase(maker),
  (maker) => askPurchase(maker),
  (maker) => askSaleReturn(maker),
  (maker) => askSaleReturn(maker),
  (maker) => askPurchaseReturn(maker),
  (maker) => askReplacement(maker),
  (maker) => askDamage(maker),
  (maker) => askStockCount(maker),
  (maker) => askVanLoad(maker),
  (maker) => askVanLoad(maker),
  (maker) => askProduction(maker),
  (maker) => askReceipt(maker),
  (maker) => askReceipt(maker),
  (maker) => askPayment(maker),
  (maker) => askExpense(maker),
  (maker) => askJournal(maker),
  (maker) => askContra(maker),
  (maker) => askCreditNote(maker),
  (maker) => askDebitNote(maker),
  (maker) => askHandOver(maker),
  (maker) => askOpening(maker, [[1, 5_000n]]),
];

/** The names of all kinds of documents, in alphabetical order. */
export const KIND_NAMES = [
  "contra",
  "credit_note",
  "damage",
  "debit_note",
  "expense",
  "hand_over",
  "journal",
  "opening",
  "payment",
  "production",
  "purchase",
  "purchase_return",
  "receipt",
  "replacement",
  "sale",
  "sale_return",
  "stock_count",
  "van_load",
];
