import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { joinOwn, ofCompany, ofUsers } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { lookUp } from "./look-up.ts";
import { readUsers } from "./user-row.ts";
import { remove, save, saveDetails } from "./user-writes.ts";

const list: Handler<"users.list"> = async ({ principal, db }) => {
  const users = ofCompany(db, principal, "users as u").where("u.is_deleted", 0);
  return readUsers(db, ofUsers(users, principal, "u.id").orderBy(["u.name", "u.id"]));
};

const listUserDetails: Handler<"users.details"> = async ({ principal, db }) => {
  const users = ofCompany(db, principal, "users as u").where("u.is_deleted", 0);
  joinOwn(ofUsers(users, principal, "u.id"), "branches as b", "b.id", "u.branch_id");
  joinOwn(users, "zones as z", "z.id", "u.zone_id");
  joinOwn(users, "roles as r", "r.id", "u.role_id");
  return select<Schema<"UserDetails">>(users.orderBy(["u.name", "u.id"]), {
    UserId: "u.id",
    Name: "u.name",
    Email: "u.email",
    Mobile: "u.mobile",
    UserName: "u.username",
    Kmallowance: "u.km_allowance",
    Dayallowance: "u.day_allowance",
    BranchId: "u.branch_id",
    UserRoleId: "u.role_id",
    ZoneId: "u.zone_id",
    Address1: "u.address1",
    BranchName: "b.name",
    ZoneName: "z.name",
    RoleName: "r.name",
    Version: "u.version",
  });
};

const salesReps = lookUp<Schema<"UserOption">>({
  table: "users as u",
  columns: { UserID: "u.id", USERNAME: "u.name" },
  where: { role_id: 2, is_active: 1, is_deleted: 0 },
  narrow: (users, principal) => void ofUsers(users, principal, "u.id"),
});

const roles = lookUp<Schema<"UserRole">>({
  table: "roles",
  columns: { RoleID: "id", RoleName: "name" },
  where: {},
  order: ["id"],
});

export const users = {
  "users.list": list,
  "users.save": save,
  "users.delete": remove,
  "users.details": listUserDetails,
  "users.saveDetails": saveDetails,
  "users.salesReps": salesReps,
  "roles.list": roles,
};
