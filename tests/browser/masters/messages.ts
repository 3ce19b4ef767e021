import { choose, countOf, fillFields, type MasterScreen } from "./master-screen.ts";

export const messageScreen: MasterScreen = {
  title: "Employee Message",
  path: "/EmpMessage",
  list: "/api/GetWebEmpMessage",
  writes: ["/api/InsertUpdateWebEmpMessage", "/api/DeleteWebEmpMessage"],
  table: "messages",
  fill: (page, name) => fillFields(page, { Message: name }),
  change: { label: "User", to: "Anil Kumar" },
  chosen: {
    put: (page, value) => choose(page, "User", value),
    other: "Suresh Babu",
    changed: (db, value) =>
      db("messages as m")
        .join("users as u", (on) => on.on("u.company_id", "m.company_id").andOn("u.id", "m.user_id"))
        .where({ "m.company_id": 1, "m.is_deleted": 0, "u.name": value })
        .where("m.message", "like", "Zebra%")
        .select("m.id"),
  },
  column: "user_id",
  count: (db) => countOf(db, "messages"),
  required: ["Employee Message Name is  required."],
  invalid: [
    { label: "Message", typed: "m".repeat(2001), message: "Message must have at most 2000 characters." },
  ],
  words: {
    created: "Employee Message submitted successfully!",
    updated: "Employee Message updated successfully!",
    deleted: "Employee Message deleted successfully!",
    question: "Are you sure you want to delete this message?",
    failedList: "The list could not be loaded.",
    failedCreate: "Failed to submit data! An error occurred while registering",
    empty: "No messages available.",
    noMatch: "No matching message found",
  },
  salesman: "readOnly",
};
