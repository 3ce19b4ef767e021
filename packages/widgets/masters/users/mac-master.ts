import { MacInput } from "@vanbook/sdk/rules";
import { lookUp } from "../../form/look-up.ts";
import { declareMaster } from "../../master/declare-master.ts";

/**
 * Keeps the Bluetooth devices that users work with. A device is known by its MAC address.
 * @widget Users and company
 * @element none: says from which devices users sign in: as UserCreation
 */
export const macMaster = declareMaster({
  operations: { list: "macs.list", update: "macs.save", remove: "macs.delete" },
  title: "Mac Master",
  record: { id: "Id", name: "Bluetooth", noun: "MAC address" },
  rules: MacInput,
  fields: [
    {
      field: "UserId",
      kind: "lookup",
      from: lookUp("users.names", "UserID", "USERNAME", undefined, "Failed to fetch users"),
      read: ({ UserID }) => UserID,
    },
    { field: "Bluetooth" },
    { field: "Remark", isWide: true },
    { field: "Active", kind: "switch", usual: 1 },
  ],
  list: {
    columns: [
      { field: "Bluetooth" },
      { field: "USERNAME", label: "User" },
      {
        field: "Active",
        label: "Status",
        kind: "tag",
        text: ({ Active }) => (Active ? "Active" : "Inactive"),
        tones: { Active: "ok", Inactive: "warn" },
      },
      { field: "Remark", text: ({ Remark }) => Remark ?? "–" },
    ],
    amount: "Active",
    search: ["Bluetooth", "USERNAME"],
  },
  words: {
    search: "Search by MAC or user",
    empty: "No MAC addresses found",
    noMatch: "No MAC addresses found",
    // The server's reason is added after the colon.
    failedList: "Failed to fetch MAC addresses:",
    failedCreate: "Insert error",
    failedUpdate: "Update error",
    failedDelete: "Delete request failed",
    refusedCreate: "Insert failed",
    refusedUpdate: "Update failed",
    refusedDelete: "Delete failed",
  },
});
