import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { godownItems } from "../../fixtures/reports/stock-items.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { GodownStock } from "../../generated/components/GodownStock.ts";

const server: StoryServer = {
  reports: {
    "godownStock.report": {
      rows: godownItems,
      search: ["ItemName", "TotalStock"],
      sort: "ItemName",
      ties: [{ label: "Item valuation", amount: 735, agrees: true }],
    },
  },
  answers: {
    "items.names": godownItems.map(({ ItemID, ItemName }) => ({ ItemID, ItemName })),
  },
};

const meta: Meta<typeof GodownStock> = {
  title: "Reports/GoDown Stock",
  tags: ["whole"],
  component: GodownStock,
  args: { heading: 1 },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof GodownStock>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "GoDown Stock");
    // 100 + 80 − 12 + 2 − 5 − 1 = 164 = 20 + 130 + 14
    await expect(rows.map(readCells)).toEqual([
      ["1", "Crepe Bandage 10 cm", "100.00", "80.00", "0.00", "164.00", "20.00", "130.00", "14.00"],
      ["2", "Digital Thermometer", "600.00", "0.00", "0.00", "600.00", "0.00", "600.00", "0.00"],
    ]);
    await expect(canvas.getByText("764.00")).toBeVisible();
    await expect(canvas.getByText("730.00")).toBeVisible();
    await expect(canvas.getByText("Agrees with Item valuation")).toBeVisible();
  },
};

/** Every figure that the total is built from can be shown as a column. */
export const EveryColumn: Story = {
  parameters: {
    query: "columns=CatgoryName,BillingReturn,Ingredient,PurchaseReturn,Adjustment,VTSale,VTBalance",
  },
  play: async ({ canvas }) => {
    const [first] = await bodyRows(canvas, "GoDown Stock");
    await expect(readCells(first).slice(2)).toEqual(
      "First Aid Products,100.00,80.00,0.00,2.00,12.00,5.00,-1.00,164.00,20.00,130.00,9.00,5.00,14.00".split(
        ",",
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    await expect(await screen.findByRole("heading", { name: "GoDown Stock Filters" })).toBeVisible();
  },
};
