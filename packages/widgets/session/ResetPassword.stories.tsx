import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { VanbookProvider } from "../VanbookProvider.tsx";
import { ResetPassword } from "./ResetPassword.tsx";
import { type StoryAnswer, createStoryClient } from "../fixtures/story-client.ts";

const meta: Meta<typeof Page> = {
  title: "Session/ResetPassword",
  tags: ["whole"],
  component: Page,
  args: { onDone: fn() },
};
export default meta;
type Story = StoryObj<typeof Page>;

const SAMPLE_KEY = { userId: 1, operations: null, createdAt: "2026-01-05T04:30:00.000Z" };
const OPEN_KEY = { expiresAt: null, lastUsedAt: null, revokedAt: null };
const SAMPLE_KEYS = [
  { id: 1, name: "Nightly export", ...SAMPLE_KEY, ...OPEN_KEY },
  { id: 2, name: "Web shop", ...SAMPLE_KEY, ...OPEN_KEY },
  { id: 3, name: "Another's", ...SAMPLE_KEY, ...OPEN_KEY, userId: 2 },
  { id: 4, name: "Revoked", ...SAMPLE_KEY, ...OPEN_KEY, revokedAt: "2026-02-01T04:30:00.000Z" },
  { id: 5, name: "Expired", ...SAMPLE_KEY, ...OPEN_KEY, expiresAt: "2026-02-01T04:30:00.000Z" },
];

/** Nothing is sent while a field is empty or the two new passwords differ. */
export const Refused: Story = {
  args: { answer: "never" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Reset Password" }));
    await page.findByText("All fields are required.");
    await waitFor(() => expect(getField(canvasElement, "Current Password")).toHaveFocus());
    await fill(canvasElement, "old", "new-word", "new-two");
    await page.findByText("New password and confirm password do not match.");
    await waitFor(() => expect(getField(canvasElement, "Confirm Password")).toHaveFocus());
  },
};

/** The server refuses: the documented text, and the server's message. */
export const Wrong: Story = {
  tags: ["!whole"],
  args: { answer: { refuses: { code: "PASSWORD_WRONG", message: "The current password is wrong." } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(canvasElement, "old", "new-word", "new-word");
    await page.findByText("Password reset failed.");
    await page.findByText("The current password is wrong.");
  },
};

/** The server fails. */
export const Failing: Story = {
  args: { answer: "fails" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(canvasElement, "old", "new-word", "new-word");
    await page.findByText("An error occurred while resetting the password.");
  },
};

/** There is no response. */
export const NoAnswer: Story = {
  args: { answer: "gone" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(canvasElement, "old", "new-word", "new-word");
    await page.findByText("No response received from the server.");
  },
};

/** Done: the message is shown, then the host signs the user out. */
export const Done: Story = {
  args: { answer: [{}] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await fill(canvasElement, "old", "new-word", "new-word");
    await page.findByText("Password successfully updated. Logging you out...");
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/**
 * A user with API keys is asked which of them to keep. Keys of other users and keys that have ended
 * are not listed.
 */
export const WithKeys: Story = {
  args: { answer: [{}], keys: SAMPLE_KEYS, onReset: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("switch", { name: "Keep Nightly export" }));
    await waitFor(() => expect(page.getAllByRole("switch")).toHaveLength(2));
    await fill(canvasElement, "old", "new-word", "new-word");
    await page.findByText("Password successfully updated. Logging you out...");
    await expect(args.onReset).toHaveBeenCalledWith(
      expect.objectContaining({ KeepKeys: [1], NewPassword: "new-word" }),
    );
  },
};

/** Without the list of keys, a user learns that there may be some, since they would all end. */
export const KeysNotRead: Story = {
  tags: ["!whole"],
  args: { answer: "never", keys: "gone" },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert");
    await expect(alert).toHaveTextContent("The list could not be loaded.");
    await expect(within(alert).getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

function getField(canvas: HTMLElement, label: string): HTMLElement {
  return within(canvas).getByLabelText(label, { selector: "input" });
}

async function fill(canvas: HTMLElement, current: string, next: string, confirm: string) {
  await userEvent.clear(getField(canvas, "Current Password"));
  await userEvent.type(getField(canvas, "Current Password"), current);
  await userEvent.type(getField(canvas, "New Password"), next);
  await userEvent.type(getField(canvas, "Confirm Password"), `${confirm}{Enter}`);
}

function Page({ answer, keys, locale = "en-IN", onDone, onReset }: PageProps) {
  const [client] = useState(() =>
    createStoryClient(
      {
        "profile.resetPassword": answer,
        "apiKeys.list": keys === "gone" ? keys : { gives: { data: keys ?? [] } },
      },
      onReset,
    ),
  );
  return (
    <VanbookProvider client={client} locale={locale} scheme="light">
      <ResetPassword userId={1} mayHaveKeys={keys !== undefined} onDone={onDone} />
    </VanbookProvider>
  );
}

interface PageProps {
  locale?: string;
  answer: StoryAnswer;
  keys?: object[] | "gone";
  onDone: () => void;
  /** Called with the body of each request that has one. */
  onReset?: (body: unknown) => void;
}
