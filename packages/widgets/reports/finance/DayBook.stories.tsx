import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent, within } from "storybook/test";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { makeEntry, makePostedVoucher, readVoucher } from "../../fixtures/vouchers/posted-vouchers.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { DayBook } from "./DayBook.tsx";

const meta: Meta<typeof DayBook> = {
  title: "Reports/Day Book",
  tags: ["whole"],
  component: DayBook,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof DayBook>;

const makeVoucher = (
  VoucherID: number,
  voucherFields: Partial<Row<"dayBook.report">> & Pick<Row<"dayBook.report">, "Type" | "Particulars">,
): Row<"dayBook.report"> => ({
  VoucherID,
  Date: "2026-11-21",
  VoucherNo: `V/${VoucherID}`,
  Debit: 0,
  Credit: 0,
  CancelledDebit: null,
  CancelledCredit: null,
  Narration: null,
  EnteredBy: "Meera Nair",
  State: "Posted",
  ...voucherFields,
});

const report = {
  rows: [
    makeVoucher(7, { Type: "Sale", Particulars: "Lakeshore Hospital", Debit: 1_180 }),
    makeVoucher(8, {
      Type: "Receipt",
      Particulars: "=1+1 കരുണ 🩺",
      Credit: 500.5,
      Narration: "NEFT",
      State: "Edited",
    }),
    makeVoucher(9, { Type: "Expense", Particulars: "Vehicle Fuel", CancelledDebit: 250, State: "Cancelled" }),
    makeVoucher(10, { Type: "Van Load", Particulars: null, EnteredBy: null }),
  ],
  day: "Date",
  filters: { Type: (row: { Type?: unknown }, value: string) => row.Type === value },
  ties: [{ label: "Sales and tax accounts", amount: 1_180, agrees: true }],
} satisfies StoryReports["dayBook.report"];
const server: StoryServer = {
  reports: { "dayBook.report": report },
  answers: {
    "vouchers.read": readVoucher(
      makePostedVoucher(7, {
        voucher: { kind: "sale", voucherNo: "V/7", amount: 1_180 },
        party: "Lakeshore Hospital",
        entries: [
          makeEntry(1, "Lakeshore Hospital", 1_180, 0),
          makeEntry(2, "Sales", 0, 1_000),
          makeEntry(3, "Output CGST", 0, 90),
          makeEntry(4, "Output SGST", 0, 90),
        ],
      }),
      makePostedVoucher(9, {
        voucher: { kind: "expense", voucherNo: "V/9", amount: 250, status: "cancelled" },
        ...{ reversedBy: 11, current: null },
        entries: [makeEntry(1, "Vehicle Fuel", 250, 0), makeEntry(2, "Main Cash", 0, 250)],
      }),
    ),
  },
};

export const Default: Story = {
  tags: ["!whole"],
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Day Book");
    await expect(readCells(rows[0])).toEqual([
      "1",
      "21-11-2026",
      "Sale",
      "V/7",
      "Lakeshore Hospital",
      "1,180.00",
      "0.00",
      "N/A",
      "Meera Nair",
      "Posted",
    ]);
    await expect(rows[1]).toHaveTextContent("Edited");
    await expect(rows[2]).toHaveTextContent("250.00");
    await expect(rows[2]).toHaveTextContent("Cancelled");
    const total = canvas.getByRole("row", { name: /^Total/ });
    await expect(total).toHaveTextContent("1,180.00");
    await expect(total).toHaveTextContent("500.50");
    await userEvent.click(within(rows[0] ?? canvas.getByRole("table")).getByText("Lakeshore Hospital"));
    const details = await screen.findByRole("group", { name: "Entries of the voucher" });
    await expect(within(details).getByText("Output CGST")).toBeVisible();
    // 1,000 + 90 + 90
    await expect(within(details).getByRole("row", { name: /^Total/ })).toHaveTextContent(
      "Total1,180.001,180.00",
    );
  },
};

export const CancelledVoucher: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Day Book");
    await userEvent.click(within(rows[2] ?? canvas.getByRole("table")).getByText("Vehicle Fuel"));
    await expect(
      await screen.findByText("This voucher was cancelled: its entries are reversed."),
    ).toBeVisible();
    await expect(await screen.findByText("Main Cash")).toBeVisible();
  },
};
