import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { TripLines } from "../../generated/components/TripLines.ts";

const TRIP_STATUSES = [
  [1, 5],
  [0, 5],
  [1, null],
  [2, null],
  [3, null],
  [4, 3],
  [9, 3],
  [9, null],
] as const;
const server: StoryServer = {
  reports: {
    "trips.lines": {
      rows: TRIP_STATUSES.map(([CustomerStatus, LocationStatus], at) => ({
        SLNo: at + 1,
        AccountName: `Customer ${at + 1}`,
        Address: at === 0 ? null : "Adoor",
        Date: `2026-11-20T0${at + 1}:05:00.000Z`,
        CustomerStatus,
        LocationStatus,
      })),
      sort: "Date",
    },
  },
  answers: { "users.names": [{ UserID: 2, USERNAME: "Anil Kumar" }] },
};

const meta: Meta<typeof TripLines> = {
  title: "Reports/Tripline",
  tags: ["whole"],
  component: TripLines,
  args: { heading: 1 },
  parameters: { server, query: "EmpID=2" },
};
export default meta;
type Story = StoryObj<typeof TripLines>;

/** The documented texts for customer status and location status. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Tripline");
    await expect(readCells(rows[0])).toEqual(["1", "Customer 1", "N/A", "20-11-2026 01:05", "Order Placed"]);
    await expect(rows.map((row) => readCells(row).at(-1))).toEqual([
      "Order Placed",
      "Order Placed",
      "Take Order",
      "No Order",
      "Shop Closed",
      "Shop Closed",
      "New Customer",
      "N/A",
    ]);
  },
};

export const NobodyChosen: Story = {
  parameters: { query: "" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Please select an employee.")).toBeVisible();
  },
};
