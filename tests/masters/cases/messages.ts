import type { MasterCase } from "../master-case.ts";

export const messages: MasterCase = {
  name: "messages",
  table: "messages",
  id: "MID",
  list: "/api/GetWebEmpMessage",
  create: "/api/InsertUpdateWebEmpMessage",
  update: "/api/InsertUpdateWebEmpMessage",
  remove: "/api/DeleteWebEmpMessage",
  removeMethod: "DELETE",
  record: async (db, companyId, nth) => ({
    Message: `Bring back the cold box ${nth}`,
    UserID: Number((await db("users").where({ company_id: companyId, role_id: 2 }).first("id"))?.id),
    MDate: "2026-11-02",
  }),
  change: { Message: "The cold box is back", MDate: "2026-11-03", UserID: 0 },
  shown: { Message: "The cold box is back", MDate: "2026-11-03", UserID: null, USERNAME: null },
  words: {
    created: "Employee Message submitted successfully!",
    updated: "Employee Message updated successfully!",
    deleted: "Employee Message deleted successfully!",
  },
  invalid: [
    [{ Message: undefined }, "Employee Message Name is  required."],
    [{ Message: "" }, "Employee Message Name is  required."],
    [{ Message: " \n " }, "Employee Message Name is  required."],
    [{ Message: "m".repeat(2001) }, "Message must have at most 2000 characters."],
    [{ MDate: "2026-02-30" }, "Date must be a day of the calendar."],
    [{ UserID: 9999 }, "There is no such user, or you may not write to that user."],
  ],
};
