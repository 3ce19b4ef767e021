import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";
import { withoutNone } from "../../db/without-none.ts";
import { paperBatches } from "./paper-batches.ts";
import { joinItems, LINE_COLUMNS, beginPaper } from "./paper-heads.ts";
import { withLargerUnit, type HeadRow, type LineRow, type PartyRow } from "./paper-words.ts";

/** The table of a document's taxed lines, with SQL for the columns that differ between tables. */
export interface TaxedTable {
  table: "bill_lines" | "sale_return_lines" | "purchase_return_lines";
  document: "bill_id" | "sale_return_id" | "purchase_return_id";
  quantity: string;
  free: string;
  mrp: string;
  /** The discount of a line in percent, and in rupees; 0 if it has none. */
  discountRate: string;
  discount: string;
}

/** A bill or return as it was posted: its number, party, lines, taxes and totals. */
export async function taxedDocument(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  table: TaxedTable,
  row: TaxedRow,
) {
  const { lines, taxSums, quantity, goods } = await taxedGoods(db, principal, table, row);
  const { taxable, cgst, sgst, igst, discount, roundOff, amount } = row;
  return {
    ...(await beginPaper(db, principal, row)),
    payment: row.mode === 0 ? ("cash" as const) : ("credit" as const),
    isInterState: row.isInterState === 1,
    narration: row.narration,
    lines,
    taxSums,
    totals: { quantity, taxable, cgst, sgst, igst, goods, discount, roundOff, amount },
  };
}

/** The columns of a document's row that `taxedDocument` reads. */
export interface TaxedRow extends HeadRow, PartyRow, Omit<Schema<"TaxedTotals">, "quantity" | "goods"> {
  voucherId: number;
  mode: number;
  isInterState: number;
  narration: string | null;
}

/**
 * Reads the lines of a document as posted, and their sums by HSN code and rate. The database adds them up, so they are
 * exact.
 */
async function taxedGoods(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  table: TaxedTable,
  { id, voucherId }: Pick<TaxedRow, "id" | "voucherId">,
): Promise<{ lines: TaxedLine[]; taxSums: Schema<"TaxSum">[]; quantity: string; goods: string }> {
  const rows = () => ofCompany(db, principal, `${table.table} as l`).where(`l.${table.document}`, id);
  const lines = await select<TaxedLineRow>(joinItems(rows()), {
    ...LINE_COLUMNS,
    itemName: "i.name",
    hsnCode: "l.hsn_code",
    unit: db.raw("COALESCE(u.uqc, '')"),
    mrp: db.raw(table.mrp),
    quantity: db.raw(table.quantity),
    freeQuantity: db.raw(table.free),
    unitPrice: "l.unit_price",
    discountRate: db.raw(table.discountRate),
    discount: db.raw(table.discount),
    taxRate: "l.tax_rate",
    taxable: "l.taxable",
    cgst: "l.cgst",
    sgst: "l.sgst",
    igst: "l.igst",
    amount: "l.amount",
  });
  const taxSums = await select<Schema<"TaxSum">>(
    rows().groupBy("l.hsn_code", "l.tax_rate").orderBy(["l.hsn_code", "l.tax_rate"]),
    {
      hsnCode: "l.hsn_code",
      taxRate: "l.tax_rate",
      taxable: db.raw("SUM(l.taxable)"),
      cgst: db.raw("SUM(l.cgst)"),
      sgst: db.raw("SUM(l.sgst)"),
      igst: db.raw("SUM(l.igst)"),
    },
  );
  const [sum] = await select<{ quantity: string; goods: string }>(rows(), {
    quantity: db.raw(`COALESCE(SUM(${table.quantity}), 0)`),
    goods: db.raw("COALESCE(SUM(l.amount), 0)"),
  });
  const batchesOf = await paperBatches(db, principal, voucherId);
  return {
    lines: lines.map((line) => ({
      ...withLargerUnit(withoutNone(line, "discountRate", "discount")),
      ...batchesOf(line.no),
    })),
    ...{ taxSums, quantity: sum?.quantity ?? "0", goods: sum?.goods ?? "0" },
  };
}

type TaxedLine = Schema<"TaxedLine">;
type TaxedLineRow = Required<Omit<TaxedLine, "largerUnit" | "batches">> & LineRow;
