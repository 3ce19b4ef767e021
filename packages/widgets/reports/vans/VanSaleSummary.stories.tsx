import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Answer } from "@vanbook/sdk";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { FAILURE_PROBLEM, type StoryServer } from "../../fixtures/story-server.ts";
import { VanSaleSummary } from "./VanSaleSummary.tsx";

const meta: Meta<typeof VanSaleSummary> = {
  title: "Reports/VanSale Summary",
  tags: ["whole"],
  component: VanSaleSummary,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof VanSaleSummary>;

const summary: Answer<"vanSales.summary">[number] = {
  CountB2B: 3,
  SumB2BSale: 113196.14,
  CountB2C: 1,
  SumB2CSale: 1800,
  CountCashBill: 2,
  CashBill: 22882.82,
  CountCreditBill: 2,
  CreditBill: 92113.32,
  CountCashReceipt: 1,
  CashReceipt: 5000,
  CountBankReceipt: 0,
  BankReceipt: 0,
  TotalReceiptCount: 1,
  TotalReceiptAmount: 5000,
  TotalBillCount: 4,
  TotalBillAmount: 114996.14,
  TaxAmt: 5476.01,
  NetAmt: 109520.13,
  ExpenseAmt: 9340,
  CashRefund: 500,
  CashBillBank: 1000.5,
  // 22,882.82 − 1,000.50 + 5,000.00 − 9,340.00 − 500.00
  CashInHand: 17042.32,
};
const requests: Record<string, unknown>[] = [];
const answers = {
  "vanSales.summary": [summary],
  "branches.list": [{ BranchId: 1, BranchName: "Thiruvalla" }],
  "users.names": [{ UserID: 2, USERNAME: "Anil Kumar" }],
};
const server: StoryServer = {
  answers,
  onRequest: (path, args) => {
    if (path === "/api/vanSaleSummary") requests.push(args);
  },
};

const createFailingServer = (operation: "vanSales.summary" | "users.names"): StoryServer => ({
  answers,
  setUp: (standIn) => standIn.fail(operation, FAILURE_PROBLEM, "always"),
});

export const Default: Story = {
  tags: ["!whole"],
  parameters: { server },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole("group", { name: "Summary" });
    await expect(
      [...cards.querySelectorAll("dl")].map(({ innerText }) => innerText.split(/\s*\n\s*/)),
    ).toEqual([
      ["B2B", "1,13,196.14", "3 bills"],
      ["B2C", "1,800.00", "1 bill"],
      ["Cash Bill", "22,882.82", "2 bills"],
      ["Credit Bill", "92,113.32", "2 bills"],
      ["Cash Receipt", "5,000.00", "1 receipt"],
      ["Bank Receipt", "0", "0 receipts"],
      ["Total Receipt", "5,000.00", "1 receipt"],
      ["Total Bill", "1,14,996.14", "4 bills"],
      ["Tax Amount", "5,476.01", "Net Amount", "1,09,520.13"],
      ["Expense Amount", "9,340.00"],
      ["Cash In Hand", "17,042.32", "after 500.00 refunded", "excluding 1,000.50 of bills paid into a bank"],
    ]);
    await expect(requests.at(-1)).toEqual({ FromDate: "2026-11-14", ToDate: "2026-11-21" });
  },
};

export const ChosenAndCleared: Story = {
  parameters: { server, query: "from=2026-11-01&to=2026-11-10" },
  play: async ({ canvas }) => {
    await canvas.findByRole("group", { name: "Summary" });
    await userEvent.click(await canvas.findByRole("combobox", { name: "User" }));
    await userEvent.click(await screen.findByRole("option", { name: "Anil Kumar" }));
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({ FromDate: "2026-11-01", ToDate: "2026-11-10", UserID: "2" }),
    );
    const before = requests.length;
    await userEvent.click(canvas.getByRole("button", { name: "Generate" }));
    await waitFor(() => expect(requests).toHaveLength(before + 1));
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(await canvas.findByText("14-11-2026 – 21-11-2026")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "User" })).toHaveValue(""));
  },
};

export const Failing: Story = {
  parameters: { server: createFailingServer("vanSales.summary") },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Failed to load summary data.");
    await expect(canvas.queryByRole("group", { name: "Summary" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Excel" }));
    await expect(await screen.findByText("No data to export.")).toBeVisible();
  },
};

export const UsersFailing: Story = {
  parameters: { server: createFailingServer("users.names") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to load dropdown user.")).toBeVisible();
    await expect(await canvas.findByRole("group", { name: "Summary" })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    server: {
      answers: {
        ...answers,
        "vanSales.summary": [Object.fromEntries(Object.keys(summary).map((name) => [name, 0]))],
      },
    },
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole("group", { name: "Summary" });
    await expect(cards).toHaveTextContent("Cash In Hand0");
  },
};

export const Slow: Story = {
  parameters: { server: { ...server, delay: Infinity } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Preparing Report")).toBeVisible();
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
