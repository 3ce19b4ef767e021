import type { DocumentItem, Party } from "../posting/company-books.ts";
import type { Paise, Price, Quantity } from "../../money.ts";
import type { ReturnableBill } from "./returnable-bills.ts";
import type { StockDocument } from "./stock-document.ts";
import type { Tax } from "../posting/tax.ts";

/** Goods that a customer gives back. */
export interface SaleReturnInput extends StockDocument {
  customer: Party;
  /** What is returned: goods of a bill, on its terms and at its cost; or of none, on terms of the return's own and at average cost. */
  source:
    | { bill: ReturnableBill }
    | { bill: null; invType: string; saleType: "Retail" | "Wholesale"; discount?: Paise };
  /** Whether the customer's account is credited, or he gets cash out of an account, the salesman's as a rule. */
  refund: { mode: "credit" } | { mode: "cash"; accountId: number };
  salesmanId: number | null;
  routeId: number | null;
  vehicleId: number | null;
  /** Where good and free goods go to. */
  locationId: number;
  /** Where damaged and expired goods go to; needed when there are any. */
  damagedLocationId: number | null;
  lines: readonly SaleReturnLine[];
  /** Whether the return is rounded to whole rupees; else it gives its part of the bill's round-off back. */
  toRupee?: boolean;
}

/** A line; `free` are good goods that had come free. */
export interface SaleReturnLine {
  item: DocumentItem;
  /** The line of the bill, null when no bill is named. */
  billLineNo: number | null;
  good?: Quantity;
  damaged?: Quantity;
  expired?: Quantity;
  free?: Quantity;
  /** Needed when no bill is named; else the bill's own price holds. */
  unitPrice?: Price;
}

/** A return's sums: `amount` = lines − `discount` + `roundOff`, like those of a bill. */
export interface SaleReturnTotals extends Tax {
  interState: boolean;
  taxable: Paise;
  discount: Paise;
  roundOff: Paise;
  amount: Paise;
}
