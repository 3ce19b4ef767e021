import type { Knex } from "knex";
import { GROUP } from "../../books/posting/chart.ts";
import { today } from "../../clock.ts";
import { formatPaise, paise } from "../../money.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Report } from "../../contract/report.ts";
import { joinOwn, ofCompany, ofCustomers, ofParty } from "../../auth/scope.ts";
import { groupBalance } from "../finance/trial-balance.ts";
import { LEDGER, rangeSums } from "../range-sums.ts";
import { amountTie, openedBy } from "../ties.ts";
import { ENTRY_BILL, VOUCHER_WORDS } from "./entry-words.ts";

const receivable: Handler<"billsReceivable.report"> = ({ query, principal, db }) => {
  const { Date: day = today(), CustomerID, Salesman, Route, activeUserId } = query;
  const customers = ofCompany(db, principal, "accounts as c").where("c.group_id", GROUP.debtors);
  if (CustomerID) void customers.where("c.id", CustomerID);
  if (Salesman) void customers.where("c.salesman_id", Salesman);
  if (Route) void customers.where("c.route_id", Route);
  ofCustomers(customers, principal, "c", activeUserId);
  const isWhole = principal.wholeCompany && !(CustomerID || Salesman || Route || activeUserId);
  return report(db, principal, { parties: customers, day, sign: 1, ...(isWhole && { tied: DEBTORS }) });
};

const payable: Handler<"billsPayable.report"> = ({ query, principal, db }) => {
  const { Date: day = today(), SupplierID } = query;
  const suppliers = ofCompany(db, principal, "accounts as c").where("c.group_id", GROUP.creditors);
  if (SupplierID) void suppliers.where("c.id", SupplierID);
  ofParty(suppliers, principal, "c.id");
  const isWhole = !SupplierID && !principal.party;
  return report(db, principal, { parties: suppliers, day, sign: -1, ...(isWhole && { tied: CREDITORS }) });
};

/** What customers have not paid, and what the company has not. */
export const outstandingBills = { "billsReceivable.report": receivable, "billsPayable.report": payable };

interface Asked {
  /** The customers or suppliers (accounts `c`), nothing selected. */
  parties: Knex.QueryBuilder;
  /** The day at whose end it is looked at. */
  day: string;
  /** 1 where what is owed is a debit, −1 where it is a credit. */
  sign: 1 | -1;
  /** The group of accounts whose balance the total must be. */
  tied?: { group: number; label: string };
}

function report(
  db: Knex,
  principal: Principal,
  { parties, day, sign, tied }: Asked,
): Report<"billsReceivable.report"> {
  const isDue = (from: number, to: number) => `IF(o.overdue BETWEEN ${from} AND ${to}, o.pending, 0)`;
  const columns = {
    Amount: "o.amount",
    Settled: "o.amount - o.pending",
    Pending: "o.pending",
    NotDue: "IF(o.overdue <= 0, o.pending, 0)",
    Days30: isDue(1, 30),
    Days60: isDue(31, 60),
    Days90: isDue(61, 90),
    Older: "IF(o.overdue > 90, o.pending, 0)",
  };
  const totals = Object.fromEntries(
    Object.entries(columns).map(([name, sql]) => [name, `COALESCE(SUM(${sql}), 0)`]),
  ) as typeof columns; // the same names
  return {
    rows: openItems(db, principal, { parties, day, sign }),
    joins: {
      c: { table: "accounts", id: "o.account_id" },
      v: { table: "vouchers", id: "o.voucher_id" },
      s: { table: "users", id: "c.salesman_id" },
      r: { table: "routes", id: "c.route_id" },
    },
    columns: {
      AccountID: "o.account_id",
      AccountName: "c.name",
      Date: "o.date",
      Type: `CASE v.kind ${Object.entries(VOUCHER_WORDS)
        .map(([kind, word]) => `WHEN '${kind}' THEN '${word}'`)
        .join(" ")} ELSE v.kind END`,
      BillNo: "v.voucher_no",
      DueDate: "o.due",
      Overdue: "GREATEST(o.overdue, 0)",
      ...columns,
      UserName: "s.name",
      RootName: "r.name",
      Mob: "COALESCE(NULLIF(c.mobile, ''), NULLIF(c.phone, ''))",
      VoucherID: "o.voucher_id",
      BillID: ENTRY_BILL,
    },
    totals,
    search: ["AccountName", "Type", "BillNo"],
    sort: "AccountName",
    key: "o.account_id, o.date, o.voucher_id",
    envelope: (rows) => rows,
    ties: async ({ Pending }, snapshot) => {
      if (!tied) return [];
      const balance = await groupBalance(snapshot, principal, tied.group, day);
      const tie = amountTie(tied.label, formatPaise(BigInt(sign) * paise(balance)), Pending);
      const range = { FromDate: day, ToDate: day };
      return [openedBy(tie, range, { label: "Trial Balance", operation: "trialBalance.report" })];
    },
  };
}

