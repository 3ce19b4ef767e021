import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { read, utils } from "xlsx";
import { takeFile } from "../../fixtures/taken-file.ts";
import { makeBalanceLine, createTrialBalanceServer } from "../../fixtures/reports/trial-balance-server.ts";
import { ProfitAndLoss } from "./ProfitAndLoss.tsx";

const meta: Meta<typeof ProfitAndLoss> = {
  title: "Reports/Profit & Loss Statement",
  tags: ["whole"],
  component: ProfitAndLoss,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof ProfitAndLoss>;

const server = createTrialBalanceServer();

export const Profit: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const result = await canvas.findByText("Net Profit");
    // 1,500.50 − 1,000.25
    await expect(result.parentElement).toHaveTextContent("Net Profit500.25Profit");
    const income = canvas.getByRole("region", { name: "Income Breakdown" });
    await expect(within(income).getByRole("row", { name: /^Total Income/ })).toHaveTextContent("1,500.50");
    const expenses = canvas.getByRole("region", { name: "Expenses Breakdown" });
    await expect(within(expenses).getByRole("row", { name: /^Total Expenses/ })).toHaveTextContent(
      "1,000.25",
    );
    const group = within(expenses).getByRole("button", { name: "Indirect Expenses" });
    await expect(within(expenses).queryByText("Rent")).toBeNull();
    group.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(group).toHaveAttribute("aria-expanded", "true"));
    await expect(within(expenses).getByRole("row", { name: /^Rent/ })).toHaveTextContent("300.00");
    await userEvent.keyboard(" ");
    await waitFor(() => expect(within(expenses).queryByText("Rent")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Generate Report" }));
    await expect(await canvas.findByText("Net Profit")).toBeVisible();
  },
};

export const Loss: Story = {
  parameters: {
    server: createTrialBalanceServer([
      makeBalanceLine("Income", "Sales Accounts", 3, "Sales", 0, 0, 100.1),
      makeBalanceLine("Expenses", "Indirect Expenses", 6, "Rent", 0, 300.3, 0),
    ]),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText("Net Loss")).parentElement).toHaveTextContent("Net Loss200.20Loss");
  },
};

export const BreakEven: Story = {
  parameters: {
    server: createTrialBalanceServer([
      makeBalanceLine("Income", "Sales Accounts", 3, "Sales", 0, 0, 0.3),
      // With floating point, these would give a profit.
      makeBalanceLine("Expenses", "Indirect Expenses", 6, "Rent", 0, 0.1, 0),
      makeBalanceLine("Expenses", "Indirect Expenses", 7, "Fuel", 0, 0.2, 0),
    ]),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText("Break Even")).parentElement).toHaveTextContent(
      "Break Even0.00Even",
    );
  },
};

export const Excel: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Excel" });
    const { name, file } = await takeFile(() => userEvent.click(button));
    await expect(name).toBe("ProfitAndLoss_2026-10-22_to_2026-11-21.xlsx");
    const book = read(await file.arrayBuffer());
    const sheet = book.Sheets[book.SheetNames[0] ?? ""];
    const lines = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [];
    await expect(lines).toContainEqual(["Total Expenses", 1000.25]);
    await expect(lines).toContainEqual(["Indirect Expenses", 400]);
    await expect(lines).toContainEqual(["Vehicle Fuel", 100]);
    await expect(lines).toContainEqual(["Sales", 1500.5]);
    await expect(lines).toContainEqual(["Net Profit", 500.25]);
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
