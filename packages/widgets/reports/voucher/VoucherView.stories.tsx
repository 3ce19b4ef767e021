import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createPostedServer } from "../../fixtures/vouchers/posted-server.ts";
import { makeEntry, makePostedVoucher, step } from "../../fixtures/vouchers/posted-vouchers.ts";
import { VoucherView } from "./VoucherView.tsx";

const onChange = fn();
const meta: Meta<typeof VoucherView> = {
  title: "Reports/Voucher",
  tags: ["whole"],
  component: VoucherView,
  args: { voucherId: 7 },
  parameters: { server: createPostedServer({ onChange }) },
  beforeEach: () => void onChange.mockClear(),
};
export default meta;
type Story = StoryObj<typeof VoucherView>;

/** A corrected bill, with its goods. */
const bill = makePostedVoucher(7, {
  voucher: { kind: "sale", voucherNo: "B2C/26-27/118", amount: 1180, partyId: 14, narration: null },
  party: "Lakeshore Hospital",
  entries: [
    makeEntry(14, "Lakeshore Hospital", 1180, 0),
    makeEntry(30, "Sales", 0, 1123.81),
    makeEntry(31, "Output CGST", 0, 28.1),
    makeEntry(32, "Output SGST", 0, 28.1),
    makeEntry(33, "Round-off", 0.01, 0),
    makeEntry(34, "Cost of Goods Sold", 710.4, 0),
    makeEntry(35, "Inventory", 0, 710.4),
  ],
  moves: [
    {
      ...{ itemId: 5, item: "Absorbent Gauze Swab 10 cm, sterile", locationId: 1, location: "Main Godown" },
      ...{ kind: "SALE", quantity: -12, value: -710.4 },
    },
  ],
  history: [
    step("posted", 5, { via: "key", enteredBy: "Anil Kumar" }),
    step("corrected", 7, {
      createdAt: "2026-11-21T04:00:00.000Z",
      reason: "Twelve were taken, not ten",
      changes: [
        { what: "amount", name: null, from: "983.00", to: "1180.00" },
        { what: "item", name: "Absorbent Gauze Swab 10 cm, sterile", from: "10.000", to: "12.000" },
      ],
    }),
  ],
});

export const Bill: Story = {
  tags: ["!whole"],
  parameters: { server: createPostedServer({ details: bill }) },
  play: async ({ canvas }) => {
    const entries = within(await canvas.findByRole("group", { name: "Entries of the voucher" }));
    // 1,180.00 + 0.01 + 710.40
    await expect(entries.getByRole("row", { name: /^Total/ })).toHaveTextContent("Total1,890.411,890.41");
    const goods = within(canvas.getByRole("group", { name: "Goods of the voucher" }));
    await expect(goods.getByRole("row", { name: /Gauze/ })).toHaveTextContent("Main Godown-12-710.40");
    const history = within(canvas.getByRole("region", { name: "History" }));
    await expect(history.getByText(/20-11-2026 11:05, by Anil Kumar, by an API key/)).toBeVisible();
    await expect(history.getByText("Reason: Twelve were taken, not ten")).toBeVisible();
    await expect(history.getByText(/Gauze.*: 10 → 12/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "PDF to print" })).toBeVisible();
  },
};

/** An expense with input tax claimed: the rate, and the supplier's GSTIN and invoice number. */
export const ExpenseWithGst: Story = {
  parameters: {
    server: createPostedServer({
      details: makePostedVoucher(7, {
        voucher: { kind: "expense", voucherNo: "EXP/26-27/31", amount: 1180, narration: "Rent for November" },
        entries: [
          makeEntry(17, "Office Rent", 1000, 0),
          makeEntry(31, "Input CGST", 90, 0),
          makeEntry(32, "Input SGST", 90, 0),
          makeEntry(101, "Main Cash", 0, 1180),
        ],
        supplierInvoice: {
          ...{ taxRate: 18, reverseCharge: true, taxable: 1000, cgst: 90, sgst: 90, igst: 0 },
          ...{ supplierGstin: "32AABCT1332L1ZN", supplierInvoiceNo: "TK/7" },
          supplierInvoiceDate: "2026-11-18",
        },
      }),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("32AABCT1332L1ZN")).toBeVisible();
    const facts = [...canvasElement.querySelectorAll(".vb-bill-facts div")].map(
      ({ textContent }) => textContent,
    );
    await expect(facts.slice(-8)).toEqual([
      ...["GST18%", "Taxable1,000.00", "CGST90.00", "SGST90.00", "Reverse chargeOwed by the company"],
      ...["Supplier GSTIN32AABCT1332L1ZN", "Invoice NoTK/7"],
      "Invoice Date18-11-2026",
    ]);
  },
};

/** A van load: its amount is what the goods cost, its challan states what they are worth. */
export const VanLoad: Story = {
  parameters: {
    server: createPostedServer({
      details: makePostedVoucher(7, {
        voucher: { kind: "van_load", voucherNo: "VLD/7", amount: 1240, narration: null },
        entries: [],
        challan: { taxable: 2100, cgst: 50, sgst: 50, igst: 0, amount: 2200 },
      }),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Value with tax")).toBeVisible();
    const facts = [...canvasElement.querySelectorAll(".vb-bill-facts div")].map(
      ({ textContent }) => textContent,
    );
    await expect(facts.slice(-4)).toEqual([
      ...["Taxable2,100.00", "CGST50.00", "SGST50.00", "Value with tax2,200.00"],
    ]);
  },
};

export const CancelledWithAReason: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel the voucher" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Cancel Journal JRN/12?" }));
    await userEvent.type(question.getByRole("textbox", { name: "Reason" }), "Entered twice");
    await userEvent.click(question.getByRole("button", { name: "Cancel the voucher" }));
    await expect(
      await canvas.findByText("This voucher was cancelled: its entries are reversed."),
    ).toBeVisible();
    await expect(onChange.mock.calls).toEqual([["/api/v1/journals/4/cancel?reason=Entered%20twice", {}]]);
    await expect(await canvas.findByText("Reason: Entered twice")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Correct" })).toBeNull();
  },
};

