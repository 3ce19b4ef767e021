import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { type StoryAnswer, createStoryClient, type StoryClientAnswers } from "../../fixtures/story-client.ts";
import { VanbookProvider } from "../../VanbookProvider.tsx";
import { UserAccess } from "./UserAccess.tsx";

const meta: Meta<typeof Page> = { title: "Masters/Sign-in of Users", tags: ["whole"], component: Page };
export default meta;
type Story = StoryObj<typeof Page>;

const SIGN_IN_TIME = "2026-11-20T08:35:00.000Z";
const SAMPLE_USER = {
  RoleName: "Salesman",
  Active: 1,
  mustChangePassword: false,
  sessions: 0,
  lastSignIn: SIGN_IN_TIME,
};
const ACCESS_ANSWER: StoryAnswer = {
  gives: {
    data: [
      {
        ...SAMPLE_USER,
        UserId: 1,
        Name: "Meera Pillai",
        UserName: "meera",
        hasFactor: true,
        needsFactor: true,
        sessions: 2,
      },
      {
        ...SAMPLE_USER,
        UserId: 2,
        Name: "Anil Kumar",
        UserName: "anil",
        hasFactor: true,
        needsFactor: false,
        sessions: 1,
      },
      {
        ...{
          ...SAMPLE_USER,
          UserId: 3,
          Name: "Anu Thomas",
          UserName: "anu",
          hasFactor: false,
          needsFactor: true,
        },
        ...{ mustChangePassword: true, lastSignIn: null },
      },
    ],
  },
};

/** Actions that administrators may take for other users, but not for themselves. */
export const Access: Story = {
  tags: ["!whole"],
  args: {
    answers: {
      "userAccess.list": ACCESS_ANSWER,
      "userAccess.makeLink": { gives: { link: "1.secret", expiresAt: SIGN_IN_TIME } },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Chooses a password at the next sign-in");
    await expect(page.queryByRole("button", { name: "Recovery link: Meera Pillai" })).toBeNull();
    await userEvent.click(await page.findByRole("button", { name: "Recovery link: Anil Kumar" }));
    const window = within(document.body);
    await userEvent.click(await window.findByRole("button", { name: "Recovery link" }));
    await expect(await window.findByLabelText("Link")).toHaveValue(
      "https://vanbook.example/Recover#1.secret",
    );
  },
};

/** The users can't be fetched: the message says so. */
export const Failing: Story = {
  args: { answers: { "userAccess.list": "fails" }, scheme: "dark" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("The users could not be loaded.");
  },
};

interface PageProps {
  answers: StoryClientAnswers;
  scheme?: "light" | "dark";
  locale?: string;
}

function Page({ answers, scheme = "light", locale = "en-IN" }: PageProps) {
  const [client] = useState(() => createStoryClient(answers));
  return (
    <VanbookProvider client={client} locale={locale} scheme={scheme}>
      <UserAccess userId={1} linkPage="https://vanbook.example/Recover" />
    </VanbookProvider>
  );
}
