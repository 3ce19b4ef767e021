import type { MasterServer } from "./master-server.ts";

const BRANCHES = ["Thiruvalla", "Kollam"];

/** Three vehicles of two branches. */
export const vehicleServer: MasterServer = {
  master: {
    id: "VID",
    rows: [vehicle(1, "KL-24-A-1010", 1), vehicle(2, "KL-24-A-1011", 1), vehicle(3, "KL-02-BK-4521", 2)],
    list: "/api/GetVehicle",
    create: "/api/insertupdatevehicle",
    update: "/api/insertupdatevehicle",
    remove: "/api/insertupdatevehicle",
    words: {
      created: "Vehicle created successfully",
      updated: "Vehicle updated successfully",
      deleted: "Vehicle deleted successfully",
    },
    shown: (sent) => ({ IsDeleted: 0, ...sent, BranchName: BRANCHES[Number(sent["BranchId"]) - 1] }),
  },
  answers: {
    "/api/getbranch": BRANCHES.map((BranchName, index) => ({ BranchId: index + 1, BranchName })),
  },
};

function vehicle(VID: number, VRegNo: string, BranchId: number) {
  return { VID, VRegNo, BranchId, BranchName: BRANCHES[BranchId - 1], CompID: 1, IsDeleted: 0, Version: 1 };
}
