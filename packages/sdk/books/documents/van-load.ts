import { problem } from "../../problem.ts";
import type { DocumentItem } from "../company-books.ts";
import { documentColumns } from "../document-columns.ts";
import { formatPaise, formatQuantity, type Quantity } from "../money.ts";
import { countOf, stockVoucher, type StockDocument } from "./stock-document.ts";
import type { MoveKind, Posted, Row, Voucher } from "../voucher.ts";

/** Goods moved between locations of the company. Quantities in thousandths. */
export interface VanLoadInput extends StockDocument {
  /** Godown to van, van to godown, or van to van. */
  kind: "load" | "unload" | "transfer";
  /** The van; for a transfer, the receiving van. */
  vehicleId: number;
  userId: number | null;
  fromLocationId: number;
  toLocationId: number;
  lines: readonly VanLoadLine[];
}

export interface VanLoadLine {
  item: DocumentItem;
  quantity: Quantity;
}

/**
 * Makes the voucher of a van load: two stock moves at the same cost, and no ledger lines. Throws DOCUMENT_EMPTY,
 * LOCATION_SAME, LINE_INVALID or AMOUNT_INVALID.
 */
export function vanLoad(input: VanLoadInput): Voucher {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  if (input.fromLocationId === input.toLocationId) throw problem("LOCATION_SAME");
  return {
    ...stockVoucher("van_load", input),
    partyId: null,
    userId: input.userId,
    amount: "stock",
    lines: [],
    moves: input.lines.map((line, index) => ({
      itemId: line.item.id,
      locationId: input.fromLocationId,
      to: input.toLocationId,
      kind: MOVES[input.kind],
      quantity: -countOf([line.quantity]),
      entryKind: "stock",
      line: index,
    })),
    document: {
      table: "van_loads",
      lineTable: "van_load_lines",
      rows: (posted) => ({
        head: {
          ...documentColumns(posted, input.narration),
          kind: input.kind,
          vehicle_id: input.vehicleId,
          user_id: input.userId,
          branch_id: input.branchId,
          from_location_id: input.fromLocationId,
          to_location_id: input.toLocationId,
        },
        lines: input.lines.map((line, index) => lineRow(line, index, posted)),
      }),
    },
  };
}

function lineRow(line: VanLoadLine, index: number, posted: Posted): Row {
  return {
    company_id: posted.companyId,
    van_load_id: posted.documentId,
    line_no: index + 1,
    item_id: line.item.id,
    quantity: formatQuantity(line.quantity),
    cost: formatPaise(posted.costs.get(index) ?? 0n),
  };
}

const MOVES = { load: "LOAD", unload: "UNLOAD", transfer: "TRANSFER" } as const satisfies Record<
  VanLoadInput["kind"],
  MoveKind
>;