/**
 * What is open at the end of a day, as `o`. Money goes against what is oldest, so what is open of a party's balance is the newest
 * of what made it: from the newest bill back, until they come to the balance. Where the party is ahead, it is the newest
 * of what it paid, with a minus.
 */
function openItems(db: Knex, principal: Principal, { parties, day, sign }: Required<Omit<Asked, "tied">>) {
  const balances = rangeSums(
    db,
    principal,
    LEDGER,
    { from: day, to: day },
    { balance: { sum: "r.debit - r.credit", over: ["opening", "movement"] } },
  );
  const owing = parties
    .join(balances.as("m"), "m.account_id", "c.id")
    .whereNot("m.balance", 0)
    .select("c.company_id", "c.id", "c.credit_days")
    .select(db.raw("m.balance * ? as balance", [sign]));
  const itemised = db
    .from(documentsOf(db, principal, owing, { day, sign }).as("d"))
    .whereRaw("SIGN(d.amount) = SIGN(d.balance)")
    .select("d.*")
    .select(
      db.raw(
        `SUM(ABS(d.amount)) OVER (PARTITION BY d.account_id ORDER BY d.date DESC, d.voucher_id DESC
          ROWS UNBOUNDED PRECEDING) - ABS(d.amount) as newer`,
      ),
    );
  const open = db
    .from(itemised.as("i"))
    .whereRaw("ABS(i.balance) > i.newer")
    .select("i.company_id", "i.account_id", "i.voucher_id", "i.date", "i.due", "i.amount")
    .select(db.raw("SIGN(i.amount) * LEAST(ABS(i.amount), ABS(i.balance) - i.newer) as pending"))
    .select(db.raw("IF(i.amount > 0, DATEDIFF(?, i.due), 0) as overdue", [day]));
  return db.from(open.as("o"));
}

/**
 * What each standing document makes the party owe, as `amount`: a bill less what was paid with it and less its returns. A document that was
 * taken back by the end of the day is in none, nor is what took it back.
 */
function documentsOf(
  db: Knex,
  principal: Principal,
  owing: Knex.QueryBuilder,
  { day, sign }: Pick<Asked, "day" | "sign">,
) {
  const takenBack = ofCompany(db, principal, "vouchers as t")
    .whereRaw("t.reverses_id = v.id")
    .where("t.date", "<=", day)
    .select(db.raw("1"));
  const entries = db
    .from(owing.as("p"))
    // In this order: entries are read account by account, however many the company has.
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

/** SQL of the voucher that an entry `e` of a voucher `v` belongs to: of a return that of its bill or purchase, otherwise its own. */
const OWN_VOUCHER = `COALESCE(CASE v.kind
    WHEN 'sale_return' THEN (SELECT b.voucher_id FROM bills b WHERE b.company_id = v.company_id AND b.id =
      (SELECT sr.bill_id FROM sale_returns sr WHERE sr.company_id = v.company_id AND sr.voucher_id = v.id))
    WHEN 'purchase_return' THEN (SELECT pu.voucher_id FROM purchases pu WHERE pu.company_id = v.company_id AND pu.id =
      (SELECT pr.purchase_id FROM purchase_returns pr WHERE pr.company_id = v.company_id AND pr.voucher_id = v.id))
  END, v.id)`;
const DEBTORS = { group: GROUP.debtors, label: "Trial balance, sundry debtors" };
const CREDITORS = { group: GROUP.creditors, label: "Trial balance, sundry creditors" };
