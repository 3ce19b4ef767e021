import type { Knex } from "knex";
import { isInEffect } from "../../books/posting/settlements.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { balancesOn } from "../range-sums.ts";

/** The parties whose open bills are requested, and the day. */
export interface AskedItems {
  /** The customers or suppliers: a query on accounts `c` without selected columns. */
  parties: Knex.QueryBuilder;
  /** The day at whose end the items are open. */
  day: string;
  /** 1 if debits are owed (customers), −1 if credits are owed (suppliers). */
  sign: 1 | -1;
}

/**
 * SQL of the pending amount of an open item `o` by age: the amount in the column of its days overdue, 0 in
 * the others.
 */
export const AGES: Readonly<Record<"NotDue" | "Days30" | "Days60" | "Days90" | "Older", string>> = {
  NotDue: "IF(o.overdue <= 0, o.pending, 0)",
  Days30: isDue(1, 30),
  Days60: isDue(31, 60),
  Days90: isDue(61, 90),
  Older: "IF(o.overdue > 90, o.pending, 0)",
};

/**
 * Adds ageing columns to rows with parties; `account` is the party's id in them. Open bills are read only if
 * `asked` is given; otherwise the columns are NULL.
 */
export function withAges(
  db: Knex,
  principal: Principal,
  rows: Knex.QueryBuilder,
  account: string,
  asked: AskedItems | undefined,
): { rows: Knex.QueryBuilder; columns: Readonly<Record<keyof typeof AGES, string>> } {
  const names = Object.keys(AGES) as (keyof typeof AGES)[];
  const each = (sql: (name: keyof typeof AGES) => string) =>
    Object.fromEntries(names.map((name) => [name, sql(name)])) as typeof AGES; // the same names
  if (!asked) return { rows, columns: each(() => "NULL") };
  const aged = db
    .from(openItems(db, principal, asked).as("o"))
    .groupBy("o.account_id")
    .select("o.account_id")
    .select(names.map((name) => db.raw(`SUM(${AGES[name]}) as ??`, [name])));
  return {
    rows: rows.leftJoin(aged.as("g"), "g.account_id", account),
    columns: each((name) => `COALESCE(g.${name}, 0)`),
  };
}

/**
 * The open items at the end of a day, with the `pending` amount and the days `overdue`; for each party they
 * add up to the balance. Money is first allocated to the bills that it names. The rest is allocated to the
 * oldest documents first, so the open items are the newest documents that add up to the balance. If a party
 * has paid in advance, its newest payments are the open items, with a negative amount.
 */
export function openItems(db: Knex, principal: Principal, asked: AskedItems): Knex.QueryBuilder {
  const { parties, day, sign } = asked;
  const owing = parties
    .clone()
    .join(balancesOn(db, principal, day).as("m"), "m.account_id", "c.id")
    .whereNot("m.balance", 0)
    .select("c.company_id", "c.id", "c.credit_days")
    .select(db.raw("m.balance * ? as balance", [sign]));
  const left = db
    .from(documentsOf(db, principal, owing, asked).as("d"))
    .leftJoin(settledOf(db, principal, asked).as("x"), "x.voucher_id", "d.voucher_id")
    .select("d.*")
    .select(db.raw("d.amount - COALESCE(x.settled, 0) as rest"));
  const itemised = db
    .from(left.as("l"))
    .whereRaw("SIGN(l.rest) = SIGN(l.balance)")
    .select("l.*")
    .select(
      db.raw(
        `SUM(ABS(l.rest)) OVER (PARTITION BY l.account_id ORDER BY l.date DESC, l.voucher_id DESC
          ROWS UNBOUNDED PRECEDING) - ABS(l.rest) as newer`,
      ),
    );
  return db
    .from(itemised.as("i"))
    .whereRaw("ABS(i.balance) > i.newer")
    .select("i.company_id", "i.account_id", "i.voucher_id", "i.date", "i.due", "i.amount")
    .select(db.raw("SIGN(i.rest) * LEAST(ABS(i.rest), ABS(i.balance) - i.newer) as pending"))
    .select(db.raw("IF(i.rest > 0, DATEDIFF(?, i.due), 0) as overdue", [day]));
}

