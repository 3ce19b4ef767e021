import { listOfficialCodes } from "../../../packages/server/masters/official-codes.ts";
import type { MasterCase } from "../master-case.ts";

export const hsnCodes: MasterCase = {
  name: "hsnCodes",
  table: "hsn_codes",
  id: "id",
  list: "/api/v1/hsn-codes",
  create: "/api/v1/hsn-codes",
  update: "/api/v1/hsn-codes",
  remove: "/api/v1/hsn-codes",
  saveMethod: "PUT",
  removeMethod: "DELETE",
  ignored: {},
  record: async (_db, _companyId, nth) => ({
    code: SAC_CODES[nth % SAC_CODES.length] ?? "",
    description: "Maintenance of medical equipment",
    taxId: 5,
  }),
  change: { description: "Repair of wheelchairs", taxId: null },
  unique: {
    field: "code",
    code: "NAME_TAKEN",
    message: "The name already exists. Please choose a different name.",
  },
  words: {
    created: "HSN/SAC code created successfully",
    updated: "HSN/SAC code updated successfully",
    deleted: "HSN/SAC code deleted successfully",
  },
  invalid: [
    [{ code: "" }, "HSN/SAC Code is required."],
    [{ code: "99871" }, "HSN/SAC Code must be 4, 6 or 8 digits."],
    [{ code: "9987A1" }, "HSN/SAC Code must be 4, 6 or 8 digits."],
    [{ code: "30" }, "HSN/SAC Code must be 4, 6 or 8 digits."],
    [{ code: "998799" }, "The official list has no such HSN or SAC code."],
    [{ description: "x".repeat(301) }, "Description must have at most 300 characters."],
    [{ taxId: 999 }, "The company has no such tax."],
  ],
};

/** Official codes of services that no demo company has. */
const SAC_CODES = listOfficialCodes("998", 300).flatMap(({ code }) => (code.length === 6 ? [code] : []));
