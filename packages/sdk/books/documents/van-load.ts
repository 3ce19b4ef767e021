import { problem } from "../../problem.ts";
import type { Books, DocumentItem } from "../company-books.ts";
import type { UnitPrice } from "../list-price.ts";
import {
  formatPaise,
  formatPercent,
  formatPrice,
  formatQuantity,
  LARGEST_AMOUNT,
  type Percent,
  type Quantity,
} from "../money.ts";
import { calculateAmount } from "../rounding.ts";
import { chooseLineRate } from "../tax-rate.ts";
import { calculateLineTaxes, makeTaxedColumns, type TaxedLine } from "../tax.ts";
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
  /** What the challan values the goods at; if omitted, the MRP. */
  listed?: UnitPrice;
}

/**
 * Two stock moves at the same cost, and no ledger lines. Each line freezes what its goods are worth
 * at the list price, and the tax in it: the delivery challan states both. Throws DOCUMENT_EMPTY,
 * LOCATION_SAME, LINE_INVALID, AMOUNT_INVALID or TAX_MISSING.
 */
export function makeVanLoadVoucher({ taxes }: Pick<Books, "taxes">, input: VanLoadInput): Voucher {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  if (input.fromLocationId === input.toLocationId) throw problem("LOCATION_SAME");
  const lines = input.lines.map((line) => {
    const { item, quantity, listed = { unitPrice: item.mrp, priceHasTax: true } } = line;
    const taxRate = chooseLineRate(taxes, item, input.date);
    return { item, quantity, ...listed, ...calculateChallanLine(quantity, listed, taxRate) };
  });
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
      lines,
      columnsOf: (line, cost) => ({
        item_id: line.item.id,
        quantity: formatQuantity(line.quantity),
        mrp: formatPrice(line.item.mrp),
        unit_price: formatPrice(line.unitPrice),
        price_has_tax: line.priceHasTax ? 1 : 0,
        tax_rate: formatPercent(line.taxRate),
        ...makeTaxedColumns(line),
        cost: formatPaise(cost),
      }),
    }),
  };
}

/**
 * The value of goods at their list price and the tax on it, as on a bill (docs/books.md#prices).
 * The tax is that within the State: all places of a company are in the State of its GSTIN, and to
 * whom the van sells is not known yet. Throws AMOUNT_INVALID.
 */
export function calculateChallanLine(
  quantity: Quantity,
  { unitPrice, priceHasTax }: UnitPrice,
  taxRate: Percent,
): TaxedLine {
  const net = calculateAmount(quantity, unitPrice);
  const line = { taxRate, ...calculateLineTaxes(net, { taxRate, priceHasTax, interState: false }) };
  if (line.amount > LARGEST_AMOUNT) throw problem("AMOUNT_INVALID");
  return line;
}

const MOVE_KINDS = { load: "LOAD", unload: "UNLOAD", transfer: "TRANSFER" } as const satisfies Record<
  VanLoadInput["kind"],
  MoveKind
>;
