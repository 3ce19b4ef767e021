import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { purchaseAnswers, threeLines } from "../../fixtures/reports/purchases.ts";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { ItemPurchaseReport } from "./ItemPurchaseReport.tsx";

const meta: Meta<typeof ItemPurchaseReport> = {
  title: "Reports/ItemWise Purchase",
  tags: ["whole"],
  component: ItemPurchaseReport,
  args: { heading: 1, FYearID: 3 },
};
export default meta;
type Story = StoryObj<typeof ItemPurchaseReport>;

const report = {
  rows: threeLines.filter((line) => line.ItemName === "IV Cannula 24G"),
  day: "PurchaseDate",
  search: ["ItemName", "SupplierInvoiceNo"],
  sort: "PurchaseDate",
  ties: [{ label: "Stock book", amount: 2169.83, agrees: true }],
} satisfies StoryReports["itemPurchases.report"];
const server: StoryServer = {
  reports: { "itemPurchases.report": report },
  answers: purchaseAnswers,
};

export const TwoRows: Story = {
  parameters: { server, query: "ItemId=5" },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "ItemWise Purchase");
    await expect(rows).toHaveLength(2);
    await expect(readCells(rows[0])).toEqual([
      "1",
      "18-11-2026",
      "PUR/7",
      "17-11-2026",
      "TX/337",
      "IV Cannula 24G",
      "Nos",
      "10.00",
      "2.00",
      "118.50",
      "GST 5%",
      "5%",
      "53.33",
      "1,119.83",
    ]);
    await expect(canvas.getByText("2,169.83")).toBeVisible();
    await expect(canvas.getByText("Agrees with Stock book")).toBeVisible();
  },
};

/** The second page, which the file needs, can't be fetched. */
export const ExcelFails: Story = {
  parameters: {
    server: {
      ...server,
      reports: {
        "itemPurchases.report": {
          ...report,
          rows: Array.from({ length: 600 }, () => ({ ...threeLines[0], ItemName: "IV Cannula 24G" })),
        },
      },
      setUp: (standIn) => void (failNext = () => standIn.fail("itemPurchases.report", INTERNAL_PROBLEM)),
    } satisfies StoryServer,
    query: "ItemId=5",
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "ItemWise Purchase");
    failNext();
    await userEvent.click(canvas.getByRole("button", { name: "Excel" }));
    const words = "Failed to export to Excel. Please check console for details.";
    await expect(await screen.findByText(words)).toBeVisible();
  },
};
let failNext = () => {};
const INTERNAL_PROBLEM = { code: "INTERNAL", message: "The disk is full." } as const;

/** Nothing is fetched before an item is chosen. */
export const BeforeAnyItem: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Please choose an item.")).toBeVisible();
    await userEvent.click(await canvas.findByPlaceholderText("Choose an item"));
    await userEvent.click(await screen.findByRole("option", { name: "IV Cannula 24G" }));
    await expect(await bodyRows(canvas, "ItemWise Purchase")).toHaveLength(2);
  },
};
