import { batchExpired } from "@vanbook/sdk/messages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { PurchaseReturnVoucher } from "../generated/components/PurchaseReturnVoucher.ts";
import { PurchaseVoucher } from "../generated/components/PurchaseVoucher.ts";
import { SaleReturnVoucher } from "../generated/components/SaleReturnVoucher.ts";
import { StockCountVoucher } from "../generated/components/StockCountVoucher.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";

const onPost = fn();
const meta: Meta<typeof PurchaseVoucher> = {
  title: "Vouchers/Batches",
  tags: ["whole"],
  component: PurchaseVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof PurchaseVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function enterAll(...values: readonly string[]) {
  for (const each of values) await enter(each);
}

/**
 * The Batch and Expiry columns appear once an item with batches is chosen; Enter skips them in the
 * lines of other items.
 */
export const Purchase: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Supplier" }));
    await enter("Malabar");
    await enter("MS/1181");
    await userEvent.click(canvas.getByRole("combobox", { name: "To" }));
    await enter("Main G");
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "Batch" })).toBeNull());
    await userEvent.click(findFirstItem(canvas));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    await enterAll("Paracetamol", "10", "", "20", "", "", "PCM-0426");
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Batch" })).toBeVisible());
    await userEvent.keyboard("31122027");
    const batches = canvas.getAllByRole("textbox", { name: "Batch" });
    await waitFor(() => expect(batches[0]).toHaveValue("PCM-0426"));
    await userEvent.click(findFirstItem(canvas));
    await waitFor(() => expect(canvas.getAllByRole("combobox", { name: "Item" })[0]).toHaveFocus());
    // From the tax to the next line, whose list covers the rest.
    await enterAll("Gauze", "10", "", "90", "", "");
    await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("combobox"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Batch" })[1]).toHaveValue(""));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      lines: [
        { itemId: 34, quantity: 10, unitPrice: 20, batch: "PCM-0426", expiresOn: "2027-12-31" },
        { itemId: 32, quantity: 10, unitPrice: 90 },
      ],
    });
    await userEvent.keyboard("{Escape}");
  },
};

const listTexts = (canvasElement: HTMLElement, cells: string) =>
  [...canvasElement.querySelectorAll(cells)].map(({ textContent }) => textContent);
const accept = () => userEvent.keyboard("{Control>}{Enter}{/Control}");

const SYRUP_ITEM = { itemId: 34, itemName: "Paracetamol Syrup 60 ml", rate: 20 };
const ROLL_ITEM = { itemId: 31, itemName: "Cotton Roll 500 g", rate: 110 };
const COUNTABLE_STOCK = {
  ...{ id: 1, date: "2026-11-21" },
  lines: [
    { ...ROLL_ITEM, quantity: 15 },
    { ...SYRUP_ITEM, batch: "B2", expiresOn: "2027-01-31", quantity: 5 },
    { ...SYRUP_ITEM, batch: "A1", expiresOn: "2027-06-30", quantity: 9 },
  ],
};

/**
 * Each batch has its own line: 8 of 9 of A1 is one less, at 20.00. Two of a batch that isn't in the
 * books are added below, with its code and expiry; the lines of other items have neither.
 */
