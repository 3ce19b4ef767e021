import {
  namedBatch,
  type Books,
  type ReturnableBill,
  type SaleReturnLine,
  type FrozenLines,
  termsOfLine,
  type ItemRow,
} from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";
import { documentLine, refuseLineNo } from "./document-line.ts";
import { countedQuantities } from "./line-items.ts";

/** Finds the item of a return's line that names no line of a bill. */
export type FindItem = (line: { itemId: number }, index: number) => ItemRow;

/** What is needed to price the lines of a return without a bill. */
export interface Terms {
  books: Books;
  item: FindItem;
  rateType: string | null;
  frozen: FrozenLines;
}

/** A line of a return with all its quantities. */
export type CountedLine = SaleReturnLine & Required<Pick<SaleReturnLine, "damaged" | "expired">>;

/** Makes the lines of a return for the books: goods of the bill, or items at list price. */
export function saleReturnLines(
  { date, lines }: Body<"saleReturns.post">,
  bill: ReturnableBill | null,
  { books, item, ...terms }: Terms,
): CountedLine[] {
  return lines.map((line, index) => {
    const [good, damaged, expired, free] = countedQuantities(index, [
      line.goodQuantity,
      line.damagedQuantity,
      line.expiredQuantity,
      line.freeQuantity,
    ]);
    const quantities = { good, damaged, expired, free, batch: namedBatch(line) };
    const at = { index, field: "billLineNo" } as const;
    const billLineNo = line.billLineNo ?? null;
    if (bill) {
      const { itemId: id, hsnCode, mrp, isService } = documentLine(bill.lines, line.billLineNo, line, at);
      if (isService && damaged + expired > 0n)
        throw refused(
          "ITEM_KIND_WRONG",
          `lines.${index}.${damaged > 0n ? "damaged" : "expired"}Quantity`,
          WHOLE,
        );
      // The bill's tax rate applies, even if the item's tax has changed.
      return { ...quantities, billLineNo, item: { id, hsnCode, mrp, isService, taxId: 0 } };
    }
    refuseLineNo(line.billLineNo, at);
    const returned = item({ itemId: line.itemId ?? 0 }, index);
    const sent = { quantity: good + damaged + expired, freeQuantity: free, unitPrice: line.unitPrice };
    const priced = termsOfLine(books, returned, { ...terms, date }, { ...sent, line: index });
    return { ...quantities, ...priced, billLineNo };
  });
}

const WHOLE = "A service or charge is taken back as good: it is neither damaged nor expired.";
