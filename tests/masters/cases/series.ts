import type { MasterCase } from "../master-case.ts";

export const series: MasterCase = {
  name: "series",
  table: "invoice_series",
  id: "SID",
  list: "/api/getInvoiceSeries",
  create: "/api/insertInvoiceSeries",
  update: "/api/updateInvoiceSeries",
  remove: "/api/deleteInvoiceSeries",
  record: async (db, companyId, nth) => ({
    Series: `B2C/K${nth}`,
    InvType: "B2C",
    FYearID: (await db("financial_years").where("company_id", companyId).max({ id: "id" }))[0]?.id,
  }),
  change: { FYearID: 1 },
  unique: {
    field: "Series",
    code: "SERIES_NAME_TAKEN",
    message: "InvoiceSeries Name already exists. Please choose a different name.",
  },
  words: {
    created: "InvoiceSeries information submitted successfully!",
    updated: "InvoiceSeries updated successfully!",
    deleted: "InvoiceSeries deleted successfully!",
  },
  invalid: [
    [{ Series: "26-27" }, "Series Name must begin with B2B/ or B2C/, followed by a name."],
    [{ Series: "B2C/ " }, "Series Name must begin with B2B/ or B2C/, followed by a name."],
    [{ Series: "B2B/Kollam" }, "Series Name must begin with B2C/"],
    [{ Series: " " }, "Series Name is required."],
    [{ Series: "B2C/2026-27 Ernakulam" }, "Series Name must have at most 20 characters."],
    [
      { Series: "B2C/Kollam" },
      "B2C/Kollam is too long: with 6 digits its numbers have 17 characters. GST allows 16, so a series has at most 9.",
    ],
    [
      { Series: "B2C/A B" },
      "GST allows only the letters A to Z, digits, - and / in document numbers: B2C/A B has others.",
    ],
    [{ InvType: undefined }, "InvType is required."],
    [{ InvType: "" }, "InvType is required."],
    [{ FYearID: undefined }, "Financial Year is required."],
    [{ FYearID: null }, "Financial Year is required."],
    [{ FYearID: 77_001 }, "The company has no such financial year."],
  ],
};
