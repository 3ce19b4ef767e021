import type { Knex } from "knex";
import {
  calculateChallanLine,
  formatPercent,
  makeTaxedColumns,
  paise,
  percent,
  price,
  quantity,
  sum,
  sumTaxed,
  type SupplyKind,
} from "@vanbook/sdk/books";
import { ofCompany } from "../../auth/scope.ts";
import { TAX_RATE_ON } from "../../books/posting/tax-rate-sql.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";
import { makePaperSupplyKind } from "./paper-words.ts";

/** A load's line, with the values that it was posted with; NULL if it is from before they were kept. */
export interface ChallanRow {
  itemId: number;
  quantity: string;
  /** As posted, or else the MRP on the load's day. */
  mrp: string;
  supplyKind: SupplyKind | null;
  unitPrice: string | null;
  taxRate: string | null;
  taxable: string | null;
  cgst: string | null;
  sgst: string | null;
  igst: string | null;
  amount: string | null;
}

export const CHALLAN_COLUMNS = {
  itemId: "l.item_id",
  supplyKind: "i.supply_kind",
  unitPrice: "l.unit_price",
  taxRate: "l.tax_rate",
  taxable: "l.taxable",
  cgst: "l.cgst",
  sgst: "l.sgst",
  igst: "l.igst",
  amount: "l.amount",
} as const;

type ChallanLine = Pick<Schema<"VanLoadDocument">["lines"][number], "supplyKind" | "value">;

/**
 * The values of the lines as they were posted. For a load from before they were kept, they are
 * derived from the MRP and the tax rates of its day, and the answer says so. There are no totals if
 * a line has no value: its item has no list price, or its tax has no rate on the day.
 */
export async function readChallanValues(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  date: string,
  rows: readonly ChallanRow[],
): Promise<Pick<Schema<"VanLoadDocument">, "totals" | "valuesDerived"> & { lines: ChallanLine[] }> {
  const isDerived = rows.some(({ amount }) => amount === null);
  const rates = isDerived ? await readRates(db, principal, date, rows) : NO_RATES;
  const values = rows.map((row) => findPostedValue(row) ?? deriveValue(row, rates.get(row.itemId)));
  const knownValues = values.filter((value) => value !== undefined);
  return {
    lines: rows.map(({ supplyKind }, at) => {
      const value = values[at];
      const isTaxed = value !== undefined && percent(value.taxRate) > 0n;
      return { ...(!isTaxed && makePaperSupplyKind(supplyKind)), ...(value && { value }) };
    }),
    ...(knownValues.length === rows.length && { totals: sumValues(knownValues) }),
    ...(isDerived && { valuesDerived: true }),
  };
}

/** Without a list price, the posted value of 0 says nothing. */
function findPostedValue({ unitPrice, taxRate, taxable, cgst, sgst, igst, amount }: ChallanRow) {
  if (taxRate === null || taxable === null || cgst === null || sgst === null) return undefined;
  if (igst === null || amount === null || Number(unitPrice) === 0) return undefined;
  return { taxRate, taxable, cgst, sgst, igst, amount };
}

function deriveValue({ amount, ...row }: ChallanRow, taxRate: string | null | undefined) {
  const mrp = price(row.mrp);
  if (amount !== null || !taxRate || mrp === 0n) return undefined;
  const listedPrice = { unitPrice: mrp, priceHasTax: true };
  const line = calculateChallanLine(quantity(row.quantity), listedPrice, percent(taxRate));
  return { taxRate: formatPercent(line.taxRate), ...makeTaxedColumns(line) };
}

function sumValues(values: readonly ChallanValue[]): ChallanTotals {
  const lines = values.map(({ taxable, cgst, sgst, igst }) => ({
    ...{ taxable: paise(taxable), cgst: paise(cgst), sgst: paise(sgst), igst: paise(igst) },
  }));
  const amount = sum(values.map((value) => paise(value.amount)));
  return makeTaxedColumns({ ...sumTaxed(lines), amount });
}

/** The rate of each item's tax on a day; null if it has none. */
async function readRates(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  date: string,
  rows: readonly ChallanRow[],
): Promise<ReadonlyMap<number, string | null>> {
  const ids = [...new Set(rows.map(({ itemId }) => itemId))];
  const items = await select<{ id: number; taxRate: string | null }>(
    ofCompany(db, principal, "items as i").whereIn("i.id", ids),
    { id: "i.id", taxRate: db.raw(TAX_RATE_ON, [date, date]) },
  );
  return new Map(items.map(({ id, taxRate }) => [id, taxRate]));
}

const NO_RATES: ReadonlyMap<number, string | null> = new Map();

type ChallanValue = Schema<"ChallanValue">;
type ChallanTotals = Schema<"NoteTotals">;
