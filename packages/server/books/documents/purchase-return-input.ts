import type { DocumentItem, Party } from "../posting/company-books.ts";
import type { Paise, Percent, Price, Quantity } from "../../money.ts";
import type { ReturnablePurchase } from "./returnable-purchases.ts";
import type { StockDocument } from "./stock-document.ts";
import type { Tax } from "../posting/tax.ts";

/** Goods that go back to a supplier. */
export interface PurchaseReturnInput extends StockDocument {
  supplier: Party;
  /** The purchase whose goods these are, on its terms; null when none is named. */
  purchase: ReturnablePurchase | null;
  /** Where the goods lie. */
  locationId: number;
  lines: readonly PurchaseReturnLine[];
  toRupee?: boolean;
}

export interface PurchaseReturnLine {
  item: DocumentItem;
  /** The line of the purchase, null when no purchase is named. */
  purchaseLineNo: number | null;
  quantity: Quantity;
  /** Needed when no purchase is named; else what the supplier was paid holds. */
  unitPrice?: Price;
}

/** A line with what the supplier gives for it: `amount` = `taxable` + tax. */
export interface GivenBackLine extends Tax {
  item: Pick<DocumentItem, "id" | "hsnCode">;
  purchaseLineNo: number | null;
  quantity: Quantity;
  unitPrice: Price;
  taxRate: Percent;
  taxable: Paise;
  amount: Paise;
}

/** A return's sums: `amount` = lines + `roundOff`. */
export interface PurchaseReturnTotals extends Tax {
  interState: boolean;
  taxable: Paise;
  roundOff: Paise;
  amount: Paise;
}
