import { createChanger, UNTAXED_ITEM_ID, type Refusals } from "./refusals-desk.ts";
import { FOREIGN_ITEM_ID, ROLL_ID } from "./stock-desk.ts";

const damage = createChanger("damages");
const load = createChanger("van-loads");
const purchase = createChanger("purchases");
const giveBack = createChanger("purchase-returns");
const production = createChanger("productions");

/** Invalid damages, van loads, purchases, purchase returns and productions. */
export const refusedGoods: Refusals = {
  "a salesman's damage": [
    (at) => ({ ...damage({})(at), cookie: at.salesman }),
    403,
    "ROLE_FORBIDDEN",
    null,
    "Your role does not allow this.",
  ],
  "a damage of nothing": [
    damage({}, { damagedQuantity: 0 }),
    422,
    "LINE_INVALID",
    "lines.0",
    "A line needs a quantity above zero.",
  ],
  "a load from a van": [
    load((at) => ({ fromLocationId: at.otherVan })),
    422,
    "LOCATION_KIND_WRONG",
    "fromLocationId",
    "This document needs a different kind of stock location.",
  ],
  "a transfer to the same van": [
    load((at) => ({ kind: "transfer", fromLocationId: at.van })),
    422,
    "LOCATION_SAME",
    "toLocationId",
    "Goods can't be moved to the place where they already are.",
  ],
  "a load of another kind than there is": [
    load({ kind: "throw" }),
    400,
    "INVALID_FIELDS",
    "kind",
    "Movement must be one of load, unload, transfer.",
  ],
  "a load of an item without a tax rate": [
    load({}, { itemId: UNTAXED_ITEM_ID }),
    422,
    "TAX_MISSING",
    null,
    "The item's tax has no rate on the date.",
  ],
  "a salesman's purchase": [
    (at) => ({ ...purchase({})(at), cookie: at.salesman }),
    403,
    "ROLE_FORBIDDEN",
    null,
    "Your role does not allow this.",
  ],
  "a purchase from another company's supplier": [
    purchase({ supplierId: FOREIGN_ITEM_ID }),
    422,
    "ACCOUNT_UNKNOWN",
    "supplierId",
    "The company has no such account.",
  ],
  "a supplier's invoice entered twice": [
    purchase({ supplierInvoiceNo: "ab/7" }),
    422,
    "SUPPLIER_INVOICE_TAKEN",
    "supplierInvoiceNo",
    "This supplier invoice is already entered.",
  ],
  "a purchase at a price with five decimals": [
    purchase({}, { unitPrice: 1.00001 }),
    400,
    "INVALID_FIELDS",
    "lines.0.unitPrice",
    "Rate must have at most four decimals and 15 digits.",
  ],
  "a purchase of more than the books can hold": [
    purchase({}, { quantity: 999_999_999_999, unitPrice: 99_999_999_999 }),
    422,
    "AMOUNT_INVALID",
    null,
    "An amount is outside the range that the books accept.",
  ],
  "a return from before the purchase": [
    giveBack((at) => ({
      date: at.lastYear.end_date,
      purchaseId: at.purchase,
      lines: [{ purchaseLineNo: 1, quantity: 1 }],
    })),
    422,
    "DATE_BEFORE_DOCUMENT",
    "date",
    "The return is dated before the document that it returns.",
  ],
  "a purchase with a discount of 101 %": [
    purchase({}, { discountRate: 101 }),
    400,
    "INVALID_FIELDS",
    "lines.0.discountRate",
    "Dis % must be at most 100.",
  ],
  "a return of another company's purchase": [
    giveBack({ purchaseId: FOREIGN_ITEM_ID }),
    422,
    "PURCHASE_UNKNOWN",
    "purchaseId",
    "The company has no such purchase.",
  ],
  "a return of more than was bought": [
    giveBack((at) => ({ purchaseId: at.purchase, lines: [{ purchaseLineNo: 1, quantity: 100.001 }] })),
    422,
    "RETURN_EXCEEDS_DOCUMENT",
    "lines.0",
    "Line 1: More is returned than is left of the purchase.",
  ],
  "a production of itself": [
    production({}, { itemId: ROLL_ID }),
    422,
    "LINE_INVALID",
    "lines.0.itemId",
    "An item is not made of itself.",
  ],
  "a production with a negative overhead": [
    production({ overhead: -0.01 }),
    400,
    "INVALID_FIELDS",
    "overhead",
    "Overhead must be at least 0.",
  ],
};
