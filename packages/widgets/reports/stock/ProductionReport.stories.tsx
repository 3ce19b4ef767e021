import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { ProductionReport } from "./ProductionReport.tsx";

const meta: Meta<typeof ProductionReport> = {
  title: "Reports/Production Report",
  tags: ["whole"],
  component: ProductionReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof ProductionReport>;

const report = {
  rows: [
    makeProduction(12, { PDate: "2026-11-20" }),
    makeProduction(11, {
      Qty: 0,
      TotalLC: 0,
      TotalProductionCost: 0,
      CancelledAmount: 99.5,
      Status: 2,
      BatchName: null,
    }),
  ],
  day: "PDate",
  sort: "-PDate",
  figures: { TotalOrders: 1, TotalOrderAmt: 1350.75 },
  ties: [{ label: "Stock book, value produced", amount: 1350.75, agrees: true }],
} satisfies StoryReports["productions.report"];
const server: StoryServer = {
  reports: { "productions.report": report },
  answers: {
    "productions.lines": [
      makeIngredient({ ItemName: "Gauze Roll", AvlQty: 120, RequiredQuantity: 20, UsedQty: 21, TLC: 1050.5 }),
      makeIngredient({
        ItemName: "<img src=x onerror=1>",
        AvlQty: 40,
        RequiredQuantity: 10,
        UsedQty: 10,
        TLC: 200.25,
      }),
    ],
  },
};
const onRequest = fn();

export const Default: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Production Report");
    await expect(readCells(rows[0])).toEqual([
      "1",
      "PRD/12",
      "20-11-2026",
      "First Aid Kit, Home",
      "B2611-4",
      "10.00",
      "1,250.75",
      "1,350.75",
    ]);
    await expect(rows[1]).toHaveTextContent("Cancelled");
    await expect(canvas.getByText("Total Orders")).toBeVisible();
    await expect(canvas.getByText("Total Order Amount")).toBeVisible();
  },
};

export const Dates: Story = {
  parameters: { server: { ...server, onRequest } },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Production Report");
    onRequest.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: /^Date range/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Today" }));
    // Another date starts another request.
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith(
        "/api/getproductReport",
        expect.objectContaining({ FromDate: "2026-11-21", ToDate: "2026-11-21" }),
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Production Report Filters" });
    await expect(within(dialog).getAllByText(/^From Date/)[0]).toBeVisible();
  },
};

export const Details: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Production Report");
    if (row) await userEvent.click(row);
    const details = await canvas.findByRole("complementary", { name: "Production Details" });
    await waitFor(() => expect(within(details).getByText("Gauze Roll")).toBeVisible());
    for (const lineText of [
      "Kairali Surgicals & Medicals",
      "First Aid Kit, Home",
      "<img src=x onerror=1>",
      "Total LC1,250.75",
      "Overhead100.00",
      "Total Production Cost1,350.75",
    ])
      await expect(details).toHaveTextContent(lineText);
  },
};

/** On a phone the figures of a line are separate, each with its label. */
export const PhoneDetails: Story = {
  parameters: { server },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Production Report");
    if (row) await userEvent.click(row);
    const available = await screen.findByText("120.00");
    const requiredBox = available.nextElementSibling?.getBoundingClientRect();
    await expect(requiredBox?.left).toBeGreaterThan(available.getBoundingClientRect().right + 4);
  },
};

function makeProduction(id: number, changes: Partial<Row<"productions.report">>): Row<"productions.report"> {
  return {
    PID: id,
    ProductionNo: `PRD/${id}`,
    PDate: "2026-11-19",
    ItemName: "First Aid Kit, Home",
    BatchName: "B2611-4",
    Qty: 10,
    TotalLC: 1250.75,
    TotalProductionCost: 1350.75,
    CancelledAmount: null,
    Status: 1,
    ...changes,
  };
}

function makeIngredient(changes: object) {
  return { ProductionNo: "PRD/12", PDate: "2026-11-20", BatchName: null, UnitName: "Nos", ...changes };
}
