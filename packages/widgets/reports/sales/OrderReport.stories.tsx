import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { purchaseAnswers } from "../../fixtures/reports/purchases.ts";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { OrderReport } from "./OrderReport.tsx";

const meta: Meta<typeof OrderReport> = {
  title: "Reports/Order Report",
  tags: ["whole"],
  component: OrderReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof OrderReport>;

const orders = [
  makeOrder(12, { Date: "2026-11-20" }),
  makeOrder(11, { OrderStatus: 0, BillMode: 1, Amount: 650.5, CustomerName: "Asha Medical Agencies" }),
  makeOrder(10, { Date: "2026-11-18", UserName: null, Amount: 99.5 }),
];
const report = {
  rows: orders,
  day: "Date",
  filters: {
    OrderStatus: (row: { OrderStatus?: unknown }, value: string) => String(row.OrderStatus) === value,
    BillMode: (row: { BillMode?: unknown }, value: string) => String(row.BillMode) === value,
  },
  search: ["CustomerName", "OrderNo", "Amount", "Date"],
  sort: "-Date",
} satisfies StoryReports["orders.report"];
const server: StoryServer = {
  reports: { "orders.report": report },
  answers: {
    ...purchaseAnswers,
    "users.names": [{ UserID: 2, USERNAME: "Anil Kumar" }],
    "orders.lines": [
      makeLine({ ItemName: "Insulin Syringe 40 IU", Qty: 2, Rate: 500, NetAmount: 1000 }),
      makeLine({ ItemName: "<img src=x onerror=1>", Qty: 1, Rate: 250, NetAmount: 250 }),
    ],
  },
};

export const Default: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Order Report");
    await expect(rows).toHaveLength(3);
    await expect(readCells(rows[0])).toEqual([
      "1",
      "ORD/12",
      "20-11-2026",
      "Sree Narayana Surgicals",
      "1,250.00",
      "Anil Kumar",
      "Invoiced",
      "Cash",
    ]);
    await expect(readCells(rows[1]).slice(4)).toEqual(["650.50", "Anil Kumar", "Not Invoiced", "Credit"]);
    await expect(readCells(rows[2])[5]).toBe("N/A");
    // 1,250.00 + 650.50 + 99.50
    await expect(canvas.getByText("2,000.00")).toBeVisible();
  },
};

export const NotInvoiced: Story = {
  parameters: { server, query: "OrderStatus=0" },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas, "Order Report")).toHaveLength(1);
    await expect(await canvas.findByText("STATUS: Not Invoiced")).toBeVisible();
  },
};

export const Filters: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Order Report");
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Order Report Filters" });
    for (const label of ["STATUS", "BILL MODE", "USERS"])
      await waitFor(() => expect(within(dialog).getByText(label)).toBeVisible());
  },
};

export const Details: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Order Report");
    if (row) await userEvent.click(row);
    const details = await canvas.findByRole("complementary", { name: "Order Details" });
    await waitFor(() => expect(within(details).getByText("Insulin Syringe 40 IU")).toBeVisible());
    for (const fact of [
      "Kairali Surgicals & Medicals",
      "11/805 Market Road",
      "5140440658",
      "Invoiced",
      "Cash",
    ])
      await expect(details).toHaveTextContent(fact);
    await expect(details).toHaveTextContent("<img src=x onerror=1>");
    await expect(details).toHaveTextContent("Total1,250.00");
  },
};

function makeOrder(id: number, changes: Partial<Row<"orders.report">>): Row<"orders.report"> {
  return {
    DSID: id,
    Bill_Series: "B2C/26-27",
    OrderNo: `ORD/${id}`,
    Date: "2026-11-19",
    CustomerID: 101,
    CustomerName: "Sree Narayana Surgicals",
    CustomerAddress: "11/805 Market Road",
    CustomerPhone: "5140440658",
    Amount: 1250,
    UserName: "Anil Kumar",
    BranchName: "Thiruvalla",
    OrderStatus: 1,
    BillMode: 0,
    ...changes,
  };
}

function makeLine(changes: object) {
  const head = { DSID: 12, CustomerName: "Sree Narayana Surgicals", Address: null, Mob: null };
  return { ...head, UserName: "Anil Kumar", Narration: null, MRP: 980, ...changes };
}
