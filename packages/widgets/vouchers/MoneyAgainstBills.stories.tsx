import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Args } from "@vanbook/sdk";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { PaymentVoucher } from "../generated/components/PaymentVoucher.ts";
import { ReceiptVoucher } from "../generated/components/ReceiptVoucher.ts";

const onPost = fn();
const meta: Meta<typeof ReceiptVoucher> = {
  title: "Vouchers/Money against bills",
  tags: ["whole"],
  component: ReceiptVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof ReceiptVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Enters the customer and 600.00 in cash, then waits for the customer's bills. */
async function begin(canvas: Canvas, canvasElement: HTMLElement, amount = "600", discount = "") {
  await userEvent.click(await canvas.findByRole("combobox", { name: "Received From" }));
  await enter("Asw");
  await waitFor(() => expect(canvas.getByRole("textbox", { name: "Amount" })).toHaveFocus());
  for (const text of [amount, discount, "", ""]) await enter(text);
  await waitFor(() => expect(readNumbers(canvasElement)).toEqual(["B2C/26-27/96", "B2C/26-27/118"]));
  await userEvent.click(findPaidField(canvas, 0));
}

const readNumbers = (canvasElement: HTMLElement) => listTexts(canvasElement, ".vb-line-fixed");
const readFoot = (canvasElement: HTMLElement) => listTexts(canvasElement, ".vb-lines-foot .vb-num");
const listTexts = (canvasElement: HTMLElement, cells: string) =>
  [...canvasElement.querySelectorAll(cells)].map(({ textContent }) => textContent);
const findPaidField = (canvas: Canvas, at: number) =>
  canvas.getAllByRole("textbox", { name: "Paid" })[at] ?? document.body;

/**
 * Against two bills, by keyboard: 215.00 and 300.00 of 600.00 leave 85.00 on account. More than
 * 600.00 shows an error before it is sent.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, canvasElement);
    await waitFor(() =>
      expect(listTexts(canvasElement, ".vb-line-shown")).toEqual([
        ...["30-10-2026", "14-11-2026", "315.00", "215.00"],
        ...["18-11-2026", "03-12-2026", "500.00", "500.00"],
      ]),
    );
    for (const text of ["215", "400"]) await enter(text);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    const messageElement = await canvas.findByText(
      "The amounts set against bills add up to more than the amount itself.",
    );
    await expect(messageElement.closest("[data-field]")).toHaveAttribute("data-field", "2.amount");
    await expect(onPost).not.toHaveBeenCalled();
    await expect(readFoot(canvasElement)).toEqual(["615.00", "-15.00"]);
    await userEvent.keyboard("{Control>}a{/Control}300");
    await waitFor(() => expect(readFoot(canvasElement)).toEqual(["515.00", "85.00"]));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    const [sentBody, key] = onPost.mock.calls[0] ?? [];
    await expect(sentBody).toEqual({
      ...{ clientId: key, date: "2026-11-21", partyId: 14, amount: 600, mode: "cash" },
      against: [
        { billId: 96, amount: 215 },
        { billId: 118, amount: 300 },
      ],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * 500.00 of money and a discount of 15.00 pay both bills: 215.00 and 300.00, with nothing left. The
 * totals are shown.
 */
export const Discounted: Story = {
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, canvasElement, "500", "15");
    for (const text of ["215", "300"]) await enter(text);
    await waitFor(() => expect(readFoot(canvasElement)).toEqual(["515.00", "0.00"]));
    await expect(listTexts(canvasElement, ".vb-voucher-totals div")).toEqual([
      "Amount500.00",
      "Discount15.00",
      "Amount and discount515.00",
    ]);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ partyId: 14, amount: 500, discount: 15 });
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * A supplier without open bills is paid 980.00 of 1,000.00; a discount larger than the amount shows
 * an error before it is sent.
 */
export const PaymentDiscounted: Story = {
  render: (args) => <PaymentVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Paid To" }));
    await userEvent.click(await screen.findByRole("option", { name: "Malabar Surgicals" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Amount" }), "980");
    const discount = canvas.getByRole("textbox", { name: "Discount" });
    await userEvent.type(discount, "980.01");
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await expect(await canvas.findByText("A discount is at most as much as the money.")).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    await userEvent.clear(discount);
    await userEvent.type(discount, "20");
    await waitFor(() =>
      expect(listTexts(canvasElement, ".vb-voucher-totals .vb-num")).toEqual(["980.00", "20.00", "1,000.00"]),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(onPost.mock.calls[0]?.[0]).toMatchObject({ partyId: 27, amount: 980, discount: 20 }),
    );
  },
};

const SAMPLE_RECEIPT = {
  ...{ date: "2026-11-20", mode: "cash", partyId: 14, ledgerId: 101, userId: 3, amount: 500 },
  against: [{ billId: 118, amount: 200 }],
} satisfies Args<"receipts.post">;

/**
 * The bills of a posted receipt are listed with the open bills; values that aren't changed are sent
 * as they were.
 */
export const Corrected: Story = {
  args: { corrects: 7 },
  parameters: {
    server: createVoucherServer({
      onPost,
      entered: { voucherId: 7, documentId: 4, voucherNo: "RCP/26-27/3", receipts: SAMPLE_RECEIPT },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Correct Receipt Voucher RCP/26-27/3" }),
    ).toBeVisible();
    await expect(readNumbers(canvasElement)).toEqual(["B2C/26-27/96", "B2C/26-27/118"]);
    await expect(findPaidField(canvas, 1)).toHaveValue("200.00");
    await expect(readFoot(canvasElement)).toEqual(["200.00", "300.00"]);
    await userEvent.click(findPaidField(canvas, 0));
    await userEvent.keyboard("215{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was corrected\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toEqual({
      ...SAMPLE_RECEIPT,
      against: [{ billId: 96, amount: 215 }, ...SAMPLE_RECEIPT.against],
    });
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: ({ canvas, canvasElement }) => begin(canvas, canvasElement),
};
