import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createOriginServer } from "../fixtures/partners/embed-origins.ts";
import { EmbedOrigins } from "./EmbedOrigins.tsx";

const meta: Meta<typeof EmbedOrigins> = {
  title: "Partners/Origins",
  tags: ["whole"],
  component: EmbedOrigins,
  args: { heading: 1 },
  parameters: { server: createOriginServer() },
};
export default meta;
type Story = StoryObj<typeof EmbedOrigins>;

const page = within(document.body);
const onWrite = fn();

/** An origin that requested pages is allowed with one press, and moves to the allowed origins. */
export const Allowed: Story = {
  parameters: { server: createOriginServer({ onWrite }) },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    const words = "Asked 12 times since 21-11-2026 10:32, last on 21-11-2026 11:58, with the key Portal";
    await expect(await canvas.findByText(words)).toBeVisible();
    await userEvent.dblClick(canvas.getByRole("button", { name: "Allow https://shop.partner.example" }));
    await expect(
      await canvas.findByRole("button", { name: "Remove https://shop.partner.example" }),
    ).toBeVisible();
    await expect(canvas.queryByText(words)).toBeNull();
    await expect(onWrite.mock.calls).toEqual([["POST", "https://shop.partner.example"]]);
  },
};

/**
 * Capital letters and a final slash are corrected; text that isn't an origin is refused with the
 * server's message and kept in the field.
 */
export const Typed: Story = {
  tags: ["!whole"],
  parameters: { server: createOriginServer({ onWrite }) },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    const field = await canvas.findByRole("textbox", { name: /^Origin/ });
    await userEvent.type(field, "portal{Enter}");
    await expect(await canvas.findByText(/^An origin is https:\/\/host/)).toBeVisible();
    await expect(field).toHaveValue("portal");
    await userEvent.clear(field);
    await userEvent.type(field, "https://Portal.Kollam.example/{Enter}");
    await waitFor(() => expect(field).toHaveValue(""));
    await expect(onWrite).toHaveBeenLastCalledWith("POST", "https://portal.kollam.example");
  },
};

export const Removed: Story = {
  parameters: { server: createOriginServer({ onWrite }) },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await userEvent.click(
      await canvas.findByRole("button", { name: "Remove https://portal.partner.example" }),
    );
    const question = within(await page.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(canvas.queryByText("https://portal.partner.example")).toBeNull());
    await expect(onWrite.mock.calls).toEqual([["DELETE", 1]]);
  },
};

export const Empty: Story = {
  parameters: { server: createOriginServer({ isEmpty: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No origin is allowed/)).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { server: createOriginServer({ failures: 1 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The origins could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await canvas.findByText("https://portal.partner.example");
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
