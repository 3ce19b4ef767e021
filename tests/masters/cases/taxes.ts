import type { MasterCase } from "../master-case.ts";

export const taxes: MasterCase = {
  name: "taxes",
  table: "taxes",
  id: "id",
  list: "/api/v1/taxes/with-rates",
  create: "/api/v1/taxes",
  update: "/api/v1/taxes",
  remove: "/api/v1/taxes",
  saveMethod: "PUT",
  removeMethod: "DELETE",
  ignored: {},
  record: async (_db, _companyId, nth) => ({ name: `Nil by entry ${nth}`, kind: "nilRated" }),
  change: { kind: "exempt" },
  unique: {
    field: "name",
    code: "NAME_TAKEN",
    message: "The name already exists. Please choose a different name.",
  },
  words: {
    created: "Tax created successfully",
    updated: "Tax updated successfully",
    deleted: "Tax deleted successfully",
  },
  invalid: [
    [{ name: " " }, "Tax Name is required."],
    [{ name: "x".repeat(61) }, "Tax Name must have at most 60 characters."],
    [{ kind: undefined }, "Kind of Supply is required."],
    [{ rate: undefined, kind: "taxable" }, "Rate % is required."],
    [{ rate: null, kind: "taxable" }, "Rate % is required."],
    [{ rate: 100.5, kind: "taxable" }, "Rate % must be at most 100."],
    [{ rate: 1.234, kind: "taxable" }, "Rate % must have at most two decimals and 15 digits."],
    [{ rate: 5 }, "A nil-rated, exempt or non-GST tax must have the rate 0 on every day."],
  ],
};
