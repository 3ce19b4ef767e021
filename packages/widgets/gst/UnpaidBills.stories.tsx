import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Schema } from "@vanbook/sdk";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { StoryServer } from "../fixtures/story-server.ts";
import { bodyRows, readCells } from "../fixtures/table-rows.ts";
import { ACCOUNT_HEADS } from "../fixtures/vouchers/voucher-server.ts";
import { UnpaidBills } from "./UnpaidBills.tsx";

const onPost = fn();

const UNPAID_BILL: Schema<"UnpaidBill"> = {
  ...{ voucherId: 31, supplierId: 27, supplierName: "Malabar Surgicals", number: "ASA/1180" },
  ...{ date: "2026-05-20", value: 1050, unpaid: 630, lastDay: "2026-11-16", returnMonth: "2026-12" },
  ...{ cgst: 15, sgst: 15, igst: 0 },
};

/** Posting the journal of a list empties it. */
function createServer(bills: readonly Schema<"UnpaidBill">[] = [UNPAID_BILL]): StoryServer {
  let toReverse = bills;
  return {
    answers: {
      "accounts.heads": ACCOUNT_HEADS,
      "gst.unpaidBills": ({ date = "" }) => ({ date, toReverse, toReclaim: [] }),
      "gst.reverseUnpaid": ({ accountId, voucherIds, date }) => {
        onPost(accountId, voucherIds);
        toReverse = [];
        return {
          ...{ id: 7, voucherId: 4711, kind: "journal", number: 12, voucherNo: "JV/26-27/12", date },
          ...{ amount: 30, clientId: null, status: "posted", replayed: false, warnings: [] },
        };
      },
    },
  };
}

const meta: Meta<typeof UnpaidBills> = {
  title: "Finance/Bills Unpaid for 180 Days",
  tags: ["whole"],
  component: UnpaidBills,
  args: { heading: 1 },
  parameters: { server: createServer() },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof UnpaidBills>;

/** The tax in proportion to what is unpaid; one journal posts the list. */
export const Posted: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "To reverse");
    await expect(readCells(row)).toEqual([
      ...["Malabar Surgicals", "ASA/1180", "20-05-2026", "1,050.00", "630.00"],
      ...["16-11-2026", "2026-12", "15.00", "15.00", "0.00"],
    ]);
    await userEvent.click(canvas.getByRole("combobox", { name: "Account that keeps the reversed tax" }));
    await userEvent.keyboard("Furniture");
    await userEvent.click(await screen.findByRole("option", { name: "Furniture" }));
    await userEvent.click(canvas.getByRole("button", { name: "Post the journal" }));
    await canvas.findByText("Journal JV/26-27/12 of ₹30.00 was posted.");
    await expect(onPost).toHaveBeenCalledWith(18, [31]);
    await waitFor(() => expect(canvas.queryByText("Malabar Surgicals")).toBeNull());
  },
};

export const Empty: Story = {
  tags: ["!whole"],
  parameters: { server: createServer([]) },
  play: async ({ canvas }) => {
    await canvas.findByText("Nothing to reverse or to claim again.");
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark", server: createServer() },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("Malabar Surgicals");
  },
};
