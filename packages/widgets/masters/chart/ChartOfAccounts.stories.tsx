import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { chartServer } from "../../fixtures/ledger-accounts.ts";
import { ChartOfAccounts } from "./ChartOfAccounts.tsx";

const onParties = fn();
const meta: Meta<typeof ChartOfAccounts> = {
  title: "Masters/Chart of Accounts",
  tags: ["whole"],
  component: ChartOfAccounts,
  args: { heading: 1, onParties },
  parameters: { server: chartServer },
};
export default meta;
type Story = StoryObj<typeof ChartOfAccounts>;

/**
 * Accounts are listed under nature and group, with subtotals; the company's own account is edited,
 * and its opening balances are shown.
 */
export const Tree: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await canvas.findByRole("treegrid", { name: "Chart of Accounts" });
    // 3,87,379.25 + 12,500 + 45,000.
    await expect(canvas.getByText("4,44,879.25 Dr")).toBeVisible();
    await userEvent.click(canvas.getByText("HDFC Bank A/c 50100"));
    await expect(await canvas.findByLabelText(/^Account Name/)).toHaveValue("HDFC Bank A/c 50100");
    await expect(await canvas.findByRole("row", { name: "2025-26 0.00 1,200.00 Dr" })).toBeVisible();
  },
};

export const Fixed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Main Cash"));
    await expect(await canvas.findByText(/^Vouchers post to this account/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Account Name/)).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

export const Parties: Story = {
  play: async ({ canvas }) => {
    onParties.mockClear();
    await userEvent.click(await canvas.findByText("Sundry Debtors (1,250)"));
    await waitFor(() => expect(onParties).toHaveBeenCalledWith(14));
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
