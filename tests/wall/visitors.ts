import { CANCELLED_STATUS, REPLACED_STATUS } from "@vanbook/sdk/books";
import type { Knex } from "knex";
import { getToday } from "../../packages/server/clock.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { DEMO_PASSWORD } from "../product.ts";
import { importSamples } from "./import-samples.ts";
import type { Visitor } from "./interference.ts";
import type { Known } from "./operations.ts";
import { makeSamples, type Samples } from "./samples.ts";

/** One user of each role of a company, with ids that exist in the company. */
export async function listVisitors(
  db: Knex,
  companyId: number,
  documents: Known["documents"] & object = {},
  spares: Known["own"] & object = {},
): Promise<Visitor[]> {
  const users: { id: number; username: string; role_id: number }[] = await db("users")
    .where({ company_id: companyId, is_active: 1, is_deleted: 0 })
    .orderBy("id")
    .select("id", "username", "role_id");
  const [range] = await db("bills")
    .where("company_id", companyId)
    .select(db.raw("MIN(date) AS first"), db.raw("MAX(date) AS last"));
  const sharedIdValues = await findSharedIds(db, companyId);
  const samples = await makeSamples(db, companyId, range.last);
  const ofCompany = { company_id: companyId };
  const lastYear = await db("financial_years").where(ofCompany).orderBy("id", "desc").first("id");
  const openTrip = await db("trips")
    .where({ ...ofCompany, ended_at: null })
    .first("id");
  const voucher = await db("bills").where("company_id", companyId).orderBy("id", "desc").first("voucher_id");
  const item = await db("items")
    .where({ ...ofCompany, is_deleted: 0 })
    .orderBy("id")
    .first("id");
  return Promise.all(
    [1, 2, 3, 4].map(async (role) => {
      const user = users.find(({ role_id }) => role_id === role);
      if (!user) throw new Error(`Company ${companyId} has no user of role ${role}`);
      const bill = await db("bills")
        .where({ company_id: companyId })
        .where(role === 2 ? { salesman_id: user.id } : {})
        .first("id");
      const values = {
        ...sharedIdValues,
        ...(await readPurchaseIds(db, companyId)),
        DSID: await readOrderId(db, companyId, role === 2 ? user.id : null),
        BillID: bill?.id as number,
        PID: await readProductionId(db, companyId),
        AccountCode: sharedIdValues.CustomerID as number,
        keyId: 1,
        CurrentPassword: DEMO_PASSWORD,
        NewPassword: "another-lagoon-8",
        name: "A key",
        fileBase64: SMALLEST_PDF,
        ...collectPostingIds(samples),
        voucherId: voucher?.voucher_id as number,
        yearId: 1,
        FYearID: lastYear?.id as number,
        until: null,
      };
      return {
        role,
        username: user.username,
        known: {
          companyId,
          userId: user.id,
          from: chooseLater(range.first, range.last),
          to: range.last,
          values,
          samples,
          documents,
          own: {
            "trips.end": { tripId: openTrip?.id },
            "gst.hsnSummary": await chooseReturnMonth(db, companyId),
            "allocations.save": await readSeriesNames(db, companyId, range.last),
            ...spares,
            ...importSamples,
            ...(await chooseReceipts(db, companyId, samples)),
            "years.lock": { yearId: lastYear?.id },
            "heldDocuments.post": {
              ...spares["heldDocuments.post"],
              purchases: samples["purchases"],
            },
            "bankBook.mark": { marks: [await readBankEntry(db, companyId)] },
            "priceLists.save": {
              rateType: "SP",
              validFrom: getToday(),
              lines: [{ itemId: item.id, price: 12.5 }],
            },
            // A role listed here could no longer sign in without a second factor.
            "settings.save": { secondFactorRoles: [] },
            "embedTokens.create": {
              operations: ["sales.report"],
              origins: ["https://portal.partner.example"],
            },
          },
        },
      };
    }),
  );
}

/** The last month before the newest one of which every bill says what a return needs. */
async function chooseReturnMonth(db: Knex, companyId: number) {
  const [row] = await queryRows<{ first: string; last: string }>(
    db,
    `SELECT MIN(DATE_FORMAT(b.date, '%Y-%m-01')) AS first, MAX(LAST_DAY(b.date)) AS last
      FROM bills b JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
      WHERE b.company_id = ? AND DATE_FORMAT(b.date, '%Y-%m') < (SELECT DATE_FORMAT(MAX(date), '%Y-%m') FROM bills WHERE company_id = ?)
      GROUP BY DATE_FORMAT(b.date, '%Y-%m')
      HAVING SUM(l.supply_kind IS NULL OR b.place_of_supply IS NULL) = 0 ORDER BY 1 DESC LIMIT 1`,
    [companyId, companyId],
  );
  return row ? { FromDate: row.first, ToDate: row.last } : {};
}

/** The smallest file that the server accepts as a PDF. */
const SMALLEST_PDF = Buffer.from("%PDF-1.4\nstartxref\n0\n%%EOF\n").toString("base64");

