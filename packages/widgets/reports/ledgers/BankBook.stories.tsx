import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cashBookServer } from "../../fixtures/reports/cash-books.ts";
import { reportStates } from "../../fixtures/reports/report-states.ts";
import { bodyRows, words } from "../../fixtures/table-rows.ts";
import { BankBook } from "./BankBook.tsx";

const meta: Meta<typeof BankBook> = {
  title: "Reports/Bank Book",
  component: BankBook,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof BankBook>;

const server = cashBookServer("/api/v1/bank-book");

export const Default: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Bank Book");
    await expect(rows.map((row) => words(row)[7])).toEqual(["1,500.50 Dr", "499.75 Cr"]);
  },
};

const states = reportStates(server, { failure: "Failed to fetch the bank book. Please try again." });
export const Empty = { ...states.empty } satisfies Story;
export const Failing = { ...states.failing } satisfies Story;
export const Slow = { ...states.slow } satisfies Story;
export const Narrow = { ...states.narrow } satisfies Story;
export const Dark = { ...states.dark } satisfies Story;
