import type { MasterCase } from "../master-case.ts";

export const vehicles: MasterCase = {
  name: "vehicles",
  table: "vehicles",
  id: "VID",
  list: "/api/GetVehicle",
  create: "/api/insertupdatevehicle",
  update: "/api/insertupdatevehicle",
  remove: "/api/insertupdatevehicle",
  removeWith: { VRegNo: "-", BranchId: 1, IsDeleted: 1 },
  company: "CompID",
  ignored: {},
  record: async (db, companyId, nth) => {
    const branch = await db("branches")
      .where({ company_id: companyId, is_deleted: 0 })
      .orderBy("id")
      .first("id");
    return { VRegNo: `KL-24-T-${4000 + nth}`, BranchId: branch?.id };
  },
  change: { BranchId: 2 },
  unique: {
    field: "VRegNo",
    code: "VEHICLE_TAKEN",
    message: "Vehicle Registration Number already exists. Please choose a different number.",
  },
  words: {
    created: "Vehicle created successfully",
    updated: "Vehicle updated successfully",
    deleted: "Vehicle deleted successfully",
  },
  invalid: [
    [{ VRegNo: undefined }, "Vehicle Registration Number is required."],
    [{ VRegNo: " " }, "Vehicle Registration Number is required."],
    [{ VRegNo: "KL-24-T-40001-KL-24-T" }, "Vehicle Registration Number must have at most 20 characters."],
    [{ BranchId: undefined }, "Branch is required."],
    [{ BranchId: 9999 }, "The company has no such branch."],
  ],
};
