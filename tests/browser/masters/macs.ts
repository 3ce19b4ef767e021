import { choose, countOf, fillFields, type MasterScreen } from "./master-screen.ts";

export const macScreen: MasterScreen = {
  title: "Mac Master",
  path: "/TabUserMaster?tab=mac",
  list: "/api/GetMac",
  writes: ["/api/insertUpdateMAC", "/api/deleteMAC"],
  // The form keeps such codes in capitals.
  listed: (name) => name.toUpperCase(),
  table: "macs",
  fill: async (page, name) => {
    await choose(page, "User", "Anil Kumar");
    await fillFields(page, { "MAC Address": name, Remark: "Printer of the van" });
  },
  change: { label: "Remark", to: "Printer of the office" },
  column: "remark",
  count: (db) => countOf(db, "macs"),
  required: ["User is required", "MAC address is required"],
  invalid: [],
  words: {
    created: "MAC address added successfully",
    updated: "MAC address updated successfully",
    deleted: "MAC address deleted successfully",
    question: "Are you sure you want to delete this MAC address?",
    failedList: "Failed to fetch MAC addresses:",
    failedCreate: "Insert failed",
    empty: "No MAC addresses found",
    noMatch: "No MAC addresses found",
  },
  salesman: "refused",
};
