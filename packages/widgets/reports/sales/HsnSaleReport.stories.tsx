import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { createHsnServer } from "../../fixtures/reports/hsn-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { HsnSaleReport } from "../../generated/components/HsnSaleReport.ts";

const server = createHsnServer("hsnSales.report", "bills");

const meta: Meta<typeof HsnSaleReport> = {
  title: "Reports/HSNcode sale Report",
  tags: ["whole"],
  component: HsnSaleReport,
  args: { heading: 1 },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof HsnSaleReport>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "HSNcode sale Report");
    await expect(rows.map(readCells)).toEqual([
      ["1", "3005", "Roll", "240.00", "12%", "6,000.00", "6,720.00"],
      ["2", "4015", "Box", "42.50", "18%", "17,441.31", "20,580.75"],
      ["3", "9025", "Nos", "64.00", "5%", "8,533.33", "8,960.00"],
    ]);
    // 6,000.00 + 17,441.31 + 8,533.33; 6,720.00 + 20,580.75 + 8,960.00.
    await expect(canvas.getByText("31,974.64")).toBeVisible();
    await expect(canvas.getByText("36,260.75")).toBeVisible();
    await expect(canvas.getByText("Agrees with Sales account, bills")).toBeVisible();
  },
};

export const ByType: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "HSNcode sale Report");
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: /Type/ }));
    const list = within(await screen.findByRole("listbox", { name: "Type" }));
    await expect(list.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "All",
      "Retail",
      "WholeSale",
    ]);
    await userEvent.click(await screen.findByRole("option", { name: "WholeSale" }));
    await userEvent.click(await screen.findByRole("button", { name: "Apply Filters" }));
    await expect(await canvas.findByText("Type: WholeSale")).toBeVisible();
    await expect(await bodyRows(canvas, "HSNcode sale Report")).toHaveLength(1);
  },
};
