import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import type { Product } from "../product.ts";
import { readClock } from "../../packages/server/clock.ts";

/** A document of each kind that the API takes, by resource, built from records of the company. */
export type Samples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Builds the samples from the company's masters; `date` must be open for posting. */
export async function makeSamples(db: Knex, companyId: number, date: string): Promise<Samples> {
  const own = { company_id: companyId };
  const findAccount = (where: object) =>
    readFirstId(db("accounts").where({ ...own, is_deleted: 0, ...where }));
  const customerId = await findAccount({ group_id: 14, credit_limit: null });
  const supplierId = await findAccount({ group_id: 27 });
  const ledgerId = await findAccount({ system_key: "cash" });
  const bankId = await findAccount({ group_id: 5 });
  const accountId = await findAccount({ group_id: 12, system_key: null });
  const godown = await readFirstId(db("stock_locations").where({ ...own, kind: "godown" }));
  const van = await readFirstId(db("stock_locations").where({ ...own, kind: "van" }));
  const [itemId = 0, madeId = 0] = await db("items")
    .where({ ...own, is_deleted: 0 })
    .orderBy("id")
    .limit(2)
    .pluck("id");
  const year = db("financial_years").where(own).where("start_date", "<=", date).where("end_date", ">=", date);
  const seriesId = await readFirstId(db("invoice_series").where(own).whereIn("year_id", year.select("id")));
  const userId = await readFirstId(db("users").where({ ...own, role_id: 2, is_active: 1 }));
  const lines = [{ itemId, quantity: 1 }];
  const [at, later] = [5, 6].map((hour) =>
    new Date(Date.parse(date) + (hour - 24) * 3_600_000).toISOString(),
  );
  return {
    // More than the return and the credit note reverse.
    bills: {
      date,
      customerId,
      seriesId,
      locationId: godown,
      payment: "credit",
      lines: [{ itemId, quantity: 5 }],
    },
    orders: { date, customerId, payment: "credit", lines },
    saleReturns: {
      date,
      customerId,
      refund: "credit",
      locationId: godown,
      invType: "B2C",
      saleType: "Retail",
      lines: [{ itemId, goodQuantity: 1 }],
    },
    replacements: { date, customerId, locationId: godown, lines },
    stockCounts: { date, locationId: godown, lines: [{ itemId, counted: 900 }] },
    damages: { date, locationId: godown, lines: [{ itemId, damagedQuantity: 1 }] },
    vanLoads: { date, kind: "load", fromLocationId: godown, toLocationId: van, lines },
    purchases: { date, supplierId, locationId: godown, lines: [{ itemId, quantity: 1, unitPrice: 10 }] },
    purchaseReturns: {
      date,
      supplierId,
      locationId: godown,
      lines: [{ itemId, quantity: 1, unitPrice: 10 }],
    },
    productions: {
      date,
      itemId: madeId,
      quantity: 1,
      locationId: godown,
      lines: [{ itemId, usedQuantity: 1 }],
    },
    receipts: { date, mode: "cash", partyId: customerId, ledgerId, amount: 10 },
    payments: { date, mode: "cash", partyId: supplierId, ledgerId, amount: 10 },
    creditNotes: { date, partyId: customerId, accountId, amount: 10, taxRate: 5 },
    debitNotes: { date, partyId: supplierId, accountId, amount: 10 },
    expenses: { date, mode: "cash", accountId, ledgerId, amount: 10 },
    journals: {
      date,
      lines: [
        { accountId, debit: 10 },
        { accountId: bankId, credit: 10 },
      ],
    },
    contras: { date, fromAccountId: ledgerId, toAccountId: bankId, amount: 10 },
    handOvers: { date, userId, amount: 10 },
    openings: { date, balances: [{ accountId: bankId, debit: 10 }] },
    trips: {
      clientId: "wall-trip",
      startedAt: at,
      startingKm: 100,
      endedAt: later,
      endingKm: 120,
    },
    "trips.end": { endedAt: readClock().toISOString(), endingKm: 999_999 },
    visits: { clientId: "wall-visit", customerId, at, customerStatus: 1 },
    locations: { clientId: "wall-location", at, latitude: 9.98, longitude: 76.28 },
  };
}

/**
 * Posts two of each document through the API as the administrator, one to edit and one to cancel.
 * Returns their ids by resource.
 */
export async function postSamples(
  product: Pick<Product, "call">,
  cookie: string,
  samples: Samples,
  paths: ReadonlyMap<string, string>,
): Promise<Record<string, readonly [edited: number, cancelled: number]>> {
  const ids: Record<string, readonly [number, number]> = {};
  for (const [resource, body] of Object.entries(samples)) {
    const path = paths.get(`${resource}.post`);
    if (path === undefined) continue;
    const postedOrders: number[] = [];
    for (const _ of ["edited", "cancelled"]) {
      const headers = { "Idempotency-Key": randomUUID() };
      const answer = await product.call({ method: "POST", path, body, cookie, headers });
      if (answer.status !== 200) throw new Error(`${resource} can't be posted: ${answer.text}`);
      const { id, voucherId } = answer.read<{ id: number | null; voucherId: number }>();
      postedOrders.push(id ?? voucherId);
    }
    ids[resource] = [postedOrders[0] ?? 0, postedOrders[1] ?? 0];
  }
  return ids;
}

async function readFirstId(rows: Knex.QueryBuilder): Promise<number> {
  const row = (await rows.orderBy("id").first("id")) as { id: number } | undefined;
  if (!row) throw new Error(`The company has no such record: ${rows.toString()}`);
  return row.id;
}