/**
 * The `amount` that each document adds to what the party owes: a bill less the payment made with it and less
 * its returns. Vouchers that were reversed by the end of the day are omitted, and so are the reversals.
 */
function documentsOf(
  db: Knex,
  principal: Principal,
  owing: Knex.QueryBuilder,
  { day, sign }: Pick<AskedItems, "day" | "sign">,
) {
  const takenBack = ofCompany(db, principal, "vouchers as t")
    .whereRaw("t.reverses_id = v.id")
    .where("t.date", "<=", day)
    .select(db.raw("1"));
  const entries = db
    .from(owing.as("p"))
    // STRAIGHT_JOIN, so that entries are read account by account, even if the company has many.
    .joinRaw("STRAIGHT_JOIN ledger_entries AS e ON e.company_id = p.company_id AND e.account_id = p.id")
    .where("e.company_id", principal.companyId)
    .where("e.date", "<=", day)
    .whereNull("v.reverses_id")
    .whereNotExists(takenBack);
  joinOwn(entries, "vouchers as v", "v.id", "e.voucher_id");
  const creditDays = "IF(v.kind IN ('sale', 'purchase'), COALESCE(p.credit_days, 0), 0)";
  const parts = entries
    .select("e.company_id", "e.account_id", "p.balance", "e.date")
    .select(db.raw(`${OWN_VOUCHER} as voucher_id`))
    .select(db.raw(`${creditDays} as credit_days`))
    .select(db.raw("(e.debit - e.credit) * ? as amount", [sign]));
  return db
    .from(parts.as("q"))
    .groupBy("q.company_id", "q.account_id", "q.voucher_id", "q.balance")
    .select("q.company_id", "q.account_id", "q.voucher_id", "q.balance")
    .select(db.raw("MIN(q.date) as date, SUM(q.amount) as amount"))
    .select(db.raw("DATE_ADD(MIN(q.date), INTERVAL MAX(q.credit_days) DAY) as due"));
}

/**
 * Allocated amounts by voucher: for a bill the amount paid, for the money that paid it the same amount with
 * the opposite sign. If a bill has been overpaid because goods were returned since, the excess is treated
 * like other money.
 */
function settledOf(db: Knex, principal: Principal, { parties, day, sign }: AskedItems) {
  const named = db
    .from(parties.clone().select("c.company_id", "c.id").as("p"))
    // STRAIGHT_JOIN as above. FORCE INDEX, because the optimizer would read the whole table while it has few rows.
    .joinRaw(
      `STRAIGHT_JOIN settlements AS s FORCE INDEX (settlements_account)
        ON s.company_id = p.company_id AND s.account_id = p.id`,
    )
    .where("s.company_id", principal.companyId)
    .where("m.date", "<=", day)
    .where("b.date", "<=", day)
    .whereRaw(isInEffect("s.voucher_id"))
    .whereRaw(isInEffect("s.bill_voucher_id"));
  joinOwn(named, "vouchers as m", "m.id", "s.voucher_id");
  joinOwn(named, "vouchers as b", "b.id", "s.bill_voucher_id");
  return named
    .joinRaw("CROSS JOIN (SELECT 1 AS side UNION ALL SELECT -1) AS sides")
    .groupByRaw("1")
    .select(db.raw("IF(sides.side > 0, s.bill_voucher_id, s.voucher_id) as voucher_id"))
    .select(
      db.raw("SUM(s.amount * sides.side * IF(m.kind IN ('receipt', 'credit_note'), 1, -1) * ?) as settled", [
        sign,
      ]),
    );
}

/**
 * SQL of the voucher that an entry `e` of a voucher `v` belongs to: for a return the voucher of its bill or
 * purchase, otherwise its own.
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
