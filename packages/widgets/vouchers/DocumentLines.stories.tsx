import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { PurchaseReturnVoucher } from "../generated/components/PurchaseReturnVoucher.ts";
import { SaleReturnVoucher } from "../generated/components/SaleReturnVoucher.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";

const onPost = fn();
const onPrice = fn();
const meta: Meta<typeof SaleReturnVoucher> = {
  title: "Vouchers/Lines of documents",
  tags: ["whole"],
  component: SaleReturnVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ onPost, onPrice }) },
  beforeEach: () => {
    onPost.mockClear();
    onPrice.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof SaleReturnVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Chooses the party, then the document at position `down` in the list. */
async function begin(canvas: Canvas, party: string, name: string, down: number) {
  await userEvent.click(await canvas.findByRole("combobox", { name: party }));
  await enter(name);
  await screen.findAllByRole("option");
  await enter("{ArrowDown}".repeat(down));
}

const readTotal = (canvasElement: HTMLElement) =>
  canvasElement.querySelector(".vb-total-last")?.textContent ?? "";
const listTexts = (canvasElement: HTMLElement, cells: string) =>
  [...canvasElement.querySelectorAll(cells)].map(({ textContent }) => textContent);

/**
 * The second of the bill's two lines is returned, one good and one damaged: 2 × 7,450.50 and 12 %.
 * Empty fields aren't sent.
 */
export const SaleReturn: Story = {
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, "Customer", "Asw", 1);
    await waitFor(() =>
      expect(listTexts(canvasElement, ".vb-line-fixed")).toEqual(["Cotton Roll 500 g", "Wheelchair", ""]),
    );
    await expect(listTexts(canvasElement, ".vb-line-shown").filter(Boolean)).toEqual(["10", "1", "2", "0"]);
    // Refund, salesman, place and rounding are not changed.
    for (const text of ["", "", "", ""]) await enter(text);
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Good" })[0]).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    for (const text of ["1", "1"]) await enter(text);
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total16,689.12"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    const [sentBody, key] = onPost.mock.calls[0] ?? [];
    await expect(sentBody).toEqual({
      ...{ clientId: key, date: "2026-11-21", customerId: 14, billId: 118, refund: "credit" },
      lines: [{ billLineNo: 3, goodQuantity: 1, damagedQuantity: 1 }],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/** Returning more than is left shows an error at the line while typing, and nowhere else. */
export const TooMuch: Story = {
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, "Customer", "Asw", 1);
    for (const text of ["", "", "", ""]) await enter(text);
    await userEvent.keyboard("{ArrowDown}");
    await enter("3");
    const messageElement = await canvas.findByText("More is returned than is left of the bill.");
    await expect(messageElement.closest("[data-field]")).toHaveAttribute("data-field", "2.goodQuantity");
    await expect(canvasElement.querySelector(".vb-banner")).toBeNull();
  },
};

const REMAINDER_LEFT = "Aswathy Medicals has only 8,000.00 left that a return or note can reverse.";

/** A refusal of all lines together has its words below them, and the typed figure has the focus. */
export const RemainderExceeded: Story = {
  parameters: {
    server: createVoucherServer({
      onPost,
      refuses: {
        code: "REMAINDER_EXCEEDED",
        message: REMAINDER_LEFT,
        fields: [{ field: "lines", message: REMAINDER_LEFT }],
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, "Customer", "Asw", 1);
    for (const text of ["", "", "", ""]) await enter(text);
    await userEvent.keyboard("{ArrowDown}1");
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total8,344.56"));
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await expect(await canvas.findAllByText(REMAINDER_LEFT)).toHaveLength(2);
    const typedField = canvas.getAllByRole("textbox", { name: "Good" })[1];
    await waitFor(() => expect(typedField).toHaveFocus());
    await expect(typedField).toHaveValue("1");
  },
};

/** Values typed for one bill are restored when that bill is chosen again. */
export const AnotherBill: Story = {
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, "Customer", "Asw", 1);
    for (const text of ["", "", "", ""]) await enter(text);
    await enter("4");
    const bill = canvas.getByRole("combobox", { name: "Bill" });
    const choose = async (number: string) => {
      await userEvent.clear(bill);
      await userEvent.type(bill, `${number}{Enter}`);
    };
    await choose("B2C/26-27/96");
    await waitFor(() => expect(listTexts(canvasElement, ".vb-line-fixed")).toEqual(["Wheelchair"]));
    await choose("B2C/26-27/118");
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Good" })[0]).toHaveValue("4"));
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total1,176.00"));
  },
};

/** The lines can't be fetched: a message takes their place, and pressing it fetches them again. */
export const NotFetched: Story = {
  parameters: { server: createVoucherServer({ onPost, unfetched: 1 }) },
  play: async ({ canvas }) => {
    await begin(canvas, "Customer", "Asw", 1);
    const again = await canvas.findByRole("button", { name: "The lines could not be loaded. Try again" });
    for (const text of ["", "", "", ""]) await enter(text);
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Good" })[0]).toHaveFocus());
  },
};

/** Goods without a bill: items at the server's rates, and a place that must be entered. */
export const WithoutBill: Story = {
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, "Customer", "Asw", 0);
    for (const text of ["", "", "", "", ""]) await enter(text);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    for (const text of ["Cotton", "", "2"]) await enter(text);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("Choose where the goods go.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "To" })).toHaveFocus());
    await userEvent.keyboard("Main{Enter}");
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total588.00"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      locationId: 1,
      lines: [{ itemId: 31, damagedQuantity: 2 }],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/** 4 × 81.00 and 5 %, at the purchase's rate, which is read-only. */
export const PurchaseReturn: Story = {
  render: (args) => <PurchaseReturnVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas, "Supplier", "Malabar", 1);
    await enter("Main");
    await enter("");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Quantity" })).toHaveFocus());
    await enter("4");
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total340.20"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      ...{ supplierId: 27, purchaseId: 61, locationId: 1 },
      lines: [{ purchaseLineNo: 1, quantity: 4 }],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * An order's lines are filled in as if typed: one is changed, one removed, one added. 12 × 280.00,
 * 1 × 90.00, at 5 %.
 */
export const OrderBilled: Story = {
  tags: ["!whole"],
  render: (args) => <SaleVoucher {...args} />,
  parameters: {
    server: createVoucherServer({
      onPost,
      orders: [{ id: 44, number: "ORD/44", date: "2026-11-19", amount: 11_284.56 }],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Customer" }));
    for (const text of ["Asw", "B2C", "Main G", "", "", "", ""]) await enter(text);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Order" })).toHaveFocus());
    await enter("ORD/44");
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "Item" })).toHaveValue("Cotton Roll 500 g"),
    );
    await enter("");
    await enter("12");
    await userEvent.click(canvas.getByRole("button", { name: "Remove line 2" }));
    await userEvent.click(canvas.getAllByRole("textbox", { name: "Item" }).at(-1) ?? document.body);
    for (const text of ["Gauze", "1", ""]) await enter(text);
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total3,622.50"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      orderId: 44,
      lines: [
        { itemId: 31, quantity: 12 },
        { itemId: 32, quantity: 1 },
      ],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * Enter goes to a line's discount in percent and skips the one in rupees, which Tab reaches;
 * filling in one empties the other. 12 × 280.00 less 5 % = 3,192.00 at 5 %; 2 × 7,450.50 less
 * 901.00 = 14,000.00 at 12 %; tax 159.60 + 1,680.00.
 */
export const Discounted: Story = {
  render: (args) => <SaleVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Customer" }));
    for (const text of ["Asw", "B2C", "Main G", "", "", "", ""]) await enter(text);
    for (const text of ["Cotton", "12", "", "5"]) await enter(text);
    for (const text of ["Wheel", "2", ""]) await enter(text);
    await userEvent.keyboard("7");
    await userEvent.tab();
    await userEvent.keyboard("901");
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total19,031.60"));
    await expect(listTexts(canvasElement, ".vb-line-shown").slice(0, 8)).toEqual([
      ...["280.00", "3,192.00", "5%", "3,351.60"],
      ...["7,450.50", "14,000.00", "12%", "15,680.00"],
    ]);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    const [{ lines }] = onPost.mock.calls[0] as [{ lines: unknown }];
    await expect(lines).toEqual([
      { itemId: 31, quantity: 12, discountRate: 5 },
      { itemId: 33, quantity: 2, discount: 901 },
    ]);
    await userEvent.keyboard("{Escape}");
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: ({ canvas }) => begin(canvas, "Customer", "Asw", 1),
};
