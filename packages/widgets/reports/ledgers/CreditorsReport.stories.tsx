import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, userEvent } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { CreditorsReport } from "../../generated/components/CreditorsReport.ts";

const meta: Meta<typeof CreditorsReport> = {
  title: "Reports/Creditors Report",
  tags: ["whole"],
  component: CreditorsReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof CreditorsReport>;

const notAged = { NotDue: null, Days30: null, Days60: null, Days90: null, Older: null };

const creditors = [
  {
    AccountID: 71,
    AccountName: "Cochin Disposables",
    Address: "28 Industrial Estate, Aluva",
    City: "Ernakulam",
    Opening: 21_041,
    Debit: 10_000.75,
    Credit: 4_500,
    Outstanding: 15_540.25,
    UserName: null,
    RootName: null,
    ...notAged,
  },
  {
    AccountID: 72,
    AccountName: "Vapi Polymers",
    Address: null,
    City: "Vapi",
    Opening: 0,
    Debit: 900,
    Credit: 0,
    Outstanding: -900,
    UserName: "Anil Kumar",
    RootName: "Thiruvalla Town",
    ...notAged,
  },
] satisfies Row<"creditors.report">[];

const server: StoryServer = {
  reports: {
    "creditors.report": {
      rows: creditors,
      search: ["AccountName"],
      filters: { Route: (row, value) => value === "4" && row.RootName === "Thiruvalla Town" },
      ties: [{ label: "Trial balance, sundry creditors", amount: 14_640.25, agrees: true }],
    },
  },
  answers: {
    "users.salesmen": [{ UserID: 2, USERNAME: "Anil Kumar" }],
    "routes.names": [{ RouteID: 4, RouteName: "Thiruvalla Town" }],
  },
};

export const TwoRows: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const [first, second] = await bodyRows(canvas, "Creditors Report");
    await expect(readCells(first)).toEqual([
      "1",
      "Cochin Disposables",
      "28 Industrial Estate, Aluva, Ernakulam",
      "21,041.00",
      "10,000.75",
      "4,500.00",
      "15,540.25",
      "N/A",
      "N/A",
    ]);
    await expect(second).toHaveTextContent("-900.00");
    // 15,540.25 − 900
    await expect(canvas.getByText("14,640.25")).toBeVisible();
    await expect(canvas.getByText("Agrees with Trial balance, sundry creditors")).toBeVisible();
    await expect(canvas.getByText("21-11-2026 – 21-11-2026")).toBeVisible();
  },
};

export const ClearTakesTheFiltersOff: Story = {
  parameters: { server, query: "Route=4" },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas, "Creditors Report")).toHaveLength(1);
    await expect(await canvas.findByRole("button", { name: "Generate" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(await canvas.findByText("Cochin Disposables")).toBeVisible();
  },
};
