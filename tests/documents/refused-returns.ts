import {
  createChanger,
  LIMITED_CUSTOMER_ID,
  type RefusalsDesk,
  type Refusals,
  type Sent,
} from "./refusals-desk.ts";
import { FOREIGN_ITEM_ID } from "./stock-desk.ts";

const bill = createChanger("bills");
const back = createChanger("sale-returns");
const changeReplacement = createChanger("replacements");
const order = createChanger("orders");

/** An edit (PUT) of the given bill with the changed body of the valid bill. */
const edit = (id: (at: RefusalsDesk) => number, change: Parameters<typeof bill>[0] = {}) => {
  return (at: RefusalsDesk): Sent => ({ ...bill(change)(at), path: `bills/${id(at)}`, method: "PUT" });
};
const cancel = (path: string, id: (at: RefusalsDesk) => number) => {
  return (at: RefusalsDesk): Sent => ({ path: `${path}/${id(at)}/cancel` });
};
/** A return of a bill's first line. */
const ofBill = (id: (at: RefusalsDesk) => number, change: object = {}, line: object = {}) =>
  back((at) => ({
    billId: id(at),
    lines: [{ billLineNo: 1, goodQuantity: 1, ...line }],
    ...change,
  }));

/**
 * Invalid edits and cancellations of bills, and invalid returns,
 * replacements and orders. GAUZE comes to 157.50 with tax.
 */
export const refusedReturns: Refusals = {
  "an edit into another year": [
    edit(
      (at) => at.standing,
      (at) => ({ date: at.lastYear.end_date, seriesId: at.lastSeries }),
    ),
    422,
    "EDIT_CHANGES_NUMBER",
    null,
    "An edited document keeps its number, and so its series and financial year.",
  ],
  "an edit of a cancelled bill": [
    edit((at) => at.cancelledBill),
    422,
    "ALREADY_CANCELLED",
    null,
    "The document is already cancelled.",
  ],
  "an edit of an edited bill": [
    edit((at) => at.replacedBill),
    409,
    "DOCUMENT_REPLACED",
    null,
    "The document was edited while you were working on it. Please reload it.",
  ],
  "an edit of a bill whose goods came back": [
    edit((at) => at.partlyReturned),
    422,
    "DOCUMENT_IN_USE",
    null,
    "Goods of this document were returned: cancel the return first.",
  ],
  "an edit of another company's bill": [
    edit(() => FOREIGN_ITEM_ID),
    404,
    "NOT_FOUND",
    null,
    "There is no such record.",
  ],
  "a second cancellation": [
    cancel("bills", (at) => at.cancelledBill),
    422,
    "ALREADY_CANCELLED",
    null,
    "The document is already cancelled.",
  ],
  "a cancellation of a bill whose goods came back": [
    cancel("bills", (at) => at.partlyReturned),
    422,
    "DOCUMENT_IN_USE",
    null,
    "Goods of this document were returned: cancel the return first.",
  ],
  "a cancellation of another company's bill": [
    cancel("bills", () => FOREIGN_ITEM_ID),
    404,
    "NOT_FOUND",
    null,
    "There is no such record.",
  ],
  "a return of more than was sold": [
    ofBill((at) => at.partlyReturned, {}, { goodQuantity: 1.001 }),
    422,
    "RETURN_EXCEEDS_DOCUMENT",
    "lines.0",
    "Line 1: More is returned than is left of the bill.",
  ],
  "a return of a line that the bill does not have": [
    ofBill((at) => at.standing, {}, { billLineNo: 2 }),
    422,
    "LINE_INVALID",
    "lines.0.billLineNo",
    "There is no document with such a line.",
  ],
  "a return of a cancelled bill": [
    ofBill((at) => at.cancelledBill),
    422,
    "DOCUMENT_NOT_STANDING",
    "billId",
    "The returned document was cancelled or edited while you were working on it.",
  ],
  "a return from before the bill": [
    back((at) => ({
      date: at.lastYear.end_date,
      billId: at.standing,
      lines: [{ billLineNo: 1, goodQuantity: 1 }],
    })),
    422,
    "DATE_BEFORE_DOCUMENT",
    "date",
    "The return is dated before the document that it returns.",
  ],
  "a return by another customer": [
    ofBill((at) => at.standing, { customerId: LIMITED_CUSTOMER_ID }),
    422,
    "PARTY_DIFFERS",
    "customerId",
    "The returned document belongs to another party.",
  ],
  "a return of another company's bill": [
    ofBill(() => FOREIGN_ITEM_ID),
    422,
    "BILL_UNKNOWN",
    "billId",
    "The company has no such bill.",
  ],
  "a replacement of nothing": [
    changeReplacement({}, { quantity: 0 }),
    400,
    "INVALID_FIELDS",
    "lines.0.quantity",
    "Quantity must be at least 0.001.",
  ],
  "a replacement of goods that the van does not have": [
    changeReplacement((at) => ({ locationId: at.van })),
    422,
    "STOCK_SHORT",
    "lines.0.quantity",
    "KL 27 D 4501 has none of Test gauze; 1 is asked for.",
  ],
  "an order at an old rate": [
    order({}, { rate: 157.49 }),
    422,
    "PRICE_STALE",
    "lines.0.rate",
    "The rate of Test gauze is 157.5000, not 157.4900.",
  ],
  "an order that its sender makes a paisa more of": [
    order({ amount: 157.51 }),
    422,
    "AMOUNT_DIFFERS",
    "amount",
    "The order comes to 157.50.",
  ],
  "a cancellation of an order that is invoiced": [
    cancel("orders", (at) => at.invoicedOrder),
    422,
    "ORDER_INVOICED",
    null,
    "The order is already invoiced.",
  ],
};
