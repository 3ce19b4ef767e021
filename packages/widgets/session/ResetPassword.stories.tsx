import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { VanbookProvider } from "../provider/VanbookProvider.tsx";
import { ResetPassword } from "./ResetPassword.tsx";
import { type StoryAnswer, storyClient } from "../fixtures/story-client.ts";

const meta: Meta<typeof Page> = { title: "Session/ResetPassword", component: Page, args: { onDone: fn() } };
export default meta;
type Story = StoryObj<typeof Page>;

/** Nothing is sent while a field is empty or the two new ones differ. */
export const Refused: Story = {
  args: { answer: "never" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Reset Password" }));
    await page.findByText("All fields are required.");
    await expect(field(canvasElement, "Current Password")).toHaveFocus();
    await fill(canvasElement, "old", "new-one", "new-two");
    await page.findByText("New password and confirm password do not match.");
    await expect(field(canvasElement, "Confirm Password")).toHaveFocus();
  },
};

/** The server refuses: the documented words, and what the server said. */
export const Wrong: Story = {
  args: { answer: { refuses: "The current password is wrong." } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(canvasElement, "old", "new-one", "new-one");
    await page.findByText("Password reset failed.");
    await page.findByText("The current password is wrong.");
  },
};

/** The server fails. */
export const Failing: Story = {
  args: { answer: "fails" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(canvasElement, "old", "new-one", "new-one");
    await page.findByText("An error occurred while resetting the password.");
  },
};

/** No answer comes. */
export const NoAnswer: Story = {
  args: { answer: "gone" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(canvasElement, "old", "new-one", "new-one");
    await page.findByText("No response received from the server.");
  },
};

/** Done: the message is seen, then the host signs out. */
export const Done: Story = {
  args: { answer: [{}] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await fill(canvasElement, "old", "new-one", "new-one");
    await page.findByText("Password successfully updated. Logging you out...");
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
};

function field(canvas: HTMLElement, label: string): HTMLElement {
  return within(canvas).getByLabelText(label, { selector: "input" });
}

async function fill(canvas: HTMLElement, current: string, next: string, confirm: string) {
  await userEvent.clear(field(canvas, "Current Password"));
  await userEvent.type(field(canvas, "Current Password"), current);
  await userEvent.type(field(canvas, "New Password"), next);
  await userEvent.type(field(canvas, "Confirm Password"), `${confirm}{Enter}`);
}

function Page({ answer, onDone }: { answer: StoryAnswer; onDone: () => void }) {
  const [client] = useState(() => storyClient({ "/api/resetpassword": answer }));
  return (
    <VanbookProvider client={client} scheme="light">
      <ResetPassword userId={1} onDone={onDone} />
    </VanbookProvider>
  );
}
