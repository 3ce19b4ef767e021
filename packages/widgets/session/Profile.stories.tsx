import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { VanbookProvider } from "../VanbookProvider.tsx";
import { Profile } from "./Profile.tsx";
import { MEERA_PROFILE } from "../fixtures/profile.ts";
import { type StoryAnswer, createStoryClient } from "../fixtures/story-client.ts";

const meta: Meta<typeof Page> = { title: "Session/Profile", tags: ["whole"], component: Page };
export default meta;
type Story = StoryObj<typeof Page>;

/** Every documented field; missing values are shown as N/A. */
export const Filled: Story = {
  tags: ["!whole"],
  args: { answer: [MEERA_PROFILE] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const words of [
      "Meera Pillai",
      "meera",
      "12 MG Road",
      "Adoor",
      "9447012345",
      "Company administrator",
    ]) {
      await page.findByText(words);
    }
    await page.findByText("N/A");
  },
};

/** The error is shown, and Retry loads it again. */
export const Failing: Story = {
  args: { answer: { failsBefore: [MEERA_PROFILE] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Failed to fetch data. Please try again.");
    await userEvent.click(await page.findByRole("button", { name: "Retry" }));
    await page.findByText("Meera Pillai");
  },
};

/** Dark scheme, before the response. */
export const Waiting: Story = { args: { answer: "never", scheme: "dark" } };

interface PageProps {
  answer: StoryAnswer;
  scheme?: "light" | "dark";
  locale?: string;
}

function Page({ answer, scheme = "light", locale = "en-IN" }: PageProps) {
  const [client] = useState(() => createStoryClient({ "profile.get": answer }));
  return (
    <VanbookProvider client={client} locale={locale} scheme={scheme}>
      <Profile userId={1} />
    </VanbookProvider>
  );
}
