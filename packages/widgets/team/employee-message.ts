import { EmployeeMessageInput } from "@vanbook/sdk/rules";
import { lookUp } from "../form/look-up.ts";
import { declareMaster } from "../master/declare-master.ts";

const TO_ALL = "All";

/**
 * Writes messages to one employee or to all. They are shown on the dashboard.
 * @widget Users and company
 */
export const employeeMessage = declareMaster({
  operations: { list: "messages.list", update: "messages.save", remove: "messages.delete" },
  title: "Employee Message",
  record: {
    id: "MID",
    name: ({ Message }) => truncateMessage(Message),
    noun: "message",
    question: { place: "dialog" },
  },
  rules: EmployeeMessageInput,
  fields: [
    { field: "Message", kind: "long", isWide: true },
    { field: "MDate", kind: "date", usual: (today) => today },
    { field: "UserID", kind: "lookup", from: lookUp("users.names", "UserID", "USERNAME"), none: TO_ALL },
  ],
  list: {
    columns: [
      { field: "Message" },
      { field: "MDate", kind: "date" },
      { field: "USERNAME", label: "User", text: ({ USERNAME }) => USERNAME ?? TO_ALL },
    ],
    search: ["Message", "USERNAME"],
  },
  words: {
    search: "Search messages",
    empty: "No messages available.",
    failedCreate: "Failed to submit data! An error occurred while registering",
    failedUpdate: "Failed to submit data! An error occurred while registering",
    failedDelete: "Failed to delete data! An error occurred while deleting",
  },
});

function truncateMessage(message: string): string {
  const letters = [...message];
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join("")}…` : message;
}

const MAX_LETTERS = 60;
