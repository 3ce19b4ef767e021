import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { createOutstandingServer } from "../../fixtures/reports/outstanding-bills.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { BillsReceivable } from "./BillsReceivable.tsx";

const meta: Meta<typeof BillsReceivable> = {
  title: "Reports/Bills Receivable",
  tags: ["whole"],
  component: BillsReceivable,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof BillsReceivable>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const server = createOutstandingServer("billsReceivable.report");

export const Default: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Bills Receivable");
    await expect(readCells(rows[0]).slice(0, 13)).toEqual([
      "1",
      "Sree Narayana Surgicals",
      "B2C/1041",
      "01-10-2026",
      "16-10-2026",
      "1,575.00",
      "125.00",
      "1,450.00",
      "36",
      "0.00",
      "0.00",
      "1,450.00",
      "0.00",
    ]);
    await expect(rows[2]).toHaveTextContent("-1,022.50");
    // 1,450 + 315 − 1,022.50; 315 − 1,022.50 is not due.
    await expect(canvas.getAllByText("742.50")[0]).toBeVisible();
    await expect(canvas.getAllByText("-707.50")[0]).toBeVisible();
    for (const label of ["Customer", "Due Date", "Days Overdue", "Not Due", "Over 90 Days"])
      await expect(canvas.getByRole("columnheader", { name: new RegExp(label) })).toBeVisible();
    await userEvent.click(within(rows[0] ?? canvas.getByRole("table")).getByText("B2C/1041"));
    const details = await screen.findByRole("complementary");
    await expect(await within(details).findByText("16-10-2026")).toBeVisible();
  },
};

const reminder = {
  ...{ customerId: 41, name: "Sree Narayana Surgicals", number: "+919847012345", date: "2026-11-21" },
  ...{ amount: 1_765, bills: [], text: "Dear Sree Narayana Surgicals,\nby our books ₹1,765.00 is open" },
  ...{ success: true, message: "Queued for +919847012345." },
};
const onRequest = fn();

/** Opens the first bill, and its reminder. */
async function remind(canvas: Canvas) {
  const [row] = await bodyRows(canvas, "Bills Receivable");
  await userEvent.click(within(row ?? canvas.getByRole("table")).getByText("B2C/1041"));
  await userEvent.click(await screen.findByRole("button", { name: "Remind by WhatsApp" }));
  return within(await screen.findByRole("alertdialog", { name: "Remind Sree Narayana Surgicals" }));
}

const QUEUED_ANSWER = { success: true, message: "Queued for +919847012345.", number: "+919847012345" };

/**
 * A reminder is sent after number and message have been checked; the message sent is the one shown.
 */
export const Reminded: Story = {
  parameters: {
    server: {
      ...server,
      answers: { "reminders.read": reminder, "reminders.send": QUEUED_ANSWER },
      onRequest,
    },
  },
  play: async ({ canvas }) => {
    onRequest.mockClear();
    const dialog = await remind(canvas);
    await expect(await dialog.findByText("This is sent to +919847012345:")).toBeVisible();
    await expect(dialog.getByText(/₹1,765\.00 is open/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await expect(await screen.findByText("The reminder is being sent to +919847012345.")).toBeInTheDocument();
    await expect(onRequest).toHaveBeenCalledWith("/api/v1/reminders/41", {
      language: "en",
      text: reminder.text,
    });
  },
};

/** For a customer without a mobile number the dialog says so, and nothing can be sent. */
export const WithoutNumber: Story = {
  parameters: { server: { ...server, answers: { "reminders.read": { ...reminder, number: null } } } },
  play: async ({ canvas }) => {
    const dialog = await remind(canvas);
    await expect(await dialog.findByText(/has no mobile number/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};