export const CountByBatch: Story = {
  render: (args) => <StockCountVoucher {...args} />,
  parameters: {
    server: createVoucherServer({ onPost, answers: { "countableStock.read": COUNTABLE_STOCK } }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Place" }));
    await enter("Main G");
    await canvas.findByText("Cotton Roll 500 g");
    await expect(listTexts(canvasElement, ".vb-line-fixed")).toEqual([
      ...["Cotton Roll 500 g", "", ""],
      ...["Paracetamol Syrup 60 ml", "B2", "31-01-2027"],
      ...["Paracetamol Syrup 60 ml", "A1", "30-06-2027"],
    ]);
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Counted" })[0]).toHaveFocus());
    // The rolls and B2 are not counted; after A1 the focus goes to the added line.
    await enterAll("", "", "8");
    await waitFor(() =>
      expect(listTexts(canvasElement, ".vb-line-shown").slice(6, 9)).toEqual(["9", "-1", "-20.00"]),
    );
    await enterAll("Paracetamol", "c3", "31122027", "2");
    await accept();
    await expect(await canvas.findByText(/^Stock Count .* was posted\.$/)).toBeVisible();
    const [sentBody, key] = onPost.mock.calls[0] ?? [];
    await expect(sentBody).toEqual({
      ...{ clientId: key, date: "2026-11-21", locationId: 1 },
      lines: [
        { itemId: 34, batch: "A1", counted: 8 },
        { itemId: 34, counted: 2, batch: "c3", expiresOn: "2027-12-31" },
      ],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * A listed batch must be counted in its own line, and an item counted by batch can't also be
 * counted as a whole.
 */
export const CountedTwice: Story = {
  ...CountByBatch,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Place" }));
    await enter("Main G");
    await canvas.findByText("Cotton Roll 500 g");
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Counted" })[0]).toHaveFocus());
    await enterAll("", "5", "", "Paracetamol", "a1", "", "2");
    await accept();
    await expect(
      await canvas.findByText("List each batch once in a count, with its whole quantity."),
    ).toBeVisible();
    const batch = canvas.getAllByRole("textbox", { name: "Batch" })[0] ?? document.body;
    await waitFor(() => expect(batch).toHaveFocus());
    await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
    await accept();
    await expect(
      await canvas.findByText("An item is counted by its batches or as a whole, not in both ways at once."),
    ).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
  },
};

const SOLD_BILL = {
  ...{ id: 118, date: "2026-11-18", customerId: 14, locationId: 1 },
  lines: [
    {
      ...{ billLineNo: 1, itemId: 34, itemName: "Paracetamol Syrup 60 ml" },
      ...{ left: 8, leftFree: 0, unitPrice: 35, taxRate: 5 },
      batches: [
        { batch: "B2", expiresOn: "2027-01-31", left: 5 },
        { batch: "A1", expiresOn: "2027-06-30", left: 3 },
      ],
    },
    {
      ...{ billLineNo: 2, itemId: 31, itemName: "Cotton Roll 500 g" },
      ...{ left: 10, leftFree: 0, unitPrice: 280, taxRate: 5 },
    },
  ],
};

/**
 * The line shows the batches that were sold; Enter skips the field of the returned batch, Tab
 * reaches it.
 */
export const ReturnOfABill: Story = {
  render: (args) => <SaleReturnVoucher {...args} />,
  parameters: { server: createVoucherServer({ onPost, answers: { "returnableBills.read": SOLD_BILL } }) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Customer" }));
    await enterAll("Asw");
    await screen.findAllByRole("option");
    await enterAll("{ArrowDown}", "", "", "", "");
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Good" })[0]).toHaveFocus());
    await expect(listTexts(canvasElement, ".vb-lines-head span")).toContain("Batches");
    await expect(listTexts(canvasElement, ".vb-line-shown").filter(Boolean)).toEqual([
      "8",
      "B2 5, A1 3",
      "10",
    ]);
    await expect(canvas.queryByRole("columnheader", { name: "Expiry" })).toBeNull();
    await enterAll("2", "");
    await userEvent.tab();
    const [batch, ...others] = canvas.getAllByRole("textbox", { name: "Batch" });
    await waitFor(() => expect(batch).toHaveFocus());
    await expect(others).toEqual([]);
    await userEvent.keyboard("A1");
    await accept();
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      billId: 118,
      lines: [{ billLineNo: 1, goodQuantity: 2, batch: "A1" }],
    });
    await userEvent.keyboard("{Escape}");
  },
};

const SAMPLE_PURCHASE = {
  ...{ id: 61, date: "2026-11-14", supplierId: 27 },
  lines: [
    {
      ...{ purchaseLineNo: 1, itemId: 34, itemName: "Paracetamol Syrup 60 ml" },
      ...{ left: 22, unitPrice: 20, taxRate: 5, batch: "PCM-0426", expiresOn: "2027-12-31" },
    },
  ],
};

/** The line shows the batch that the purchase brought in. */
export const ReturnOfAPurchase: Story = {
  render: (args) => <PurchaseReturnVoucher {...args} />,
  parameters: {
    server: createVoucherServer({ onPost, answers: { "returnablePurchases.read": SAMPLE_PURCHASE } }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Supplier" }));
    await enterAll("Malabar");
    await screen.findAllByRole("option");
    await enterAll("{ArrowDown}");
    await waitFor(() =>
      expect(listTexts(canvasElement, ".vb-line-shown").filter(Boolean)).toEqual(["22", "PCM-0426"]),
    );
    await expect(listTexts(canvasElement, ".vb-lines-head span")).toContain("Batch");
    await userEvent.keyboard("{Escape}");
  },
};

/** A warning before posting, in the page's language, that goods are from an expired batch. */
export const Expired: Story = {
  render: (args) => <SaleVoucher {...args} />,
  parameters: {
    server: createVoucherServer({
      onPost,
      warning: batchExpired({ batch: "PCM-0426", item: "Paracetamol Syrup 60 ml", day: "31-10-2026" }),
    }),
    locale: "hi-IN",
  },
  play: async ({ canvas }) => {
    const findField = (name: string) => canvas.getByRole("combobox", { name });
    await userEvent.click(await canvas.findByRole("combobox", { name: "ग्राहक" }));
    for (const text of ["Asw", "B2C", "Main G"]) await enter(text);
    await userEvent.click(canvas.getAllByRole("textbox", { name: "आइटम" })[0] ?? document.body);
    await waitFor(() => expect(findField("आइटम")).toHaveFocus());
    await enterAll("Paracetamol", "5", "");
    await expect(
      await canvas.findByText("Paracetamol Syrup 60 ml का बैच PCM-0426 31-10-2026 को समाप्त हो चुका है।"),
    ).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
  },
};

function findFirstItem(canvas: Canvas) {
  return canvas.getAllByRole("textbox", { name: "Item" })[0] ?? document.body;
}
