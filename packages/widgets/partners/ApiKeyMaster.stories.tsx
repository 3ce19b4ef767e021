import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { keyServer, SAMPLE_SECRET, createSecretServer } from "../fixtures/partners/api-keys.ts";
import { ApiKeyMaster } from "./ApiKeyMaster.tsx";

const meta: Meta<typeof ApiKeyMaster> = {
  title: "Partners/API Keys",
  tags: ["whole"],
  component: ApiKeyMaster,
  args: { heading: 1 },
  parameters: { server: keyServer },
};
export default meta;
type Story = StoryObj<typeof ApiKeyMaster>;

const page = within(document.body);
const onWrite = fn();

/**
 * The list begins with the working keys, and shows where each was last used from and what it may
 * do.
 */
export const Listed: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Portal/ });
    await expect(row).toHaveTextContent("3 operations");
    await expect(row).toHaveTextContent("21-11-2026 10:32 from 203.0.113.7");
    await expect(canvas.queryByText("Trial")).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Ended" }));
    await expect(await canvas.findByRole("row", { name: /Trial.*Expired/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Old portal.*Revoked/ })).toBeVisible();
  },
};

/**
 * Operations are found by their names; empty fields mean no limit; the secret is shown only once.
 */
export const Made: Story = {
  parameters: { server: createSecretServer(onWrite) },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await canvas.findByText("Portal");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("The key needs a name.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Name/), "Shop");
    await userEvent.click(canvas.getByRole("button", { name: /^Operations Everything/ }));
    await userEvent.type(await page.findByRole("searchbox", { name: "Search" }), "customer l");
    await userEvent.click(
      await page.findByRole("option", { name: "customerLedger.report · Customer Ledger" }),
    );
    // The first Escape empties the search, the second closes the list.
    await userEvent.keyboard("{Escape}{Escape}");
    await waitFor(() => expect(page.queryByRole("option", { name: /^customerLedger/ })).toBeNull());
    await expect(await canvas.findByText("customerLedger.report")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Addresses/), "203.0.113.7{Enter}198.51.100.0/24");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    const dialog = within(await page.findByRole("alertdialog", { name: "The secret of the key" }));
    await waitFor(() => expect(dialog.getByLabelText("Secret of Shop")).toHaveValue(SAMPLE_SECRET));
    await expect(onWrite).toHaveBeenCalledWith("/api/v1/api-keys", {
      name: "Shop",
      operations: ["customerLedger.report"],
      addresses: ["203.0.113.7", "198.51.100.0/24"],
      expiresAt: null,
    });
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(page.queryByDisplayValue(SAMPLE_SECRET)).toBeNull());
  },
};

/**
 * Creating a new secret asks how long the old one remains valid; the answer is shown again with the
 * new secret.
 */
export const Rotated: Story = {
  parameters: { server: createSecretServer(onWrite) },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await expect(canvas.getByRole("button", { name: "New Secret" })).toBeDisabled();
    await userEvent.click(await canvas.findByText("Portal"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "New Secret" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "New Secret" }));
    const question = within(await page.findByRole("alertdialog", { name: "A new secret for Portal?" }));
    await userEvent.dblClick(question.getByRole("button", { name: "New Secret" }));
    const secretDialog = within(await page.findByRole("alertdialog", { name: "The secret of the key" }));
    await expect(
      secretDialog.getByText("The previous secret keeps working until 21-11-2026 13:00."),
    ).toBeVisible();
    await expect(onWrite).toHaveBeenCalledTimes(1);
    await expect(onWrite).toHaveBeenCalledWith("/api/v1/api-keys/1/rotate", { minutes: 60 });
  },
};

export const Revoked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Portal"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Revoke" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Revoke" }));
    const question = within(await page.findByRole("alertdialog", { name: "Revoke Portal?" }));
    await expect(question.getByText(/can't be undone/)).toBeVisible();
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server: keyServer, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
