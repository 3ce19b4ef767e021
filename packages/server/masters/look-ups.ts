import type { Schema } from "../http/contract.ts";
import type { Handler } from "../http/handler.ts";
import { ofCompany, ofUsers } from "../http/scope.ts";
import { select } from "../http/select.ts";

const branches: Handler<"branches.list"> = async ({ principal, db }) =>
  select<Schema<"Branch">>(ofCompany(db, principal, "branches").where("is_deleted", 0).orderBy("name"), {
    BranchId: "id",
    BranchName: "name",
    Address: "address",
    Country: "country",
    State: "state",
    District: "district",
    City: "city",
    Pincode: "pincode",
    Phoneno: "phone",
    Mobileno: "mobile",
    CompanyID: "company_id",
    CreatedBy: "created_by",
    CreatedDate: "created_at",
    ModifiedBy: "modified_by",
    ModifiedDate: "modified_at",
    DeletedBy: "deleted_by",
    DeletedDate: "deleted_at",
    IsDeleted: "is_deleted",
  });

const userNames: Handler<"users.names"> = async ({ principal, db }) => {
  const users = ofCompany(db, principal, "users as u").where({ "u.is_deleted": 0, "u.is_active": 1 });
  return select<Schema<"UserOption">>(ofUsers(users, principal, "u.id").orderBy("u.name"), {
    UserID: "u.id",
    USERNAME: "u.name",
  });
};

// Who sells: salesmen, and anyone else who has bills of his own.
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
    ofCompany(db, principal, "accounts").where({ group_id: SUNDRY_DEBTORS, is_deleted: 0 }).orderBy("name"),
    { CustomerID: "id", CustomerName: "name" },
  );

/** What filters offer to choose from. */
export const lookUps = {
  "branches.list": branches,
  "users.names": userNames,
  "users.salesmen": salesmen,
  "routes.names": routeNames,
  "customers.names": customerNames,
};

const SUNDRY_DEBTORS = 14;
