import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chart } from "chart.js";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { VanbookProvider } from "../VanbookProvider.tsx";
import { createStoryClient, type StoryClientAnswers } from "../fixtures/story-client.ts";
import { Dashboard } from "./Dashboard.tsx";
import type { DashboardTarget } from "./dashboard-links.ts";

const meta: Meta<typeof Page> = { title: "Dashboard/Whole", tags: ["whole"], component: Page };
export default meta;
type Story = StoryObj<typeof Page>;

const LONG_NAME = "മലയാളം സർജിക്കൽസ് <img src=x onerror=1> " + "x".repeat(150);
const makeInvoice = (id: number) => ({
  BillID: id,
  InvSeries: "B2C/26-27",
  RetailNo: id % 3 === 0 ? "00" : String(id),
  WholesaleNo: id % 3 === 0 ? String(id) : null,
  CustomerName: id === 40 ? LONG_NAME : `Customer ${id}`,
  BillAmount: id === 39 ? 0 : id * 1000.5,
  SaleType: "Retail",
  BillModeText: "Cash",
  RootName: "Adoor",
  SalesmanName: "Anil Kumar",
  BillDate: "2026-11-18",
  Status: id === 39 ? 2 : 1,
});
const FULL_ANSWERS: StoryClientAnswers = {
  "dashboard.sales": [{ TotalBillAmount: 412860, TotalBillCount: 148 }],
  "dashboard.orders": [{ TotalOrderAmount: 203415.5, TotalOrderCount: 96 }],
  "dashboard.outstanding": [{ Difference: 118240.75, ClosingOutstanding: 2741906.2 }],
  "dashboard.receipts": [{ TotalReceiptAmount: 294619.25, TotalReceiptCount: 71 }],
  "dashboard.b2b": [{ CountB2B: 64, SumB2BSale: 261430, CountB2C: 84, SumB2CSale: 151430 }],
  "dashboard.counts": [{ TotalCustomer: 1204, TotalRoute: 38, TotalItem: 500, TotalCategory: 9 }],
  "dashboard.routeCustomers": [{ AccountCount: 46, PendingCount: 18 }],
  "dashboard.saleCount": [{ TotalCustomerCount: 28, NewCustomerCount: 3 }],
  "dashboard.orderGraph": [
    { ItemName: "Gauze", Date: "2026-11-17", Qty: 40 },
    { ItemName: "Other items", Date: "2026-11-17", Qty: 12.5 },
    { ItemName: "Cotton", Date: "2026-11-18", Qty: 1030 },
  ],
  "dashboard.saleGraph": [
    { BillDate: "2026-11-16", TotalBillAmount: 162764.46, TotalBills: 60 },
    { BillDate: "2026-11-18", TotalBillAmount: 250095.54, TotalBills: 88 },
  ],
  "dashboard.receiptChart": [{ RDate: "2026-11-17", TotalReceiptAmount: 294619.25 }],
  "dashboard.salesmen": [
    { UserId: 3, SalesmanName: "Anil Kumar", TotalBills: 140, TotalBillAmount: 400000 },
    { UserId: null, SalesmanName: null, TotalBills: 8, TotalBillAmount: 12860 },
  ],
  "dashboard.customers": [
    { CustomerID: 7, CustomerName: LONG_NAME, TotalBills: 9, TotalBillAmount: 12345.6 },
  ],
  "dashboard.products": [{ ItemID: 5, ItemName: "Scalp Vein Set 22G", GrandQuantity: 1407 }],
  "dashboard.stock": [
    { ItemID: 5, ItemName: "Scalp Vein Set 22G", TotalStock: 4210 },
    { ItemID: 6, ItemName: "Cervical collar", TotalStock: 0 },
  ],
  "dashboard.messages": [
    {
      MID: 1,
      Message: "Rates are revised",
      UserID: null,
      USERNAME: null,
      MDate: "2026-11-17",
      CompanyID: 1,
      CreatedBy: 1,
      ModifiedBy: null,
      DeletedBy: null,
      IsDeleted: 0,
      Version: 1,
    },
  ],
  "dashboard.tasks": [
    { TID: 1, Taskname: "Count the stock", Date: "2026-11-18", Status: 1, CompanyID: 1, Version: 1 },
    { TID: 2, Taskname: "Hand out the list", Date: "2026-11-10", Status: 2, CompanyID: 1, Version: 1 },
  ],
  "dashboard.invoices": Array.from({ length: 40 }, (_, at) => makeInvoice(40 - at)),
  "dashboard.overview": {
    gives: {
      CashBalance: 147398.92,
      BankBalance: 5443059.14,
      OwedAmount: 2741906.2,
      OverdueAmount: 1230989.84,
      OverdueCustomers: 80,
      OpenOrders: 235,
      OpenOrderAmount: 1691054.8,
      VansOut: 4,
      LowStockItems: 2,
      LowStock: [{ ItemID: 5, ItemName: "Scalp Vein Set 22G", TotalStock: 90, DailyQuantity: 46.9 }],
      Subscription: { DueDate: "2027-03-31", Badge: "Waiting" },
    },
  },
};
const EMPTY_ANSWERS: StoryClientAnswers = {
  ...FULL_ANSWERS,
  ...Object.fromEntries(
    [
      "orderGraph",
      "saleGraph",
      "receiptChart",
      "salesmen",
      "customers",
      "products",
      "stock",
      "messages",
      "tasks",
      "invoices",
    ].map((part) => [`dashboard.${part}`, []]),
  ),
};

