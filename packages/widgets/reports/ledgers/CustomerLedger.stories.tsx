import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { read, utils } from "xlsx";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { makeReportStates } from "../../fixtures/reports/report-states.ts";
import { billLines } from "../../fixtures/reports/sale-bills.ts";
import { SAMPLE_COMPANY } from "../../fixtures/usual-answers.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { takeFile } from "../../fixtures/taken-file.ts";
import { CustomerLedger } from "./CustomerLedger.tsx";

const CUSTOMER_QUERY = "CustomerID=31";

// 4,200.00 opening; bills of 12,511.00 and 1,791.06, the second cancelled; 500.00 returned; 939.00
// received; 25.00 by journal.
const rows = [
  makeEntry("B2B/26-27/310", "2026-09-05", "Sale", "Debit", "Credit", 12_511, 5012),
  makeEntry("B2C/26-27/88", "2026-09-10", "Sale", "Debit", "Cash", 1791.06),
  makeEntry("B2C/26-27/88", "2026-09-10", "Sale Reversal", "Credit", null, 1791.06),
  makeEntry("SRN/9", "2026-10-02", "Sale Return", "Credit", null, 500),
  makeEntry("RCT/64", "2026-10-06", "Receipt", "Credit", "Cheque", 939),
  makeEntry("JRN/3", "2026-10-13", "Journal", "Debit", null, 25),
];

const server: StoryServer = {
  reports: {
    "customerLedger.report": {
      rows,
      day: "Date",
      filters: {
        Description: (row, value) => value === "All" || String(row["Description"]).startsWith(value),
      },
      search: ["Amount", "Date"],
      figures: {
        AcTransAmount: 25,
        BillAmount: 12_511,
        ReceiptAmount: 939,
        ReturnedBillAmount: 500,
        // 4,200.00 + 12,511.00 + 25.00 − 939.00 − 500.00.
        Outstanding: 15_297,
        // 12,511.00 + 1,791.06 + 25.00; 1,791.06 + 500.00 + 939.00.
        DebitAmount: 14_327.06,
        CreditAmount: 3230.06,
        BalanceBefore: 4200,
      },
      ties: [{ label: "Ledger report", amount: 15_297, agrees: true }],
    },
  },
  answers: {
    "customers.names": [
      { CustomerID: 31, CustomerName: "Lakeshore Hospital" },
      { CustomerID: 32, CustomerName: "Amrita Medical Stores" },
    ],
    "bills.lines": billLines,
    "session.company": [SAMPLE_COMPANY],
  },
};

const FINANCIAL_YEARS = [{ FYearID: 2, StartDate: "2026-04-01", EndDate: "2027-03-31" }];

// The server's response for a customer without entries.
const NO_TOTALS = {
  AcTransAmount: 0,
  BillAmount: 0,
  ReceiptAmount: 0,
  ReturnedBillAmount: 0,
  Outstanding: 0,
  DebitAmount: 0,
  CreditAmount: 0,
  BalanceBefore: 0,
};

const meta: Meta<typeof CustomerLedger> = {
  title: "Reports/Customer Ledger",
  tags: ["whole"],
  component: CustomerLedger,
  args: { heading: 1, FYearID: 2 },
  parameters: { server, query: CUSTOMER_QUERY },
};
export default meta;
type Story = StoryObj<typeof CustomerLedger>;

export const Default: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const ledgerRows = await bodyRows(canvas, "Customer Ledger");
    await expect(ledgerRows.map(readCells)).toEqual([
      [
        "1",
        "B2B/26-27/310",
        "05-09-2026",
        "Sale",
        "Debit",
        "12,511.00 Dr",
        "Twelve Thousand Five Hundred Eleven",
      ],
      [
        "2",
        "B2C/26-27/88",
        "10-09-2026",
        "Sale",
        "Debit",
        "1,791.06 Dr",
        "One Thousand Seven Hundred Ninety One And Six Paise",
      ],
      [
        "3",
        "B2C/26-27/88",
        "10-09-2026",
        "Sale Reversal",
        "Credit",
        "1,791.06 Cr",
        "One Thousand Seven Hundred Ninety One And Six Paise",
      ],
      ["4", "SRN/9", "02-10-2026", "Sale Return", "Credit", "500.00 Cr", "Five Hundred"],
      ["5", "RCT/64", "06-10-2026", "Receipt", "Credit - Cheque", "939.00 Cr", "Nine Hundred Thirty Nine"],
      ["6", "JRN/3", "13-10-2026", "Journal", "Debit", "25.00 Dr", "Twenty Five"],
    ]);
    const labels = [...document.querySelectorAll("dl dt")].map((label) => label.textContent);
    await expect(labels).toEqual([
      "AcTrans Amount",
      "Bill Amount",
      "Receipt Amount",
      "Returned Bill Amount",
      "Outstanding",
      "Debit Amount",
      "Credit Amount",
      "Balance Before",
    ]);
    await expect(canvas.getByText("15,297.00")).toBeVisible();
    await expect(canvas.getByText("Agrees with Ledger report")).toBeVisible();
    // 120 days before 21 November.
    await expect(canvas.getByRole("button", { name: /24-07-2026.*21-11-2026/ })).toBeVisible();
  },
};

