import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationId } from "@vanbook/sdk";
import type * as widgets from "../../../packages/widgets/index.ts";
import type { FormKind } from "../month/typed.ts";

/** A form to crash in. */
export interface CrashedForm {
  path: string;
  /** What the books call its vouchers; `order` where an order is placed. */
  kind: string;
  /** The kinds of the month's vouchers that are typed into it. */
  entered: readonly FormKind[];
}

/**
 * Every form of `defineVoucher` that the widgets export: one without a case does not compile. In the order in which vouchers are entered: what
 * is returned, paid or handed over has been entered before.
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

function of(path: string, kind: string, ...entered: FormKind[]): CrashedForm {
  return { path, kind, entered };
}

/** Every form by its name, with the operation that it posts by, as the sources have them. */
export function formsInCode(): ReadonlyMap<string, OperationId> {
  const defined = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => [...readFileSync(join(FOLDER, file), "utf8").matchAll(DEFINED)]);
  // As `declareVoucher` has it; the component has the same name with a capital letter.
  return new Map(
    defined.map(([, name = "", operation]) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      operation as OperationId,
    ]),
  );
}

const FOLDER = join(import.meta.dirname, "../../../packages/widgets/vouchers");
const DEFINED = /export const (\w+) = declareVoucher\(\{\s+operation: "([\w.]+)"/g;

type FormName = {
  [Name in keyof typeof widgets]: (typeof widgets)[Name] extends { definition: VoucherLike } ? Name : never;
}[keyof typeof widgets];

/** What tells a voucher's definition from those of masters, reports and papers. */
interface VoucherLike {
  noun: string;
  head: readonly unknown[];
}
