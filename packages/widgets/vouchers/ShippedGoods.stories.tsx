import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";

const onPost = fn();
const meta: Meta<typeof SaleVoucher> = {
  title: "Vouchers/Shipped Goods",
  tags: ["whole"],
  component: SaleVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof SaleVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function enterHead(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("combobox", { name: "Customer" }));
  for (const text of ["Asw", "B2C", "Main G"]) await enter(text);
}

async function enterGauze(canvas: Canvas) {
  // A list that is closing still hides what is outside it.
  const [firstItem] = await canvas.findAllByRole("textbox", { name: "Item" });
  await userEvent.click(firstItem ?? document.body);
  for (const text of ["Gauze", "5", ""]) await enter(text);
}

async function chooseReceiver(canvas: Canvas, option: string) {
  await userEvent.click(await canvas.findByRole("button", { name: /Delivered To/ }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

/**
 * The customer's delivery addresses are offered, the place of supply follows from them, and the
 * answer says why.
 */
export const ShippedToAnotherPlace: Story = {
  play: async ({ canvas }) => {
    await enterHead(canvas);
    const place = await canvas.findByRole("combobox", { name: "Place of Supply" });
    await expect(canvas.queryByRole("combobox", { name: "Delivery Address" })).toBeNull();
    await chooseReceiver(canvas, "Another place of the customer");
    await userEvent.click(await canvas.findByRole("combobox", { name: "Delivery Address" }));
    await expect(screen.queryByRole("option", { name: /Clinic of Ranni/ })).toBeNull();
    await userEvent.click(await screen.findByRole("option", { name: "Tenkasi Branch, 4 Railway Road" }));
    await waitFor(() => expect(place).toHaveAttribute("placeholder", "Tamil Nadu"));
    await enterGauze(canvas);
    await expect(await canvas.findByText(/^Place of supply: Tamil Nadu \(33\), where/)).toBeVisible();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    const shipTo = { receiver: "customer", addressId: 62 };
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ customerId: 14, shipTo });
    await userEvent.keyboard("{Escape}");
  },
};

/** A typed address is needed where no address of the customer is chosen; back at the customer's, it is not sent. */
export const ReceivedBySomebodyElse: Story = {
  play: async ({ canvas }) => {
    await enterHead(canvas);
    const place = await canvas.findByRole("combobox", { name: "Place of Supply" });
    await chooseReceiver(canvas, "Somebody else, as the customer directs");
    await enterGauze(canvas);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("Choose a delivery address, or enter one.")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Receiver" }), "Sri Ram Clinic");
    await userEvent.type(canvas.getByRole("textbox", { name: "Ship To Address" }), "Main Road, Tenkasi");
    await userEvent.click(canvas.getByRole("combobox", { name: "Ship To State" }));
    await enter("tamil");
    await expect(place).toHaveAttribute("placeholder", "Kerala");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    const typedAddress = { name: "Sri Ram Clinic", address: "Main Road, Tenkasi", state: "33" };
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ shipTo: { receiver: "other", ...typedAddress } });
    await userEvent.keyboard("{Escape}");
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await chooseReceiver(canvas, "Somebody else, as the customer directs");
    await expect(await canvas.findByRole("textbox", { name: "Ship To Address" })).toBeVisible();
  },
};