/** All data has arrived: texts, the numbers behind the charts, links and the pages of invoices. */
export const Full: Story = {
  tags: ["!whole"],
  args: { answers: FULL_ANSWERS, opened: [] },
  play: async ({ canvasElement, args }) => {
    await seeAll(canvasElement);
    const page = within(canvasElement);
    await page.findByText("The same");
    for (const name of ["Rates are revised", "Count the stock"])
      await expect(await page.findByText(name)).toBeVisible();
    await page.findByText("₹ 12,30,989.84 overdue · 80 customers");
    await page.findByText("Scalp Vein Set 22G: lasts 1 days");
    const figures = [...canvasElement.querySelectorAll(".vb-strip dt")].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    await expect(figures).toEqual(
      expect.arrayContaining([
        ...[
          ["B2B sales", "64 · ₹ 2.61 L"],
          ["B2C sales", "84 · ₹ 1.51 L"],
        ],
        ...[
          ["Total Customers", "1,204"],
          ["Total Routes", "38"],
          ["Total Items", "500"],
        ],
        ...[
          ["Total Categories", "9"],
          ["Customers to visit today", "46"],
          ["Pending today", "18"],
        ],
        ...[
          ["Visited today", "28"],
          ["New customers today", "3"],
        ],
      ]),
    );
    // Of the messages and of the tasks.
    await expect(page.getAllByRole("link", { name: "Edit" })).toHaveLength(2);
    // The charts' numbers, read from their tables; an item's days without orders are 0.
    const orders = await page.findByRole("table", { name: "Order summary, as a table" });
    await expect(readCells(orders)).toEqual([
      ["Day", "Cotton", "Gauze", "Other items"],
      ["17-11-2026", "0", "40", "12.5"],
      ["18-11-2026", "1,030", "0", "0"],
    ]);
    const activity = await page.findByRole("table", { name: "Sales Activity, as a table" });
    await expect(readCells(activity)).toEqual([
      ["Day", "Sales", "Receipts"],
      ["16-11-2026", "1,62,764.46", "0.00"],
      ["17-11-2026", "0.00", "2,94,619.25"],
      ["18-11-2026", "2,50,095.54", "0.00"],
    ]);
    // The canvas exists before its chart is drawn. Chart labels use the page's font.
    const font = { family: expect.stringContaining("Vanbook Inter") };
    await waitFor(async () => {
      const charts = [...canvasElement.querySelectorAll("canvas")].map((canvas) => Chart.getChart(canvas));
      await expect(charts).toHaveLength(2);
      await expect(charts[0]?.scales["x"]?.options).toMatchObject({ stacked: true });
      for (const chart of charts) {
        await expect(chart?.scales["x"]?.options).toMatchObject({ ticks: { font } });
        await expect(chart?.legend?.options).toMatchObject({ labels: { font } });
      }
    });
    await page.findByText("Without a salesman");
    await expect(await page.findByText("Due on: 31 March 2027")).toHaveTextContent("Waiting");
    // A figure links to its report for the same days.
    await userEvent.click(await page.findByRole("link", { name: "₹ 4,12,860.00" }));
    await waitFor(() =>
      expect(args.opened?.at(-1)).toEqual({ to: "sales", from: "2026-11-11", until: "2026-11-18" }),
    );
    await userEvent.click(await page.findByRole("link", { name: "Anil Kumar" }));
    await waitFor(() =>
      expect(args.opened?.at(-1)).toMatchObject({ to: "sales", filters: { activeUserId: "3" } }),
    );
  },
};

