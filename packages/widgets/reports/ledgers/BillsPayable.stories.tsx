import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { createOutstandingServer } from "../../fixtures/reports/outstanding-bills.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { BillsPayable } from "./BillsPayable.tsx";

const meta: Meta<typeof BillsPayable> = {
  title: "Reports/Bills Payable",
  tags: ["whole"],
  component: BillsPayable,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof BillsPayable>;

const server = createOutstandingServer("billsPayable.report");

export const Default: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Bills Payable");
    await expect(readCells(rows[0]).slice(0, 13)).toEqual([
      "1",
      "Sree Narayana Surgicals",
      "B2C/1041",
      "01-10-2026",
      "16-10-2026",
      "1,575.00",
      "125.00",
      "1,450.00",
      "36",
      "0.00",
      "0.00",
      "1,450.00",
      "0.00",
    ]);
    await expect(rows[2]).toHaveTextContent("-1,022.50");
    // 1,450 + 315 − 1,022.50; 315 − 1,022.50 is not due.
    await expect(canvas.getAllByText("742.50")[0]).toBeVisible();
    await expect(canvas.getAllByText("-707.50")[0]).toBeVisible();
    for (const label of ["Supplier", "Due Date", "Days Overdue", "Not Due", "Over 90 Days"])
      await expect(canvas.getByRole("columnheader", { name: new RegExp(label) })).toBeVisible();
    await userEvent.click(within(rows[0] ?? canvas.getByRole("table")).getByText("B2C/1041"));
    const details = await screen.findByRole("complementary");
    await expect(await within(details).findByText("16-10-2026")).toBeVisible();
  },
};
