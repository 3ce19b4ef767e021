import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { OpeningBalances } from "../generated/components/OpeningBalances.ts";
import { OpeningStock } from "../generated/components/OpeningStock.ts";
import { StockCountVoucher } from "../generated/components/StockCountVoucher.ts";
import { OpeningCorrection } from "./OpeningCorrection.tsx";

const onPost = fn();
const meta: Meta<typeof StockCountVoucher> = {
  title: "Vouchers/Opening and count",
  tags: ["whole"],
  component: StockCountVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof StockCountVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const listTexts = (canvasElement: HTMLElement, cells: string) =>
  [...canvasElement.querySelectorAll(cells)].map(({ textContent }) => textContent);
const readTotals = (canvasElement: HTMLElement) => listTexts(canvasElement, ".vb-voucher-totals dd");
const findFirstField = (canvas: Canvas, name: string) =>
  canvas.getAllByRole("textbox", { name })[0] ?? document.body;
const accept = () => userEvent.keyboard("{Control>}{Enter}{/Control}");

/** Chooses the godown and waits for its items; the first one's count has the focus. */
async function begin(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("combobox", { name: "Place" }));
  await enter("Main G");
  await canvas.findByText("Cotton Roll 500 g");
  await waitFor(() => expect(findFirstField(canvas, "Counted")).toHaveFocus());
}

/**
 * By keyboard: 13 of 15 rolls, 101 of 100 boxes, and a wheelchair that the books don't have there
 * and whose cost isn't known here.
 */
export const CountByKeyboard: Story = {
  tags: ["!whole"],
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas);
    await enter("13");
    await waitFor(() =>
      expect(listTexts(canvasElement, ".vb-line-shown").slice(0, 3)).toEqual(["15", "-2", "-220.00"]),
    );
    await expect(readTotals(canvasElement)).toEqual(["220.00", "-220.00"]);
    // 61.6667 rounded to paise.
    await enter("101");
    await waitFor(() => expect(readTotals(canvasElement)).toEqual(["220.00", "61.67", "-158.33"]));
    await enter("Wheel");
    await enter("1");
    await waitFor(() => expect(readTotals(canvasElement)).toEqual(["220.00", "61.67", "–"]));
    await accept();
    await expect(await canvas.findByText(/^Stock Count .* was posted\.$/)).toBeVisible();
    const [sentBody, key] = onPost.mock.calls[0] ?? [];
    await expect(sentBody).toEqual({
      ...{ clientId: key, date: "2026-11-21", locationId: 1 },
      lines: [
        { itemId: 31, counted: 13 },
        { itemId: 32, counted: 101 },
        { itemId: 33, counted: 1 },
      ],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * A listed item must be counted in its own line: the same item in a line below is refused. A count
 * of 0 means all are missing; an empty count means not counted.
 */
export const CountedTwice: Story = {
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas);
    await enter("0");
    await enter("");
    await enter("Cotton");
    await enter("2");
    await accept();
    await expect(
      await canvas.findByText("List each item once in a count, with its whole quantity."),
    ).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Remove line 3" }));
    await waitFor(() => expect(readTotals(canvasElement)).toEqual(["1,650.00", "-1,650.00"]));
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await canvas.findByText(/was posted\.$/);
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ lines: [{ itemId: 31, counted: 0 }] });
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * Counted items are listed with the place's items; values that aren't changed are sent as they
 * were.
 */
export const CountCorrected: Story = {
  args: { corrects: 7 },
  parameters: {
    server: createVoucherServer({
      onPost,
      entered: {
        ...{ voucherId: 7, documentId: 4, voucherNo: "CNT/3" },
        stockCounts: { date: "2026-11-20", locationId: 1, lines: [{ itemId: 32, counted: 98 }] },
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { name: "Correct Stock Count CNT/3" })).toBeVisible();
    const [, swabs = document.body] = canvas.getAllByRole("textbox", { name: "Counted" });
    await expect(swabs).toHaveValue("98");
    await expect(readTotals(canvasElement)).toEqual(["123.33", "-123.33"]);
    await userEvent.click(swabs);
    await userEvent.keyboard("{Control>}a{/Control}99");
    await accept();
    await canvas.findByText(/was corrected\.$/);
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      ...{ date: "2026-11-20", locationId: 1, lines: [{ itemId: 32, counted: 99 }] },
    });
  },
};

/**
 * Balances as an accountant writes them; the excess of debits over credits is shown before posting.
 */
export const BalancesByKeyboard: Story = {
  render: (args) => <OpeningBalances {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "Lines of the Opening Balances" });
    await userEvent.click(findFirstField(canvas, "Account"));
    await enter("Bank Cu");
    // Enter skips the credit of a line that has a debit; without a debit, no credit is proposed.
    for (const text of ["5,00,000", "Malabar", "", "120000.50"]) await enter(text);
    await waitFor(() =>
      expect(listTexts(canvasElement, ".vb-lines-foot .vb-num")).toEqual(["5,00,000.00", "1,20,000.50"]),
    );
    await expect(readTotals(canvasElement)).toEqual(["3,79,999.50 Cr"]);
    await accept();
    await canvas.findByText(/^Opening Balances .* was posted\.$/);
    const [sentBody, key] = onPost.mock.calls[0] ?? [];
    await expect(sentBody).toEqual({
      ...{ clientId: key, date: "2026-04-01" },
      balances: [
        { accountId: 102, debit: 500000 },
        { accountId: 27, credit: 120000.5 },
      ],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/** Goods with their value; a user who knows the rate types a multiplication. */
export const StockByKeyboard: Story = {
  render: (args) => <OpeningStock {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "Lines of the Opening Stock" });
    await userEvent.click(findFirstField(canvas, "Item"));
    for (const text of ["Cotton", "Main G", "10", "10*42.50"]) await enter(text);
    await waitFor(() => expect(listTexts(canvasElement, ".vb-line-shown")[0]).toBe("42.50"));
    await expect(readTotals(canvasElement)).toEqual(["425.00 Cr"]);
    await accept();
    await canvas.findByText(/^Opening Stock .* was posted\.$/);
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      date: "2026-04-01",
      stock: [{ itemId: 31, locationId: 1, quantity: 10, value: 425 }],
    });
    await userEvent.keyboard("{Escape}");
  },
};

const SAMPLE_OPENING = {
  date: "2026-04-01",
  balances: [{ accountId: 102, debit: 500 }],
  stock: [{ itemId: 31, locationId: 1, quantity: 10, value: 425 }],
};

/**
 * An opening voucher with balances and stock has a form for each; the part of the other form is
 * sent back unchanged.
 */
export const OpeningCorrected: Story = {
  args: { corrects: 7 },
  render: (args) => <OpeningCorrection {...args} />,
  parameters: {
    server: createVoucherServer({
      onPost,
      entered: { voucherId: 7, documentId: 7, voucherNo: "OPN/1", openings: SAMPLE_OPENING },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Correct Opening Balances OPN/1" });
    await userEvent.click(canvas.getByRole("tab", { name: "Opening Stock" }));
    await canvas.findByRole("heading", { name: "Correct Opening Stock OPN/1" });
    await userEvent.click(findFirstField(canvas, "Quantity"));
    await userEvent.keyboard("{Control>}a{/Control}12");
    await accept();
    await canvas.findByText(/was corrected\.$/);
    await expect(onPost.mock.calls[0]?.[0]).toEqual({
      ...SAMPLE_OPENING,
      stock: [{ itemId: 31, locationId: 1, quantity: 12, value: 425 }],
    });
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await begin(canvas);
    await enter("13");
  },
};
