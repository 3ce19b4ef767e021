import type { Knex } from "knex";
import { ACCOUNT_GROUP, formatPaise, paise, sum } from "@vanbook/sdk/books";
import type { Principal } from "../contract/principal.ts";
import { ofCompany, ofCustomers } from "../auth/scope.ts";
import { addDays } from "../reports/periods.ts";
import { openItems } from "../reports/ledgers/open-items.ts";
import { selectBalancesOn } from "../reports/range-sums.ts";

/**
 * What customers owe, and how much of it is overdue, as the list of open bills has it: a customer's
 * balance less what is open and not yet due. Only bills within the longest credit days, and opening
 * bills, can be not yet due, so only these days are read, however many bills there are.
 */
export async function readOwedAmounts(
  db: Knex,
  principal: Principal,
  day: string,
  userFilter: string | null | undefined,
) {
  const parties = ofCompany(db, principal, "accounts as c").where("c.group_id", ACCOUNT_GROUP.debtors);
  ofCustomers(parties, principal, "c", userFilter);
  const customers: Customer[] = await parties
    .clone()
    .join(selectBalancesOn(db, principal, day).as("m"), "m.account_id", "c.id")
    .whereNot("m.balance", 0)
    .select("c.id", "m.balance")
    .select(db.raw(`(${LONGEST_CREDIT}) as longest_credit`))
    .select(db.raw("(?) as oldest_bill", [selectOldestBill(db, principal, day)]));
  const owing = customers.filter(({ balance }) => paise(balance) > 0n);
  const notDue = await sumNotDue(db, principal, day, parties, owing);
  const overdueAmounts = owing
    .map(({ id, balance }) => paise(balance) - (notDue.get(id) ?? 0n))
    .filter((amount) => amount > 0n);
  return {
    OwedAmount: formatPaise(sum(customers.map(({ balance }) => paise(balance)))),
    OverdueAmount: formatPaise(sum(overdueAmounts)),
    OverdueCustomers: overdueAmounts.length,
  };
}

interface Customer {
  id: number;
  balance: string;
  /** The most credit days that a document of the customer can have been posted with. */
  longest_credit: number | null;
  /** Date of the company's oldest opening bill that is not yet due. */
  oldest_bill: string | null;
}

function selectOldestBill(db: Knex, principal: Principal, day: string) {
  const bills = ofCompany(db, principal, "opening_bills as o").where("o.due_date", ">=", day);
  return bills.select(db.raw("MIN(o.date)"));
}

const LONGEST_CREDIT =
  "SELECT MAX(f.credit_days) FROM account_facts f WHERE f.company_id = c.company_id AND f.id = c.id";

async function sumNotDue(
  db: Knex,
  principal: Principal,
  day: string,
  parties: Knex.QueryBuilder,
  owing: readonly Customer[],
): Promise<Map<number, bigint>> {
  if (owing.length === 0) return new Map();
  const longestCredit = Math.max(...owing.map(({ longest_credit: days }) => days ?? 0));
  const since = addDays(day, -longestCredit);
  const oldest = owing[0]?.oldest_bill ?? null;
  const recent = {
    ids: owing.map(({ id }) => id),
    since: oldest !== null && oldest < since ? oldest : since,
  };
  const rows: { account_id: number; pending: string }[] = await db
    .from(openItems(db, principal, { parties, day, sign: 1, recent }).as("o"))
    .where("o.overdue", "<=", 0)
    .groupBy("o.account_id")
    .select("o.account_id", db.raw("SUM(o.pending) as pending"));
  return new Map(rows.map((row) => [row.account_id, paise(row.pending)]));
}
