import type { MasterCase, Row } from "../master-case.ts";

export const macs: MasterCase = {
  name: "macs",
  table: "macs",
  id: "Id",
  list: "/api/GetMac",
  create: "/api/insertUpdateMAC",
  update: "/api/insertUpdateMAC",
  remove: "/api/deleteMAC",
  rows: (answer) => (answer as { data: Row[] }).data, // as documented: checked against the contract
  record: async (db, companyId, nth) => ({
    UserId: (await db("users").where({ company_id: companyId, role_id: 2, is_deleted: 0 }).first("id")).id,
    Bluetooth: `A4:5E:60:C1:0${nth % 10}:${10 + (nth % 90)}`,
    Remark: "Printer of the van",
  }),
  change: { Remark: "Printer of the office", Active: 0 },
  ignored: { CreatedBy: 99, IsDeleted: "1", ModifiedBy: 99 },
  words: {
    created: "MAC address added successfully",
    updated: "MAC address updated successfully",
    deleted: "MAC address deleted successfully",
  },
  invalid: [
    [{ Bluetooth: "" }, "MAC address is required"],
    [{ Bluetooth: undefined }, "MAC address is required"],
    [{ UserId: undefined }, "User is required"],
    [{ UserId: "" }, "User is required"],
    [{ UserId: 999_999 }, "The company has no such user."],
  ],
};