/** Five or ten invoices per page; at most five page numbers. */
export const InvoicePages: Story = {
  args: { answers: FULL_ANSWERS },
  play: async ({ canvasElement }) => {
    await seeAll(canvasElement);
    const page = within(canvasElement);
    const invoices = await page.findByRole("table", { name: "Invoices" });
    await expect(within(invoices).getAllByRole("row")).toHaveLength(6);
    await page.findByText("Cancelled");
    const pages = within(page.getByRole("navigation", { name: "Pages of invoices" }));
    const readPageNumbers = () =>
      pages.getAllByRole("button", { name: /^Page/ }).map((each) => each.textContent);
    await expect(readPageNumbers()).toEqual(["1", "2", "3", "4", "5"]);
    await expect(pages.getByRole("button", { name: "Prev" })).toBeDisabled();
    await userEvent.click(pages.getByRole("button", { name: "Page 5" }));
    await waitFor(() => expect(readPageNumbers()).toEqual(["3", "4", "5", "6", "7"]));
    await userEvent.click(pages.getByRole("button", { name: "Page 7" }));
    await userEvent.click(pages.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(readPageNumbers()).toEqual(["4", "5", "6", "7", "8"]));
    await expect(pages.getByRole("button", { name: "Next" })).toBeDisabled();
    await page.findByText("Customer 1");
  },
};

/** A chart's table replaces the chart, and is copied in a form that spreadsheets accept. */
export const TableOfChart: Story = {
  args: { answers: FULL_ANSWERS },
  play: async ({ canvasElement }) => {
    await seeAll(canvasElement);
    const page = within(canvasElement);
    const [table] = await page.findAllByRole("button", { name: "Table" });
    if (table) await userEvent.click(table);
    let copiedText = "";
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void (copiedText = text)) },
    });
    await userEvent.click(await page.findByRole("button", { name: "Copy" }));
    await waitFor(() => expect(copiedText.split("\n")[1]).toBe("17-11-2026\t0\t40\t12.5"));
    await userEvent.click(await page.findByRole("button", { name: "Chart" }));
    await waitFor(() => expect(page.queryByRole("button", { name: "Copy" })).toBeNull());
  },
};

/** Nothing was sold and there are no records: the documented texts. */
export const Empty: Story = {
  args: { answers: EMPTY_ANSWERS },
  play: async ({ canvasElement }) => {
    await seeAll(canvasElement);
    const page = within(canvasElement);
    await expect(await page.findAllByText("No Sales Today")).toHaveLength(2);
    await page.findByText("Stock Data Error");
    await page.findByText("No messages available.");
    await page.findByText("No tasks available");
    await page.findByText("No orders in these days");
    await expect(await page.findAllByText("Nothing in these days")).toHaveLength(2);
  },
};

/** The server fails: each part says so and can be retried. */
export const Fails: Story = {
  args: {
    answers: Object.fromEntries(Object.keys(FULL_ANSWERS).map((operation) => [operation, "fails" as const])),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Stock Data Error");
    // Parts that are out of sight load when they are scrolled into view.
    await expect(page.queryByText("Something failed on the server.")).toBeNull();
    page.getByRole("heading", { name: "Invoices" }).scrollIntoView();
    await page.findByText("Something failed on the server.");
    await expect((await page.findAllByText("Error fetching data")).length).toBeGreaterThan(8);
    await page.findByRole("button", { name: "Retry Order summary" });
  },
};

/** One part fails; the others are shown. */
export const OneFails: Story = {
  tags: ["!whole"],
  args: { answers: { ...FULL_ANSWERS, "dashboard.orderGraph": "fails" } },
  play: async ({ canvasElement }) => {
    await seeAll(canvasElement);
    const page = within(canvasElement);
    await page.findByText("Error fetching data");
    await page.findByText("148 bills");
    await page.findByRole("table", { name: "Sales Activity, as a table" });
  },
};

/** Before the first response: the frame, with space reserved for the content. */
export const Waiting: Story = {
  args: {
    answers: Object.fromEntries(Object.keys(FULL_ANSWERS).map((operation) => [operation, "never" as const])),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Order summary" })).toBeVisible();
    await expect(within(canvasElement).queryByText("Error fetching data")).toBeNull();
  },
};

/** Dark scheme. */
export const Dark: Story = { tags: ["!whole"], args: { answers: FULL_ANSWERS, scheme: "dark" } };

interface PageProps {
  locale?: string;
  answers: StoryClientAnswers;
  scheme?: "light" | "dark";
  opened?: DashboardTarget[];
}

function Page({ answers, scheme = "light", locale = "en-IN", opened = [] }: PageProps) {
  const [client] = useState(() => createStoryClient(answers));
  return (
    <VanbookProvider
      client={client}
      locale={locale}
      scheme={scheme}
      now={() => new Date("2026-11-18T06:30:00Z")}
    >
      <Dashboard range="7" linkTo={(target) => ({ href: "#", open: () => void opened.push(target) })} />
    </VanbookProvider>
  );
}

/** Scrolls through all parts, so that each one loads. */
async function seeAll(canvas: HTMLElement) {
  const parts = [...canvas.querySelectorAll(".vb-part")];
  for (const part of parts) {
    part.scrollIntoView();
    await waitFor(() => expect(part.querySelector("[aria-busy]")).toBeNull());
  }
}

function readCells(table: HTMLElement) {
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent));
}
