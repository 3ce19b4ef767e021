import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationId } from "@vanbook/sdk";
import type * as widgets from "../../../packages/widgets/index.ts";
import type { FormKind } from "../month/typed.ts";

/** A voucher form in which the test causes crashes. */
export interface CrashedForm {
  path: string;
  /** Kind of its vouchers in the database; `order` for orders. */
  kind: string;
  /** The kinds of the month's vouchers that are entered in it. */
  entered: readonly FormKind[];
}

/**
 * Every form made by `defineVoucher` that the widgets export; a form that is missing here is a type
 * error. In the order in which the vouchers are entered: a document comes before its return or
 * payment, and cash before its hand-over.
 */
export const crashedForms: Readonly<Record<FormName, CrashedForm>> = {
  OpeningBalances: of("/OpeningVoucher?tab=balances", "opening", "openingBalances"),
  OpeningStock: of("/OpeningVoucher?tab=stock", "opening", "openingStock"),
  PurchaseVoucher: of("/PurchaseVoucher", "purchase", "purchase"),
  PurchaseReturnVoucher: of("/PurchaseReturnVoucher", "purchase_return", "purchaseReturn"),
  OrderVoucher: of("/OrderVoucher", "order", "order"),
  SaleVoucher: of("/SaleVoucher", "sale", "sale"),
  SaleReturnVoucher: of("/SaleReturnVoucher", "sale_return", "saleReturn", "looseReturn"),
  ReceiptVoucher: of("/ReceiptVoucher", "receipt", "receipt"),
  PaymentVoucher: of("/PaymentVoucher", "payment", "payment"),
  ExpenseVoucher: of("/ExpenseVoucher", "expense", "expense"),
  ContraVoucher: of("/ContraVoucher", "contra", "contra"),
  HandOverVoucher: of("/HandOverVoucher", "hand_over", "handOver"),
  JournalVoucher: of("/JournalVoucher", "journal", "journal"),
  CreditNoteVoucher: of("/CreditNoteVoucher", "credit_note", "creditNote"),
  DebitNoteVoucher: of("/DebitNoteVoucher", "debit_note", "debitNote"),
  DamageVoucher: of("/DamageVoucher", "damage", "damage"),
  ReplacementVoucher: of("/ReplacementVoucher", "replacement", "replacement"),
  VanLoadVoucher: of("/VanLoadVoucher", "van_load", "vanLoad"),
  ProductionVoucher: of("/ProductionVoucher", "production", "production"),
  StockCountVoucher: of("/StockCount", "stock_count", "stockCount"),
};

function of(path: string, kind: string, ...enteredKinds: FormKind[]): CrashedForm {
  return { path, kind, entered: enteredKinds };
}

/** Every form's name and the operation that posts it, read from the source files. */
export function readFormsInCode(): ReadonlyMap<string, OperationId> {
  const definitions = readdirSync(VOUCHERS_FOLDER)
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => [...readFileSync(join(VOUCHERS_FOLDER, file), "utf8").matchAll(DEFINED_VOUCHER)]);
  // The component has the name of its `declareVoucher` constant, with a capital first letter.
  return new Map(
    definitions.map(([, name = "", operation]) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      operation as OperationId,
    ]),
  );
}

const VOUCHERS_FOLDER = join(import.meta.dirname, "../../../packages/widgets/vouchers");
const DEFINED_VOUCHER = /export const (\w+) = declareVoucher\(\{\s+operation: "([\w.]+)"/g;

type FormName = {
  [Name in keyof typeof widgets]: (typeof widgets)[Name] extends { definition: VoucherLike } ? Name : never;
}[keyof typeof widgets];

/**
 * Properties that only a voucher's definition has; those of masters, reports and printed documents
 * lack them.
 */
interface VoucherLike {
  noun: string;
  head: readonly unknown[];
}
