import type { Schema } from "../contract/contract.ts";
import type { Role } from "../contract/principal.ts";

/** The columns of the documented User, without secrets. */
export const userColumns = {
  id: "u.id",
  name: "u.name",
  sex: "u.sex",
  address1: "u.address1",
  address2: "u.address2",
  address3: "u.address3",
  mobile: "u.mobile",
  email: "u.email",
  username: "u.username",
  image: "u.image",
  kmAllowance: "u.km_allowance",
  dayAllowance: "u.day_allowance",
  companyId: "u.company_id",
  roleName: "r.name",
  roleId: "u.role_id",
  branchId: "u.branch_id",
  zoneId: "u.zone_id",
  createdBy: "u.created_by",
  modifiedBy: "u.modified_by",
  isActive: "u.is_active",
  version: "u.version",
} as const;

/** A row with these columns. */
export interface UserRow {
  id: number;
  name: string;
  sex: 0 | 1 | 2 | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  mobile: string | null;
  email: string | null;
  username: string;
  image: Buffer | null;
  kmAllowance: string;
  dayAllowance: string;
  companyId: number;
  roleName: string | null;
  roleId: Role;
  branchId: number | null;
  zoneId: number | null;
  createdBy: number | null;
  modifiedBy: number | null;
  isActive: 0 | 1;
  version: number;
}

/** A documented User: the address has two documented names and is returned under both. */
export function userRow(row: UserRow): Schema<"User"> {
  return {
    UserId: row.id,
    Name: row.name,
    Sex: row.sex,
    Address1: row.address1,
    Address2: row.address2,
    Address3: row.address3,
    Address: row.address1,
    Place: row.address2,
    District: row.address3,
    Mobile: row.mobile,
    Email: row.email,
    UserName: row.username,
    IMAGE: row.image ? { type: "Buffer", data: [...row.image] } : null,
    Kmallowance: row.kmAllowance,
    Dayallowance: row.dayAllowance,
    CompanyID: row.companyId,
    RoleName: row.roleName ?? "",
    UserRoleId: row.roleId,
    BranchId: row.branchId,
    ZoneId: row.zoneId,
    CreatedBy: row.createdBy,
    ModifiedBy: row.modifiedBy,
    Active: row.isActive,
    Version: row.version,
  };
}
