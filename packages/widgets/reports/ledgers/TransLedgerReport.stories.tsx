import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { createLedgerServer } from "../../fixtures/ledger-entries.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { takeFile } from "../../fixtures/taken-file.ts";
import { TransLedgerReport } from "./TransLedgerReport.tsx";

const HEAD_QUERY = "AccountCode=8";
const server = createLedgerServer("transLedger.report");

const meta: Meta<typeof TransLedgerReport> = {
  title: "Reports/Trans Ledger Report",
  tags: ["whole"],
  component: TransLedgerReport,
  args: { heading: 1 },
  parameters: { server, query: HEAD_QUERY },
};
export default meta;
type Story = StoryObj<typeof TransLedgerReport>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Trans Ledger Report");
    await expect(rows.map((row) => readCells(row).slice(2, 7))).toEqual([
      ["Receipt", "RCT/812", "15,250.50", "0.00", "55,250.50 Dr"],
      ["Payment", "PAY/97", "0.00", "60,000.00", "4,749.50 Cr"],
      ["Expense", "EXP/40", "0.00", "1,200.00", "5,949.50 Cr"],
    ]);
    await expect(canvas.queryByRole("button", { name: "WhatsApp" })).toBeNull();
    const { name } = await takeFile(() => userEvent.click(canvas.getByRole("button", { name: "Excel" })));
    await expect(name).toBe("TransLedger_2026-11-14_to_2026-11-21.xlsx");
  },
};
