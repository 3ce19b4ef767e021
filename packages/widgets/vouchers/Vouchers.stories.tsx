import { invoiceEnteredAsExpense } from "@vanbook/sdk/messages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createPostedServer } from "../fixtures/vouchers/posted-server.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { ExpenseVoucher } from "../generated/components/ExpenseVoucher.ts";
import { JournalVoucher } from "../generated/components/JournalVoucher.ts";
import { PaymentVoucher } from "../generated/components/PaymentVoucher.ts";

const onPost = fn();
const meta: Meta<typeof JournalVoucher> = {
  title: "Vouchers/Vouchers",
  tags: ["whole"],
  component: JournalVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof JournalVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Puts the focus into the first line's account. */
async function begin(canvas: Canvas) {
  await canvas.findByRole("table", { name: "Lines of the Journal Voucher" });
  const [first] = canvas.getAllByRole("textbox", { name: "Account" });
  if (first) await userEvent.click(first);
  await waitFor(() => expect(canvas.getByRole("combobox", { name: "Account" })).toHaveFocus());
}

/**
 * PageUp opens the voucher posted before, skipping cancelled ones; PageDown returns to the new
 * voucher and its typed values.
 */
export const EarlierOnes: Story = {
  parameters: { server: createPostedServer() },
  play: async ({ canvas }) => {
    await begin(canvas);
    await enter("Office R");
    await userEvent.keyboard("125");
    await userEvent.keyboard("{PageUp}");
    const openedForm = await canvas.findByRole("form", { name: "Correct Journal Voucher JRN/12" });
    await expect(openedForm).toBeVisible();
    await expect(await within(openedForm).findAllByDisplayValue("540.00")).toHaveLength(2);
    await waitFor(() =>
      expect(canvas.getByRole("region", { name: "A journal that was posted before" })).toHaveFocus(),
    );
    await userEvent.keyboard("{PageUp}");
    await expect(
      await canvas.findByText("There is no earlier journal in the last twelve months."),
    ).toBeVisible();
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(canvas.queryByRole("form", { name: /^Correct/ })).toBeNull());
    await expect(canvas.getByDisplayValue("125.00")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Account" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * Only by keyboard: an account, 12*45 as debit, another account, the same amount proposed as
 * credit, the narration, and Ctrl+Enter.
 */
export const ByKeyboard: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await begin(canvas);
    await enter("Office R");
    await userEvent.keyboard("12*45{Tab}");
    await waitFor(() => expect(canvas.getByDisplayValue("540.00")).toBeVisible());
    // Enter skips the credit and the narration of this line; Tab reaches them.
    await userEvent.keyboard("{Tab}");
    await enter("For November");
    await enter("Main C");
    await enter("");
    await waitFor(() => expect(canvas.getAllByDisplayValue("540.00")).toHaveLength(2));
    await enter("");
    // From the empty line, Enter skips all of its fields.
    await enter("");
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Narration" }).at(-1)).toHaveFocus());
    await userEvent.keyboard("Rent{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("Journal Voucher JV/26-27/12 of ₹540.00 was posted.")).toBeVisible();
    const [sentBody, key] = onPost.mock.calls[0] ?? [];
    await expect(sentBody).toEqual({
      clientId: key,
      date: "2026-11-21",
      narration: "Rent",
      lines: [
        { accountId: 17, debit: 540, narration: "For November" },
        { accountId: 101, credit: 540 },
      ],
    });
    // The next voucher is ready, with its own id.
    await expect(canvas.queryByDisplayValue("540.00")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("button", { name: "Clear" })).toBeDisabled();
  },
};

export const Unbalanced: Story = {
  play: async ({ canvas }) => {
    await begin(canvas);
    await enter("Office R");
    await enter("500");
    await userEvent.keyboard("{Escape}{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("A journal has 2 to 100 lines.")).toBeVisible();
    const [, second] = canvas.getAllByRole("textbox", { name: "Credit" });
    if (second) await userEvent.type(second, "400.50");
    await expect(await canvas.findByText("The voucher's debits and credits are not equal.")).toBeVisible();
    await expect(canvas.getByText("Account is required.")).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
  },
};

/** The response is lost: the same voucher is sent again with the same id. */
export const LostAnswer: Story = {
  tags: ["!whole"],
  render: (args) => <PaymentVoucher {...args} />,
  parameters: { server: createVoucherServer({ lost: 1, onPost }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Paid To" }));
    await userEvent.click(await screen.findByRole("option", { name: "Malabar Surgicals" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Amount" }), "1,250");
    const accept = canvas.getByRole("button", { name: "Accept" });
    await userEvent.click(accept);
    await expect(await canvas.findByText("We couldn't confirm that the payment was posted.")).toBeVisible();
    await userEvent.click(accept);
    await expect(await canvas.findByText(/^(?!We couldn.t confirm).* was posted\.$/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    const [first, second] = onPost.mock.calls;
    await waitFor(() => expect(second).toEqual(first));
    await expect(first?.[0]).toEqual({
      clientId: first?.[1],
      date: "2026-11-21",
      partyId: 27,
      amount: 1250,
      mode: "cash",
    });
  },
};

/**
 * Enter skips the GST rate, Tab reaches it; with a rate, the supplier's GSTIN and invoice number
 * are required.
 */
export const ExpenseWithGst: Story = {
  render: (args) => <ExpenseVoucher {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Expense" }));
    await enter("Office R");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Amount" })).toHaveFocus());
    await enter("1180");
    await waitFor(() => expect(canvas.getByRole("button", { name: /Payment Mode/ })).toHaveFocus());
    await expect(canvas.queryByRole("textbox", { name: "Supplier GSTIN" })).toBeNull();
    await userEvent.click(canvas.getByRole("textbox", { name: "Amount" }));
    await userEvent.tab();
    await enter("18");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Supplier GSTIN" })).toHaveFocus());
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/^Tax is claimed by the supplier's GSTIN/)).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    for (const text of ["32AABCT1332L1ZN", "TK/7"]) await enter(text);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(onPost.mock.calls[0]?.[0]).toMatchObject({
        ...{ accountId: 17, amount: 1180, mode: "cash", taxRate: 18 },
        ...{ supplierGstin: "32AABCT1332L1ZN", supplierInvoiceNo: "TK/7" },
      }),
    );
  },
};

/** Under reverse charge no GSTIN is required: the company owes the tax itself. */
export const ExpenseOnReverseCharge: Story = {
  render: (args) => <ExpenseVoucher {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Expense" }));
    await enter("Office R");
    await userEvent.type(canvas.getByRole("textbox", { name: "Amount" }), "1000");
    await waitFor(() => expect(canvas.queryByRole("switch", { name: "Reverse charge" })).toBeNull());
    await userEvent.tab();
    await userEvent.keyboard("5");
    await userEvent.click(await canvas.findByRole("switch", { name: "Reverse charge" }));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    const postedBody = onPost.mock.calls[0]?.[0];
    await waitFor(() =>
      expect(postedBody).toMatchObject({ accountId: 17, amount: 1000, taxRate: 5, reverseCharge: true }),
    );
    await expect(postedBody).not.toHaveProperty("supplierGstin");
  },
};

/**
 * A warning before posting that an invoice was already entered, and the tax within the amount:
 * 1,180.00 at 18 % has 90.00 each.
 */
export const ExpenseEnteredBefore: Story = {
  render: (args) => <ExpenseVoucher {...args} />,
  parameters: {
    server: createVoucherServer({
      onPost,
      warning: invoiceEnteredAsExpense({ number: "TK/7", gstin: "32AABCT1332L1ZN", day: "04-11-2026" }),
    }),
    locale: "ml-IN",
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click((await canvas.findAllByRole("combobox"))[0] ?? canvasElement);
    await enter("Office R");
    const listTextboxes = () => canvas.getAllByRole<HTMLInputElement>("textbox");
    await userEvent.keyboard("1180");
    await userEvent.tab();
    await enter("18");
    for (const text of ["32AABCT1332L1ZN", "TK/7"]) await enter(text);
    await expect(
      await canvas.findByText("32AABCT1332L1ZN: ഇൻവോയ്സ് TK/7 നേരത്തെ ചേർത്തിട്ടുണ്ട്: 04-11-2026."),
    ).toBeVisible();
    const readSums = () =>
      [...canvasElement.querySelectorAll(".vb-voucher-totals dd")].map((sum) => sum.textContent);
    // The warning comes with the amount's price already, the tax with a later one.
    await waitFor(() => expect(readSums()).toEqual(["90.00", "90.00", "1,180.00"]));
    await expect(listTextboxes().map(({ value }) => value)).toContain("TK/7");
    await expect(onPost).not.toHaveBeenCalled();
  },
};

/** A cheque needs its number and bank, and the account that it is drawn on. */
export const Cheque: Story = {
  render: (args) => <PaymentVoucher {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Payment Mode/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Cheque" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Accept" }));
    for (const words of [
      "Paid To is required.",
      "Amount is required.",
      "Cheque/DD No is required.",
      "Choose the bank account that it moves through.",
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  render: (args) => <PaymentVoucher {...args} />,
  parameters: {
    server: createVoucherServer({
      refuses: {
        code: "PERIOD_LOCKED",
        message: "The period of this date is locked.",
        fields: [{ field: "date", message: "The period of this date is locked." }],
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Paid To" }));
    await userEvent.click(await screen.findByRole("option", { name: "Malabar Surgicals" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Amount" }), "10");
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await expect(await canvas.findAllByText("The period of this date is locked.")).toHaveLength(2);
    // The typed text is kept.
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Amount" })).toHaveValue("10.00"));
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("View only. Your role can't make changes here.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Accept" })).toBeNull();
  },
};
export const Payment: Story = { tags: ["!whole"], render: (args) => <PaymentVoucher {...args} /> };
export const Dark: Story = { parameters: { scheme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
