import type { Schema } from "../contract/contract.ts";
import { createMasterTable } from "../master/master.ts";

const task = createMasterTable<Schema<"Task">, Schema<"TaskInput">>({
  name: "tasks",
  table: "tasks",
  id: "TID",
  columns: {
    TID: "id",
    Taskname: "name",
    Date: "date",
    Status: "status",
    CompanyID: "company_id",
    Version: "version",
  },
  stored: ["Taskname", "Status"],
  sentAs: { TDate: "date" },
  order: "date DESC, id DESC",
  words: {
    created: "Submittion Successful",
    updated: "Updation Successful",
    deleted: "Delete Successful",
  },
});

export const tasks = {
  "tasks.list": task.list,
  "tasks.save": task.save,
  "tasks.delete": task.remove,
};
