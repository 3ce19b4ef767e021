import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { PaymentReport } from "./PaymentReport.tsx";

const meta: Meta<typeof PaymentReport> = {
  title: "Reports/Payment Report",
  tags: ["whole"],
  component: PaymentReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof PaymentReport>;

const report = {
  rows: [
    makePayment("PAY/12", { PDate: "2026-11-20" }),
    makePayment("EXP/40", {
      Paidto: "Vehicle Fuel",
      HName: "Vehicle Fuel",
      Type: ["C"],
      Amt: 450,
      Narration: "Diesel",
    }),
    makePayment("PAY/11", { PDate: "2026-11-18", Type: ["N"], Amt: 0, CancelledAmount: 99.5, Status: 2 }),
  ],
  day: "PDate",
  filters: { Type: (row: { Type?: unknown }, value: string) => String(row.Type) === value },
  sort: "-PDate",
  ties: [{ label: "Payments out of cash and bank accounts, refunds aside", amount: 12950.5, agrees: true }],
} satisfies StoryReports["payments.report"];
const server: StoryServer = {
  reports: { "payments.report": report },
  answers: { "accounts.heads": [{ HSlNo: 27, HName: "Anantha Surgical Agencies" }] },
};

export const Default: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Payment Report");
    await expect(readCells(rows[0])).toEqual([
      "1",
      "PAY/12",
      "20-11-2026",
      "Anantha Surgical Agencies",
      "12,500.50",
      "Bank",
      "Federal Bank",
      "N/A",
    ]);
    await expect(readCells(rows[1]).slice(3)).toEqual([
      "Vehicle Fuel",
      "450.00",
      "Cash",
      "Federal Bank",
      "Diesel",
    ]);
    await expect(rows[2]).toHaveTextContent("Cancelled");
    // 12,500.50 + 450.00
    await expect(canvas.getByText("12,950.50")).toBeVisible();
  },
};

export const Filters: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Payment Report");
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Payment Report Filters" });
    for (const label of ["From Date", "To Date", "Customer", "Type"])
      await expect((await within(dialog).findAllByText(new RegExp(`^${label}`)))[0]).toBeVisible();
  },
};

export const Details: Story = {
  parameters: { server, query: "Type=C" },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Payment Report");
    if (row) await userEvent.click(row);
    const details = await canvas.findByRole("complementary", { name: "Payment Details" });
    await waitFor(() => expect(within(details).getByText("Kairali Surgicals & Medicals")).toBeVisible());
    for (const fact of ["Kairali Surgicals & Medicals", "EXP/40", "Vehicle Fuel", "450.00", "Cash", "Diesel"])
      await expect(details).toHaveTextContent(fact);
    await expect(within(details).getByRole("button", { name: "Print" })).toBeEnabled();
  },
};

function makePayment(PayNo: string, changes: Partial<Row<"payments.report">>): Row<"payments.report"> {
  return {
    PayNo,
    PDate: "2026-11-19",
    Amt: 12500.5,
    CancelledAmount: null,
    HName: "Anantha Surgical Agencies",
    Paidto: "Anantha Surgical Agencies",
    PaidFrom: "Federal Bank",
    Type: ["B"],
    Narration: null,
    HSlNo: 27,
    UserName: "Meera Nair",
    BranchName: "Thiruvalla",
    Status: 1,
    ...changes,
  };
}
