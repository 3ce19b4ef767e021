import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { joinOwn, ofCompany, ofUsers } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { masterTable } from "../master/master.ts";

const mac = masterTable<Omit<Schema<"Mac">, "USERNAME">, Schema<"MacInput">>({
  name: "macs",
  table: "macs",
  id: "Id",
  columns: {
    Id: "id",
    Bluetooth: "bluetooth",
    UserID: "user_id",
    Active: "is_active",
    Remark: "remark",
    CompanyID: "company_id",
    CreatedBy: "created_by",
    ModifiedBy: "modified_by",
    DeletedBy: "deleted_by",
    IsDeleted: "is_deleted",
    Version: "version",
  },
  stored: ["Bluetooth", "Active", "Remark"],
  sentAs: { UserId: "user_id" },
  names: { UserId: "USER_UNKNOWN" },
  words: {
    created: "MAC address added successfully",
    updated: "MAC address updated successfully",
    deleted: "MAC address deleted successfully",
  },
});

const list: Handler<"macs.list"> = async ({ principal, db }) => {
  const macs = ofCompany(db, principal, "macs as m").where("m.is_deleted", 0);
  joinOwn(ofUsers(macs, principal, "m.user_id"), "users as u", "u.id", "m.user_id");
  const data = await select<Schema<"Mac">>(macs.orderBy(["u.name", "m.bluetooth", "m.id"]), {
    Id: "m.id",
    Bluetooth: "m.bluetooth",
    UserID: "m.user_id",
    USERNAME: "u.name",
    Active: "m.is_active",
    Remark: "m.remark",
    CompanyID: "m.company_id",
    CreatedBy: "m.created_by",
    ModifiedBy: "m.modified_by",
    DeletedBy: "m.deleted_by",
    IsDeleted: "m.is_deleted",
    Version: "m.version",
  });
  return { data };
};

/** Bluetooth devices of users. */
export const macs = {
  "macs.list": list,
  "macs.save": mac.save,
  "macs.delete": mac.remove,
};
