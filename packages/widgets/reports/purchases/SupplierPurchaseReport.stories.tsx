import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { purchaseAnswers, threeLines } from "../../fixtures/reports/purchases.ts";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { SupplierPurchaseReport } from "./SupplierPurchaseReport.tsx";

const meta: Meta<typeof SupplierPurchaseReport> = {
  title: "Reports/Supplier Purchase Report",
  tags: ["whole"],
  component: SupplierPurchaseReport,
  args: { heading: 1, FYearID: 3 },
};
export default meta;
type Story = StoryObj<typeof SupplierPurchaseReport>;

const requests: Record<string, unknown>[] = [];
const server: StoryServer = {
  reports: {
    "supplierPurchases.report": {
      rows: threeLines,
      day: "PurchaseDate",
      search: ["ItemName", "Amount"],
      sort: "PurchaseDate",
      ties: [
        {
          label: "Supplier's account (with freight, discount and round-off)",
          amount: 2450,
          agrees: true,
        },
      ],
    },
  },
  answers: purchaseAnswers,
  onRequest: (path, args) => {
    if (path === "/api/GetSupplierWiseReport") requests.push(args);
  },
};

export const ThreeRows: Story = {
  parameters: { server, query: "SupplierId=41" },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Supplier Purchase Report");
    await expect(rows).toHaveLength(3);
    await expect(readCells(rows[0])).toEqual([
      "1",
      "18-11-2026",
      "PUR/7",
      "TX/337",
      "IV Cannula 24G",
      "Nos",
      "10.00",
      "118.50",
      "GST 5%",
      "5%",
      "1,119.83",
      "53.33",
      "115.65",
      "106.65",
      "106.65",
      "0.17",
    ]);
    await expect(canvas.getByText("2,379.83")).toBeVisible();
    await expect(canvas.getByText("113.33")).toBeVisible();
    await expect(requests.at(-1)).toMatchObject({ SupplierId: "41", FYearID: "3", from: "2026-11-14" });
  },
};

/** Nothing is fetched before a supplier is chosen. */
export const BeforeAnySupplier: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const before = requests.length;
    await expect(await canvas.findByText("Please choose a supplier.")).toBeVisible();
    await expect(requests).toHaveLength(before);
    await userEvent.click(await canvas.findByPlaceholderText("Choose a supplier"));
    await userEvent.click(await screen.findByRole("option", { name: "Anantha Surgical Agencies" }));
    await expect(await bodyRows(canvas, "Supplier Purchase Report")).toHaveLength(3);
  },
};

export const WithoutAFinancialYear: Story = {
  args: { FYearID: undefined },
  parameters: {
    server: { ...server, answers: { ...server.answers, "session.financialYear": [] } },
    query: "SupplierId=41",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Financial Year ID is missing\./)).toBeVisible();
  },
};

export const Details: Story = {
  parameters: { server, query: "SupplierId=41" },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Supplier Purchase Report");
    if (row) await userEvent.click(row);
    await expect(await canvas.findByText("Total Bill Amount")).toBeVisible();
  },
};
