import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { ofUsers } from "../auth/scope.ts";
import { AUTHOR_COLUMNS, createMasterTable } from "../master/master.ts";

const mac = createMasterTable<Schema<"Mac">, Schema<"MacInput">>({
  name: "macs",
  table: "macs",
  id: "Id",
  columns: {
    Id: "id",
    Bluetooth: "bluetooth",
    UserID: "user_id",
    USERNAME: "u.name",
    Active: "is_active",
    Remark: "remark",
    ...AUTHOR_COLUMNS,
  },
  stored: ["Bluetooth", "Active", "Remark"],
  sentAs: { UserId: "user_id" },
  names: { UserId: "USER_UNKNOWN" },
  joins: { u: { table: "users", id: "macs.user_id" } },
  order: "u.name, macs.bluetooth, macs.id",
  listed: (macs, principal) => void ofUsers(macs, principal, "macs.user_id"),
  words: {
    created: "MAC address added successfully",
    updated: "MAC address updated successfully",
    deleted: "MAC address deleted successfully",
  },
});

const list: Handler<"macs.list"> = async (call) => ({ data: await mac.list(call) });

export const macs = {
  "macs.list": list,
  "macs.save": mac.save,
  "macs.delete": mac.remove,
};
