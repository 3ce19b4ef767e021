import { problem } from "../../problem.ts";
import type { Books, DocumentItem } from "../company-books.ts";
import { documentColumns } from "../document-columns.ts";
import { formatPaise, formatQuantity, type Quantity } from "../money.ts";
import { countOf, stockVoucher, type StockDocument } from "./stock-document.ts";
import type { Posted, Row, Voucher } from "../voucher.ts";

/** Goods given to a customer in exchange for damaged or expired ones, without a bill. Quantities in thousandths. */
export interface ReplacementInput extends StockDocument {
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
  /** Quantities taken back in exchange. They have no value any more, so they are only recorded on the line. */
  damaged?: Quantity;
  expired?: Quantity;
}

/**
 * Makes the voucher of a replacement: the cost of the new goods is an expense (docs/books.md#documents). Throws DOCUMENT_EMPTY,
 * LINE_INVALID or AMOUNT_INVALID.
 */
export function replacement({ accounts }: Books, input: ReplacementInput): Voucher {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  for (const { quantity, damaged = 0n, expired = 0n } of input.lines) {
    if (quantity === 0n) throw problem("LINE_INVALID");
    countOf([quantity, damaged, expired]);
  }
  return {
    ...stockVoucher("replacement", input),
    partyId: input.customerId,
    userId: input.salesmanId,
    amount: "stock",
    lines: [],
    moves: input.lines.map((line, index) => ({
      itemId: line.item.id,
      locationId: input.locationId,
      kind: "REPLACE_OUT",
      quantity: -line.quantity,
      against: accounts.replacement_expense,
      entryKind: "stock",
      line: index,
    })),
    document: {
      table: "replacements",
      lineTable: "replacement_lines",
      rows: (posted) => ({
        head: {
          ...documentColumns(posted, input.narration),
          customer_id: input.customerId,
          salesman_id: input.salesmanId,
          branch_id: input.branchId,
          route_id: input.routeId,
          vehicle_id: input.vehicleId,
          location_id: input.locationId,
        },
        lines: input.lines.map((line, index) => lineRow(line, index, posted)),
      }),
    },
  };
}

function lineRow(line: ReplacementLine, index: number, posted: Posted): Row {
  return {
    company_id: posted.companyId,
    replacement_id: posted.documentId,
    line_no: index + 1,
    item_id: line.item.id,
    quantity: formatQuantity(line.quantity),
    damaged_quantity: formatQuantity(line.damaged ?? 0n),
    expired_quantity: formatQuantity(line.expired ?? 0n),
    cost: formatPaise(posted.costs.get(index) ?? 0n),
  };
}
