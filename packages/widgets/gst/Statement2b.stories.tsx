import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createStatementServer } from "../fixtures/statement-2b.ts";
import { bodyRows, readCells } from "../fixtures/table-rows.ts";
import { Statement2b } from "./Statement2b.tsx";

const onDecide = fn();
const onHold = fn();
const meta: Meta<typeof Statement2b> = {
  title: "Finance/GSTR-2B",
  tags: ["whole"],
  component: Statement2b,
  args: { heading: 1 },
  parameters: { server: createStatementServer({ onDecide, onHold }) },
  beforeEach: () => {
    onDecide.mockClear();
    onHold.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof Statement2b>;

/** Each tab has the matches of one result, with their sums. */
export const Matched: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await canvas.findByText("Taxable ₹1,000.00, CGST ₹90.00, SGST ₹90.00, IGST ₹0.00");
    const [row] = await bodyRows(canvas, "Exact");
    await expect(readCells(row).slice(0, 4)).toEqual([
      ...["Malabar Foods", "32AABCM5521F1Z0", "INV/0042/26-27", "05-10-2026"],
    ]);
    await userEvent.click(canvas.getByRole("tab", { name: "Probable (1)" }));
    const [probable] = await bodyRows(canvas, "Probable");
    await expect(probable).toHaveTextContent("Taxable");
    if (probable) await userEvent.click(probable);
    const dialog = within(await screen.findByRole("dialog", { name: "INV/0043/26-27" }));
    await expect(dialog.getByRole("row", { name: /^Taxable/ })).toHaveTextContent("Taxable900.001,000.00");
    await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
    await waitFor(() => expect(onDecide).toHaveBeenCalledWith("accept", [`${"0".repeat(63)}2`]));
    await userEvent.keyboard("{Escape}");
  },
};

/** A missing purchase becomes a document that waits. */
export const Held: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "In 2B only (1)" }));
    const [row] = await bodyRows(canvas, "In 2B only");
    if (row) await userEvent.click(row);
    await userEvent.click(await screen.findByRole("button", { name: "Enter as a purchase" }));
    await screen.findByText("It waits among the documents to settle.");
    await expect(onHold).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
  },
};

export const AllExact: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Accept all exact matches" }));
    await canvas.findByText("1 document was accepted.");
  },
};

export const Empty: Story = {
  tags: ["!whole"],
  parameters: { server: createStatementServer({ isEmpty: true }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/No file of this month was imported/);
  },
};

export const Failed: Story = {
  parameters: { server: { ...createStatementServer(), failing: ["gst.statement2b"] } },
  play: async ({ canvas }) => {
    await canvas.findByText("The GSTR-2B could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await bodyRows(canvas, "Exact");
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("Malabar Foods");
  },
};
