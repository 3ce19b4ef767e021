import { randomUUID } from "node:crypto";
import { setStockShort } from "../../packages/server/books/posting/settings.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import type { ProblemCode } from "@vanbook/sdk/problem";
import { readClock } from "../../packages/server/clock.ts";
import { findMoneyPlaces } from "./money-places.ts";
import { FOREIGN_ITEM_ID, GAUZE_ID, ROLL_ID, startStockDesk } from "./stock-desk.ts";

/** A request to send. Without `key` it gets a new Idempotency-Key; with null it gets none. */
export interface Sent {
  path: string;
  body?: unknown;
  method?: string;
  cookie?: string;
  key?: string | null;
}

/**
 * Invalid requests by what is wrong with them, each with the
 * expected response: status, code, field (if any), message.
 */
export type Refusals = Record<
  string,
  [
    send: (at: RefusalsDesk) => Sent,
    status: number,
    code: ProblemCode,
    field: string | null,
    message: string | ((at: RefusalsDesk) => string),
  ]
>;

/** A body, or the fields that differ from the valid one. */
type Change = Body | ((at: RefusalsDesk) => Body);
type Body = Record<string, unknown>;

export type RefusalsDesk = Awaited<ReturnType<typeof startRefusalsDesk>>;

/** Returns a function that changes the valid document of a path, or its first line. */
export function createChanger(path: string) {
  return (change: Change, line?: Change) =>
    (at: RefusalsDesk): Sent => {
      const sound = at.sound[path] ?? {};
      const [first, ...others] = (sound.lines ?? []) as Body[];
      const lines = line && { lines: [{ ...first, ...of(at, line) }, ...others] };
      return { path, body: { ...sound, clientId: randomUUID(), ...lines, ...of(at, change) } };
    };
}

/**
 * The valid document of a path with `field` written as raw JSON text that JSON.stringify would
 * never produce.
 */
export function createRawChange(path: string, field: string, text: string) {
  return (at: RefusalsDesk): Sent => {
    const body = JSON.stringify({ ...at.sound[path], [field]: "@" });
    return { path, body: body.replace('"@"', text) };
  };
}

function of(at: RefusalsDesk, change: Change): Body {
  return typeof change === "function" ? change(at) : change;
}

/**
 * The demo company with documents in every state that a refusal needs; negative stock is refused.
 */
