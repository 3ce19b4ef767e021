import type { MasterCase } from "../master-case.ts";

export const branches: MasterCase = {
  name: "branches",
  table: "branches",
  id: "BranchId",
  list: "/api/getbranch",
  create: "/api/insertbranch",
  update: "/api/updatebranch",
  remove: "/api/deletebranch",
  record: async (_db, _companyId, nth) => ({
    BranchName: `Kottarakkara ${nth}`,
    Address: "12/4 MC Road",
    Country: "India",
    State: "Kerala",
    City: "Kottarakkara",
    District: "Kollam",
    Pincode: "691506",
    Phoneno: "4742450011",
    Mobileno: "9847012345",
  }),
  change: { Address: "8/2 Chandamukku", Pincode: "691507" },
  unique: {
    field: "BranchName",
    code: "BRANCH_NAME_TAKEN",
    message: "Branch Name already exists. Please choose a different name.",
  },
  words: {
    created: "Branch information submitted successfully!",
    updated: "Branch updated successfully!",
    deleted: "Branch deleted successfully!",
  },
  invalid: [
    [{ BranchName: "Kollam & Co" }, "Branch Name can only contain letters, numbers, and spaces."],
    [{ BranchName: "കൊല്ലം & സൺസ്" }, "Branch Name can only contain letters, numbers, and spaces."],
    [{ BranchName: "  " }, "Branch Name is required."],
    [{ Address: undefined }, "Address is required."],
    [{ City: "" }, "City is required."],
    [{ Pincode: "6915061" }, "Pincode must be a valid 6-digit number."],
    [{ Phoneno: "47424500112" }, "Business Phone must be a valid 10-digit number."],
    [{ Mobileno: "98470 1234" }, "Mobile Number must be a valid 10-digit number."],
  ],
};
