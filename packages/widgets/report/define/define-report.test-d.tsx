// Compiled, never run: each wrong definition must cause an error on its own line.
import { lastDays } from "../../../sdk/report/quick-range.ts";
import { defineReport } from "./define-report.tsx";

const card = { title: "CustomerName", amount: "BillAmount", details: ["BillNo"] } as const;

const Right = defineReport({
  operation: "sales.report",
  title: "Sale Report",
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    { param: "CustomerID", kind: "customer", label: "Customer" },
    { param: "activeUserId", kind: "salesmen", label: "Salesman" },
  ],
  columns: [{ field: "BillAmount", kind: "money", total: true }],
  card,
});

export const wrong = defineReport({
  operation: "sales.report",
  title: "Sale Report",
  range: {
    // @ts-expect-error an argument that does not exist
    from: "From",
    to: "ToDate",
    default: lastDays(7),
  },
  filters: [
    // @ts-expect-error an argument that does not exist
    { param: "Colour", kind: "user", label: "Colour" },
    // @ts-expect-error a list where one number is taken
    { param: "CustomerID", kind: "users", label: "Customer" },
    // @ts-expect-error a value that the contract does not have
    { param: "Type", kind: "choice", label: "Type", options: [{ value: "Export", label: "Export" }] },
  ],
  columns: [
    // @ts-expect-error a column that the answer does not have
    { field: "Colour" },
    // @ts-expect-error a figure's kind on a text
    { field: "CustomerName", kind: "money" },
    // @ts-expect-error a total that the server does not send
    { field: "CancelledAmount", kind: "money", total: true },
    // @ts-expect-error a kind that is not on the list
    { field: "CustomerName", kind: "sparkline" },
  ],
  rows: {
    // @ts-expect-error a column that the answer does not have
    sort: "-Colour",
  },
  card,
});

declare const never: never;
defineReport({
  // @ts-expect-error an operation that does not exist
  operation: "sales.reprot",
  title: "x",
  columns: [],
  card: { title: never, amount: never, details: [] },
});

export const uses = [
  <Right key={1} FromDate="2026-11-01" CustomerID={3} activeUserId="3,7" onRowClick={(row) => row.BillID} />,
  <Right
    key={4}
    cells={{ BillNo: ({ row, text }) => <a href={`/bills/${row.BillID.toFixed()}`}>{text}</a> }}
    rowActions={[
      {
        id: "pay",
        label: "Pay",
        isHidden: (row) => row.BillAmount === 0,
        onAction: (row) => row.BillNo.trim(),
      },
    ]}
  />,
  // @ts-expect-error a column that the answer does not have
  <Right key={5} cells={{ Colour: () => null }} />,
  // @ts-expect-error a field that the row does not have
  <Right key={6} cells={{ BillNo: ({ row }) => <b>{row.Colour}</b> }} />,
  // @ts-expect-error an icon that is not on the list
  <Right key={7} rowActions={[{ id: "pay", label: "Pay", icon: "rupee", onAction: () => undefined }]} />,
  // @ts-expect-error no such argument among its filters
  <Right key={2} Colour="red" />,
  // @ts-expect-error a number, not a text
  <Right key={3} CustomerID="3" />,
];