export async function startRefusalsDesk() {
  const desk = await startStockDesk();
  const money = await findMoneyPlaces(desk.db);
  const { db, date, supplier, customer, godown, van, anil, posted, edited, cancelled, copy } = desk;
  const [lastYear, thisYear] = await db("financial_years").where("company_id", 1).orderBy("start_date");
  const readSeries = async (yearId: number): Promise<number> =>
    (await db("invoice_series").where({ company_id: 1, year_id: yearId, inv_type: "B2C" }).first("id")).id;
  const seriesId = await readSeries(thisYear.id);
  const lastSeriesId = await readSeries(lastYear.id);
  const own = { reference: null, system_key: null, user_id: null };
  for (const table of ["items", "stock_locations", "bills", "purchases", "vehicles", "routes"])
    await copy(table, 2, { id: FOREIGN_ITEM_ID });
  await copy("orders", 2, { id: FOREIGN_ITEM_ID, number: FOREIGN_ITEM_ID, client_id: null });
  await copy("accounts", 2, { ...own, id: FOREIGN_ITEM_ID, group_id: 14 });
  await copy("invoice_series", 2, { id: FOREIGN_ITEM_ID });
  const buys = { group_id: 14, rate_type: "SP", gstin: null, state_code: "32" };
  await copy("accounts", 1, { ...own, ...buys, id: LIMITED_CUSTOMER_ID, name: "Limited", credit_limit: 100 });
  await db("taxes").insert({ company_id: 1, id: 990, name: "Of a day to come" });
  await db("tax_rates").insert({ company_id: 1, tax_id: 990, valid_from: "2099-01-01", rate: 5 });
  await copy("items", 1, { id: UNTAXED_ITEM_ID, name: "Test untaxed", tax_id: 990 });
  await db("financial_years")
    .where({ company_id: 1, id: lastYear.id })
    .update({ locked_until: lastYear.start_date });

  const line = { itemId: GAUZE_ID, quantity: 1 };
  const hourAgo = new Date(readClock().getTime() - 3_600_000).toISOString();
  const sale = { date, customerId: customer, salesmanId: anil, locationId: godown, lines: [line] };
  const bill = { ...sale, seriesId, payment: "credit" };
  const receipt = { date, mode: "cash", partyId: customer, userId: anil, amount: 10 };
  const returnFields = { date, customerId: customer, locationId: godown, refund: "credit" };
  const purchase = { date, supplierId: supplier, locationId: godown };
  const order = { date, customerId: customer, userId: anil, payment: "credit", lines: [line] };
  const sound: Record<string, Body> = {
    bills: bill,
    "sale-returns": { ...returnFields, lines: [{ itemId: GAUZE_ID, goodQuantity: 1 }] },
    replacements: sale,
    damages: { date, locationId: godown, lines: [{ itemId: GAUZE_ID, damagedQuantity: 1 }] },
    "van-loads": { date, kind: "load", fromLocationId: godown, toLocationId: van, lines: [line] },
    purchases: { ...purchase, lines: [{ ...line, unitPrice: 100 }] },
    "purchase-returns": { ...purchase, lines: [{ ...line, unitPrice: 100 }] },
    productions: {
      date,
      itemId: ROLL_ID,
      quantity: 1,
      locationId: godown,
      lines: [{ itemId: GAUZE_ID, usedQuantity: 1 }],
    },
    receipts: receipt,
    payments: { ...receipt, partyId: supplier },
    "credit-notes": { date, partyId: customer, accountId: money.rent, amount: 10, taxRate: 5 },
    "debit-notes": { date, partyId: supplier, accountId: money.rent, amount: 10 },
    expenses: { date, mode: "cash", accountId: money.fuel, userId: anil, amount: 10 },
    journals: {
      date,
      lines: [
        { accountId: money.rent, debit: 10 },
        { accountId: money.bank, credit: 10 },
      ],
    },
    contras: { date, fromAccountId: money.bank, toAccountId: money.mainCash, amount: 10 },
    "hand-overs": { date, userId: anil, amount: 10 },
    openings: { date, balances: [{ accountId: money.bank, debit: 10 }] },
    orders: order,
    trips: { userId: anil, startedAt: hourAgo, startingKm: 100 },
    visits: { userId: anil, customerId: customer, at: hourAgo, customerStatus: 2 },
    locations: { userId: anil, at: hourAgo, latitude: 9.4, longitude: 76.6 },
  };

  const invoicedPurchase = { ...purchase, supplierInvoiceNo: "AB/7" };
  const stockedPurchase = await posted("purchases", {
    ...invoicedPurchase,
    lines: [{ itemId: GAUZE_ID, quantity: 100, unitPrice: 100 }],
  });
  const two = { ...bill, lines: [{ itemId: GAUZE_ID, quantity: 2 }] };
  const standing = await posted("bills", { ...two, clientId: "taken" });
  const soldBill = await posted("bills", two);
  const back = { ...returnFields, billId: soldBill.id, lines: [{ billLineNo: 1, goodQuantity: 1 }] };
  const ofSold = await posted("sale-returns", back);
  const cancelledBill = await posted("bills", bill);
  await cancelled("bills", cancelledBill.id);
  const before = await posted("bills", bill);
  await edited("bills", before.id, two);
  const late = await posted("bills", { ...bill, date: lastYear.end_date, seriesId: lastSeriesId });
  const open = await posted("orders", order);
  const invoicedOrder = await posted("orders", order);
  await posted("bills", { ...bill, orderId: invoicedOrder.id });
  const trip = await posted("trips", { ...sound.trips, clientId: "ended", endedAt: hourAgo, endingKm: 120 });
  await db.transaction((trx) => setStockShort(trx, 1, "refuse"));

  return {
    ...desk,
    ...money,
    sound,
    lastYear: lastYear as { id: number; start_date: string; end_date: string },
    lastSeries: lastSeriesId,
    series: seriesId,
    standing: standing.id,
    partlyReturned: soldBill.id,
    ofSold: ofSold.id,
    cancelledBill: cancelledBill.id,
    replacedBill: before.id,
    lastYearsBill: late.id,
    purchase: stockedPurchase.id,
    openOrder: open.id,
    invoicedOrder: invoicedOrder.id,
    endedTrip: trip.id,

    /**
     * Checksums of all tables, except those of sign-ins and of reserved id blocks, which may have
     * gaps.
     */
    rowsWritten: async (but: readonly string[] = []): Promise<object[]> => {
      const tables = await queryRows<{ name: string }>(
        db,
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()",
      );
      const checkedTables = tables
        .map(({ name }) => name)
        .filter((name) => ![...UNCHECKED_TABLES, ...but].includes(name));
      return queryRows<object>(db, `CHECKSUM TABLE ${checkedTables.sort().join(", ")}`);
    },
  };
}

/** A customer with a credit limit of 100.00. */
export const LIMITED_CUSTOMER_ID = 9801;
/** An item whose tax has no rate yet. */
export const UNTAXED_ITEM_ID = 9802;
const UNCHECKED_TABLES = ["sessions", "login_log", "login_attempts", "id_blocks"];
