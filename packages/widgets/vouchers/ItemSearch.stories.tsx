import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { OrderVoucher } from "../generated/components/OrderVoucher.ts";

const meta: Meta<typeof OrderVoucher> = {
  title: "Vouchers/Item search",
  component: OrderVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ bought: [["2026-11-12", 33]] }) },
};
export default meta;
type Story = StoryObj<typeof OrderVoucher>;

/**
 * An item is also found by its HSN code; before anything is typed, the list begins with the
 * customer's latest purchases.
 */
export const FoundByCode: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Customer" }));
    for (const text of ["Asw", "", "", ""]) await enter(text);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    const listOfferedItems = async () =>
      (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    await waitFor(async () =>
      expect(await listOfferedItems()).toEqual([
        "Wheelchairlast 12-11-2026",
        "Cotton Roll 500 g",
        expect.stringMatching(/^Gauze/),
        "Paracetamol Syrup 60 ml",
      ]),
    );
    await userEvent.keyboard("8713");
    await waitFor(async () => expect(await listOfferedItems()).toEqual(["Wheelchair8713"]));
    await userEvent.keyboard("{Enter}2");
    // 2 × 7,450.50 and 12 %.
    await waitFor(() => expect(canvasElement.querySelector(".vb-total-last")).toHaveTextContent("16,689.12"));
  },
};
