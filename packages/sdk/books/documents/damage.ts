import type { NamedBatch } from "../batches/batch.ts";
import { problem } from "../../problem.ts";
import type { Books, DocumentItem } from "../company-books.ts";
import { formatPaise, formatQuantity, type Quantity } from "../money.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";
import { countOf } from "./line-checks.ts";
import type { Voucher } from "../voucher.ts";

/**
 * Damaged and expired goods, written off at the location where they are. Quantities in thousandths.
 */
export interface DamageInput extends DocumentInput {
  /** The customer who returned the goods, if any. */
  customerId: number | null;
  salesmanId: number | null;
  vehicleId: number | null;
  locationId: number;
  lines: readonly DamageLine[];
}

export interface DamageLine {
  item: DocumentItem;
  damaged?: Quantity;
  expired?: Quantity;
  /** The batch that is written off; if omitted, the one that expires first. */
  batch?: NamedBatch | undefined;
}

/** Books the cost as a loss. Throws DOCUMENT_EMPTY; LINE_INVALID or AMOUNT_INVALID (`countOf`). */
export function makeDamageVoucher({ accounts }: Books, input: DamageInput): Voucher {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  return {
    ...makeDocumentVoucher("damage", input),
    partyId: input.customerId,
    userId: input.salesmanId,
    amount: "stock",
    moves: input.lines.map((line, index) => ({
      itemId: line.item.id,
      locationId: input.locationId,
      kind: "DAMAGE_OUT",
      quantity: -countOf([line.damaged ?? 0n, line.expired ?? 0n]),
      against: accounts.stock_loss,
      entryKind: "stock",
      line: index,
      ...(line.batch && { batch: line.batch }),
    })),
    document: makeDocument("damage", input, {
      head: {
        customer_id: input.customerId,
        salesman_id: input.salesmanId,
        branch_id: input.branchId,
        vehicle_id: input.vehicleId,
        location_id: input.locationId,
      },
      lines: input.lines,
      columnsOf: ({ item, damaged = 0n, expired = 0n }, cost) => ({
        item_id: item.id,
        damaged_quantity: formatQuantity(damaged),
        expired_quantity: formatQuantity(expired),
        cost: formatPaise(cost),
      }),
    }),
  };
}
