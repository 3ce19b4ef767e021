import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { ProfitReport } from "./ProfitReport.tsx";

const meta: Meta<typeof ProfitReport> = {
  title: "Reports/Profit Report",
  tags: ["whole"],
  component: ProfitReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof ProfitReport>;

const bill = {
  BillID: 7,
  Invoiceno: "B2B/26-27/303",
  BillDate: "2026-11-17",
  CustomerName: "Navajeevan Surgicals Kumily",
  Name: "Shyama Menon",
};
const invoices = [
  {
    ...bill,
    ItemName: null,
    SalesPrice: null,
    SalesQty: 14,
    SalesValue: 3_000,
    CostOfGoods: 2_250.5,
    Profit: 749.5,
    ProfitPer: 24.98,
  },
  {
    ...bill,
    BillID: 8,
    Invoiceno: "B2C/26-27/198",
    BillDate: "2026-10-29",
    CustomerName: "=1+1 കരുണ 🩺",
    Name: null,
    ItemName: null,
    SalesPrice: null,
    SalesQty: 1,
    SalesValue: 100,
    CostOfGoods: 120,
    Profit: -20,
    ProfitPer: -20,
  },
] satisfies Row<"profit.report">[];
const items = [
  {
    ...bill,
    ItemName: "Arm Sling Pouch Large",
    SalesPrice: 250,
    SalesQty: 10,
    SalesValue: 2_500,
    CostOfGoods: 1_900.5,
    Profit: 599.5,
    ProfitPer: 23.98,
  },
  {
    ...bill,
    ItemName: "Needle Holder 6 inch",
    SalesPrice: 125,
    SalesQty: 4,
    SalesValue: 500,
    CostOfGoods: 350,
    Profit: 150,
    ProfitPer: 30,
  },
] satisfies Row<"profit.report">[];

// One operation returns both tables: by invoice, and by item of one bill.
const server: StoryServer = {
  answers: {
    "customers.names": [{ CustomerID: 41, CustomerName: "Navajeevan Surgicals Kumily" }],
    "items.sold": [{ ItemID: 3, ItemName: "Arm Sling Pouch Large" }],
    "users.salesmen": [{ UserID: 2, USERNAME: "Anil Kumar" }],
  },
  reports: {
    "profit.report": {
      rows: [...invoices, ...items],
      search: ["Invoiceno"],
      figures: { ProfitPer: 23.53 },
      filters: {
        By: (row, value) => (row.ItemName === null) === (value === "invoice"),
        BillID: (row, value) => String(row.BillID) === value,
      },
      ties: [{ label: "Sales account", amount: 3_100, agrees: true }],
    },
  },
};

export const ByInvoice: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const [best, worst] = await bodyRows(canvas, "Profit Report");
    await expect(readCells(best)).toEqual([
      "B2B/26-27/303",
      "17-11-2026",
      "Navajeevan Surgicals Kumily",
      "Shyama Menon",
      "3,000.00",
      "2,250.50",
      "749.50",
      "24.98%",
    ]);
    await expect(worst).toHaveTextContent("-20.00");
    await expect(canvas.getByText("Grand Total")).toBeVisible();
    // 749.50 − 20
    await expect(canvas.getByText("729.50")).toBeVisible();
    await expect(canvas.getByText("Agrees with Sales account")).toBeVisible();
  },
};

export const ItemsOfOneInvoice: Story = {
  tags: ["!whole"],
  parameters: { server },
  play: async ({ canvas }) => {
    const [best] = await bodyRows(canvas, "Profit Report");
    best?.focus();
    await userEvent.keyboard("{Enter}");
    const title = await screen.findByRole("heading", { name: /^Itemwise Details - Invoice #/ });
    const details = title.closest<HTMLElement>("aside, [role=dialog]") ?? document.body;
    const row = await within(details).findByRole("row", { name: /^Arm Sling/ });
    await expect([...row.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual([
      "Arm Sling Pouch Large",
      "250.00",
      "10.00",
      "2,500.00",
      "1,900.50",
      "599.50",
      "23.98%",
    ]);
    // 599.50 + 150, as in the bill's row.
    await expect(within(details).getByRole("row", { name: /^Subtotal/ })).toHaveTextContent("749.50");
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(canvas.queryByRole("heading", { name: /^Itemwise Details - Invoice #/ })).toBeNull(),
    );
  },
};

export const TypesOfTheFilters: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Profit Report");
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    // A field is rendered again when its options arrive, so find it again each time.
    for (const label of ["Type", "Report Type", "Customer", "Item Name", "Salesman"])
      await waitFor(() => expect(screen.getAllByLabelText(new RegExp(`^${label}`))[0]).toBeVisible());
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  },
};
