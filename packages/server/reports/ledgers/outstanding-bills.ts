import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { getToday } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Report } from "../../contract/report.ts";
import { ofCompany, ofCustomers, ofParty } from "../../auth/scope.ts";
import { ENTRY_BILL, VOUCHER_NAME } from "./entry-words.ts";
import { AGE_SQL, openItems, type AskedItems } from "./open-items.ts";
import { CREDITOR_PARTIES, DEBTOR_PARTIES, readGroupTie } from "./party-balances.ts";

const buildReceivableReport: Handler<"billsReceivable.report"> = ({ query, principal, db }) => {
  const { Date: day = getToday(), CustomerID, Salesman, Route, activeUserId } = query;
  const customers = ofCompany(db, principal, "accounts as c").where("c.group_id", ACCOUNT_GROUP.debtors);
  if (CustomerID) void customers.where("c.id", CustomerID);
  if (Salesman) void customers.where("c.salesman_id", Salesman);
  if (Route) void customers.where("c.route_id", Route);
  ofCustomers(customers, principal, "c", activeUserId);
  const isWhole = principal.wholeCompany && !(CustomerID || Salesman || Route || activeUserId);
  return buildReport(db, principal, {
    parties: customers,
    day,
    sign: 1,
    ...(isWhole && { tied: DEBTOR_PARTIES }),
  });
};

const buildPayableReport: Handler<"billsPayable.report"> = ({ query, principal, db }) => {
  const { Date: day = getToday(), SupplierID } = query;
  const suppliers = ofCompany(db, principal, "accounts as c").where("c.group_id", ACCOUNT_GROUP.creditors);
  if (SupplierID) void suppliers.where("c.id", SupplierID);
  ofParty(suppliers, principal, "c.id");
  const isWhole = !SupplierID && !principal.party;
  return buildReport(db, principal, {
    parties: suppliers,
    day,
    sign: -1,
    ...(isWhole && { tied: CREDITOR_PARTIES }),
  });
};

export const outstandingBills = {
  "billsReceivable.report": buildReceivableReport,
  "billsPayable.report": buildPayableReport,
};

interface Asked extends AskedItems {
  tied?: typeof DEBTOR_PARTIES;
}

function buildReport(
  db: Knex,
  principal: Principal,
  { parties, day, sign, tied }: Asked,
): Report<"billsReceivable.report"> {
  return {
    rows: db.from(openItems(db, principal, { parties, day, sign }).as("o")),
    joins: {
      v: { table: "vouchers", id: "o.voucher_id" },
      c: { table: "account_facts", id: "o.account_id", edition: "v.edition" },
      // Whom the customer belongs to today, with the name of the document's day if it is known.
      n: { table: "accounts", id: "o.account_id" },
      s: { table: "user_facts", id: "n.salesman_id", edition: "v.edition" },
      st: { table: "users", id: "n.salesman_id" },
      r: { table: "route_facts", id: "n.route_id", edition: "v.edition" },
      rt: { table: "routes", id: "n.route_id" },
    },
    columns: {
      AccountID: "o.account_id",
      AccountName: "c.name",
      Date: "o.date",
      Type: VOUCHER_NAME,
      BillNo: "COALESCE(o.bill_no, v.voucher_no)",
      DueDate: "o.due",
      Overdue: "GREATEST(o.overdue, 0)",
      Amount: "o.amount",
      Settled: "o.amount - o.pending",
      Pending: "o.pending",
      ...AGE_SQL,
      UserName: "COALESCE(s.name, st.name)",
      RootName: "COALESCE(r.name, rt.name)",
      Mob: "COALESCE(NULLIF(c.mobile, ''), NULLIF(c.phone, ''))",
      VoucherID: "o.voucher_id",
      BillID: ENTRY_BILL,
      PurchaseID: `CASE WHEN v.kind = 'purchase' THEN (SELECT pu.id FROM purchases pu
        WHERE pu.company_id = v.company_id AND pu.voucher_id = v.id) END`,
    },
    search: ["AccountName", "Type", "BillNo"],
    sort: "AccountName",
    key: "o.account_id, o.date, o.voucher_id, o.bill_line",
    ties: async ({ Pending }, snapshot) => {
      if (!tied) return [];
      return [await readGroupTie(snapshot, principal, tied, { FromDate: day, ToDate: day }, Pending)];
    },
  };
}
