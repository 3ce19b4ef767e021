import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createFilingServer } from "../fixtures/gst-filing.ts";
import { bodyRows, readCells } from "../fixtures/table-rows.ts";
import { GstFiling } from "./GstFiling.tsx";

const onFile = fn();
const meta: Meta<typeof GstFiling> = {
  title: "Finance/Filing",
  tags: ["whole"],
  component: GstFiling,
  args: { heading: 1 },
  parameters: { server: createFilingServer({ onFile }) },
  beforeEach: () => void onFile.mockClear(),
};
export default meta;
type Story = StoryObj<typeof GstFiling>;

/** A filed month shows what has changed, before and now, and where the change goes. */
export const Changed: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await canvas.findByText("GSTR-1 was filed on 11-11-2026 with ARN AA3210260012345.");
    const [change] = await bodyRows(canvas, "Changes since GSTR-1 was filed");
    await expect(readCells(change)).toEqual([
      ...["B2B/26-27/101", "Malabar Stores", "Corrected", "1,180.00", "2,360.00", "180.00", "360.00"],
      "GSTR-1A of 10/2026",
    ]);
  },
};

/** A due return is marked as filed with the portal's number. */
export const Marked: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const [dueReturn] = await bodyRows(canvas, "Due returns");
    await expect(readCells(dueReturn)).toEqual(["GSTR-3B", "10/2026", "20-11-2026"]);
    if (dueReturn) await userEvent.click(dueReturn);
    const dialog = within(await screen.findByRole("dialog", { name: "GSTR-3B of 10/2026 was filed" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "ARN of the portal" }), "aa3210260099999");
    await userEvent.click(dialog.getByRole("button", { name: "Mark as filed" }));
    await waitFor(() => expect(onFile).toHaveBeenCalledWith("GSTR-3B", "2026-10", "AA3210260099999"));
    await canvas.findByText(/^GSTR-3B was filed on .* with ARN AA3210260099999\.$/);
  },
};

export const Failed: Story = {
  parameters: { server: { ...createFilingServer(), failing: ["gst.filedReturns"] } },
  play: async ({ canvas }) => {
    await canvas.findByText("The returns could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await bodyRows(canvas, "Due returns");
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findAllByText("B2B/26-27/101");
  },
};
