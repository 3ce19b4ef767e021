import type { Knex } from "knex";
import { joinOwn } from "../auth/scope.ts";
import type { Schema } from "../contract/contract.ts";
import { select } from "../db/select.ts";

/** Without secrets. The address has two documented names and is returned under both. */
export async function readUsers(db: Knex, users: Knex.QueryBuilder): Promise<Schema<"User">[]> {
  const rows = await select<UserRow>(joinOwn(users, "roles as r", "r.id", "u.role_id"), {
    UserId: "u.id",
    Name: "u.name",
    Sex: "u.sex",
    Address1: "u.address1",
    Address2: "u.address2",
    Address3: "u.address3",
    Address: "u.address1",
    Place: "u.address2",
    District: "u.address3",
    Mobile: "u.mobile",
    Email: "u.email",
    UserName: "u.username",
    IMAGE: "u.image",
    Kmallowance: "u.km_allowance",
    Dayallowance: "u.day_allowance",
    CompanyID: "u.company_id",
    RoleName: db.raw("COALESCE(r.name, '')"),
    UserRoleId: "u.role_id",
    BranchId: "u.branch_id",
    ZoneId: "u.zone_id",
    CreatedBy: "u.created_by",
    ModifiedBy: "u.modified_by",
    Active: "u.is_active",
    Version: "u.version",
  });
  return rows.map((row) => ({ ...row, IMAGE: row.IMAGE && { type: "Buffer", data: [...row.IMAGE] } }));
}

type UserRow = Omit<Schema<"User">, "IMAGE"> & { IMAGE: Buffer | null };
