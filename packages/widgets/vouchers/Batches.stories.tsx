import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { voucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { PurchaseVoucher } from "./PurchaseVoucher.tsx";
import { SaleVoucher } from "./SaleVoucher.tsx";

const onPost = fn();
const meta: Meta<typeof PurchaseVoucher> = {
  title: "Vouchers/Batches",
  component: PurchaseVoucher,
  args: { heading: 1 },
  parameters: { server: voucherServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof PurchaseVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function enterAll(...values: readonly string[]) {
  for (const each of values) await enter(each);
}

/** Batch and expiry have their columns once an item is chosen that keeps batches; Enter goes past them in the lines of others. */
export const Purchase: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Supplier" }));
    await enter("Malabar");
    await enter("MS/1181");
    await userEvent.click(canvas.getByRole("combobox", { name: "To" }));
    await enter("Main G");
    await expect(canvas.queryByRole("columnheader", { name: "Batch" })).toBeNull();
    await userEvent.click(firstItem(canvas));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Item" })).toHaveFocus());
    await enterAll("Paracetamol", "10", "", "20", "", "", "PCM-0426");
    await expect(canvas.getByRole("columnheader", { name: "Batch" })).toBeVisible();
    await userEvent.keyboard("31122027");
    const batches = canvas.getAllByRole("textbox", { name: "Batch" });
    await expect(batches[0]).toHaveValue("PCM-0426");
    await userEvent.click(firstItem(canvas));
    await waitFor(() => expect(canvas.getAllByRole("combobox", { name: "Item" })[0]).toHaveFocus());
    // From its tax to the next line, whose list lies over the rest.
    await enterAll("Gauze", "10", "", "90", "", "");
    await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("combobox"));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getAllByRole("textbox", { name: "Batch" })[1]).toHaveValue("");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/is posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({
      lines: [
        { itemId: 34, quantity: 10, unitPrice: 20, batch: "PCM-0426", expiresOn: "2027-12-31" },
        { itemId: 32, quantity: 10, unitPrice: 90 },
      ],
    });
    await userEvent.keyboard("{Escape}");
  },
};

/** That goods would be of a batch that has expired is said before it is posted, in the language of the page. */
export const Expired: Story = {
  render: (args) => <SaleVoucher {...args} />,
  parameters: {
    server: voucherServer({
      onPost,
      warning: "Batch PCM-0426 of Paracetamol Syrup 60 ml expired on 31-10-2026.",
    }),
    locale: "hi-IN",
  },
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole("combobox", { name });
    await userEvent.click(await canvas.findByRole("combobox", { name: "ग्राहक" }));
    for (const text of ["Asw", "B2C", "Main G"]) await enter(text);
    await userEvent.click(canvas.getAllByRole("textbox", { name: "आइटम" })[0] ?? document.body);
    await waitFor(() => expect(field("आइटम")).toHaveFocus());
    await enterAll("Paracetamol", "5", "");
    await expect(
      await canvas.findByText("Paracetamol Syrup 60 ml का बैच PCM-0426 31-10-2026 को समाप्त हो चुका है।"),
    ).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
  },
};

function firstItem(canvas: Canvas) {
  return canvas.getAllByRole("textbox", { name: "Item" })[0] ?? document.body;
}
