import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { stockItems } from "../../fixtures/reports/stock-items.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { StockValuation } from "../../generated/components/StockValuation.ts";

/** 20 bought for 2,200.00 and 5 sold; fractions bought and sold; no moves at all. */
const valuedItems = [
  makeItem(
    4,
    "Crepe Bandage 10 cm",
    { InQuantity: 20, InValue: 2_200, OutQuantity: 5, OutValue: 550 },
    [15, 1_650],
  ),
  makeItem(
    9,
    "Digital Thermometer",
    { OpeningQuantity: 2_400, OpeningValue: 4_32_000.5, OutQuantity: 0.5, OutValue: 90 },
    [2_399.5, 4_31_910.5],
  ),
  makeItem(2, "Oxygen Mask (unpacked)", {}, [0, 0]),
];
const server: StoryServer = {
  reports: {
    "stockValuation.report": {
      rows: valuedItems,
      filters: {
        ItemID: (row, value) => String(row["ItemID"]) === value,
        Items: () => true,
      },
      search: ["ItemName"],
      sort: "ItemName",
      ties: [
        { label: "Inventory account before the range", amount: 4_32_000.5, agrees: true },
        { label: "Inventory account", amount: 4_33_560.5, agrees: true },
      ],
    },
  },
  answers: {
    "items.names": stockItems.map(({ ItemID, ItemName }) => ({ ItemID, ItemName })),
  },
};

const meta: Meta<typeof StockValuation> = {
  title: "Reports/Stock Valuation",
  tags: ["whole"],
  component: StockValuation,
  args: { heading: 1, onRowClick: fn() },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof StockValuation>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const rows = await bodyRows(canvas, "Stock Valuation");
    await expect(rows.map(readCells)).toEqual([
      [
        "1",
        "Crepe Bandage 10 cm",
        "0.00",
        "0.00",
        "20.00",
        "2,200.00",
        "5.00",
        "550.00",
        "15.00",
        "110.00",
        "1,650.00",
      ],
      [
        "2",
        "Digital Thermometer",
        "2,400.00",
        "4,32,000.50",
        "0.00",
        "0.00",
        "0.50",
        "90.00",
        "2,399.50",
        "180.00",
        "4,31,910.50",
      ],
      ["3", "Oxygen Mask (unpacked)", "0.00", "0.00", "0.00", "0.00", "0.00", "0.00", "0.00", "N/A", "0.00"],
    ]);
    // 550.00 + 90.00; 1,650.00 + 4,31,910.50.
    const total = canvas.getByRole("row", { name: /^Total/ });
    await expect(total).toHaveTextContent("640.00");
    await expect(total).toHaveTextContent("4,33,560.50");
    await expect(canvas.getByText("Agrees with Inventory account")).toBeVisible();
    await userEvent.click(within(rows[0] ?? canvas.getByRole("table")).getByText("Crepe Bandage 10 cm"));
    await waitFor(() => expect(args.onRowClick).toHaveBeenCalledWith(expect.objectContaining({ ItemID: 4 })));
  },
};

const requests: unknown[] = [];
export const Filters: Story = {
  parameters: {
    server: {
      ...server,
      onRequest: (path: string, { Items, ItemCategoryID }: Record<string, unknown>) => {
        if (path === "/api/v1/stock-valuation" && (Items || ItemCategoryID))
          requests.push([Items, ItemCategoryID]);
      },
    },
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Stock Valuation");
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    await userEvent.click(await screen.findByRole("button", { name: /With stock or movement/ }));
    await userEvent.click(await screen.findByRole("option", { name: "All Items" }));
    await userEvent.click(await screen.findByRole("button", { name: "Apply Filters" }));
    await expect(await canvas.findByText("Items: All Items")).toBeVisible();
    await expect(requests.at(-1)).toEqual(["All", undefined]);
  },
};

function makeItem(
  ItemID: number,
  ItemName: string,
  moveFields: Partial<Row<"stockValuation.report">>,
  [ClosingQuantity, ClosingValue]: readonly [number, number],
): Row<"stockValuation.report"> {
  return {
    ...{ ItemID, ItemName, CategoryName: "First Aid Products", UnitName: "Nos" },
    ...{ OpeningQuantity: 0, OpeningValue: 0, InQuantity: 0, InValue: 0, OutQuantity: 0, OutValue: 0 },
    ...moveFields,
    ...{ ClosingQuantity, Rate: ClosingQuantity === 0 ? null : ClosingValue / ClosingQuantity, ClosingValue },
  };
}
