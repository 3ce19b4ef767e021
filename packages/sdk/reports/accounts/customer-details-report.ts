import { declareReport } from "../../report/define/declare-report.ts";
import { customerTypes } from "../../rules/customer-types.ts";

export const customerDetailsReport = declareReport({
  operation: "customers.report",
  title: "Customer Details Report",
  words: {
    search: "Search by CustomerName,Salesman,City",
    filters: "Customer Details Report Filters",
    file: "CustomerDetailsReport_{to}",
  },
  // From Date is empty at first and To Date is today, so all customers are listed whenever they
  // were entered.
  range: { from: "FromDate", to: "ToDate", offered: (today) => ({ from: null, to: today }) },
  filters: [
    { param: "activeUserId", kind: "salesman", label: "Salesman", all: "All Salesmen" },
    { param: "RouteID", kind: "route", label: "Route", all: "All Routes" },
    {
      param: "CustomerType",
      kind: "choice",
      label: "Customer Type",
      all: "All Types",
      options: customerTypes,
    },
  ],
  columns: [
    { kind: "serial", label: "Sl.No" },
    { field: "AccountName", label: "Customer Name" },
    { field: "Address", text: ({ Address, Place }) => [Address, Place].filter(Boolean).join(", ") || null },
    { field: "City" },
    { field: "Mob", label: "Mobile", gives: "never" },
    { field: "RootName", label: "Route" },
    {
      field: "CustomerType",
      label: "Type",
      kind: "text",
      text: ({ CustomerType }) => customerTypes.find(({ value }) => value === CustomerType)?.label ?? null,
    },
    { field: "Salesman" },
    { field: "CreatedDate", label: "Created Date", kind: "date" },
  ],
  rows: { sizes: [50, 250, 500, 1000], sort: "AccountName" },
  card: { title: "AccountName", amount: "Mob", details: ["City", "RootName", "CustomerType"] },
});