const LATE_NOTICE = {
  code: "BILL_TAX_LATE",
  message:
    "The tax of a bill of 10-08-2025 could be reduced until 30-11-2026 only (section 34(2) of the CGST Act). This correction changes it.",
} as const;

/** A notice of the cancellation stays until it is closed; then the voucher is shown as cancelled. */
export const CancelledWithANotice: Story = {
  parameters: { server: createPostedServer({ warnings: [LATE_NOTICE] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel the voucher" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Cancel the voucher" }));
    const notice = within(await screen.findByRole("alertdialog", { name: "Journal JRN/12 was cancelled." }));
    await expect(await notice.findByText(LATE_NOTICE.message)).toBeVisible();
    const closeButtons = notice.getAllByRole("button", { name: "Close" });
    await waitFor(() => expect(closeButtons).toContain(document.activeElement));
    await userEvent.keyboard("{Enter}");
    await expect(
      await canvas.findByText("This voucher was cancelled: its entries are reversed."),
    ).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** A user can't undo what someone senior has entered: the server's message is shown. */
export const Refused: Story = {
  parameters: {
    server: createPostedServer({
      refuses: {
        code: "ENTERED_ABOVE",
        message: "JRN/12 was entered by Meera Nair (administrator): a branch manager leaves it as it is.",
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel the voucher" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Cancel the voucher" }));
    await expect(await question.findByText(/a branch manager leaves it as it is/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Keep it" }));
    await expect(await canvas.findByRole("button", { name: "Correct" })).toBeVisible();
  },
};

export const CorrectedInItsForm: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Correct" }));
    await expect(await canvas.findAllByDisplayValue("540.00")).toHaveLength(2);
    const [first] = canvas.getAllByRole("textbox", { name: "Debit" });
    const [, second] = canvas.getAllByRole("textbox", { name: "Credit" });
    for (const field of [first, second]) {
      if (!field) continue;
      await userEvent.clear(field);
      await userEvent.type(field, "600");
    }
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await expect(await canvas.findByText("Journal Voucher JRN/12 of ₹600.00 was corrected.")).toBeVisible();
    await expect(onChange.mock.calls).toEqual([
      [
        "/api/v1/journals/4",
        {
          ...{ date: "2026-11-20", narration: "Rent for November", otherNarration: "For others" },
          lines: [
            { accountId: 17, debit: 600 },
            { accountId: 101, credit: 600 },
          ],
        },
      ],
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Back to the voucher" }));
    await expect(await canvas.findByText("Office Rent: 540.00 Dr → 600.00 Dr")).toBeVisible();
  },
};

/** Someone else changed it first: a message says so, and the typed text is kept. */
export const ChangedMeanwhile: Story = {
  parameters: {
    server: createPostedServer({
      refuses: {
        code: "DOCUMENT_REPLACED",
        message: "The document was edited while you were working on it. Please reload it.",
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Correct" }));
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Narration" }).at(-1)).toBeVisible());
    const narration = canvas.getAllByRole("textbox", { name: "Narration" }).at(-1);
    if (narration) await userEvent.type(narration, " and December");
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await expect(
      await canvas.findByText("Someone changed or cancelled this journal while you were editing it."),
    ).toBeVisible();
    await expect(narration).toHaveValue("Rent for November and December");
  },
};

export const CorrectedSince: Story = {
  parameters: {
    server: createPostedServer({
      details: makePostedVoucher(7, { voucher: { status: "replaced" }, current: 9 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("This voucher was corrected. These are its entries before the correction."),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show it as it is now" })).toBeVisible();
  },
};
export const PhoneInTheDark: Story = {
  parameters: { server: createPostedServer({ details: bill }), scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
