import type { MasterServer } from "./master-server.ts";

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

/** Three branches, one with a long name. */
export const branchServer: MasterServer = {
  master: {
    id: "BranchId",
    rows: [
      branch(1, "Kollam", "12/4 Chinnakada"),
      branch(2, "Kottarakkara", "MC Road"),
      branch(3, "Thiruvananthapuram Medical College Junction and Ulloor", "Kumarapuram"),
    ],
    list: "/api/getbranch",
    create: "/api/insertbranch",
    update: "/api/updatebranch",
    remove: "/api/deletebranch",
    words: {
      created: "Branch information submitted successfully!",
      updated: "Branch updated successfully!",
      deleted: "Branch deleted successfully!",
    },
    shown: (sent) => ({ ...AUDIT, ...sent }),
  },
};

function branch(BranchId: number, BranchName: string, Address: string) {
  const place = { Country: "India", State: "Kerala", District: "Kollam", City: "Kollam" };
  const reach = { Pincode: "691001", Phoneno: "4742750011", Mobileno: "9847012345" };
  return { BranchId, BranchName, Address, ...place, ...reach, ...AUDIT };
}
