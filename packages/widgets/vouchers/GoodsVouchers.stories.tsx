import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { waitForAnswers } from "../fixtures/answers-under-way.ts";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { DamageVoucher } from "../generated/components/DamageVoucher.ts";
import { OrderVoucher } from "../generated/components/OrderVoucher.ts";
import { PurchaseVoucher } from "../generated/components/PurchaseVoucher.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";
import { VanLoadVoucher } from "../generated/components/VanLoadVoucher.ts";

const onPost = fn();
const onPrice = fn();
const meta: Meta<typeof SaleVoucher> = {
  title: "Vouchers/Goods",
  tags: ["whole"],
  component: SaleVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ onPost, onPrice }) },
  beforeEach: () => {
    onPost.mockClear();
    onPrice.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof SaleVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Types a line's item and quantity, then `more` into the fields that follow. */
async function enterLine(item: string, quantity: string, ...more: readonly string[]) {
  await enter(item);
  await enter(quantity);
  for (const each of more) await enter(each);
}

async function focusOn(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole("combobox", { name }));
}

interface Sent {
  clientId: string;
}

/** The labels and figures of the totals under the lines. */
function readTotals(canvasElement: HTMLElement) {
  const rows = canvasElement.querySelectorAll(".vb-voucher-totals > div");
  return [...rows].map((row) => [...row.children].map(({ textContent }) => textContent).join(" "));
}

const readTotal = (canvasElement: HTMLElement) => readTotals(canvasElement).at(-1);

/**
 * Only by keyboard. 12 × 280.00 = 3,360.00 at 5 %, 2 × 7,450.50 = 14,901.00 at 12 %; tax 168.00 +
 * 1,788.12.
 */
export const Sale: Story = {
  tags: ["!whole"],
  play: async ({ canvas, canvasElement }) => {
    await focusOn(canvas, "Customer");
    for (const text of ["Asw", "B2C", "Main G", "", "", "", ""]) await enter(text);
    await enterLine("Cotton", "10+2", "1", "");
    await enterLine("Wheel", "2", "");
    await waitFor(() =>
      expect(readTotals(canvasElement)).toEqual([
        "Taxable 18,261.00",
        "CGST 978.06",
        "SGST 978.06",
        "Total 20,217.12",
      ]),
    );
    const shownTexts = [...canvasElement.querySelectorAll(".vb-line-shown")].map(
      ({ textContent }) => textContent,
    );
    await expect(shownTexts.slice(0, 8)).toEqual([
      "280.00",
      "3,360.00",
      "5%",
      "3,528.00",
      "7,450.50",
      "14,901.00",
      "12%",
      "16,689.12",
    ]);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    const [sentBody, key] = onPost.mock.calls[0] ?? [];
    await expect(sentBody).toEqual({
      clientId: key,
      date: "2026-11-21",
      customerId: 14,
      seriesId: 8,
      locationId: 1,
      payment: "credit",
      lines: [
        { itemId: 31, quantity: 12, freeQuantity: 1 },
        { itemId: 33, quantity: 2 },
      ],
    });
    // The posted bill is the last one that was priced.
    const { clientId: _clientId, ...bill } = sentBody as Readonly<Record<string, unknown>>;
    await expect(onPrice.mock.calls.at(-1)?.[0]).toEqual(bill);
    await userEvent.keyboard("{Escape}");
    // The next bill of the day has the same place and series.
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "From" })).toHaveValue("Main Godown"));
    await expect(canvas.getByRole("combobox", { name: "Customer" })).toHaveValue("");
  },
};

/**
 * Alt+2 starts a copy of the last posted voucher, with its own id; Alt+R copies only the narration.
 */
export const Repeated: Story = {
  render: (args) => <OrderVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await focusOn(canvas, "Customer");
    for (const text of ["Asw", "", "", ""]) await enter(text);
    await enterLine("Cotton", "10", "");
    await enter("");
    await userEvent.keyboard("By telephone{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await userEvent.keyboard("{Alt>}r{/Alt}");
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Narration", hidden: true })).toHaveValue("By telephone"),
    );
    await userEvent.keyboard("{Alt>}2{/Alt}");
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total 2,940.00"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(onPost).toHaveBeenCalledTimes(2));
    const [[first], [second]] = onPost.mock.calls as [[Sent], [Sent]];
    await expect({ ...second, clientId: first.clientId }).toEqual(first);
    await expect(second.clientId).not.toBe(first.clientId);
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * Rows pasted from a spreadsheet: names choose the items; a name that isn't in the list is
 * reported.
 */
export const Pasted: Story = {
  tags: ["!whole"],
  render: (args) => <OrderVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await focusOn(canvas, "Customer");
    for (const text of ["Asw", "", "", ""]) await enter(text);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    await userEvent.paste("Cotton Roll 500 g\t10\nwheelchair\t2\nSplint\t4\n");
    await expect(await canvas.findByText("Not in the list: Splint.")).toBeVisible();
    // 10 × 294.00 and 2 × 8,344.56; the line without an item is not priced.
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total 19,629.12"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("Item is required.")).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
  },
};

