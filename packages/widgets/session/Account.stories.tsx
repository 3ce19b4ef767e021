import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createStoryClient, type StoryClientAnswers } from "../fixtures/story-client.ts";
import { VanbookProvider } from "../VanbookProvider.tsx";
import { FactorSetUp } from "./FactorSetUp.tsx";
import { OwnSessions } from "./OwnSessions.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { SignInNotices } from "./SignInNotices.tsx";

const meta: Meta<typeof Page> = { title: "Session/Account", tags: ["whole"], component: Page };
export default meta;
type Story = StoryObj<typeof Page>;

const onCode = fn();
const FACTOR_KEY = {
  key: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
  uri: "otpauth://totp/Vanbook%20Kairali:meera?issuer=Vanbook%20Kairali&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
};
const RECOVERY_CODES = ["AAAAAA-BBBBBB-CCCCCC-DDDDDD", "EEEEEE-FFFFFF-GGGGGG-HHHHHH"];
const PHONE_DEVICE = { browser: "Chrome", system: "Android", address: "203.0.113.7", place: null };
const OFFICE_DEVICE = { browser: "Firefox", system: "Windows", address: "198.51.100.4", place: "Adoor" };
const SIGN_IN_TIME = "2026-11-20T08:35:00.000Z";

/** Two-step sign-in is off: its purpose, and the button that sets it up. */
export const Off: Story = {
  args: {
    show: SecondFactor,
    answers: {
      "secondFactor.read": { gives: { isOn: false, since: null, codesLeft: 0, isRequired: false } },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Set up a second factor" }));
    const window = within(document.body);
    await userEvent.click(await window.findByRole("button", { name: "Next" }));
    await window.findByText("Current Password is required.");
  },
};

/** Two-step sign-in that the company requires can be replaced, but not turned off. */
export const Required: Story = {
  args: {
    show: SecondFactor,
    answers: {
      "secondFactor.read": { gives: { isOn: true, since: SIGN_IN_TIME, codesLeft: 7, isRequired: true } },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/7 recovery codes left/);
    await expect(page.queryByRole("button", { name: "Turn it off" })).toBeNull();
  },
};

/** The key as a QR code and as text. */
export const SetUp: Story = {
  tags: ["!whole"],
  args: { show: () => <FactorSetUp factor={FACTOR_KEY} onCode={onCode} isSending={false} />, scheme: "dark" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("img", { name: "QR code for the authenticator app" });
    await page.findByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
    await userEvent.type(await page.findByLabelText("Code"), "123456{Enter}");
    await waitFor(() => expect(onCode).toHaveBeenCalledWith("123456"));
  },
};

/** The recovery codes for a lost phone. */
export const Codes: Story = { args: { show: () => <RecoveryCodes codes={RECOVERY_CODES} onKept={fn()} /> } };

/** Two devices; the current one has no button. */
export const Sessions: Story = {
  tags: ["!whole"],
  args: {
    show: OwnSessions,
    answers: {
      "sessions.list": {
        gives: {
          data: [
            { id: 2, ...OFFICE_DEVICE, since: SIGN_IN_TIME, lastSeen: SIGN_IN_TIME, isCurrent: true },
            { id: 1, ...PHONE_DEVICE, since: SIGN_IN_TIME, lastSeen: SIGN_IN_TIME, isCurrent: false },
          ],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Firefox on Windows");
    await expect(page.getAllByRole("button", { name: /^End / })).toHaveLength(2);
  },
};

/** Someone has signed in from an unknown browser. */
export const NewSignIn: Story = {
  args: {
    show: SignInNotices,
    answers: { "sessions.notices": { gives: { data: [{ id: 1, ...PHONE_DEVICE, at: SIGN_IN_TIME }] } } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Chrome on Android, 203\.0\.113\.7, 20-11-2026 14:05/);
  },
};

interface PageProps {
  show: ComponentType;
  answers?: StoryClientAnswers;
  scheme?: "light" | "dark";
  locale?: string;
}

function Page({ show: Show, answers = {}, scheme = "light", locale = "en-IN" }: PageProps) {
  const [client] = useState(() => createStoryClient(answers));
  return (
    <VanbookProvider client={client} locale={locale} scheme={scheme}>
      <Show />
    </VanbookProvider>
  );
}
