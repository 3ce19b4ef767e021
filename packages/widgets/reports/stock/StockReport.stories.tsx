import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { stockItems } from "../../fixtures/reports/stock-items.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { StockReport } from "../../generated/components/StockReport.ts";

const server: StoryServer = {
  reports: {
    "stock.report": {
      rows: stockItems,
      filters: {
        ItemID: (row, value) => String(row["ItemID"]) === value,
        ItemType: (row, value) => String(row["ItemType"]) === value,
      },
      search: ["ItemName", "TotalStock"],
      sort: "ItemName",
      ties: [{ label: "Item valuation", amount: 2473.5, agrees: true }],
    },
  },
  answers: {
    "items.names": stockItems.map(({ ItemID, ItemName }) => ({ ItemID, ItemName })),
  },
};

const meta: Meta<typeof StockReport> = {
  title: "Reports/Stock Report",
  tags: ["whole"],
  component: StockReport,
  args: { heading: 1 },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof StockReport>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Stock Report");
    await expect(rows.map(readCells)).toEqual([
      ["1", "Crepe Bandage 10 cm", "First Aid Products", "120.00", "60.00", "42.50", "137.50"],
      ["2", "Digital Thermometer", "Medical Devices", "2,400.00", "0.00", "64.00", "2,336.00"],
      ["3", "Oxygen Mask (unpacked)", "N/A", "8.00", "0.00", "8.00", "0.00"],
    ]);
    for (const total of ["2,528.00", "114.50", "2,473.50"])
      await expect(canvas.getByText(total)).toBeVisible();
    await expect(canvas.getByText("Total Items")).toBeVisible();
    // The documented height.
    const grid = canvas.getByRole("grid", { name: "Stock Report" });
    await expect(getComputedStyle(grid).maxHeight).toBe(`${window.innerHeight - 230}px`);
    await expect(canvas.getByText("Agrees with Item valuation")).toBeVisible();
    await expect(canvas.getByPlaceholderText("Search by item name or stock...")).toBeVisible();
  },
};

export const Filters: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Stock Report");
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    await expect(await screen.findByRole("heading", { name: "Stock Report Filters" })).toBeVisible();
    for (const label of ["CATEGORY NAME", "STOCK RANGE"])
      await expect(screen.getByRole("button", { name: new RegExp(label) })).toBeVisible();
    await expect(await screen.findByPlaceholderText("All Items")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: /ITEM TYPE/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Semi Item" }));
    await userEvent.click(await screen.findByRole("button", { name: "Apply Filters" }));
    await expect(await canvas.findByText("ITEM TYPE: Semi Item")).toBeVisible();
    await expect((await bodyRows(canvas, "Stock Report")).map(readCells)).toEqual([
      ["1", "Oxygen Mask (unpacked)", "N/A", "8.00", "0.00", "8.00", "0.00"],
    ]);
  },
};
