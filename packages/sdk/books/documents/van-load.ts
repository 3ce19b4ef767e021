import { problem } from "../../problem.ts";
import type { DocumentItem } from "../company-books.ts";
import { formatPaise, formatQuantity, type Quantity } from "../money.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";
import { countOf } from "./line-checks.ts";
import type { MoveKind, Voucher } from "../voucher.ts";

/** Goods moved between locations of the company. Quantities in thousandths. */
export interface VanLoadInput extends DocumentInput {
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
 * Two stock moves at the same cost, and no ledger lines. Throws DOCUMENT_EMPTY, LOCATION_SAME,
 * LINE_INVALID or AMOUNT_INVALID.
 */
export function makeVanLoadVoucher(input: VanLoadInput): Voucher {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  if (input.fromLocationId === input.toLocationId) throw problem("LOCATION_SAME");
  return {
    ...makeDocumentVoucher("van_load", input),
    userId: input.userId,
    amount: "stock",
    moves: input.lines.map((line, index) => ({
      itemId: line.item.id,
      locationId: input.fromLocationId,
      to: input.toLocationId,
      kind: MOVE_KINDS[input.kind],
      quantity: -countOf([line.quantity]),
      entryKind: "stock",
      line: index,
    })),
    document: makeDocument("van_load", input, {
      head: {
        kind: input.kind,
        vehicle_id: input.vehicleId,
        user_id: input.userId,
        branch_id: input.branchId,
        from_location_id: input.fromLocationId,
        to_location_id: input.toLocationId,
      },
      lines: input.lines,
      columnsOf: ({ item, quantity }, cost) => ({
        item_id: item.id,
        quantity: formatQuantity(quantity),
        cost: formatPaise(cost),
      }),
    }),
  };
}

const MOVE_KINDS = { load: "LOAD", unload: "UNLOAD", transfer: "TRANSFER" } as const satisfies Record<
  VanLoadInput["kind"],
  MoveKind
>;
