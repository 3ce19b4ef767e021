import type { Knex } from "knex";
import { isInEffect } from "../../books/posting/settlements.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinFacts, joinOwn, ofCompany } from "../../auth/scope.ts";
import { selectBalancesOn } from "../range-sums.ts";

export interface AskedItems {
  parties: Knex.QueryBuilder;
  day: string;
  /** 1 if debits are owed (customers), −1 if credits are owed (suppliers). */
  sign: 1 | -1;
  /**
   * Reads only what these parties, who owe something, were billed from a day on. The newest
   * documents are the open ones, so each item of these days is the same as without it.
   */
  recent?: { ids: readonly number[]; since: string };
}

/**
 * SQL: the pending amount of an open item `o` in the column of its days overdue, 0 in the others.
 */
export const AGE_SQL: Readonly<Record<"NotDue" | "Days30" | "Days60" | "Days90" | "Older", string>> = {
  NotDue: "IF(o.overdue <= 0, o.pending, 0)",
  Days30: isDue(1, 30),
  Days60: isDue(31, 60),
  Days90: isDue(61, 90),
  Older: "IF(o.overdue > 90, o.pending, 0)",
};

/** `account`: the party's id in the rows. Without a `request`, the open bills' columns are NULL. */
export function withAges(
  db: Knex,
  principal: Principal,
  rows: Knex.QueryBuilder,
  account: string,
  request: AskedItems | undefined,
): { rows: Knex.QueryBuilder; columns: Readonly<Record<keyof typeof AGE_SQL, string>> } {
  const names = Object.keys(AGE_SQL) as (keyof typeof AGE_SQL)[];
  const mapNames = (sql: (name: keyof typeof AGE_SQL) => string) =>
    Object.fromEntries(names.map((name) => [name, sql(name)])) as typeof AGE_SQL; // the same names
  if (!request) return { rows, columns: mapNames(() => "NULL") };
  const agedItems = db
    .from(openItems(db, principal, request).as("o"))
    .groupBy("o.account_id")
    .select("o.account_id")
    .select(names.map((name) => db.raw(`SUM(${AGE_SQL[name]}) as ??`, [name])));
  return {
    rows: rows.leftJoin(agedItems.as("g"), "g.account_id", account),
    columns: mapNames((name) => `COALESCE(g.${name}, 0)`),
  };
}

/**
 * The open items at the end of a day, with the `pending` amount and the days `overdue`; for each
 * party they add up to the balance. Money is first allocated to the bills that it names. The rest
 * is allocated to the oldest documents first, so the open items are the newest documents that add
 * up to the balance. If a party has paid in advance, its newest payments are the open items, with a
 * negative amount. Each opening bill is an item (`bill_line` is its line, 0 for other documents) with
 * the date and due day of the bill.
 */
export function openItems(db: Knex, principal: Principal, request: AskedItems): Knex.QueryBuilder {
  const { parties, day, sign, recent } = request;
  const ofRecent = (column: string) => (piece: Knex.QueryBuilder) => {
    if (recent) void piece.whereIn(column, [...recent.ids]);
  };
  const owing = parties
    .clone()
    .join(selectBalancesOn(db, principal, day, ofRecent("r.account_id")).as("m"), "m.account_id", "c.id")
    .modify(ofRecent("c.id"))
    .whereNot("m.balance", 0)
    .select("c.company_id", "c.id")
    .select(db.raw("m.balance * ? as balance", [sign]));
  const documents = db.from(selectDocuments(db, principal, owing, request).as("d")).select("d.*");
  const restRows = recent
    ? documents.select(db.raw(`d.amount - (${SETTLED_SQL}) as rest`, [day]))
    : documents
        .leftJoin(sumSettled(db, principal, request).as("x"), (on) =>
          on.on("x.voucher_id", "d.voucher_id").andOn("x.bill_line", "d.bill_line"),
        )
        .select(db.raw("d.amount - COALESCE(x.settled, 0) as rest"));
  const itemisedRows = db
    .from(restRows.as("l"))
    .whereRaw("SIGN(l.rest) = SIGN(l.balance)")
    .select("l.*")
    .select(
      db.raw(
        `SUM(ABS(l.rest)) OVER (PARTITION BY l.account_id ORDER BY l.date DESC, l.voucher_id DESC, l.bill_line DESC
          ROWS UNBOUNDED PRECEDING) - ABS(l.rest) as newer`,
      ),
    );
  const open = db.from(itemisedRows.as("i")).whereRaw("ABS(i.balance) > i.newer");
  joinOwn(open, "vouchers as w", "w.id", "i.voucher_id");
  joinFacts(open, "account_facts as f", "i.account_id", "w.edition");
  return open
    .select("i.company_id", "i.account_id", "i.voucher_id", "i.bill_line", "i.bill_no", "i.date", "i.amount")
    .select(db.raw(`${DUE_SQL} as due`))
    .select(db.raw("SIGN(i.rest) * LEAST(ABS(i.rest), ABS(i.balance) - i.newer) as pending"))
    .select(db.raw(`IF(i.rest > 0, DATEDIFF(?, ${DUE_SQL}), 0) as overdue`, [day]));
}

/**
 * What a document adds to the party's debt: a bill less the payment made with it and less its
 * returns. Vouchers reversed by the end of the day are omitted, and so are the reversals.
 */
