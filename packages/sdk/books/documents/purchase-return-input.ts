import type { DocumentItem, Supplier } from "../company-books.ts";
import type { Price, Quantity } from "../money.ts";
import type { PartyLimit } from "./party-limit.ts";
import type { ReturnablePurchase } from "./returnable-purchase.ts";
import type { DocumentInput } from "./document-voucher.ts";
import type { TaxedLine } from "../tax.ts";
import type { SupplierNote } from "./supplier-note.ts";

/**
 * Goods returned to a supplier. Quantities in thousandths, prices in ten-thousandths of a rupee.
 */
export interface PurchaseReturnInput extends DocumentInput, SupplierNote {
  supplier: Supplier;
  /** The purchase that sets prices and taxes; null for a return without a purchase. */
  purchase: ReturnablePurchase | null;
  /** The location that the goods are taken from. */
  locationId: number;
  lines: readonly PurchaseReturnLine[];
  /** Not checked if omitted. */
  party?: PartyLimit | undefined;
  toRupee?: boolean;
}

export interface PurchaseReturnLine {
  item: DocumentItem;
  /** Line number in the purchase; null for a return without a purchase. */
  purchaseLineNo: number | null;
  quantity: Quantity;
  /** Required without a purchase; otherwise the purchase's own price applies. */
  unitPrice?: Price;
}

export interface GivenBackLine extends TaxedLine {
  item: Pick<DocumentItem, "id" | "hsnCode" | "isService" | "supplyKind">;
  purchaseLineNo: number | null;
  quantity: Quantity;
  unitPrice: Price;
}
