import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { JournalReport } from "./JournalReport.tsx";

const meta: Meta<typeof JournalReport> = {
  title: "Reports/Journal Report",
  tags: ["whole"],
  component: JournalReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof JournalReport>;

const report = {
  rows: [
    makeJournal(12, { ADate: "2026-11-20" }),
    makeJournal(11, { Amt: 0, CancelledAmount: 250, Status: 2, OtherNarration: null }),
    makeJournal(10, {
      Type: "MJ",
      HName: ["Salaries and Wages", "Salaries Payable"],
      DebitName: "Salaries and Wages and 1 more",
      CreditName: "Salaries Payable",
      Amt: 1000.5,
      OtherNarration: "Provisions at the quarter's end",
    }),
  ],
  day: "ADate",
  filters: { Type: (row: { Type?: unknown }, value: string) => value === "All" || row.Type === value },
  sort: "-ADate",
  ties: [{ label: "Ledger, debit", amount: 2500, agrees: true }],
} satisfies StoryReports["journals.report"];
const server: StoryServer = {
  reports: { "journals.report": report },
  answers: {
    "accounts.heads": [{ HSlNo: 27, HName: "Depreciation" }],
    "vouchers.read": {
      voucher: {},
      entries: [
        { accountId: 1, account: "Salaries and Wages", debit: 700, credit: 0, narration: null },
        { accountId: 2, account: "Electricity", debit: 300.5, credit: 0, narration: null },
        { accountId: 3, account: "Salaries Payable", debit: 0, credit: 1000.5, narration: null },
      ],
      moves: [],
    },
  },
};

export const Default: Story = {
  parameters: { server, query: "Type=All" },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Journal Report");
    await expect(readCells(rows[0])).toEqual([
      "1",
      "JRN/12",
      "20-11-2026",
      "Depreciation",
      "Delivery Vehicles",
      "2,500.00",
      "Depreciation of the month",
    ]);
    await expect(rows[1]).toHaveTextContent("Cancelled");
    // 2,500.00 + 1,000.50
    await expect(canvas.getByText("3,500.50")).toBeVisible();
  },
};

export const Filters: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Journal Report");
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Journal Report Filters" });
    for (const label of ["From Date", "To Date", "Debit", "Credit", "Type"])
      await expect((await within(dialog).findAllByText(new RegExp(`^${label}`)))[0]).toBeVisible();
  },
};

export const Details: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Journal Report");
    if (row) await userEvent.click(row);
    const details = await canvas.findByRole("complementary", { name: "Journal Details" });
    await waitFor(() => expect(within(details).getByText("Kairali Surgicals & Medicals")).toBeVisible());
    for (const fact of [
      "20-11-2026",
      "2,500.00",
      "Depreciation",
      "Delivery Vehicles",
      "Depreciation of the month",
    ])
      await expect(details).toHaveTextContent(fact);
    await expect(within(details).queryByRole("group", { name: "Lines of the journal" })).toBeNull();
  },
};

export const SeveralAccounts: Story = {
  parameters: { server, query: "Type=MJ" },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Journal Report");
    if (row) await userEvent.click(row);
    const details = await canvas.findByRole("complementary", { name: "Journal Details" });
    const lines = await within(details).findByRole("group", { name: "Lines of the journal" });
    for (const lineText of ["Electricity300.500.00", "Salaries Payable0.001,000.50", "Total1,000.501,000.50"])
      await expect(lines).toHaveTextContent(lineText);
  },
};

function makeJournal(id: number, changes: Partial<Row<"journals.report">>): Row<"journals.report"> {
  return {
    VoucherID: id,
    JournalNo: `JRN/${id}`,
    ADate: "2026-11-19",
    HName: ["Depreciation", "Delivery Vehicles"],
    DebitName: "Depreciation",
    CreditName: "Delivery Vehicles",
    Amt: 2500,
    CancelledAmount: null,
    OtherNarration: "Depreciation of the month",
    Type: "SJ",
    UserName: "Meera Nair",
    Status: 1,
    ...changes,
  };
}
