import type { Knex } from "knex";
import { PAYMENT_MODE, findStatusName, type ShipToColumns, type SupplyKind } from "@vanbook/sdk/books";
import { ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";
import { omitZeros } from "../../db/without-none.ts";
import { readPaperBatches } from "./paper-batches.ts";
import { joinItems, LINE_COLUMNS, beginPaper } from "./paper-heads.ts";
import {
  makePaperPlace,
  makePaperShipTo,
  makePaperSupplyKind,
  withLargerUnit,
  type HeadRow,
  type LineRow,
  type PartyRow,
} from "./paper-words.ts";

export interface TaxedTable {
  table: "bill_lines" | "sale_return_lines" | "purchase_return_lines";
  document: "bill_id" | "sale_return_id" | "purchase_return_id";
  quantity: string;
  free: string;
  mrp: string;
  priceHasTax: string;
  /** SQL of a line's discount, in percent and in rupees; 0 if it has none. */
  discountRate: string;
  discount: string;
  /** SQL of what `discount` has of a discount on the whole document before tax. */
  billDiscount: string;
  /** SQL of the rate that a line leaves out. */
  rateNotCharged: string;
}

export async function readTaxedDocument(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  table: TaxedTable,
  row: TaxedRow,
) {
  const { lines, taxSums, quantity, goods, discountBeforeTax } = await readTaxedGoods(
    db,
    principal,
    table,
    row,
  );
  const { taxable, cgst, sgst, igst, discount, roundOff, amount } = row;
  return {
    ...(await beginPaper(db, principal, row)),
    payment: findStatusName(PAYMENT_MODE, row.mode),
    isInterState: row.isInterState === 1,
    ...makePaperPlace(row.placeOfSupply),
    ...makePaperShipTo(row),
    narration: row.narration,
    lines,
    taxSums,
    totals: {
      ...{ quantity, taxable, cgst, sgst, igst, goods, discount, roundOff, amount },
      ...omitZeros({ discountBeforeTax }, "discountBeforeTax"),
    },
  };
}

export interface TaxedRow
  extends
    HeadRow,
    PartyRow,
    ShipToColumns,
    Omit<Schema<"TaxedTotals">, "quantity" | "goods" | "discountBeforeTax"> {
  voucherId: number;
  mode: number;
  isInterState: number;
  placeOfSupply: string | null;
  narration: string | null;
}

/**
 * Lines as posted, and sums by HSN code, rate and, of lines without tax, kind of supply. The
 * database adds, so they are exact.
 */
async function readTaxedGoods(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  table: TaxedTable,
  { id, voucherId, edition }: Pick<TaxedRow, "id" | "voucherId" | "edition">,
): Promise<LineSums & { lines: TaxedLine[]; taxSums: Schema<"TaxSum">[] }> {
  const selectLines = () => ofCompany(db, principal, `${table.table} as l`).where(`l.${table.document}`, id);
  const lines = await select<TaxedLineRow>(joinItems(selectLines(), edition), {
    ...LINE_COLUMNS,
    itemName: "i.name",
    hsnCode: "l.hsn_code",
    unit: db.raw("COALESCE(i.uqc, '')"),
    mrp: db.raw(table.mrp),
    quantity: db.raw(table.quantity),
    freeQuantity: db.raw(table.free),
    unitPrice: "l.unit_price",
    priceHasTax: db.raw(table.priceHasTax),
    discountRate: db.raw(table.discountRate),
    discount: db.raw(table.discount),
    billDiscount: db.raw(table.billDiscount),
    taxRate: "l.tax_rate",
    rateNotCharged: db.raw(table.rateNotCharged),
    supplyKind: "l.supply_kind",
    taxable: "l.taxable",
    cgst: "l.cgst",
    sgst: "l.sgst",
    igst: "l.igst",
    amount: "l.amount",
  });
  const supplyKind = db.raw(UNTAXED_KIND);
  const taxSums = await select<TaxSumRow>(
    selectLines()
      .groupBy("l.hsn_code", "l.tax_rate", supplyKind)
      .orderByRaw(`l.hsn_code, l.tax_rate, ${UNTAXED_KIND}`),
    {
      ...{ hsnCode: "l.hsn_code", taxRate: "l.tax_rate", supplyKind },
      taxable: db.raw("SUM(l.taxable)"),
      cgst: db.raw("SUM(l.cgst)"),
      sgst: db.raw("SUM(l.sgst)"),
      igst: db.raw("SUM(l.igst)"),
    },
  );
  const [sums] = await select<LineSums>(selectLines(), {
    quantity: db.raw(`COALESCE(SUM(${table.quantity}), 0)`),
    goods: db.raw("COALESCE(SUM(l.amount), 0)"),
    discountBeforeTax: db.raw(`COALESCE(SUM(${table.billDiscount}), 0)`),
  });
  const batchesOf = await readPaperBatches(db, principal, voucherId);
  return {
    lines: lines.map(({ priceHasTax, supplyKind, rateNotCharged, ...line }) => ({
      ...withLargerUnit(omitZeros(line, "discountRate", "discount", "billDiscount")),
      ...(priceHasTax === 1 && { priceHasTax: true }),
      ...(rateNotCharged !== null && { rateNotCharged }),
      ...makePaperSupplyKind(supplyKind),
      ...batchesOf(line.no),
    })),
    taxSums: taxSums.map(({ supplyKind: kind, ...each }) => ({ ...each, ...makePaperSupplyKind(kind) })),
    ...{ ...(sums ?? { quantity: "0", goods: "0", discountBeforeTax: "0" }) },
  };
}

interface LineSums {
  quantity: string;
  goods: string;
  discountBeforeTax: string;
}

type TaxedLine = Schema<"TaxedLine">;
type TaxSumRow = Omit<Schema<"TaxSum">, "supplyKind"> & { supplyKind: SupplyKind | null };
type TaxedLineRow = Required<
  Omit<TaxedLine, "largerUnit" | "batches" | "priceHasTax" | "supplyKind" | "rateNotCharged">
> &
  LineRow & { priceHasTax: number; supplyKind: SupplyKind | null; rateNotCharged: string | null };

/** SQL of a line's kind of supply, NULL if it is taxable or not known. */
const UNTAXED_KIND = "NULLIF(l.supply_kind, 'taxable')";
