import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { createCashBookServer } from "../../fixtures/reports/cash-books.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { CashBook } from "./CashBook.tsx";

const meta: Meta<typeof CashBook> = {
  title: "Reports/Cash Book",
  tags: ["whole"],
  component: CashBook,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof CashBook>;

const server = createCashBookServer();

export const Default: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Cash Book");
    await expect(readCells(rows[1])).toEqual([
      "2",
      "19-11-2026",
      "Vehicle Fuel",
      "Expense",
      "V/6",
      "0.00",
      "2,000.25",
      "499.75 Cr",
      "Cash with Anil Kumar",
      "Diesel, KL-07-BX-4411",
    ]);
    await expect(canvas.getByText("Opening Balance").parentElement).toHaveTextContent("1,000.00 Dr");
    await expect(canvas.getByText("Closing Balance").parentElement).toHaveTextContent("499.75 Cr");
    await userEvent.click(within(rows[1] ?? canvas.getByRole("table")).getByText("Vehicle Fuel"));
    const details = await screen.findByRole("complementary");
    await expect(await within(details).findByText("Diesel, KL-07-BX-4411")).toBeVisible();
    await expect(within(details).getByText("Payments").parentElement).toHaveTextContent("2,000.25");
  },
};

const requests: string[] = [];
export const OneAccount: Story = {
  parameters: {
    server: {
      ...server,
      onRequest: (path: string, { AccountCode }: { AccountCode?: string }) => {
        if (path === "/api/v1/cash-book" && AccountCode) requests.push(AccountCode);
      },
    },
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Cash Book");
    await userEvent.click(canvas.getByRole("combobox", { name: /Account/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Cash with Anil Kumar" }));
    await waitFor(() => expect(requests).toContain("5"));
  },
};
