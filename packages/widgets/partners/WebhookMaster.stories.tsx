import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { WEBHOOK_SECRET, createWebhookLogServer, webhookServer } from "../fixtures/partners/webhooks.ts";
import { WebhookMaster } from "./WebhookMaster.tsx";

const meta: Meta<typeof WebhookMaster> = {
  title: "Partners/Webhooks",
  tags: ["whole"],
  component: WebhookMaster,
  args: { heading: 1 },
  parameters: { server: webhookServer },
};
export default meta;
type Story = StoryObj<typeof WebhookMaster>;

const page = within(document.body);
const onWrite = fn();
const open = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(await canvas.findByText(name));
  await waitFor(() => expect(canvas.getByRole("button", { name: "Log" })).toBeEnabled());
};

/**
 * The server refuses an http address, and its message is under the field; event types are found by
 * their subject; the secret is shown once.
 */
export const Made: Story = {
  parameters: { server: createWebhookLogServer({ onWrite }) },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await canvas.findByText("Portal");
    const address = canvas.getByLabelText(/^Address/);
    await userEvent.type(address, "http://partner.example/hook");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(/The address must begin with https:/));
    await userEvent.clear(address);
    await userEvent.type(address, "https://partner.example/hook");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search events" }), "bill");
    const bill = within(canvas.getByRole("group", { name: "Bill" }));
    await userEvent.click(bill.getByRole("checkbox", { name: "Posted" }));
    await userEvent.click(bill.getByRole("checkbox", { name: "Cancelled" }));
    await waitFor(() => expect(canvas.getByText("2 types are sent.")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    const dialog = within(await page.findByRole("alertdialog", { name: "The secret of the endpoint" }));
    await waitFor(() =>
      expect(dialog.getByLabelText("Secret of https://partner.example/hook")).toHaveValue(WEBHOOK_SECRET),
    );
    await expect(onWrite).toHaveBeenLastCalledWith(
      "/api/v1/webhooks",
      expect.objectContaining({
        url: "https://partner.example/hook",
        types: ["bill.posted", "bill.cancelled"],
      }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(page.queryByDisplayValue(WEBHOOK_SECRET)).toBeNull());
  },
};

/**
 * The log is filtered by status; a delivery opens in place with its request and response, and can
 * be sent again.
 */
export const Log: Story = {
  tags: ["!whole"],
  parameters: { server: createWebhookLogServer({ onWrite, failures: 1 }) },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await open(canvas, "Portal");
    await userEvent.click(canvas.getByRole("button", { name: "Log" }));
    const dialog = within(await page.findByRole("dialog", { name: "Deliveries to Portal" }));
    await expect(await dialog.findByText("The deliveries could not be loaded.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    await userEvent.click(await dialog.findByText("RCT/26-27/40"));
    await expect(await dialog.findByText("It answered 503.")).toBeVisible();
    await expect(dialog.getByText("upstream is away")).toBeVisible();
    await expect(await dialog.findByText(/"amount": 1791.06/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Send Again" }));
    await waitFor(() => expect(onWrite).toHaveBeenCalledWith("/api/v1/webhooks/1/deliveries/62/resend", {}));
  },
};

export const EmptyLog: Story = {
  parameters: { server: createWebhookLogServer({ isEmpty: true }) },
  play: async ({ canvas }) => {
    await open(canvas, "Portal");
    await userEvent.click(canvas.getByRole("button", { name: "Log" }));
    await expect(await page.findByText(/^Nothing has been sent yet/)).toBeVisible();
  },
};

/** A test opens the log, where it is the latest delivery. */
export const Tested: Story = {
  parameters: { server: createWebhookLogServer({ onWrite }) },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await open(canvas, "Portal");
    await userEvent.click(canvas.getByRole("button", { name: "Send Test" }));
    await expect(await page.findByText("Webhook endpoint: Tested")).toBeVisible();
    await expect(onWrite).toHaveBeenCalledWith("/api/v1/webhooks/1/test", {});
  },
};

/** An endpoint that was switched off shows the reason, and is turned on again. */
export const SwitchedOff: Story = {
  parameters: { server: createWebhookLogServer({ onWrite }) },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await open(canvas, "Old portal");
    await waitFor(() =>
      expect(canvas.getByText("Switched off since 19-11-2026 12:00: nothing is sent.")).toBeVisible(),
    );
    await expect(canvas.getByText("Nothing could be delivered for three days.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send Test" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Turn On Again" }));
    await waitFor(() => expect(onWrite).toHaveBeenCalledWith("/api/v1/webhooks", { id: 3, active: true }));
  },
};

/** Creating a new secret asks how long deliveries are also signed with the old one. */
export const Rotated: Story = {
  parameters: { server: createWebhookLogServer({ onWrite }) },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await open(canvas, "Portal");
    await userEvent.click(canvas.getByRole("button", { name: "New Secret" }));
    const question = within(await page.findByRole("alertdialog", { name: "A new secret for Portal?" }));
    await userEvent.click(question.getByRole("button", { name: "New Secret" }));
    const secretDialog = within(await page.findByRole("alertdialog", { name: "The secret of the endpoint" }));
    await expect(
      secretDialog.getByText(/also signed with the previous secret until 21-11-2026 13:00/),
    ).toBeVisible();
    await expect(onWrite.mock.calls).toEqual([["/api/v1/webhooks/1/rotate", { minutes: 60 }]]);
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server: webhookServer, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
