import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createHeldServer } from "../../fixtures/vouchers/held-server.ts";
import { enter } from "../../fixtures/vouchers/enter.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { HeldDocuments } from "./HeldDocuments.tsx";

const onPost = fn();
const onDiscard = fn();
const meta: Meta<typeof HeldDocuments> = {
  title: "Reports/Documents to Settle",
  tags: ["whole"],
  component: HeldDocuments,
  args: { heading: 1 },
  parameters: { server: createHeldServer({ onPost, onDiscard }) },
  beforeEach: () => {
    onPost.mockClear();
    onDiscard.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof HeldDocuments>;

/** The form has the known values; the rest is typed, and the voucher is posted. */
export const Posted: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Documents to Settle");
    await expect(readCells(row).slice(1, 6)).toEqual([
      ...["05-10-2026", "Purchase", "Malabar Surgicals", "ASA/1180", "1,180.00"],
    ]);
    if (row) await userEvent.click(row);
    const form = within(await screen.findByRole("form", { name: "Purchase Voucher" }));
    await expect(form.getByRole("textbox", { name: /Invoice No/ })).toHaveValue("ASA/1180");
    await waitFor(() =>
      expect(form.getByRole("combobox", { name: /Supplier/ })).toHaveValue("Malabar Surgicals"),
    );
    await userEvent.click(form.getByRole("combobox", { name: /^To/ }));
    for (const text of ["Main G", "", "", "", "Gauze"]) await enter(text);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText(/Purchase Voucher PUR\/26-27\/7 of ₹1,180.00 was posted./);
    const [id, sentBody] = onPost.mock.calls[0] as [number, { purchases: object }];
    await expect(id).toBe(7);
    await expect(sentBody.purchases).toMatchObject({
      ...{ date: "2026-10-05", supplierId: 27, supplierInvoiceNo: "ASA/1180", amount: 1180 },
      lines: [{ quantity: 1, unitPrice: 1000, taxRate: 18 }],
    });
  },
};

/** Discarding asks first, and for the reason. */
export const Discarded: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Documents to Settle");
    if (row) await userEvent.click(row);
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Discard this document?" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Entered twice");
    await userEvent.click(dialog.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(onDiscard).toHaveBeenCalledWith(7, "Entered twice"));
  },
};

export const Empty: Story = {
  tags: ["!whole"],
  parameters: { server: createHeldServer({ isEmpty: true }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/Nothing to settle/);
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("Malabar Surgicals");
  },
};
