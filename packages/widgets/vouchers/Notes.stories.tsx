import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { CreditNoteVoucher } from "../generated/components/CreditNoteVoucher.ts";
import { DebitNoteVoucher } from "../generated/components/DebitNoteVoucher.ts";

const onPost = fn();
const meta: Meta<typeof CreditNoteVoucher> = {
  title: "Vouchers/Notes",
  tags: ["whole"],
  component: CreditNoteVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof CreditNoteVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Enters a customer, Sales, and 590.00 including 18 % tax, then waits for the customer's bills. */
async function begin(canvas: Canvas, canvasElement: HTMLElement) {
  await userEvent.click(await canvas.findByRole("combobox", { name: "Customer" }));
  await enter("Asw");
  await waitFor(() => expect(canvas.getByRole("combobox", { name: "Booked To" })).toHaveFocus());
  await enter("Sal");
  await waitFor(() => expect(canvas.getByRole("textbox", { name: "Amount" })).toHaveFocus());
  for (const text of ["590", "18"]) await enter(text);
  await waitFor(() =>
    expect(listTexts(canvasElement, ".vb-line-fixed")).toEqual(["B2C/26-27/96", "B2C/26-27/118"]),
  );
}

const listTexts = (canvasElement: HTMLElement, cells: string) =>
  [...canvasElement.querySelectorAll(cells)].map(({ textContent }) => textContent);

/**
 * By keyboard, against one bill: 500.00 of 590.00 leave 90.00 on account; one paisa too much shows
 * an error before it is sent.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, canvasElement);
    await userEvent.click(canvas.getAllByRole("textbox", { name: "Credited" })[1] ?? document.body);
    await userEvent.keyboard("590.01{Control>}{Enter}{/Control}");
    await expect(
      await canvas.findByText("The amounts set against bills add up to more than the amount itself."),
    ).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}a{/Control}500");
    await waitFor(() =>
      expect(listTexts(canvasElement, ".vb-lines-foot .vb-num")).toEqual(["500.00", "90.00"]),
    );
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    const [sentBody, key] = onPost.mock.calls[0] ?? [];
    await expect(sentBody).toEqual({
      ...{ clientId: key, date: "2026-11-21", partyId: 14, accountId: 41, amount: 590, taxRate: 18 },
      against: [{ billId: 118, amount: 500 }],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * A supplier, without tax: the accounts that a note may be booked to are offered, Cost of Goods
 * Sold is not.
 */
export const Debit: Story = {
  render: (args) => <DebitNoteVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Supplier" }));
    await userEvent.click(await screen.findByRole("option", { name: "Kerala Surgical Supplies" }));
    await userEvent.click(await canvas.findByRole("combobox", { name: "Booked To" }));
    const offeredOptions = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    await expect(offeredOptions).toEqual(["Sales", "Discount Received"]);
    await userEvent.click(await screen.findByRole("option", { name: "Discount Received" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Amount" }), "50");
    await waitFor(() => expect(listTexts(canvasElement, ".vb-line-fixed")).toEqual(["KS/4417"]));
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    const [sentBody, key] = onPost.mock.calls[0] ?? [];
    await expect(sentBody).toEqual({
      ...{ clientId: key, date: "2026-11-21", partyId: 28, accountId: 42, amount: 50 },
    });
    await userEvent.keyboard("{Escape}");
  },
};

const TAX_PERIOD_OVER =
  "The tax of a bill of 10-08-2025 could be reduced until 30-11-2026 only. Choose Without tax to credit its value without the tax.";

/** After the law's last day, the switch that confirms it has the focus and the reason below it. */
export const TaxPeriodOver: Story = {
  parameters: {
    server: createVoucherServer({
      onPost,
      refuses: {
        code: "TAX_PERIOD_OVER",
        message: TAX_PERIOD_OVER,
        fields: [{ field: "withoutTax", message: TAX_PERIOD_OVER }],
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    const without = canvas.getByRole("switch", { name: "Without tax" });
    await waitFor(() => expect(without).toHaveFocus());
    await expect(without).toHaveAccessibleDescription(TAX_PERIOD_OVER);
    await expect(canvas.getAllByText(TAX_PERIOD_OVER)).toHaveLength(2);
    await userEvent.keyboard(" ");
    await expect(without).toBeChecked();
    await expect(canvas.queryByText(TAX_PERIOD_OVER)).toBeNull();
    await expect(canvas.getByRole("textbox", { name: "Amount" })).toHaveValue("590.00");
  },
};

const REMAINDER_LEFT = "B2C/26-27/118 has only 68.00 left that a return or note can reverse.";

/** The message with what is left is at the amount, which has the focus; nothing typed is lost. */
export const RemainderExceeded: Story = {
  parameters: {
    server: createVoucherServer({
      refuses: {
        code: "REMAINDER_EXCEEDED",
        message: REMAINDER_LEFT,
        fields: [{ field: "amount", message: REMAINDER_LEFT }],
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    const amount = canvas.getByRole("textbox", { name: "Amount" });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveAccessibleDescription(REMAINDER_LEFT);
    await expect(amount).toHaveValue("590.00");
    await expect(canvas.getByRole("textbox", { name: "Tax %" })).toHaveValue("18.00");
  },
};

const SAMPLE_NOTE = {
  ...{ date: "2026-11-20", partyId: 14, accountId: 41, amount: 590, taxRate: 18 },
  against: [{ billId: 118, amount: 200 }],
};

/**
 * The bills of a posted note are listed with the open bills; values that aren't changed are sent as
 * they were.
 */
export const Corrected: Story = {
  args: { corrects: 7 },
  parameters: {
    server: createVoucherServer({
      onPost,
      entered: { voucherId: 7, documentId: 4, voucherNo: "CRN/3", creditNotes: SAMPLE_NOTE },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Correct Credit Note Voucher CRN/3" }),
    ).toBeVisible();
    await expect(listTexts(canvasElement, ".vb-lines-foot .vb-num")).toEqual(["200.00", "390.00"]);
    const rate = canvas.getByRole("textbox", { name: "Tax %" });
    await userEvent.clear(rate);
    await userEvent.type(rate, "5");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was corrected\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toEqual({ ...SAMPLE_NOTE, taxRate: 5 });
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: ({ canvas, canvasElement }) => begin(canvas, canvasElement),
};
