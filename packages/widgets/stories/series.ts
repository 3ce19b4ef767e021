import type { MasterServer } from "./master-server.ts";

const YEARS = [
  { FYearID: 2, FYear: "2026-27" },
  { FYearID: 1, FYear: "2025-26" },
];

/** Four series of two years. */
export const seriesServer: MasterServer = {
  master: {
    id: "SID",
    rows: [
      series(3, "B2B/26-27", 2),
      series(4, "B2C/26-27", 2),
      series(1, "B2B/25-26", 1),
      series(2, "B2C/25-26", 1),
    ],
    list: "/api/getInvoiceSeries",
    create: "/api/insertInvoiceSeries",
    update: "/api/updateInvoiceSeries",
    remove: "/api/deleteInvoiceSeries",
    words: {
      created: "InvoiceSeries information submitted successfully!",
      updated: "InvoiceSeries updated successfully!",
      deleted: "InvoiceSeries deleted successfully!",
    },
    shown: (sent) => ({
      ...sent,
      CompanyID: 1,
      FYear: YEARS.find(({ FYearID }) => FYearID === sent["FYearID"])?.FYear,
    }),
  },
  answers: { "/api/GetFinancialYear": YEARS },
};

const VANS = [
  { VID: 1, VRegNo: "KL-02-AB-1001", BranchId: 1 },
  { VID: 2, VRegNo: "KL-07-CD-2002", BranchId: 1 },
];
const USERS = [
  { UserID: 7, USERNAME: "Anil Kumar" },
  { UserID: 8, USERNAME: "Shyama Menon" },
  { UserID: 9, USERNAME: "Venkatasubramania Iyer Ramachandran Potti" },
];

/** Three allocations, one of somebody with a long name. */
export const allocationServer: MasterServer = {
  master: {
    id: "AlocId",
    rows: [allocation(3, 1, 7), allocation(2, 2, 8), allocation(1, 2, 9)],
    list: "/api/getAllocation",
    create: "/api/insertUpdateAllocation",
    update: "/api/insertUpdateAllocation",
    remove: "/api/deleteAllocation",
    words: {
      created: "Allocation submitted successfully!",
      updated: "Allocation updated successfully!",
      deleted: "Allocation deleted successfully!",
    },
    shown: ({ Date: datealoctn, ...sent }) => ({
      ...sent,
      ...namesOf(sent["VanID"], sent["UserId"]),
      datealoctn,
      IsDeleted: 0,
    }),
  },
  answers: {
    "/api/GetVehicleMaster": VANS,
    "/api/GetUsers": USERS,
    "/api/getInvoiceSeries": seriesServer.master.rows,
  },
};

function series(SID: number, Series: string, FYearID: number) {
  const FYear = YEARS.find((year) => year.FYearID === FYearID)?.FYear;
  return { SID, Series, InvType: Series.slice(0, 3), FYearID, FYear, CompanyID: 1, Version: 1 };
}

function allocation(AlocId: number, VanID: number, UserId: number) {
  const both = { B2BSeries: "B2B/26-27", B2CSeries: "B2C/26-27" };
  const own = { AlocId, datealoctn: "2026-04-01", VanID, UserId, ...namesOf(VanID, UserId) };
  return { ...own, ...both, IsDeleted: 0, Version: 1 };
}

function namesOf(van: unknown, user: unknown) {
  return {
    VRegNo: VANS.find(({ VID }) => VID === van)?.VRegNo,
    USERNAME: USERS.find(({ UserID }) => UserID === user)?.USERNAME,
  };
}
