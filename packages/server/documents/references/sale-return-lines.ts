import {
  readNamedBatch,
  type ReturnableBill,
  type SaleReturnLine,
  type FrozenLines,
  chooseLineTerms,
  type ItemRow,
} from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { findDocumentLine, refuseLineNo } from "./document-line.ts";
import { parseLineQuantities } from "./line-items.ts";

export type FindItem = (line: { itemId: number }, index: number) => ItemRow;

export interface Terms {
  item: FindItem;
  rateType: string | null;
  frozen: FrozenLines;
}

export type CountedLine = SaleReturnLine & Required<Pick<SaleReturnLine, "damaged" | "expired">>;

export function makeSaleReturnLines(
  { date, lines }: Body<"saleReturns.post">,
  bill: ReturnableBill | null,
  { item, ...terms }: Terms,
): CountedLine[] {
  return lines.map((line, index) => {
    const [good, damagedQuantity, expiredQuantity, free] = parseLineQuantities(index, [
      line.goodQuantity,
      line.damagedQuantity,
      line.expiredQuantity,
      line.freeQuantity,
    ]);
    const quantities = {
      good,
      damaged: damagedQuantity,
      expired: expiredQuantity,
      free,
      batch: readNamedBatch(line),
    };
    const at = { index, field: "billLineNo" } as const;
    const billLineNo = line.billLineNo ?? null;
    if (bill) {
      const billLine = findDocumentLine(bill.lines, line.billLineNo, line, at);
      const { itemId: id, hsnCode, mrp, isService, supplyKind } = billLine;
      if (isService && damagedQuantity + expiredQuantity > 0n)
        throw problemOnField(
          "ITEM_KIND_WRONG",
          `lines.${index}.${damagedQuantity > 0n ? "damaged" : "expired"}Quantity`,
          SERVICE_NOT_DAMAGED,
        );
      // The bill's tax rate applies, even if the item's tax has changed.
      return { ...quantities, billLineNo, item: { id, hsnCode, mrp, isService, supplyKind, taxId: 0 } };
    }
    refuseLineNo(line.billLineNo, at);
    const returnedItem = item({ itemId: line.itemId ?? 0 }, index);
    const sentTerms = {
      quantity: good + damagedQuantity + expiredQuantity,
      freeQuantity: free,
      unitPrice: line.unitPrice,
    };
    const pricedLine = chooseLineTerms(returnedItem, { ...terms, date }, { ...sentTerms, line: index });
    return { ...quantities, ...pricedLine, billLineNo };
  });
}

const SERVICE_NOT_DAMAGED = "A service or charge is returned as good: it is neither damaged nor expired.";
