import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { customerEntries, createLedgerServer } from "../../fixtures/ledger-entries.ts";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { billLines } from "../../fixtures/reports/sale-bills.ts";
import { SAMPLE_COMPANY } from "../../fixtures/usual-answers.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { LedgerReport } from "./LedgerReport.tsx";

const HEAD_QUERY = "AccountCode=8";
const server = createLedgerServer("ledger.report");

const meta: Meta<typeof LedgerReport> = {
  title: "Reports/Ledger Report",
  tags: ["whole"],
  component: LedgerReport,
  args: { heading: 1 },
  parameters: { server, query: HEAD_QUERY },
};
export default meta;
type Story = StoryObj<typeof LedgerReport>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Ledger Report");
    await expect(rows.map(readCells)).toEqual([
      [
        "1",
        "16-11-2026",
        "Receipt",
        "RCT/812",
        "15,250.50",
        "0.00",
        "55,250.50 Dr",
        "Lakeshore Hospital",
        "NEFT of 15 November, bills 1204 and 1231",
      ],
      [
        "2",
        "17-11-2026",
        "Payment",
        "PAY/97",
        "0.00",
        "60,000.00",
        "4,749.50 Cr",
        "Romsons Surgicals",
        "N/A",
      ],
      ["3", "19-11-2026", "Expense", "EXP/40", "0.00", "1,200.00", "5,949.50 Cr", "Bank Charges", "N/A"],
    ]);
    // 60,000.00 + 1,200.00; 40,000.00 + 15,250.50 − 61,200.00.
    await expect(canvas.getByText("61,200.00")).toBeVisible();
    const figures = within(canvas.getByLabelText("Summary"));
    await expect(figures.getByText("40,000.00 Dr")).toBeVisible();
    await expect(figures.getByText("5,949.50 Cr")).toBeVisible();
    await expect(canvas.getByText("Agrees with Trial balance")).toBeVisible();
  },
};

export const WithoutHead: Story = {
  tags: ["!whole"],
  parameters: { query: "" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Please select a Group Name.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("combobox", { name: /^Ledger Head/ }));
    await userEvent.type(canvas.getByRole("combobox", { name: /^Ledger Head/ }), "state");
    await userEvent.click(await screen.findByRole("option", { name: "State Bank of India" }));
    await expect(await bodyRows(canvas, "Ledger Report")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(await canvas.findByText("Please select a Group Name.")).toBeVisible();
  },
};

export const ByType: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Ledger Report");
    await userEvent.click(await canvas.findByRole("button", { name: /^All Types/ }));
    const list = within(await screen.findByRole("listbox", { name: "Type" }));
    const offeredHeads = list.getAllByRole("option").map((option) => option.textContent);
    await expect(offeredHeads).toEqual(["All Types", "Payment", "Receipt", "Journal", "Contra"]);
    await userEvent.click(list.getByRole("option", { name: "Payment" }));
    await waitFor(async () => expect(await bodyRows(canvas, "Ledger Report")).toHaveLength(1));
  },
};

export const Entry: Story = {
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Ledger Report");
    if (row) await userEvent.click(row);
    const entry = within(await canvas.findByRole("complementary", { name: "Entry" }));
    await expect(await entry.findByText("NEFT of 15 November, bills 1204 and 1231")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("complementary")).toBeNull());
  },
};

/** A bill and its reversal; pressing either shows the bill's lines. */
export const EntryOfBill: Story = {
  parameters: {
    query: "AccountCode=31",
    server: {
      ...server,
      reports: {
        "ledger.report": { rows: customerEntries, figures: { Opening: 0, Closing: 0 } },
      },
      answers: { ...server.answers, "bills.lines": billLines, "session.company": [SAMPLE_COMPANY] },
    } satisfies StoryServer,
  },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Ledger Report");
    await expect(rows.map((row) => readCells(row)[2])).toEqual(["Sale", "Sale Reversal"]);
    if (rows[1]) await userEvent.click(rows[1]);
    const entry = within(await canvas.findByRole("complementary", { name: "Entry" }));
    await expect(await entry.findByText("11,471.25")).toBeVisible();
  },
};

const onRequest = fn();
export const SendToWhatsApp: Story = {
  parameters: {
    server: {
      ...server,
      answers: { ...server.answers, "whatsapp.send": "Queued for +919847012345." },
      onRequest,
    } satisfies StoryServer,
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Ledger Report");
    const button = await canvas.findByRole("button", { name: "WhatsApp" });
    await userEvent.click(button);
    await expect(await canvas.findByText("Enter WhatsApp number")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "WhatsApp number" }), "+919847012345{Enter}");
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText("Send Ledger PDF to WhatsApp number +919847012345?")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Send" }));
    const sendResponse = await canvas.findByText(/^WhatsApp Send Response: .*Queued for \+919847012345\./);
    await expect(sendResponse).toBeVisible();
    const args = onRequest.mock.calls.find(([path]) => path === "/api/send-wa")?.[1] as Record<
      string,
      string
    >;
    await expect(args).toMatchObject({
      phone: "+919847012345",
      fname: "Ledger_2026-11-14_to_2026-11-21.pdf",
    });
    await expect(atob(args["fileBase64"] ?? "").slice(0, 5)).toBe("%PDF-");
  },
};

/** The second page, which the file needs, can't be fetched. */
export const PdfFails: Story = {
  parameters: {
    server: {
      ...server,
      reports: {
        "ledger.report": {
          rows: Array.from({ length: 600 }, (_, at) => ({
            ...{ Date: "2026-11-20", Type: "Receipt", TransactionNo: `RCT/${at + 1}`, Debit: 100, Credit: 0 },
            ...{ Balance: 100, AccountHead: "Sales", OtherNarration: null, VoucherID: at + 1, BillID: null },
          })),
        },
      },
      setUp: (standIn) => void (failNext = () => standIn.fail("ledger.report", INTERNAL_PROBLEM)),
    } satisfies StoryServer,
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Ledger Report");
    failNext();
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "WhatsApp number" }),
      "+919847012345{Enter}",
    );
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Send" }));
    await expect(await canvas.findByText("Failed to generate or send the PDF.")).toBeVisible();
  },
};
let failNext = () => {};
const INTERNAL_PROBLEM = { code: "INTERNAL", message: "The disk is full." } as const;

export const WhatsAppRefused: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Ledger Report");
    await userEvent.type(await canvas.findByRole("textbox", { name: "WhatsApp number" }), "9847012345");
    await userEvent.click(canvas.getByRole("button", { name: "WhatsApp" }));
    await userEvent.click(await screen.findByRole("button", { name: "Send" }));
    await expect(await canvas.findByText(/^Failed to send WhatsApp message\./)).toBeVisible();
  },
};

export const NothingToSend: Story = {
  parameters: { query: "" },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "WhatsApp number" }),
      "9847012345{Enter}",
    );
    await expect(await canvas.findByText("No data available to generate PDF.")).toBeVisible();
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server, query: HEAD_QUERY, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
