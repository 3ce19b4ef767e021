import type { MasterCase } from "../master-case.ts";

export const tasks: MasterCase = {
  name: "tasks",
  table: "tasks",
  id: "TID",
  list: "/api/webGetTask",
  create: "/api/webInsertUpdateTask",
  update: "/api/webInsertUpdateTask",
  remove: "/api/webDeleteTask",
  removeMethod: "DELETE",
  record: async (_db, _companyId, nth) => ({
    Taskname: `Count the samples ${nth}`,
    TDate: "2026-11-02",
    Status: 1,
  }),
  change: { Taskname: "Count the samples twice", TDate: "2026-11-04", Status: 2 },
  shown: { Taskname: "Count the samples twice", Date: "2026-11-04", Status: 2 },
  words: {
    created: "Submittion Successful",
    updated: "Updation Successful",
    deleted: "Delete Successful",
  },
  invalid: [
    [{ Taskname: undefined }, "Task is required."],
    [{ Taskname: "  " }, "Task is required."],
    [{ TDate: undefined }, "Task is required."],
    [{ TDate: "" }, "Task is required."],
    [{ Status: undefined }, "Task is required."],
    [{ Status: 3 }, "Status must be one of 1, 2."],
    [{ Taskname: "t".repeat(301) }, "Task Name must have at most 300 characters."],
    [{ TDate: "31-12-2026" }, "Date must be a day of the calendar."],
  ],
};
