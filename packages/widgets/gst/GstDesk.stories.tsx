import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { createReturnServer } from "../fixtures/gst-returns.ts";
import { bodyRows } from "../fixtures/table-rows.ts";
import { GstDesk } from "./GstDesk.tsx";

const meta: Meta<typeof GstDesk> = {
  title: "Finance/GST Returns",
  tags: ["whole"],
  component: GstDesk,
  args: { heading: 1, linkTo: (screen) => ({ href: `/${screen}` }) },
  parameters: { server: createReturnServer() },
};
export default meta;
type Story = StoryObj<typeof GstDesk>;

/** The errors are counted on their tab, and all tabs show the same month. */
export const Returns: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Tables 4 to 9B");
    await expect(canvas.getByRole("link", { name: "GSTR-2B" })).toHaveAttribute("href", "/statement2b");
    await userEvent.click(await canvas.findByRole("tab", { name: "Errors Before Filing (3)" }));
    await bodyRows(canvas, "Errors Before Filing");
    await userEvent.click(canvas.getByRole("button", { name: "Previous month" }));
    await canvas.findByDisplayValue("09/2026");
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("4A Invoices to registered persons");
  },
};
