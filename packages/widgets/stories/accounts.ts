import type { MasterServer, StoryRecord } from "./master-server.ts";

const AUDIT = {
  CompanyID: 1,
  CreatedBy: 1,
  CreatedDate: "2026-04-01T04:30:00.000Z",
  ModifiedBy: null,
  ModifiedDate: null,
  DeletedBy: null,
  DeletedDate: null,
  IsDeleted: 0,
  Version: 1,
};

/** Three customers, one with a long name, one as an import takes it, and a supplier. */
export const accountServer: MasterServer = {
  master: {
    id: "AccountID",
    removeId: "AccountCode",
    rows: [
      customer(11, "Anchal Medicals", "14/220 Temple Road"),
      customer(12, "Sree Padmanabha Ayurveda and Surgical Store of Thiruvananthapuram", "Fort"),
      customer(9, "M/s. Punalur Pharma & Sons", "Market Road"),
      { ...customer(13, "Zenith Surgical Industries", "Industrial Estate"), ...supplier() },
    ],
    list: "/api/getAccount",
    create: "/api/insertaccount",
    update: "/api/updateaccount",
    remove: "/api/deleteAccount",
    words: {
      created: "Account submitted successfully",
      updated: "Account updated successfully",
      deleted: "Account deleted successfully",
    },
    shown: (sent) => ({ ...AUDIT, vanbookId: "WEB-20261121-101530123-2", ...sent, ...kindOf(sent) }),
  },
  answers: {
    "/api/GetRouteName": [
      { RouteID: 1, RouteName: "Kottarakkara - Anchal" },
      { RouteID: 2, RouteName: "Punalur - Thenmala" },
    ],
  },
};

function customer(id: number, AccountName: string, Address: string): StoryRecord {
  return {
    AccountID: id,
    AccountCode: id,
    vanbookId: `WEB-20260401-1000001${id}-2`,
    AccountName,
    AccountParent: 14,
    Type: "Customer",
    Address,
    Place: "Anchal",
    city: "Kollam",
    State: "Kerala",
    country: "India",
    PinNo: "691306",
    Phone: "4752270011",
    Mob: "9847012345",
    Email: "office@medicals.example",
    GSTinNo: "32AABCS1429B1Z5",
    RootId: 1,
    RateType: "SP",
    CustomerType: 0,
    ...AUDIT,
  };
}

function supplier() {
  return { AccountParent: 27, Type: "Supplier", RootId: null, RateType: null, CustomerType: null };
}

function kindOf({ AccountParent, AccountID }: StoryRecord): StoryRecord {
  return { Type: AccountParent === 14 ? "Customer" : "Supplier", AccountCode: AccountID ?? 14 };
}
