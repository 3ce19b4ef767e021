import { problem } from "../../problem.ts";
import type { Books, DocumentItem } from "../company-books.ts";
import { formatPaise, formatQuantity, type Quantity } from "../money.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";
import { countOf } from "./line-checks.ts";
import type { Voucher } from "../voucher.ts";

/** Goods given in exchange for damaged or expired ones, without a bill. In thousandths. */
export interface ReplacementInput extends DocumentInput {
  customerId: number;
  salesmanId: number | null;
  routeId: number | null;
  vehicleId: number | null;
  /** The location that the new goods are taken from. */
  locationId: number;
  lines: readonly ReplacementLine[];
}

export interface ReplacementLine {
  item: DocumentItem;
  /** Quantity given to the customer. */
  quantity: Quantity;
  /** What came back in exchange. It has no value any more, so the line only records it. */
  damaged?: Quantity;
  expired?: Quantity;
}

/**
 * The cost of the new goods is an expense (docs/books.md#documents). Throws DOCUMENT_EMPTY,
 * LINE_INVALID or AMOUNT_INVALID.
 */
export function makeReplacementVoucher({ accounts }: Books, input: ReplacementInput): Voucher {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  for (const { quantity, damaged = 0n, expired = 0n } of input.lines) {
    if (quantity === 0n) throw problem("LINE_INVALID");
    countOf([quantity, damaged, expired]);
  }
  return {
    ...makeDocumentVoucher("replacement", input),
    partyId: input.customerId,
    userId: input.salesmanId,
    amount: "stock",
    moves: input.lines.map((line, index) => ({
      itemId: line.item.id,
      locationId: input.locationId,
      kind: "REPLACE_OUT",
      quantity: -line.quantity,
      against: accounts.replacement_expense,
      entryKind: "stock",
      line: index,
    })),
    document: makeDocument("replacement", input, {
      head: {
        customer_id: input.customerId,
        salesman_id: input.salesmanId,
        branch_id: input.branchId,
        route_id: input.routeId,
        vehicle_id: input.vehicleId,
        location_id: input.locationId,
      },
      lines: input.lines,
      columnsOf: ({ item, quantity, damaged = 0n, expired = 0n }, cost) => ({
        item_id: item.id,
        quantity: formatQuantity(quantity),
        damaged_quantity: formatQuantity(damaged),
        expired_quantity: formatQuantity(expired),
        cost: formatPaise(cost),
      }),
    }),
  };
}
