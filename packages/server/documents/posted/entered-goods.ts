import type { Knex } from "knex";
import {
  formatPaise,
  makeShipToColumns,
  paise,
  PAYMENT_MODE,
  sum,
  toShipTo,
  type ShipToColumns,
} from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinFacts, ofCompany } from "../../auth/scope.ts";
import { toBatchInput, readMovedBatches } from "./entered-batches.ts";
import { omitEmpty, type DocumentRow, type Entered } from "./entered-document-row.ts";

/** Prices are omitted: a line that is sent unchanged keeps its own. */
export async function readBillInput(
  row: DocumentRow,
  db: Knex,
  principal: Principal,
  { id, voucherId }: Entered,
): Promise<Schema<"BillInput">> {
  const isCash = row.mode === PAYMENT_MODE.cash;
  const lines: BillLineRow[] = await ofCompany(db, principal, "bill_lines as l")
    .where("l.bill_id", id)
    .orderBy("l.line_no")
    .select("l.item_id", "l.quantity", "l.free_quantity", "l.discount_rate", "l.discount", "l.bill_discount");
  return {
    date: row.date,
    customerId: row.customer_id,
    seriesId: row.series_id,
    locationId: row.location_id,
    payment: isCash ? "cash" : "credit",
    ...omitEmpty({
      cashAccountId: isCash ? await findCashAccount(db, principal, voucherId) : null,
      salesmanId: row.salesman_id,
      saleType: row.sale_type,
      orderId: row.order_id,
      ...(await readPlaces(db, principal, id)),
      narration: row.narration,
    }),
    discount: row.discount_before_tax === 1 ? sumBillDiscount(lines) : row.discount,
    // Whether rounding was requested is not stored: a bill that was rounded is rounded again.
    roundToRupee: Number(row.round_off) !== 0,
    ...(row.no_tax_reason === "reverseCharge" && { reverseCharge: true }),
    lines: lines.map(({ item_id, quantity, free_quantity, discount_rate, discount }) => ({
      itemId: item_id,
      quantity,
      freeQuantity: free_quantity,
      // The percentage as entered; the amount is calculated from it.
      ...(Number(discount_rate) > 0 ? { discountRate: discount_rate } : Number(discount) > 0 && { discount }),
    })),
  };
}

function sumBillDiscount(lines: readonly BillLineRow[]): string {
  return formatPaise(sum(lines.map((line) => paise(line.bill_discount))));
}

/**
 * Where the goods go, and the place of supply, which is null if it is the one that follows from the
 * customer and the delivery: the form then leaves it out, so that another customer brings another
 * place.
 */
async function readPlaces(db: Knex, principal: Principal, id: number) {
  const bills = ofCompany(db, principal, "bills as b").where("b.id", id);
  joinFacts(bills, "account_facts as p", "b.customer_id", "b.edition");
  joinFacts(bills, "company_facts as c", "b.company_id", "b.edition");
  const deliverySql = "IF(b.ship_to_receiver = 'customer', b.ship_to_state_code, NULL)";
  const row: ({ place: string | null } & ShipToColumns) | undefined = await bills.first(
    db.raw(`NULLIF(b.place_of_supply, COALESCE(${deliverySql}, p.state_code, c.state_code)) as place`),
    ...Object.keys(makeShipToColumns(undefined)).map((column) => `b.${column}`),
  );
  return { placeOfSupply: row?.place ?? null, shipTo: row ? makeShipToInput(row) : null };
}

/** An address of the customer is named, a typed one is given whole. */
function makeShipToInput(row: ShipToColumns): Schema<"ShipTo"> | null {
  const shipTo = toShipTo(row);
  if (!shipTo) return null;
  const { receiver, addressId, stateCode, ...address } = shipTo;
  return addressId === null
    ? { receiver, ...omitEmpty({ ...address, state: stateCode }) }
    : { receiver, addressId };
}

export async function readPurchaseInput(
  row: DocumentRow,
  db: Knex,
  principal: Principal,
  { id, voucherId }: Entered,
): Promise<Schema<"PurchaseInput">> {
  const batches = await readMovedBatches(db, principal, voucherId);
  const lines: PurchaseLineRow[] = await ofCompany(db, principal, "purchase_lines as l")
    .where("l.purchase_id", id)
    .orderBy("l.line_no")
    .select(PURCHASE_LINE);
  return {
    date: row.date,
    supplierId: row.supplier_id,
    locationId: row.location_id,
    freight: row.freight,
    discount: row.discount,
    amount: row.amount,
    roundToRupee: false, // its total is as printed
    ...omitEmpty({
      supplierInvoiceNo: row.supplier_invoice_no,
      supplierInvoiceDate: row.supplier_invoice_date,
      narration: row.narration,
    }),
    lines: lines.map((line, index) => ({
      ...line,
      ...toBatchInput(batches.find((part) => part.line === index + 1)),
    })),
  };
}

export async function readStockCountInput(
  row: DocumentRow,
  db: Knex,
  principal: Principal,
  { id }: Entered,
): Promise<Schema<"StockCountInput">> {
  const countLines = (await ofCompany(db, principal, "stock_count_lines as l")
    .leftJoin("batches as b", (on) =>
      on.on("b.company_id", "l.company_id").andOn("b.item_id", "l.item_id").andOn("b.code", "l.batch"),
    )
    .where("l.stock_count_id", id)
    .orderBy("l.line_no")
    .select({
      itemId: "l.item_id",
      counted: "l.counted_quantity",
      batch: "l.batch",
      expiresOn: "b.expires_on",
    })) as CountLineRow[]; // knex knows no column types
  const lines = countLines.map(({ batch, expiresOn, ...line }) => ({
    ...line,
    ...omitEmpty({ batch, expiresOn }),
  }));
  return { date: row.date, locationId: row.location_id, ...omitEmpty({ narration: row.narration }), lines };
}

async function findCashAccount(db: Knex, principal: Principal, voucherId: number): Promise<number | null> {
  const entry: { account_id: number } | undefined = await ofCompany(db, principal, "ledger_entries as e")
    .where({ "e.voucher_id": voucherId, "e.entry_kind": "receipt" })
    .where("e.debit", ">", 0)
    .first("e.account_id");
  return entry?.account_id ?? null;
}

type CountLineRow = Pick<Schema<"StockCountInput">["lines"][number], "itemId" | "counted"> & {
  batch: string | null;
  expiresOn: string | null;
};

interface BillLineRow {
  item_id: number;
  quantity: string;
  free_quantity: string;
  discount_rate: string;
  discount: string;
  bill_discount: string;
}

type PurchaseLineRow = Schema<"PurchaseInput">["lines"][number];

const PURCHASE_LINE = {
  itemId: "l.item_id",
  quantity: "l.quantity",
  freeQuantity: "l.free_quantity",
  unitPrice: "l.unit_price",
  discountRate: "l.discount_rate",
  taxRate: "l.tax_rate",
  taxable: "l.taxable",
  amount: "l.amount",
};