/** While one line is incomplete, the others stay priced. */
export const HalfALine: Story = {
  render: (args) => <OrderVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await focusOn(canvas, "Customer");
    for (const text of ["Asw", "", "", ""]) await enter(text);
    await enterLine("Cotton", "10", "");
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total 2,940.00"));
    await enter("Wheel");
    await userEvent.keyboard("x");
    // Edits elsewhere are priced without that line.
    await userEvent.type(canvas.getByRole("textbox", { name: "Narration" }), "For Onam");
    await waitFor(() =>
      expect(onPrice).toHaveBeenLastCalledWith(
        expect.objectContaining({ narration: "For Onam", lines: [expect.objectContaining({ itemId: 31 })] }),
      ),
    );
    await waitForAnswers();
    await expect(readTotal(canvasElement)).toBe("Total 2,940.00");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(
      await canvas.findByText("Enter Quantity as a number of Nos. This item has no larger unit."),
    ).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
  },
};

/** In a field with few choices, typing a letter chooses; cash needs the account that it goes to. */
export const PaidAtOnce: Story = {
  play: async ({ canvas }) => {
    await focusOn(canvas, "Customer");
    for (const text of ["Asw", "B2C", "Main G", "Cash", ""]) await enter(text);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Paid Into" })).toHaveFocus());
    for (const text of ["", "", ""]) await enter(text);
    await enterLine("Cotton", "1", "");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("Choose where the cash goes, or whose bill it is.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Paid Into" })).toHaveFocus());
    await userEvent.keyboard("Main{Enter}");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ payment: "cash", cashAccountId: 101 });
    await userEvent.keyboard("{Escape}");
  },
};

/** The empty field shows the customer's State; another one is chosen by name or number. */
export const DeliveredElsewhere: Story = {
  play: async ({ canvas }) => {
    const place = await canvas.findByRole("combobox", { name: "Place of Supply" });
    await expect(place).toHaveAttribute("placeholder", "The customer's State");
    await focusOn(canvas, "Customer");
    for (const text of ["Asw", "B2C", "Main G"]) await enter(text);
    await waitFor(() => expect(place).toHaveAttribute("placeholder", "Kerala"));
    await userEvent.click(place);
    await enter("tamil");
    await waitFor(() => expect(place).toHaveValue("Tamil Nadu (33)"));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    await enterLine("Gauze", "5", "");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ customerId: 14, placeOfSupply: "33" });
    await userEvent.keyboard("{Escape}");
  },
};

/** A warning is shown before posting. */
export const Warned: Story = {
  parameters: {
    server: createVoucherServer({
      onPost,
      warning: { message: "Aswathy Medicals has no GSTIN, but the bill is B2B." },
    }),
  },
  play: async ({ canvas }) => {
    await focusOn(canvas, "Customer");
    for (const text of ["Asw", "B2B", "Main G"]) await enter(text);
    await userEvent.click(canvas.getAllByRole("textbox", { name: "Item" })[0] ?? document.body);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    await enterLine("Gauze", "5", "");
    await expect(
      await canvas.findByText("Aswathy Medicals has no GSTIN, but the bill is B2B."),
    ).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
  },
};

/** As on the printed invoice: 10 × 90.00 at 5 %; the server adds the freight. */
export const Purchase: Story = {
  render: (args) => <PurchaseVoucher {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await focusOn(canvas, "Supplier");
    await enter("Malabar");
    await enter("MS/1180");
    await userEvent.click(canvas.getByRole("combobox", { name: "To" }));
    await enter("Main G");
    await userEvent.click(canvas.getAllByRole("textbox", { name: "Item" })[0] ?? document.body);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    await enterLine("Gauze", "10", "", "90", "", "");
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total 945.00"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      supplierId: 27,
      supplierInvoiceNo: "MS/1180",
      locationId: 1,
      lines: [{ itemId: 32, quantity: 10, unitPrice: 90 }],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/** A load goes from a godown to a van; for an unload the two places swap their choices. */
export const VanLoad: Story = {
  render: (args) => <VanLoadVoucher {...args} />,
  play: async ({ canvas }) => {
    await focusOn(canvas, "From");
    await expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
      "Main Godown",
    ]);
    await enter("Main");
    // The next field's list covers the rest.
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await canvas.findByRole("button", { name: /Movement/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Unload" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "From" })).toHaveValue(""));
    await userEvent.click(canvas.getByRole("combobox", { name: "From" }));
    await expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
      "KL-26-A-1180",
      "KL-26-B-2207",
    ]);
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("A document has 1 to 500 lines.")).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("combobox", { name: "From" }));
    for (const text of ["KL-26-A", "Main", ""]) await enter(text);
    await enterLine("Cotton", "3");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    // The next van is unloaded into the same godown.
    await waitFor(() => expect(canvas.getByRole("button", { name: /Movement/ })).toHaveTextContent("Unload"));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "To" })).toHaveValue("Main Godown"));
  },
};

export const Damage: Story = {
  render: (args) => <DamageVoucher {...args} />,
  play: async ({ canvas }) => {
    await focusOn(canvas, "From");
    for (const text of ["", "", ""]) await enter(text);
    await enter("Cotton");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("A line needs a quantity above zero.")).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { tags: ["!whole"], parameters: { scheme: "dark" } };
export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await focusOn(canvas, "Customer");
    for (const text of ["Sree", "B2B", "KL-26-A"]) await enter(text);
    await userEvent.click(canvas.getAllByRole("textbox", { name: "Item" })[0] ?? document.body);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    await enterLine("Gauze", "5", "");
    await waitFor(() => expect(readTotal(canvasElement)).toBe("Total 472.50"));
    await userEvent.keyboard("{Escape}");
  },
};