function selectDocuments(
  db: Knex,
  principal: Principal,
  owing: Knex.QueryBuilder,
  { day, sign, recent }: Pick<AskedItems, "day" | "sign" | "recent">,
) {
  const takenBack = ofCompany(db, principal, "vouchers as t")
    .whereRaw("t.reverses_id = v.id")
    .where("t.date", "<=", day)
    .select(db.raw("1"));
  const entries = selectPartyEntries(db, owing, recent)
    .where("e.company_id", principal.companyId)
    .where("e.date", "<=", day)
    .whereNull("v.reverses_id")
    .whereNotExists(takenBack);
  joinOwn(entries, "vouchers as v", "v.id", "e.voucher_id");
  void entries.leftJoin("opening_bills as o", (on) =>
    on
      .on("o.company_id", "e.company_id")
      .andOn("o.voucher_id", "e.voucher_id")
      .andOn("o.line_no", "e.line_no"),
  );
  const parts = entries
    .select("e.company_id", "e.account_id", "p.balance", "o.number as bill_no", "o.due_date")
    .select(db.raw("COALESCE(o.date, e.date) as date, COALESCE(o.line_no, 0) as bill_line"))
    .select(db.raw(`${OWN_VOUCHER} as voucher_id`))
    .select(db.raw("(e.debit - e.credit) * ? as amount", [sign]));
  return db
    .from(parts.as("q"))
    .groupBy("q.company_id", "q.account_id", "q.voucher_id", "q.bill_line", "q.balance")
    .select("q.company_id", "q.account_id", "q.voucher_id", "q.bill_line", "q.balance")
    .select(db.raw("MAX(q.bill_no) as bill_no"))
    .select(db.raw("MIN(q.date) as date, SUM(q.amount) as amount, MAX(q.due_date) as due_date"));
}

/**
 * Entries `e` of the parties `p`. STRAIGHT_JOIN reads them account by account, even if the company
 * has many. Recent ones are read first, because only the listed accounts let the index find the
 * days of each.
 */
function selectPartyEntries(
  db: Knex,
  owing: Knex.QueryBuilder,
  recent: AskedItems["recent"],
): Knex.QueryBuilder {
  const isOwn = "p.company_id = e.company_id AND p.id = e.account_id";
  if (!recent) return db.from(owing.as("p")).joinRaw(`STRAIGHT_JOIN ledger_entries AS e ON ${isOwn}`);
  const listedEntries = db.raw(
    `ledger_entries AS e FORCE INDEX (ledger_entries_account) STRAIGHT_JOIN (?) AS p ON ${isOwn}`,
    [owing],
  );
  return db
    .from(listedEntries)
    .whereIn("e.account_id", [...recent.ids])
    .where("e.date", ">=", recent.since);
}

/**
 * Allocated amounts by voucher: the amount paid for a bill, and the same amount with opposite sign
 * for the money. If returns since have made a bill overpaid, the excess is treated like other
 * money.
 */
function sumSettled(db: Knex, principal: Principal, { parties, day, sign }: AskedItems) {
  const namedSettlements = db
    .from(parties.clone().select("c.company_id", "c.id").as("p"))
    // STRAIGHT_JOIN as above. FORCE INDEX, because the optimiser would read the whole table while
    // it has few rows.
    .joinRaw(
      `STRAIGHT_JOIN settlements AS s FORCE INDEX (settlements_account)
        ON s.company_id = p.company_id AND s.account_id = p.id`,
    )
    .where("s.company_id", principal.companyId)
    .where("m.date", "<=", day)
    .where("b.date", "<=", day)
    .whereRaw(isInEffect("s.voucher_id"))
    .whereRaw(isInEffect("s.bill_voucher_id"));
  joinOwn(namedSettlements, "vouchers as m", "m.id", "s.voucher_id");
  joinOwn(namedSettlements, "vouchers as b", "b.id", "s.bill_voucher_id");
  return namedSettlements
    .joinRaw("CROSS JOIN (SELECT 1 AS side UNION ALL SELECT -1) AS sides")
    .groupByRaw("1, 2")
    .select(db.raw("IF(sides.side > 0, s.bill_voucher_id, s.voucher_id) as voucher_id"))
    .select(db.raw("IF(sides.side > 0, s.bill_line, 0) as bill_line"))
    .select(
      db.raw("SUM(s.amount * sides.side * IF(m.kind IN ('receipt', 'credit_note'), 1, -1) * ?) as settled", [
        sign,
      ]),
    );
}

/** SQL: the due day of item `i`, by the credit days that the party had when it was posted. */
const DUE_SQL = `COALESCE(i.due_date,
  DATE_ADD(i.date, INTERVAL IF(w.kind IN ('sale', 'purchase'), COALESCE(f.credit_days, 0), 0) DAY))`;
/** SQL: what money up to a day was named for the bill `d`, as in `sumSettled`. */
const SETTLED_SQL = `SELECT COALESCE(SUM(s.amount), 0) FROM settlements s
  JOIN vouchers m ON m.company_id = s.company_id AND m.id = s.voucher_id
  WHERE s.company_id = d.company_id AND s.bill_voucher_id = d.voucher_id AND s.bill_line = d.bill_line AND m.date <= ? AND ${isInEffect("s.voucher_id")}`;
/**
 * SQL: the voucher of entry `e` of voucher `v`; for a return, the voucher of its bill or purchase.
 */
const OWN_VOUCHER = `COALESCE(CASE v.kind
    WHEN 'sale_return' THEN (SELECT b.voucher_id FROM bills b WHERE b.company_id = v.company_id AND b.id =
      (SELECT sr.bill_id FROM sale_returns sr WHERE sr.company_id = v.company_id AND sr.voucher_id = v.id))
    WHEN 'purchase_return' THEN (SELECT pu.voucher_id FROM purchases pu WHERE pu.company_id = v.company_id AND pu.id =
      (SELECT pr.purchase_id FROM purchase_returns pr WHERE pr.company_id = v.company_id AND pr.voucher_id = v.id))
  END, v.id)`;

function isDue(from: number, to: number): string {
  return `IF(o.overdue BETWEEN ${from} AND ${to}, o.pending, 0)`;
}
