import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createBankBookServer } from "../../fixtures/reports/cash-books.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { BankBook } from "./BankBook.tsx";

const meta: Meta<typeof BankBook> = {
  title: "Reports/Bank Book",
  tags: ["whole"],
  component: BankBook,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof BankBook>;

const server = createBankBookServer();
const onRequest = fn();
/** The requests to mark an entry. */
const listMarkRequests = () => onRequest.mock.calls.filter(([path]) => path === "/api/v1/bank-book/marks");

export const Default: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Bank Book");
    await expect(rows.map((row) => readCells(row).slice(7, 9))).toEqual([
      ["1,500.50 Dr", "20-11-2026"],
      ["499.75 Cr", "–"],
    ]);
    const getFigure = (label: string) => canvas.getByText(label).parentElement;
    await expect(getFigure("Payments Not in Bank")).toHaveTextContent("2,000.25");
    await expect(getFigure("Balance as per Bank")).toHaveTextContent("1,500.50 Dr");
  },
};

/** A bank date is typed next to the entry and saved; another press removes it. */
export const Marked: Story = {
  tags: ["!whole"],
  parameters: { server: { ...server, onRequest } },
  play: async ({ canvas }) => {
    onRequest.mockClear();
    const [, paidRow] = await bodyRows(canvas, "Bank Book");
    await userEvent.click(within(paidRow ?? canvas.getByRole("table")).getByText("Vehicle Fuel"));
    const entry = await screen.findByRole("complementary");
    const form = within(await within(entry).findByRole("form", { name: "Bank Date" }));
    await expect(form.getByRole("button", { name: "Clear" })).toBeDisabled();
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Bank Date is required.")).toBeVisible();
    await userEvent.click(form.getByRole("spinbutton", { name: /day/i }));
    await userEvent.keyboard("20112026");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(listMarkRequests()).toHaveLength(1));
    await expect(listMarkRequests()[0]?.[1]).toEqual({
      marks: [{ voucherId: 6, lineNo: 2, bankDate: "2026-11-20" }],
    });
    await expect(await screen.findByText("In the bank on 20-11-2026.")).toBeInTheDocument();
    await userEvent.click(form.getByRole("button", { name: "Clear" }));
    await waitFor(() =>
      expect(listMarkRequests()[1]?.[1]).toEqual({ marks: [{ voucherId: 6, lineNo: 2, bankDate: null }] }),
    );
  },
};

/**
 * Marking by the bank's statement lists only entries without a bank date; a question comes before
 * typed dates are discarded.
 */
export const ByStatement: Story = {
  parameters: { server: { ...server, onRequest } },
  play: async ({ canvas }) => {
    onRequest.mockClear();
    await bodyRows(canvas, "Bank Book");
    await userEvent.click(await canvas.findByRole("button", { name: "Mark by Statement" }));
    const window = within(await screen.findByRole("alertdialog", { name: "Match with a bank statement" }));
    const [item, ...more] = await window.findAllByRole("listitem");
    await expect(more).toEqual([]);
    await expect(item).toHaveTextContent("Vehicle Fuel");
    await expect(window.getByRole("button", { name: "Save" })).toBeDisabled();
    await userEvent.click(window.getByRole("spinbutton", { name: /day/i }));
    await userEvent.keyboard("20112026");
    await userEvent.click(window.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    await userEvent.click(window.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(listMarkRequests()).toHaveLength(1));
    await expect(await screen.findByText("1 entry is marked as in the bank.")).toBeInTheDocument();
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
