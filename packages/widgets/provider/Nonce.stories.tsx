import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useState } from "react";
import { useVanbook } from "./use-vanbook.ts";
import { VanbookProvider } from "./VanbookProvider.tsx";

const meta: Meta<typeof Page> = { title: "Provider/Nonce", component: Page };
export default meta;

/** A page that shows a widget's provider, and takes it away. */
function Page() {
  const client = useVanbook();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown((before) => !before)}>
        Provider
      </button>
      {isShown && (
        <VanbookProvider client={client} nonce="c3RyaWN0">
          <p>Here</p>
        </VanbookProvider>
      )}
    </>
  );
}

/** A page under a policy with a nonce: whoever adds a style element finds it, as long as the provider is there. */
export const Told: StoryObj<typeof Page> = {
  play: async ({ canvas }) => {
    const told = () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[property="csp-nonce"]')].map(({ nonce }) => nonce);
    const before = told();
    await userEvent.click(canvas.getByRole("button", { name: "Provider" }));
    await canvas.findByText("Here");
    await expect(told()).toEqual([...before, "c3RyaWN0"]);
    await userEvent.click(canvas.getByRole("button", { name: "Provider" }));
    await expect(told()).toEqual(before);
  },
};
