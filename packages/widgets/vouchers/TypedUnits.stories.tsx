import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { OrderVoucher } from "../generated/components/OrderVoucher.ts";
import { PurchaseVoucher } from "../generated/components/PurchaseVoucher.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";
import { StockCountVoucher } from "../generated/components/StockCountVoucher.ts";

const onPost = fn();
const meta: Meta<typeof SaleVoucher> = {
  title: "Vouchers/Typed units",
  tags: ["whole"],
  component: SaleVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof SaleVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const findField = (canvas: Canvas, name: string, line = 0) =>
  canvas.getAllByRole<HTMLInputElement>("textbox", { name })[line] ?? document.body;
const readTotal = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll(".vb-voucher-totals dd")].at(-1)?.textContent;
const accept = () => userEvent.keyboard("{Control>}{Enter}{/Control}");

/** Fills in the head of a bill; the focus is then in the first line. */
async function beginBill(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("combobox", { name: "Customer" }));
  for (const text of ["Asw", "B2C", "Main G", "", "", "", ""]) await enter(text);
  await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
}

/**
 * Rolls in cases of 24: 2 × 24 + 6 = 54 at 280.00, and 24 more free; 54 × 280.00 = 15,120.00 and 5
 * %.
 */
export const Sale: Story = {
  play: async ({ canvas, canvasElement }) => {
    await beginBill(canvas);
    await enter("Cotton");
    await waitFor(() => expect(findField(canvas, "Quantity")).toHaveAccessibleDescription("1 Case = 24 Nos"));
    await userEvent.keyboard("2cs+6");
    await waitFor(() => expect(findField(canvas, "Quantity")).toHaveAccessibleDescription("= 54 Nos"));
    await enter("");
    await waitFor(() => expect(findField(canvas, "Quantity")).toHaveValue("54"));
    await expect(findField(canvas, "Quantity")).toHaveAccessibleDescription("= 2 Case 6 Nos");
    await enter("1 case");
    await waitFor(() => expect(findField(canvas, "Free")).toHaveValue("24"));
    await waitFor(() => expect(readTotal(canvasElement)).toBe("15,876.00"));
    await accept();
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      lines: [{ itemId: 31, quantity: 54, freeQuantity: 24 }],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/** The quantity is priced and posted while the cursor is still in its field: 24 × 294.00. */
export const NotLeft: Story = {
  render: (args) => <OrderVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Customer" }));
    for (const text of ["Asw", "", "", "", "Cotton"]) await enter(text);
    await userEvent.keyboard("1c");
    await waitFor(() => expect(readTotal(canvasElement)).toBe("7,056.00"));
    await accept();
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ lines: [{ itemId: 31, quantity: 24 }] });
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * Half a case is 12; the rate of a case is divided by the number it holds: 12 × 20.00 = 240.00 and
 * 5 %.
 */
export const Purchase: Story = {
  render: (args) => <PurchaseVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Supplier" }));
    await enter("Malabar");
    await enter("MS/1181");
    await userEvent.click(canvas.getByRole("combobox", { name: "To" }));
    await enter("Main G");
    await userEvent.click(findField(canvas, "Item"));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    for (const text of ["Cotton", "0.5 case", "", "480/24", "", ""]) await enter(text);
    await waitFor(() => expect(readTotal(canvasElement)).toBe("252.00"));
    await accept();
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      lines: [{ itemId: 31, quantity: 12, unitPrice: 20 }],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/** Listed items: 2 cases are 48, and the books say 15: 33 more at 110.00. */
export const Count: Story = {
  render: (args) => <StockCountVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Place" }));
    await enter("Main G");
    await canvas.findByText("Cotton Roll 500 g");
    await waitFor(() => expect(findField(canvas, "Counted")).toHaveFocus());
    await userEvent.keyboard("2c");
    const shownTexts = [...canvasElement.querySelectorAll(".vb-line-shown")].map(
      ({ textContent }) => textContent,
    );
    await waitFor(() => expect(shownTexts.slice(0, 3)).toEqual(["15", "33", "3,630.00"]));
    await accept();
    await expect(await canvas.findByText(/^Stock Count .* was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ lines: [{ itemId: 31, counted: 48 }] });
    await userEvent.keyboard("{Escape}");
  },
};

/** Text that isn't one of the item's units stays as typed, and a message says what may be typed. */
export const UnknownUnit: Story = {
  play: async ({ canvas }) => {
    await beginBill(canvas);
    for (const text of ["Cotton", "2 boxes", "", ""]) await enter(text);
    for (const text of ["Wheel", "1 case", ""]) await enter(text);
    await waitFor(() => expect(findField(canvas, "Quantity")).toHaveValue("2 boxes"));
    await accept();
    await expect(await canvas.findByText("Enter Quantity as a number, or as 2 Case 6 Nos.")).toBeVisible();
    await expect(
      await canvas.findByText("Enter Quantity as a number of Nos. This item has no larger unit."),
    ).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Customer" }));
    for (const text of ["Asw", "B2C", "Main G"]) await enter(text);
    await userEvent.click(findField(canvas, "Item"));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    await enter("Cotton");
    // A phone's numeric keypad has no letters.
    await waitFor(() => expect(findField(canvas, "Quantity")).toHaveAttribute("inputmode", "text"));
    await expect(findField(canvas, "Dis %")).toHaveAttribute("inputmode", "decimal");
    await enter("2c");
    await waitFor(() => expect(findField(canvas, "Quantity")).toHaveValue("48"));
    await userEvent.keyboard("{Escape}");
  },
};
