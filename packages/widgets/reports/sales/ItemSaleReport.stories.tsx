import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { ItemSaleReport } from "../../generated/components/ItemSaleReport.ts";

const items = [
  { ItemID: 4, ItemName: "Crepe Bandage 10 cm", TotalAmount: 1260.5, TotalQuantity: 30 },
  { ItemID: 9, ItemName: "Digital Thermometer", TotalAmount: 8960, TotalQuantity: 64 },
  { ItemID: 2, ItemName: "Nitrile Gloves (100)", TotalAmount: 20580.75, TotalQuantity: 42.5 },
] satisfies Row<"itemSales.report">[];

const server: StoryServer = {
  reports: {
    "itemSales.report": {
      rows: items,
      filters: { ItemID: (row, value) => String(row["ItemID"]) === value },
      search: ["ItemName"],
      sort: "ItemName",
      ties: [{ label: "Sales and output tax accounts", amount: 30801.25, agrees: true }],
    },
  },
  answers: {
    "items.sold": items.map(({ ItemID, ItemName }) => ({ ItemID, ItemName })),
    "users.salesmen": [{ UserID: 2, USERNAME: "Anil Kumar" }],
  },
};

const meta: Meta<typeof ItemSaleReport> = {
  title: "Reports/Itemwise Sale Analysis",
  tags: ["whole"],
  component: ItemSaleReport,
  args: { heading: 1 },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof ItemSaleReport>;

export const Default: Story = {
  args: { onRowClick: fn() },
  play: async ({ canvas, args }) => {
    const rows = await bodyRows(canvas, "Itemwise Sale Analysis");
    await expect(rows.map(readCells)).toEqual([
      ["1", "Crepe Bandage 10 cm", "1,260.50", "30.00"],
      ["2", "Digital Thermometer", "8,960.00", "64.00"],
      ["3", "Nitrile Gloves (100)", "20,580.75", "42.50"],
    ]);
    await expect(canvas.getByText("30,801.25")).toBeVisible();
    await expect(canvas.getByText("136.50")).toBeVisible();
    await expect(canvas.getByText("Agrees with Sales and output tax accounts")).toBeVisible();
    await expect(canvas.getByText("14-11-2026 – 21-11-2026")).toBeVisible();
    if (rows[1]) await userEvent.click(rows[1]);
    await waitFor(() => expect(args.onRowClick).toHaveBeenCalledWith(items[1]));
  },
};

export const ByItem: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Itemwise Sale Analysis");
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    const item = await screen.findByPlaceholderText("All Items");
    for (const label of [/^From Date/, /^To Date/])
      await expect(screen.getAllByRole("group", { name: label })[0]).toBeVisible();
    for (const name of ["Clear All", "Cancel"])
      await expect(screen.getByRole("button", { name })).toBeVisible();
    await expect(await screen.findByRole("combobox", { name: "Salesman" })).toBeVisible();
    await userEvent.type(item, "Digital");
    await userEvent.click(await screen.findByRole("option", { name: "Digital Thermometer" }));
    await userEvent.click(await screen.findByRole("button", { name: "Apply Filters" }));
    await expect(await canvas.findByText("Item: Digital Thermometer")).toBeVisible();
    await expect(await bodyRows(canvas, "Itemwise Sale Analysis")).toHaveLength(1);
  },
};
