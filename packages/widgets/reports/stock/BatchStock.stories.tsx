import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { stockItems } from "../../fixtures/reports/stock-items.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { BatchStock } from "../../generated/components/BatchStock.ts";

const lying = [
  makeBatch("Paracetamol Syrup 60 ml", "PCM-0426", ["2026-08-31", -12], "Main Godown", 12),
  makeBatch("Paracetamol Syrup 60 ml", "PCM-0526", ["2026-09-30", 18], "KL-26-A-1180", 4.5),
  makeBatch("Hand Sanitizer 500 ml", "HS9", [null, null], "Main Godown", 30),
];
const server: StoryServer = {
  reports: {
    "batchStock.report": {
      rows: lying,
      filters: {
        Expiry: ({ DaysLeft }, value) => (value === "Expired" ? Number(DaysLeft) < 0 : Number(DaysLeft) > 0),
      },
      search: ["ItemName", "Batch", "LocationName"],
      sort: "ExpiresOn",
    },
  },
  answers: {
    "items.names": stockItems.map(({ ItemID, ItemName }) => ({ ItemID, ItemName })),
  },
};

const meta: Meta<typeof BatchStock> = {
  title: "Reports/Batch Stock",
  tags: ["whole"],
  component: BatchStock,
  args: { heading: 1, onRowClick: fn() },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof BatchStock>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const rows = await bodyRows(canvas, "Batch Stock");
    const all = rows.map(readCells);
    await expect(all).toContainEqual([
      expect.any(String),
      "Paracetamol Syrup 60 ml",
      "PCM-0426",
      "31-08-2026",
      "-12",
      "Main Godown",
      "12.00",
    ]);
    await expect(all).toHaveLength(3);
    // 12 + 4.5 + 30
    await expect(canvas.getByRole("row", { name: /^Total/ })).toHaveTextContent("46.50");
    const second = rows.find((row) => row.textContent.includes("PCM-0526")) ?? document.body;
    await userEvent.click(within(second).getByText("PCM-0526"));
    await waitFor(() =>
      expect(args.onRowClick).toHaveBeenCalledWith(expect.objectContaining({ Batch: "PCM-0526" })),
    );
  },
};

export const Expired: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Batch Stock");
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    await userEvent.click(await screen.findByRole("button", { name: /All Batches/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Expired" }));
    await userEvent.click(await screen.findByRole("button", { name: "Apply Filters" }));
    await expect(await canvas.findByText("Expiry: Expired")).toBeVisible();
    const rows = await bodyRows(canvas, "Batch Stock");
    await expect(rows).toHaveLength(1);
    await expect(rows[0]).toHaveTextContent("PCM-0426");
  },
};

function makeBatch(
  ItemName: string,
  Batch: string,
  [ExpiresOn, DaysLeft]: readonly [string, number] | readonly [null, null],
  LocationName: string,
  Quantity: number,
): Row<"batchStock.report"> {
  return {
    ...{ ItemID: 4, ItemName, CategoryName: "Medicine", UnitName: "Nos" },
    ...{ Batch, ExpiresOn, DaysLeft, LocationName, Quantity },
  };
}
