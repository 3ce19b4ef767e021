import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createReturnServer } from "../fixtures/gst-returns.ts";
import { itemServer } from "../fixtures/items.ts";
import type { StoryServer } from "../fixtures/story-server.ts";
import { bodyRows, readCells } from "../fixtures/table-rows.ts";
import { GstFaults } from "./GstFaults.tsx";

const openSeries = fn();
const meta: Meta<typeof GstFaults> = {
  title: "Finance/Errors Before Filing",
  tags: ["whole"],
  component: GstFaults,
  args: {
    heading: 1,
    linkTo: (screen) => (screen === "series" ? { href: "/TabSeries", open: openSeries } : undefined),
  },
  parameters: { server: createReturnServer() },
  beforeEach: () => void openSeries.mockClear(),
};
export default meta;
type Story = StoryObj<typeof GstFaults>;

const noFaults: StoryServer = {
  ...createReturnServer(),
  answers: {
    ...createReturnServer().answers,
    "gst.faults": ({ period }) => ({
      ...{ period, kind: "month", from: "2026-10-01", to: "2026-10-31", total: 0, counts: [], faults: [] },
    }),
  },
};

/** What the portal refuses comes first; a document's error opens its voucher. */
export const Listed: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await canvas.findByText("1 error must be corrected, 2 are doubtful.");
    const [wrongItem, wrongValue] = await bodyRows(canvas, "Errors Before Filing");
    await expect(readCells(wrongItem).slice(0, 4)).toEqual([
      ...["To correct", "Rusk has no HSN or SAC code.", "1", "B2B/26-27/101"],
    ]);
    await expect(readCells(wrongValue).slice(4)).toEqual(["1,190.00", "1,180.00"]);
    if (wrongValue) await userEvent.click(wrongValue);
    const dialog = within(await screen.findByRole("dialog", { name: /comes to 1,190\.00/ }));
    await dialog.findByText("Output CGST");
    await closeDialog();
  },
};

/** An error of an item opens the item's form. */
export const CorrectedItem: Story = {
  parameters: { server: { ...createReturnServer(), master: itemServer.master } },
  play: async ({ canvas }) => {
    const [wrongItem] = await bodyRows(canvas, "Errors Before Filing");
    if (wrongItem) await userEvent.click(wrongItem);
    const dialog = within(await screen.findByRole("dialog", { name: "Rusk has no HSN or SAC code." }));
    await dialog.findByText("B2B/26-27/101");
    await userEvent.click(dialog.getByRole("button", { name: "Correct the item" }));
    await screen.findByRole("dialog", { name: "Correct the item" });
  },
};

/** An error of a series leads to the host's screen. */
export const LinkedSeries: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Errors Before Filing");
    if (rows[2]) await userEvent.click(rows[2]);
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("link", { name: "Open the series" }));
    await expect(openSeries).toHaveBeenCalledOnce();
  },
};

export const Narrowed: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Errors Before Filing");
    await userEvent.click(canvas.getByRole("button", { name: "All Show" }));
    await userEvent.click(await screen.findByRole("option", { name: "To correct" }));
    await waitFor(async () => expect(await bodyRows(canvas, "Errors Before Filing")).toHaveLength(1));
  },
};

export const Empty: Story = {
  tags: ["!whole"],
  parameters: { server: noFaults },
  play: async ({ canvas }) => {
    await canvas.findByText("No error was found: the return can be filed.");
  },
};

export const Failed: Story = {
  parameters: { server: { ...createReturnServer(), failing: ["gst.faults"] } },
  play: async ({ canvas }) => {
    await canvas.findByText("The documents could not be checked.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await bodyRows(canvas, "Errors Before Filing");
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("Rusk has no HSN or SAC code.");
  },
};

async function closeDialog() {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}
