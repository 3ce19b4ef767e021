import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import { today } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Report } from "../../contract/report.ts";
import { ofCompany, ofCustomers, ofParty } from "../../auth/scope.ts";
import { ENTRY_BILL, VOUCHER_NAME } from "./entry-words.ts";
import { AGES, openItems, type AskedItems } from "./open-items.ts";
import { CREDITORS, DEBTORS, groupTie } from "./party-balances.ts";

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

/** Unpaid bills of customers, and unpaid purchases of the company. */
export const outstandingBills = { "billsReceivable.report": receivable, "billsPayable.report": payable };

interface Asked extends AskedItems {
  /** The parties whose balance in the books must equal the total. */
  tied?: typeof DEBTORS;
}

function report(
  db: Knex,
  principal: Principal,
  { parties, day, sign, tied }: Asked,
): Report<"billsReceivable.report"> {
  return {
    rows: db.from(openItems(db, principal, { parties, day, sign }).as("o")),
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
      Type: VOUCHER_NAME,
      BillNo: "v.voucher_no",
      DueDate: "o.due",
      Overdue: "GREATEST(o.overdue, 0)",
      Amount: "o.amount",
      Settled: "o.amount - o.pending",
      Pending: "o.pending",
      ...AGES,
      UserName: "s.name",
      RootName: "r.name",
      Mob: "COALESCE(NULLIF(c.mobile, ''), NULLIF(c.phone, ''))",
      VoucherID: "o.voucher_id",
      BillID: ENTRY_BILL,
      PurchaseID: `CASE WHEN v.kind = 'purchase' THEN (SELECT pu.id FROM purchases pu
        WHERE pu.company_id = v.company_id AND pu.voucher_id = v.id) END`,
    },
    search: ["AccountName", "Type", "BillNo"],
    sort: "AccountName",
    key: "o.account_id, o.date, o.voucher_id",
    ties: async ({ Pending }, snapshot) => {
      if (!tied) return [];
      return [await groupTie(snapshot, principal, tied, { FromDate: day, ToDate: day }, Pending)];
    },
  };
}