/** A customer is reminded from their ledger, which opens from a row of the Debitors Report. */
export const Reminded: Story = {
  parameters: {
    server: {
      ...server,
      answers: {
        ...server.answers,
        "reminders.read": {
          ...{ customerId: 31, name: "Lakeshore Hospital", number: "+919847012345", date: "2026-11-21" },
          ...{ amount: 15_297, bills: [], text: "Dear Lakeshore Hospital,\n₹15,297.00 is open" },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remind by WhatsApp" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remind Lakeshore Hospital" }));
    await expect(dialog.getByText(/₹15,297\.00 is open/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Send" })).toBeEnabled();
  },
};

export const WithoutCustomer: Story = {
  parameters: { query: "" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Generate" }));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("CustomerID, FromDate, and ToDate are required.");
    await userEvent.type(canvas.getByRole("combobox", { name: /^Customer/ }), "lake");
    await userEvent.click(await screen.findByRole("option", { name: "Lakeshore Hospital" }));
    await expect(await bodyRows(canvas, "Customer Ledger")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(
      (await canvas.findAllByText("CustomerID, FromDate, and ToDate are required."))[0],
    ).toBeVisible();
  },
};

/** A host passes only the customer: the range is the company's current financial year. */
export const ByCustomerAlone: Story = {
  args: { FYearID: undefined },
  parameters: {
    server: { ...server, answers: { ...server.answers, "session.financialYear": FINANCIAL_YEARS } },
  },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas, "Customer Ledger")).toHaveLength(6);
  },
};

export const WithoutFinancialYear: Story = {
  args: { FYearID: undefined },
  parameters: { server: { ...server, answers: { ...server.answers, "session.financialYear": [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Error: Financial Year ID is missing.")).toBeVisible();
  },
};

export const ByDescription: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Customer Ledger");
    await userEvent.click(await canvas.findByRole("button", { name: /^All/ }));
    const list = within(await screen.findByRole("listbox", { name: "Description" }));
    await userEvent.click(list.getByRole("option", { name: "Receipt" }));
    await waitFor(async () => expect(await bodyRows(canvas, "Customer Ledger")).toHaveLength(1));
    // The summary isn't filtered.
    await expect(canvas.getByText("15,297.00")).toBeVisible();
  },
};

export const Entries: Story = {
  play: async ({ canvas }) => {
    const ledgerRows = await bodyRows(canvas, "Customer Ledger");
    if (ledgerRows[0]) await userEvent.click(ledgerRows[0]);
    const bill = within(await canvas.findByRole("complementary", { name: "Entry" }));
    await expect(await bill.findByText("11,471.25")).toBeVisible();
    if (ledgerRows[4]) await userEvent.click(ledgerRows[4]);
    const receipt = within(await canvas.findByRole("complementary", { name: "Entry" }));
    await waitFor(() => expect(receipt.queryByText("11,471.25")).toBeNull());
    await expect(receipt.getByText("Rupees Nine Hundred Thirty Nine Only")).toBeVisible();
  },
};

export const AFileSaysWhoseLedgerItIs: Story = {
  parameters: { query: `${CUSTOMER_QUERY}&Description=Receipt` },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Customer Ledger");
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /^Customer/ })).toHaveValue("Lakeshore Hospital"),
    );
    const { file } = await takeFile(() => userEvent.click(canvas.getByRole("button", { name: "Excel" })));
    const book = read(await file.arrayBuffer());
    const sheet = book.Sheets[book.SheetNames[0] ?? ""];
    const lines = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : [];
    await expect(lines.slice(1, 5).flat()).toEqual([
      "Kairali Surgicals & Medicals",
      "24-07-2026 – 21-11-2026",
      "Customer: Lakeshore Hospital",
      "Description: Receipt",
    ]);
  },
};

export const NoSummary: Story = {
  tags: ["!whole"],
  parameters: {
    server: {
      ...server,
      reports: { "customerLedger.report": { rows: [], figures: NO_TOTALS } },
    } satisfies StoryServer,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No Summary available")).toBeVisible();
    await expect(await canvas.findByText("No data available")).toBeVisible();
  },
};

const states = makeReportStates(
  server,
  { failure: "Error: The books are being closed for the day." },
  CUSTOMER_QUERY,
);
export const Empty = { ...states.empty } satisfies Story;
export const Failing = { ...states.failing } satisfies Story;

function makeEntry(
  BillNo: string,
  Date: string,
  Description: string,
  Mode: "Debit" | "Credit",
  BillMode: string | null,
  Amount: number,
  BillID: number | null = null,
): Row<"customerLedger.report"> {
  return { BillNo, Date, Description, Mode, BillMode, Amount, VoucherID: 812, BillID };
}

export const PhoneInTheDark: Story = {
  parameters: { server, query: CUSTOMER_QUERY, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
