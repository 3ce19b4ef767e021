import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { purchaseAnswers, threePurchases } from "../../fixtures/reports/purchases.ts";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { PurchaseReport } from "./PurchaseReport.tsx";

const meta: Meta<typeof PurchaseReport> = {
  title: "Reports/Purchase Report",
  tags: ["whole"],
  component: PurchaseReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof PurchaseReport>;

const report = {
  rows: threePurchases,
  day: "PurchaseDate",
  filters: {
    SupplierId: (row: { AccountName?: unknown }, id: string) => row.AccountName === SUPPLIER_NAMES[id],
  },
  search: ["AccountName", "PurchaseNo", "Amount"],
  sort: "PurchaseDate",
  ties: [
    { label: "Inventory and Freight Inward accounts (freight included)", amount: 2156.5, agrees: true },
    { label: "Input tax accounts", amount: 103.33, agrees: true },
  ],
} satisfies StoryReports["purchases.report"];
const server: StoryServer = {
  reports: { "purchases.report": report },
  answers: purchaseAnswers,
};

export const Default: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Purchase Report");
    await expect(rows).toHaveLength(3);
    await expect(readCells(rows[0])).toEqual([
      "1",
      "PUR/7",
      "18-11-2026",
      "Anantha Surgical Agencies",
      "32HPUCW5399U1ZQ",
      "TX/337",
      "1,066.50",
      "1,119.83",
    ]);
    // A cancelled purchase keeps its number and adds nothing.
    await expect(rows[1]).toHaveTextContent("Cancelled");
    await expect(rows[1]).toHaveTextContent("525.000.00");
    await expect(readCells(rows[2]).slice(4, 6)).toEqual(["N/A", "N/A"]);
    await expect(canvas.getByText("2,066.50")).toBeVisible();
    await expect(canvas.getByText("2,169.83")).toBeVisible();
    await expect(canvas.getByText("Agrees with Input tax accounts")).toBeVisible();
  },
};

export const OfOneSupplier: Story = {
  parameters: { server, query: "SupplierId=42" },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Purchase Report");
    await expect(rows).toHaveLength(1);
    await expect(rows[0]).toHaveTextContent("Delhi Medical Devices");
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "Supplier" })).toHaveValue("Delhi Medical Devices"),
    );
  },
};

export const Details: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Purchase Report");
    if (row) await userEvent.click(row);
    const details = await canvas.findByRole("complementary", { name: "Purchase Details" });
    await expect(await canvas.findByText("Kairali Surgicals & Medicals")).toBeVisible();
    await expect(await canvas.findByRole("group", { name: "Lines of the purchase" })).toBeVisible();
    for (const fact of ["PUR/7", "18-11-2026", "32QDFFU3641B1Z3", "5695041704", "IV Cannula 24G"])
      await expect(details).toHaveTextContent(fact);
    // 1,119.83 + 90.00 − 20.00 + 0.17
    await expect(details).toHaveTextContent(
      "Freight90.00Discount-20.00Round Off0.17Total Bill Amount1,190.00",
    );
  },
};

export const DetailsWithoutLines: Story = {
  parameters: {
    server: { ...server, answers: { ...purchaseAnswers, "purchases.lines": [] } },
  },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Purchase Report");
    if (row) await userEvent.click(row);
    await expect(await canvas.findByText("No details available")).toBeVisible();
  },
};

const SUPPLIER_NAMES: Readonly<Record<string, string>> = {
  "41": "Anantha Surgical Agencies",
  "42": "Delhi Medical Devices",
};
