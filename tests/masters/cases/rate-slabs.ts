import type { MasterCase } from "../master-case.ts";

export const rateSlabs: MasterCase = {
  name: "rateSlabs",
  table: "rate_slabs",
  id: "Id",
  list: "/api/WebGetRateWiseDiscount",
  create: "/api/WebInsertUpdateTotalRateWisePurchase",
  update: "/api/WebInsertUpdateTotalRateWisePurchase",
  remove: "/api/WebDeleteTotalRateWisePurchase",
  ignored: { CreatedBy: 99, CreatedDate: "2020-01-01", ModifiedBy: 99 },
  record: async (_db, _companyId, nth) => ({ FromRate: nth * 100, ToRate: nth * 100 + 99.99, Discount: 2.5 }),
  change: { Discount: 3.75 },
  words: {
    created: "Rate created successfully",
    updated: "Rate created successfully",
    deleted: "Rate deleted successfully",
  },
  invalid: [
    [{ FromRate: undefined }, "From Rate is required."],
    [{ FromRate: "" }, "From Rate is required."],
    [{ ToRate: " " }, "To Rate is required."],
    [{ Discount: "" }, "Discount is required."],
    [{ FromRate: -0.01 }, "From Rate must be at least 0."],
    [{ FromRate: 10.005 }, "From Rate must have at most two decimals and 15 digits."],
    [{ Discount: 100.01 }, "Discount must be at most 100."],
    [{ Discount: -1 }, "Discount must be at least 0."],
    [{ Discount: "ten" }, "Discount must be a number."],
    [{ ToRate: 0 }, "To Rate must not be below From Rate."],
  ],
};
