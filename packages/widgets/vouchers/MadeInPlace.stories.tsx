import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createMakingServer } from "../fixtures/vouchers/making-server.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";

const onMake = fn();
const onPost = fn();
const meta: Meta<typeof SaleVoucher> = {
  title: "Vouchers/Made in place",
  tags: ["whole"],
  component: SaleVoucher,
  args: { heading: 1 },
  parameters: { server: createMakingServer({ onMake, onPost }) },
  beforeEach: () => {
    onMake.mockClear();
    onPost.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof SaleVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Types a customer's name. */
async function type(canvas: Canvas, name: string) {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Narration" }), "By the afternoon van");
  await userEvent.click(canvas.getByRole("combobox", { name: "Customer" }));
  await screen.findByRole("option", { name: "Aswathy Medicals" });
  await userEvent.keyboard(name);
}

const ALT_C = "{Alt>}c{/Alt}";

/**
 * Alt+C creates a missing customer, chooses it and moves to the next field; the rest of the bill is
 * kept.
 */
export const ByKey: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await type(canvas, "Vijaya Stores");
    await userEvent.keyboard(ALT_C);
    const dialog = within(await screen.findByRole("dialog", { name: "Create customer" }));
    const name = await dialog.findByRole("textbox", { name: "Account Name" });
    await expect(name).toHaveValue("Vijaya Stores");
    await expect(dialog.queryByRole("button", { name: "Delete" })).toBeNull();
    for (const [label, value] of FILLED_FIELDS)
      void fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    await userEvent.type(dialog.getByRole("combobox", { name: /Route/ }), "Punalur");
    await userEvent.click(await screen.findByRole("option", { name: /Punalur/ }));
    for (const [label, option] of CHOSEN_OPTIONS) {
      await userEvent.click(dialog.getByRole("button", { name: new RegExp(label) }));
      await userEvent.click(await screen.findByRole("option", { name: option }));
    }
    // Enter in one of the form's fields submits the form, not the bill behind it.
    await userEvent.type(name, "{Enter}");
    await waitFor(() => expect(onMake).toHaveBeenCalledOnce());
    await expect(onMake.mock.calls[0]?.[0]).toMatchObject({
      AccountParent: 14,
      AccountName: "Vijaya Stores",
      RootId: 2,
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Invoice Series" })).toHaveFocus());
    // The open list hides the elements around it from role queries.
    await expect(canvas.getByDisplayValue("Vijaya Stores")).toBeVisible();
    await expect(canvas.getByDisplayValue("By the afternoon van")).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
  },
};

/** If nothing matches, the list offers to create it; Esc returns the focus, with the typed text. */
export const NotFound: Story = {
  play: async ({ canvas }) => {
    await type(canvas, "Vijaya");
    await userEvent.click(await screen.findByRole("button", { name: "Create customer (Alt+C)" }));
    const dialog = await screen.findByRole("dialog", { name: "Create customer" });
    await within(dialog).findByDisplayValue("Vijaya");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const field = canvas.getByRole("combobox", { name: "Customer" });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toHaveValue("Vijaya"));
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * A chosen customer isn't created again: the form starts empty. A question comes before its entries
 * are discarded.
 */
export const Begun: Story = {
  play: async ({ canvas }) => {
    await type(canvas, "Aswathy");
    await enter("");
    await userEvent.click(canvas.getByDisplayValue("Aswathy Medicals"));
    await userEvent.keyboard(ALT_C);
    const dialog = within(await screen.findByRole("dialog", { name: "Create customer" }));
    await expect(await dialog.findByRole("textbox", { name: "Account Name" })).toHaveValue("");
    await userEvent.type(dialog.getByRole("textbox", { name: "Place" }), "Yeroor{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Place" })).toHaveValue("Yeroor"));
  },
};

/** A user who may not create customers gets no button, and the key does nothing. */
export const WithoutRight: Story = {
  parameters: { server: createMakingServer({ role: 2, onMake }) },
  play: async ({ canvas }) => {
    await type(canvas, "Vijaya");
    await expect(await screen.findByText("Nothing matches")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /Create customer/ })).toBeNull();
    await userEvent.keyboard(ALT_C);
    // If a form could open, the list would close at once.
    await expect(screen.getByText("Nothing matches")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByDisplayValue("Vijaya")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
  },
};

const FILLED_FIELDS = [
  ["Address", "2/11 Market Road"],
  ["Place", "Punalur"],
  ["PIN No", "691305"],
  ["District", "Kollam"],
  ["Phone", "4752270012"],
  ["Mobile Number", "9847012346"],
] as const;

const CHOSEN_OPTIONS = [
  ["Rate Type", "SP"],
  ["Customer Type", "Retail"],
] as const;
