import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { buildInEffectSql } from "../books/posting/document-status-sql.ts";
import type { Schema } from "../contract/contract.ts";
import { ofUsableCustomers, ofAccounts, ofUsers } from "../auth/scope.ts";
import { lookUp } from "./look-up.ts";

const ITEM_OPTION = { ItemID: "i.id", ItemName: "i.name" };
const USER_OPTION = { UserID: "u.id", USERNAME: "u.name" };

export const lookUps = {
  "users.names": lookUp<Schema<"UserOption">>({
    table: "users as u",
    columns: USER_OPTION,
    where: { is_deleted: 0, is_active: 1 },
    narrow: (users, principal) => void ofUsers(users, principal, "u.id"),
  }),
  "users.salesmen": lookUp<Schema<"UserOption">>({
    table: "users as u",
    columns: USER_OPTION,
    where: {},
    narrow: (users, principal, db) => {
      const bills = db("bills as b").whereRaw("b.company_id = u.company_id AND b.salesman_id = u.id");
      void users.where((seller) => {
        void seller.where("u.role_id", 2).orWhereExists(bills.select(db.raw("1")));
      });
      ofUsers(users, principal, "u.id");
    },
  }),
  "routes.names": lookUp<Schema<"RouteOption">>({
    table: "routes",
    columns: { RouteID: "id", RouteName: "name" },
  }),
  "customers.names": lookUp<Schema<"CustomerOption">>({
    table: "accounts",
    columns: { CustomerID: "id", CustomerName: "name" },
    where: { group_id: ACCOUNT_GROUP.debtors, is_deleted: 0 },
    narrow: (customers, principal, db) => void ofUsableCustomers(customers, db, principal, "accounts"),
  }),
  "suppliers.names": lookUp<Schema<"SupplierOption">>({
    table: "accounts",
    columns: { AccountID: "id", AccountName: "name" },
    where: { group_id: ACCOUNT_GROUP.creditors, is_deleted: 0 },
  }),
  "accounts.heads": lookUp<Schema<"AccountHead">>({
    table: "accounts",
    columns: { HSlNo: "id", HName: "name" },
    narrow: (accounts, principal) => void ofAccounts(accounts, principal, "accounts"),
  }),
  "cashBook.accounts": lookUp<Schema<"AccountHead">>({
    table: "accounts",
    columns: { HSlNo: "id", HName: "name" },
    narrow: (accounts) => void accounts.where("accounts.group_id", ACCOUNT_GROUP.cash),
  }),
  "bankBook.accounts": lookUp<Schema<"AccountHead">>({
    table: "accounts",
    columns: { HSlNo: "id", HName: "name" },
    narrow: (accounts) =>
      void accounts.whereIn("accounts.group_id", [ACCOUNT_GROUP.bank, ACCOUNT_GROUP.overdraft]),
  }),
  "accounts.groups": lookUp<Schema<"AccountGroup">>({
    table: "account_groups",
    columns: { GSlNo: "id", GName: "name" },
    where: {},
  }),
  // For stock reports: services have no stock.
  "items.names": lookUp<Schema<"ItemOption">>({
    table: "items as i",
    columns: ITEM_OPTION,
    where: { is_deleted: 0, is_service: 0 },
  }),
  "items.sold": lookUp<Schema<"ItemOption">>({
    table: "items as i",
    columns: ITEM_OPTION,
    where: {},
    narrow: onLines("bills", "bill_lines", "bill_id"),
  }),
  "items.purchased": lookUp<Schema<"ItemOption">>({
    table: "items as i",
    columns: ITEM_OPTION,
    where: {},
    narrow: onLines("purchases", "purchase_lines", "purchase_id"),
  }),
  "vehicles.names": lookUp<Schema<"VehicleOption">>({
    table: "vehicles",
    columns: { VID: "id", VRegNo: "reg_no", BranchId: "branch_id" },
    order: ["reg_no", "id"],
  }),
};

function onLines(documents: string, lines: string, parent: string) {
  return (items: Knex.QueryBuilder, _: unknown, db: Knex) => {
    const documentLines = db(`${lines} as l`)
      .join(`${documents} as d`, (on) => on.on("d.company_id", "l.company_id").andOn("d.id", `l.${parent}`))
      .whereRaw(`l.company_id = i.company_id AND l.item_id = i.id AND ${buildInEffectSql("d")}`);
    void items.whereExists(documentLines.select(db.raw("1")));
  };
}
