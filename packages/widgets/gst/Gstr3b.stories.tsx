import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createSummaryServer } from "../fixtures/gst-summary.ts";
import { bodyRows, readCells } from "../fixtures/table-rows.ts";
import { Gstr3b } from "./Gstr3b.tsx";

const onPost = fn();
const meta: Meta<typeof Gstr3b> = {
  title: "Finance/GSTR-3B",
  tags: ["whole"],
  component: Gstr3b,
  args: { heading: 1, linkTo: (screen) => ({ href: `/${screen}` }) },
  parameters: { server: createSummaryServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof Gstr3b>;

/** The set-off is posted after a question, as it was proposed. */
export const SetOff: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const lines = await bodyRows(canvas, "Tables 3.1 to 5");
    await expect(readCells(lines[1]).slice(0, 4)).toEqual([
      ...["3.1(d)", "Inward supplies (liable to reverse charge)", "1", "252.06"],
    ]);
    const payments = await bodyRows(canvas, "Payment of the tax");
    await expect(payments.map((row) => readCells(row))).toContainEqual([
      ...["Paid by credit of IGST", "0.00", "153.00", "153.00"],
    ]);
    // 888.06 twice, and 6.30 twice under reverse charge
    await canvas.findByText(/₹1,788\.72 is to be paid in cash/);
    await expect(canvas.getByRole("link", { name: "Enter the payment" })).toHaveAttribute("href", "/payment");
    await userEvent.click(canvas.getByRole("button", { name: "Post the set-off" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Post the set-off" }));
    // 153 + 153 + 546.30 + 546.30
    await question.findByText(/A journal of ₹1,398\.60 dated 31-10-2026/);
    await userEvent.click(question.getByRole("button", { name: "Post" }));
    await canvas.findByText("The set-off was posted by journal JV/26-27/12 of 31-10-2026, ₹1,398.60.");
    await expect(onPost).toHaveBeenCalledWith("2026-10-31", [153, 153, 546.3, 546.3]);
  },
};

export const Documents: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const [outward] = await bodyRows(canvas, "Tables 3.1 to 5");
    if (outward) await userEvent.click(outward);
    const dialog = within(await screen.findByRole("dialog", { name: /^Documents of 3\.1\(a\)/ }));
    await dialog.findByText("PUR/26-27/31");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The vouchers by which the accounts of tax differ are named. */
export const Differing: Story = {
  parameters: { server: createSummaryServer({ isDiffering: true }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Accounts of output tax differ from the return in 1 voucher.");
    const [journal] = await bodyRows(canvas, "Accounts of output tax");
    await expect(readCells(journal)).toEqual(["JV/7", "12-10-2026", "Journal", "18.00", "0.00"]);
    await canvas.findByText("Accounts of input tax agree with the return.");
  },
};

export const Failed: Story = {
  parameters: { server: { ...createSummaryServer(), failing: ["gst.gstr3b"] } },
  play: async ({ canvas }) => {
    await canvas.findByText("The GSTR-3B could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await bodyRows(canvas, "Tables 3.1 to 5");
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("All other input tax");
  },
};
