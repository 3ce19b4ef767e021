import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { ReceiptReport } from "./ReceiptReport.tsx";

const meta: Meta<typeof ReceiptReport> = {
  title: "Reports/Receipt Report",
  tags: ["whole"],
  component: ReceiptReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof ReceiptReport>;

const report = {
  rows: [
    makeReceipt(12, { RDate: "2026-11-20" }),
    makeReceipt(11, {
      Type: ["B"],
      Amt: 162764.46,
      Payto: "Federal Bank",
      ChkNo: "004512",
      ChkDate: "2026-11-30",
      Bank: "Federal Bank",
      Branch: "Kozhencherry",
      ApprovalStatus: 0,
      CustomerName: "Sree Dhanwanthari Ayurveda Hospital and Research Centre, Kozhencherry",
      HName: "Sree Dhanwanthari Ayurveda Hospital and Research Centre, Kozhencherry",
    }),
    makeReceipt(10, {
      RDate: "2026-11-18",
      Type: ["O"],
      Amt: 0,
      CancelledAmount: 99.5,
      Status: 2,
      UserName: null,
    }),
    makeReceipt(9, { RDate: "2026-11-17", Type: ["N"], Amt: 500, CustomerName: null, HName: "Bank Charges" }),
  ],
  day: "RDate",
  filters: {
    Type: (row: { Type?: unknown }, value: string) => String(row.Type) === value,
    ApprovalStatus: (row: { ApprovalStatus?: unknown }, value: string) =>
      String(row.ApprovalStatus) === value,
  },
  sort: "-RDate",
  ties: [{ label: "Receipts in cash and bank accounts, cash bills aside", amount: 164514.46, agrees: true }],
} satisfies StoryReports["receipts.report"];
const server: StoryServer = {
  reports: { "receipts.report": report },
  answers: {
    "customers.names": [{ CustomerID: 14, CustomerName: "Aswathy Medicals" }],
    "users.names": [{ UserID: 2, USERNAME: "Anil Kumar" }],
    "branches.list": [],
  },
};

export const FourRows: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Receipt Report");
    await expect(readCells(rows[0])).toEqual([
      "1",
      "12",
      "20-11-2026",
      "Aswathy Medicals",
      "1,250.00",
      "Cash",
      "Anil Kumar",
      "Thiruvalla",
      "Approved",
    ]);
    // The pay mode code for bank is shown as Cheque here.
    await expect(readCells(rows[1]).slice(4)).toEqual([
      "1,62,764.46",
      "Cheque",
      "Anil Kumar",
      "Thiruvalla",
      "Not Approved",
    ]);
    await expect(rows[2]).toHaveTextContent("Cancelled");
    await expect(readCells(rows[2]).slice(5, 7)).toEqual(["Online Payment", "N/A"]);
    await expect(readCells(rows[3])[3]).toBe("N/A");
    // 1,250.00 + 1,62,764.46 + 500.00
    await expect(canvas.getByText("1,64,514.46")).toBeVisible();
    await expect(canvas.getByText(/^Agrees with Receipts in cash and bank accounts/)).toBeVisible();
  },
};

export const Filters: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Receipt Report");
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Receipt Report Filters" });
    for (const label of ["From Date", "To Date", "Customer", "Type", "Status", "User", "Branch"])
      await expect((await within(dialog).findAllByText(new RegExp(`^${label}`)))[0]).toBeVisible();
  },
};

export const Cheques: Story = {
  parameters: { server, query: "Type=B&ApprovalStatus=0" },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas, "Receipt Report")).toHaveLength(1);
    await expect(await canvas.findByText("Type: Cheque")).toBeVisible();
    await expect(await canvas.findByText("Status: Not Approved")).toBeVisible();
  },
};

export const Printed: Story = {
  tags: ["!whole"],
  parameters: { server },
  play: async ({ canvas }) => {
    const print = fn();
    window.print = print;
    const [, cheque, cancelledRow] = await bodyRows(canvas, "Receipt Report");
    if (cheque) await userEvent.click(cheque);
    const details = await canvas.findByRole("complementary", { name: "Receipt Details" });
    await waitFor(() => expect(within(details).getByText("Kairali Surgicals & Medicals")).toBeVisible());
    for (const fact of ["1,62,764.46", "004512, 30-11-2026, Federal Bank, Kozhencherry"])
      await expect(details).toHaveTextContent(fact);
    await userEvent.click(within(details).getByRole("button", { name: "Print" }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const paper = document.querySelector(".vb-paper-receipt");
    for (const lineText of [
      "Receipt No 11",
      "Sree Dhanwanthari Ayurveda Hospital and Research Centre, Kozhencherry",
      "Rupees One Lakh Sixty Two Thousand Seven Hundred Sixty Four And Forty Six Paise Only",
      "Cheque/DD No 004512 dated 30-11-2026, Federal Bank, Kozhencherry",
    ])
      await expect(paper).toHaveTextContent(lineText);
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(document.querySelector(".vb-paper-receipt")).toBeNull());
    // A cancelled receipt can't be printed.
    if (cancelledRow) await userEvent.click(cancelledRow);
    await waitFor(() => expect(within(details).getByText("This receipt was cancelled.")).toBeVisible());
    await expect(within(details).getByRole("button", { name: "Print" })).toBeDisabled();
  },
};

function makeReceipt(id: number, changes: Partial<Row<"receipts.report">>): Row<"receipts.report"> {
  return {
    ReId: id,
    ReNo: id,
    CustomerName: "Aswathy Medicals",
    UserName: "Anil Kumar",
    BranchName: "Thiruvalla",
    UserId: 2,
    HSlNo: 14,
    HName: "Aswathy Medicals",
    Payto: "Anil Kumar, Cash",
    Type: ["C"],
    Amt: 1250,
    CancelledAmount: null,
    RDate: "2026-11-19",
    ApprovalStatus: 1,
    Status: 1,
    Narration: null,
    ChkNo: null,
    ChkDate: null,
    Bank: null,
    Branch: null,
    Remark: null,
    ...changes,
  };
}
