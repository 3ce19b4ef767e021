import type { MasterServer } from "./master-server.ts";

const AUDIT = { CompanyID: 1, CreatedBy: 1, ModifiedBy: null };

/** Three slabs of discounts, the last one wide. */
export const rateServer: MasterServer = {
  master: {
    id: "Id",
    rows: [slab(1, 1000, 1999.99, 2.5), slab(2, 2000, 4999.99, 5), slab(3, 5000, 9_999_999_999, 12.75)],
    list: "/api/WebGetRateWiseDiscount",
    create: "/api/WebInsertUpdateTotalRateWisePurchase",
    update: "/api/WebInsertUpdateTotalRateWisePurchase",
    remove: "/api/WebDeleteTotalRateWisePurchase",
    words: {
      created: "Rate created successfully",
      updated: "Rate created successfully",
      deleted: "Rate deleted successfully",
    },
  },
};

/** Messages to all and to one, one of them long. */
export const messageServer: MasterServer = {
  master: {
    id: "MID",
    rows: [
      message(1, "Collect pending payments before the month closes", null),
      message(2, "Bring back the cold box", "Anil Kumar"),
      message(3, `Rates are revised from Monday. ${"See the price list for every item. ".repeat(12)}`, null),
    ],
    list: "/api/GetWebEmpMessage",
    create: "/api/InsertUpdateWebEmpMessage",
    update: "/api/InsertUpdateWebEmpMessage",
    remove: "/api/DeleteWebEmpMessage",
    words: {
      created: "Employee Message submitted successfully!",
      updated: "Employee Message updated successfully!",
      deleted: "Employee Message deleted successfully!",
    },
    shown: (sent) => ({ USERNAME: sent["UserID"] ? "Anil Kumar" : null, ...sent }),
  },
  answers: {
    "/api/GetUsers": [
      { UserID: 2, USERNAME: "Anil Kumar" },
      { UserID: 3, USERNAME: "Shyama Menon" },
    ],
  },
};

/** Tasks of both states. */
export const taskServer: MasterServer = {
  master: {
    id: "TID",
    rows: [
      task(1, "Count the stock in the van", 1),
      task(2, "Hand out the new price list", 2),
      task(3, "Visit customers of the Kottarakkara and Punalur routes who have not ordered for a month", 1),
    ],
    list: "/api/webGetTask",
    create: "/api/webInsertUpdateTask",
    update: "/api/webInsertUpdateTask",
    remove: "/api/webDeleteTask",
    words: {
      created: "Submittion Successful",
      updated: "Updation Successful",
      deleted: "Delete Successful",
    },
    shown: ({ TDate, ...sent }) => ({ ...sent, Date: TDate }),
  },
};

function slab(Id: number, FromRate: number, ToRate: number, Discount: number) {
  return { Id, FromRate, ToRate, Discount, ...AUDIT, Version: 1 };
}

function message(MID: number, Message: string, USERNAME: string | null) {
  const UserID = USERNAME === null ? null : 2;
  return { MID, Message, UserID, USERNAME, MDate: `2026-11-${20 - MID}`, IsDeleted: 0, ...AUDIT, Version: 1 };
}

function task(TID: number, Taskname: string, Status: number) {
  return { TID, Taskname, Date: `2026-11-${20 - TID}`, Status, CompanyID: 1, Version: 1 };
}
