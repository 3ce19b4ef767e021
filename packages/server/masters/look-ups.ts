import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { inEffect } from "../books/posting/document-status.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { ofCompany, ofUsers } from "../auth/scope.ts";
import { select } from "../db/select.ts";

const userNames: Handler<"users.names"> = async ({ principal, db }) => {
  const users = ofCompany(db, principal, "users as u").where({ "u.is_deleted": 0, "u.is_active": 1 });
  return select<Schema<"UserOption">>(ofUsers(users, principal, "u.id").orderBy("u.name"), {
    UserID: "u.id",
    USERNAME: "u.name",
  });
};

// Salesmen, and all other users who have bills of their own.
const salesmen: Handler<"users.salesmen"> = async ({ principal, db }) => {
  const users = ofCompany(db, principal, "users as u").where((seller) => {
    void seller
      .where("u.role_id", 2)
      .orWhereExists(
        db("bills as b").whereRaw("b.company_id = u.company_id AND b.salesman_id = u.id").select(db.raw("1")),
      );
  });
  return select<Schema<"UserOption">>(ofUsers(users, principal, "u.id").orderBy("u.name"), {
    UserID: "u.id",
    USERNAME: "u.name",
  });
};

const routeNames: Handler<"routes.names"> = async ({ principal, db }) =>
  select<Schema<"RouteOption">>(ofCompany(db, principal, "routes").where("is_deleted", 0).orderBy("name"), {
    RouteID: "id",
    RouteName: "name",
  });

const customerNames: Handler<"customers.names"> = async ({ principal, db }) =>
  select<Schema<"CustomerOption">>(
    ofCompany(db, principal, "accounts").where({ group_id: GROUP.debtors, is_deleted: 0 }).orderBy("name"),
    { CustomerID: "id", CustomerName: "name" },
  );

const supplierNames: Handler<"suppliers.names"> = async ({ principal, db }) =>
  select<Schema<"SupplierOption">>(
    ofCompany(db, principal, "accounts").where({ group_id: GROUP.creditors, is_deleted: 0 }).orderBy("name"),
    { AccountID: "id", AccountName: "name" },
  );

const itemsPurchased: Handler<"items.purchased"> = async ({ principal, db }) => {
  const bought = db("purchase_lines as l")
    .join("purchases as p", (on) => on.on("p.company_id", "l.company_id").andOn("p.id", "l.purchase_id"))
    .whereRaw(`l.company_id = i.company_id AND l.item_id = i.id AND ${inEffect("p")}`);
  return select<Schema<"ItemOption">>(
    ofCompany(db, principal, "items as i")
      .whereExists(bought.select(db.raw("1")))
      .orderBy("i.name"),
    { ItemID: "i.id", ItemName: "i.name" },
  );
};

const itemsSold: Handler<"items.sold"> = async ({ principal, db }) => {
  const billed = db("bill_lines as l")
    .join("bills as b", (on) => on.on("b.company_id", "l.company_id").andOn("b.id", "l.bill_id"))
    .whereRaw(`l.company_id = i.company_id AND l.item_id = i.id AND ${inEffect("b")}`);
  return select<Schema<"ItemOption">>(
    ofCompany(db, principal, "items as i")
      .whereExists(billed.select(db.raw("1")))
      .orderBy("i.name"),
    { ItemID: "i.id", ItemName: "i.name" },
  );
};

const accountHeads: Handler<"accounts.heads"> = async ({ principal, db }) =>
  select<Schema<"AccountHead">>(
    ofCompany(db, principal, "accounts").where("is_deleted", 0).orderBy("name").orderBy("id"),
    { HSlNo: "id", HName: "name" },
  );

const accountGroups: Handler<"accounts.groups"> = async ({ principal, db }) =>
  select<Schema<"AccountGroup">>(ofCompany(db, principal, "account_groups").orderBy("name").orderBy("id"), {
    GSlNo: "id",
    GName: "name",
  });

const itemNames: Handler<"items.names"> = async ({ principal, db }) =>
  select<Schema<"ItemOption">>(ofCompany(db, principal, "items").where("is_deleted", 0).orderBy("name"), {
    ItemID: "id",
    ItemName: "name",
  });

const vehicleNames: Handler<"vehicles.names"> = async ({ principal, db }) =>
  select<Schema<"VehicleOption">>(
    ofCompany(db, principal, "vehicles").where("is_deleted", 0).orderBy("reg_no").orderBy("id"),
    { VID: "id", VRegNo: "reg_no", BranchId: "branch_id" },
  );

/** Options for the filters. */
export const lookUps = {
  "users.names": userNames,
  "users.salesmen": salesmen,
  "routes.names": routeNames,
  "customers.names": customerNames,
  "accounts.heads": accountHeads,
  "accounts.groups": accountGroups,
  "items.sold": itemsSold,
  "suppliers.names": supplierNames,
  "items.purchased": itemsPurchased,
  "items.names": itemNames,
  "vehicles.names": vehicleNames,
};
