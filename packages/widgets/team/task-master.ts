import { TaskInput } from "@vanbook/sdk/rules";
import { declareMaster } from "../master/declare-master.ts";

/**
 * Keeps the company's tasks and which are done. They are shown on the dashboard.
 * @widget Users and company
 */
export const taskMaster = declareMaster({
  operations: { list: "tasks.list", update: "tasks.save", remove: "tasks.delete" },
  title: "Task Master",
  record: { id: "TID", name: "Taskname", noun: "task" },
  rules: TaskInput,
  fields: [
    { field: "Taskname", isWide: true },
    { field: "TDate", kind: "date", read: ({ Date }) => Date, usual: (today) => today },
    {
      field: "Status",
      kind: "choice",
      options: [
        { value: 1, label: "Active" },
        { value: 2, label: "Inactive" },
      ],
      usual: 1,
    },
  ],
  list: {
    columns: [
      { field: "Taskname" },
      { field: "Date", kind: "date" },
      {
        field: "Status",
        kind: "tag",
        text: ({ Status }) => (Status === 1 ? "Active" : "Inactive"),
        tones: { Active: "ok", Inactive: "warn" },
      },
    ],
    search: ["Taskname"],
  },
  words: {
    search: "Search tasks",
    empty: "No tasks available",
    failedList: "An error occurred while fetching Task",
    failedCreate: "An error occurred while submitting",
    failedUpdate: "Failed to update task! An error occurred while updating",
    failedDelete: "An error occurred while deleting",
  },
});
