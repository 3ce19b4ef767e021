import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { VanbookProvider } from "../VanbookProvider.tsx";
import { DashboardCards } from "./DashboardCards.tsx";
import { DashboardRangePicker } from "./DashboardRangePicker.tsx";
import type { DashboardRange } from "./dashboard-range.ts";
import { createStoryClient, type StoryClientAnswers } from "../fixtures/story-client.ts";

const meta: Meta<typeof Dashboard> = { title: "Dashboard/Cards", tags: ["whole"], component: Dashboard };
export default meta;
type Story = StoryObj<typeof Dashboard>;

const FIGURE_ANSWERS: StoryClientAnswers = {
  "dashboard.sales": [{ TotalBillAmount: 412860, TotalBillCount: 148 }],
  "dashboard.orders": [{ TotalOrderAmount: 203415.5, TotalOrderCount: 1 }],
  "dashboard.outstanding": [{ Difference: -118240.75, ClosingOutstanding: 2741906.2 }],
  "dashboard.receipts": [{ TotalReceiptAmount: 794619.25, TotalReceiptCount: 71 }],
};

/**
 * The four figures for the week, with a target of five lakh: 412860 is 82.572 %; 794619.25 is 158.9
 * % and fills the bar.
 */
export const Week: Story = {
  tags: ["!whole"],
  args: { answers: FIGURE_ANSWERS },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("₹ 4,12,860.00");
    await page.findByText("83% of ₹ 5,00,000 target");
    await page.findByText("148 bills");
    await page.findByText("1 order");
    await page.findByText("₹ 27,41,906.20");
    await page.findByText("-₹ 1,18,240.75 in these days");
    await page.findByText("71 receipts");
    await expect(await findBar(canvasElement, "Sales")).toHaveAttribute("aria-valuenow", "83");
    await expect(await findBar(canvasElement, "Outstanding")).toHaveAttribute("aria-valuenow", "0");
    await page.findByText("0% of ₹ 5,00,000 target");
    await expect(await findBar(canvasElement, "Receipt")).toHaveAttribute("aria-valuenow", "100");
    await expect(await findBar(canvasElement, "Receipt")).toHaveAttribute(
      "aria-valuetext",
      "159% of ₹ 5,00,000 target",
    );
  },
};

/** Another range has another target: 412860 is 413 % of one lakh. */
export const Today: Story = {
  args: { answers: FIGURE_ANSWERS },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "Today" }));
    await page.findByText("413% of ₹ 1,00,000 target");
  },
};

/** One card fails, the others are shown; Retry loads it. */
export const OneFails: Story = {
  args: {
    answers: {
      ...FIGURE_ANSWERS,
      "dashboard.orders": { failsBefore: [{ TotalOrderAmount: 203415.5, TotalOrderCount: 96 }] },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Error fetching data");
    await page.findByText("148 bills");
    await userEvent.click(await page.findByRole("button", { name: "Retry Order" }));
    await page.findByText("96 orders");
    await expect(page.queryByText("Error fetching data")).toBeNull();
  },
};

/** Before the first response. */
export const Waiting: Story = {
  args: {
    answers: {
      "dashboard.sales": "never",
      "dashboard.orders": "never",
      "dashboard.outstanding": "never",
      "dashboard.receipts": "never",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("heading")).toHaveLength(4);
    await expect(within(canvasElement).queryByRole("progressbar")).toBeNull();
  },
};

/** Dark scheme. */
export const Dark: Story = { args: { answers: FIGURE_ANSWERS, scheme: "dark" } };

interface DashboardProps {
  locale?: string;
  answers: StoryClientAnswers;
  scheme?: "light" | "dark";
}

function Dashboard({ answers, scheme = "light", locale = "en-IN" }: DashboardProps) {
  const [client] = useState(() => createStoryClient(answers));
  const [range, setRange] = useState<DashboardRange>("7");
  return (
    <VanbookProvider
      client={client}
      locale={locale}
      scheme={scheme}
      now={() => new Date("2026-11-21T06:30:00Z")}
    >
      <DashboardRangePicker range={range} onChange={setRange} />
      <DashboardCards range={range} />
    </VanbookProvider>
  );
}

function findBar(canvas: HTMLElement, card: string) {
  return within(canvas).findByRole("progressbar", { name: `${card} against target` });
}
