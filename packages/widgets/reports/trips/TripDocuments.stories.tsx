import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { TripReceipts } from "../../generated/components/TripReceipts.ts";
import { TripReport } from "../../generated/components/TripReport.ts";
import { TripOrders } from "./TripOrders.tsx";
import { TripSales } from "./TripSales.tsx";

const orders = [
  {
    SLNo: 1,
    Bill_Series: "B2B/",
    OrderNo: "ORD/7",
    AccountName: "Amala Medicals",
    Address: "Adoor",
    Amount: 1791.06,
    OrderStatus: 1,
    BillMode: 1,
    DSID: 7,
  },
] satisfies Row<"trips.orders">[];
const sales = [
  {
    SLNo: 1,
    InvSeries: "B2B/",
    BillNo: "B2B/12",
    RetailBillNo: "12",
    CustomerName: "Amala Medicals",
    CumPlace: "Adoor",
    BillAmount: 650,
    BillModeText: "Cash",
    WholeSaleRetail: "Retail",
    BillID: 12,
  },
] satisfies Row<"trips.sales">[];
const receipts = [
  {
    SLNo: 1,
    Slno: 41,
    CustomerName: "Amala Medicals",
    Place: "Adoor",
    Amt: 500,
    Type: "B",
    ApprovalStatus: 1,
    Remark: null,
  },
  {
    SLNo: 2,
    Slno: 42,
    CustomerName: "City Clinic",
    Place: null,
    Amt: 25.5,
    Type: "C",
    ApprovalStatus: 0,
    Remark: "Balance next week",
  },
] satisfies Row<"trips.receipts">[];
const trips = [
  {
    SlNo: 1,
    EMP_NAME: "Anil Kumar",
    StartingDate: "2026-11-20T08:20:00.000Z",
    EndingDate: null,
    StartingKm: 48211.5,
    EndingKm: null,
    TotalKm: null,
    KMPrice: null,
    Dayallowance: 250,
    TotalAllowance: 250,
  },
  {
    SlNo: 2,
    EMP_NAME: "Anil Kumar",
    StartingDate: "2026-11-21T08:20:00.000Z",
    EndingDate: "2026-11-21T18:00:00.000Z",
    StartingKm: 48301,
    EndingKm: 48361.125,
    TotalKm: 60.125,
    KMPrice: 390.81,
    Dayallowance: 250,
    TotalAllowance: 640.81,
  },
] satisfies Row<"trips.report">[];

const line = { DSID: 7, ItemName: "Crepe Bandage", Qty: 3, MRP: 172, Rate: 100, NetAmount: 300 };
const tripReport = {
  rows: trips,
  sort: "StartingDate",
} as const;
const server: StoryServer = {
  reports: {
    "trips.orders": { rows: orders },
    "trips.sales": { rows: sales },
    "trips.receipts": { rows: receipts },
    "trips.report": tripReport,
    "trips.allReport": tripReport,
  },
  answers: {
    "users.names": [{ UserID: 2, USERNAME: "Anil Kumar" }],
    "orders.lines": [
      {
        ...line,
        Narration: null,
        CustomerName: "",
        Address: null,
        Mob: "9447099999",
        UserName: "Anil Kumar",
      },
    ],
  },
};

const meta: Meta<typeof TripOrders> = {
  title: "Reports/Trip",
  tags: ["whole"],
  component: TripOrders,
  args: { heading: 1 },
  parameters: { server, query: "UserId=2&EmpID=2&Date=2026-11-20" },
};
export default meta;
type Story = StoryObj<typeof TripOrders>;

/** A row opens the order; the details that the list omits come with its lines. */
export const Orders: Story = {
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Order");
    await expect(readCells(row)).toEqual(
      "1,B2B/,ORD/7,Amala Medicals,Adoor,1,791.06,Invoiced,Credit".split(",").toSpliced(5, 2, "1,791.06"),
    );
    if (row) await userEvent.click(row);
    await expect(await screen.findByText("9447099999")).toBeVisible();
    await expect(screen.getAllByText("20-11-2026")[0]).toBeVisible();
  },
};

export const Sales: Story = {
  render: (args) => <TripSales heading={args.heading ?? 1} />,
  parameters: { widget: "trips.sales" },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Sale");
    await expect(readCells(row)).toEqual("1,B2B/,B2B/12,Amala Medicals,Adoor,650.00,Cash,Retail".split(","));
  },
};

export const Receipts: Story = {
  render: (args) => <TripReceipts heading={args.heading ?? 1} />,
  parameters: { widget: "trips.receipts" },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Receipt");
    await expect(rows.map(readCells)).toEqual([
      ["1", "Amala Medicals", "Adoor", "500.00", "Cheque", "Approved", "N/A"],
      ["2", "City Clinic", "N/A", "25.50", "Cash", "Not Approved", "Balance next week"],
    ]);
    await expect(canvas.getByText("525.50")).toBeVisible();
  },
};

export const Report: Story = {
  render: (args) => <TripReport heading={args.heading ?? 1} />,
  parameters: { widget: "trips.report" },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Trip Report");
    await expect(rows.map((row) => readCells(row).slice(4))).toEqual([
      ["48,211.50", "N/A", "N/A", "N/A", "250.00", "250.00"],
      ["48,301.00", "48,361.13", "60.13", "390.81", "250.00", "640.81"],
    ]);
    await expect(canvas.getByText("890.81")).toBeVisible();
  },
};