/**
 * Ids that the company's bills have. Prefers ids that other companies' bills have too: with these,
 * a filter that forgets the company finds the other companies' bills. A small demo may have no
 * common customer id.
 */
async function findSharedIds(db: Knex, companyId: number): Promise<Record<string, number>> {
  const idEntries = Object.entries(BILL_COLUMNS).map(async ([name, column]) => {
    const [id] = await db("bills")
      .where("company_id", companyId)
      .orderByRaw("?? IN (SELECT ?? FROM bills WHERE company_id <> ?) DESC, id", [column, column, companyId])
      .limit(1)
      .pluck<number[]>(column);
    if (id === undefined) throw new Error(`No bill of company ${companyId} has a ${name}`);
    return [name, id] as const;
  });
  return Object.fromEntries(await Promise.all(idEntries));
}

/** Columns of a bill by the name of the report filter. */
export const BILL_COLUMNS = {
  CustomerID: "customer_id",
  RouteID: "route_id",
  Branch: "branch_id",
  CreatedById: "created_by",
} as const;

/**
 * One series of each type in the day's financial year; the series in the contract's examples belong
 * to a fixed year.
 */
async function readSeriesNames(db: Knex, companyId: number, date: string): Promise<Record<string, string>> {
  const series: { inv_type: string; series: string }[] = await db("invoice_series as s")
    .join("financial_years as y", (on) => on.on("y.company_id", "s.company_id").andOn("y.id", "s.year_id"))
    .where({ "s.company_id": companyId, "s.is_deleted": 0 })
    .where("y.start_date", "<=", date)
    .where("y.end_date", ">=", date)
    .orderBy("s.id", "desc")
    .select("s.inv_type", "s.series");
  return Object.fromEntries(series.map(({ inv_type: type, series: name }) => [`${type}Series`, name]));
}

/**
 * A purchase, its supplier and one of its items; prefers a supplier id that other companies'
 * purchases have too.
 */
async function readPurchaseIds(db: Knex, companyId: number): Promise<Record<string, number>> {
  return db("purchases as p")
    .join("purchase_lines as l", (on) => on.on("l.company_id", "p.company_id").andOn("l.purchase_id", "p.id"))
    .where({ "p.company_id": companyId, "p.status": 1 })
    .orderByRaw("p.supplier_id IN (SELECT supplier_id FROM purchases WHERE company_id <> ?) DESC, p.id", [
      companyId,
    ])
    .first({ PurchaseID: "p.id", SupplierId: "p.supplier_id", ItemId: "l.item_id" });
}

/** A bank account's ledger entry, with its own date as bank date. */
async function readBankEntry(db: Knex, companyId: number): Promise<object> {
  return db("ledger_entries as e")
    .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
    .where({ "e.company_id": companyId, "a.group_id": 5 })
    .whereNot("e.entry_kind", "opening")
    .orderBy("e.voucher_id")
    .first({ voucherId: "e.voucher_id", lineNo: "e.line_no", bankDate: "e.date" });
}

/** An order that the user may see; for a salesman, their own. */
async function readOrderId(db: Knex, companyId: number, userId: number | null): Promise<number | undefined> {
  const order = await db("orders")
    .where({ company_id: companyId, ...(userId !== null && { user_id: userId }) })
    .whereNotIn("status", [CANCELLED_STATUS, REPLACED_STATUS])
    .first("id");
  return order?.id as number | undefined;
}

/** A posted production that is neither cancelled nor replaced. */
async function readProductionId(db: Knex, companyId: number): Promise<number | undefined> {
  const production = await db("productions").where({ company_id: companyId, status: 1 }).first("id");
  return production?.id as number | undefined;
}

/** A receipt to enter, one to change and one to delete; the first two are in the last year. */
async function chooseReceipts(
  db: Knex,
  companyId: number,
  { receipts }: Samples,
): Promise<Known["own"] & object> {
  const receiptFields = { PLID: receipts?.ledgerId, PartyID: receipts?.partyId, Debit: 10 };
  const [deletedReceipt, changedReceipt] = await db("receipts")
    .where({ company_id: companyId, status: 1 })
    .orderBy("year_id", "desc")
    .orderBy("number")
    .limit(2)
    .select("id", "number");
  return {
    "receipts.create": receiptFields,
    "receipts.update": { ...receiptFields, ReId: changedReceipt?.id },
    "receipts.delete": { ReNo: deletedReceipt?.number },
  };
}

/** Ids from the samples, for the fields of other operations. */
function collectPostingIds({ bills, receipts, vanLoads }: Samples): Record<string, unknown> {
  return {
    customerId: bills?.customerId,
    locationId: bills?.locationId,
    seriesId: bills?.seriesId,
    cashAccountId: receipts?.ledgerId,
    ledgerId: receipts?.ledgerId,
    toLocationId: vanLoads?.toLocationId,
  };
}

/**
 * The first day, but at most two years before the last: reports take ranges of up to three years.
 */
function chooseLater(first: string, last: string) {
  const twoYearsBefore = `${Number(last.slice(0, 4)) - 2}${last.slice(4)}`;
  return first > twoYearsBefore ? first : twoYearsBefore;
}
