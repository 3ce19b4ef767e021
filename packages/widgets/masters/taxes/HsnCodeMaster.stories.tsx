import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { hsnServer } from "../../fixtures/hsn-codes.ts";
import { HsnCodeMaster } from "./HsnCodeMaster.tsx";

const meta: Meta<typeof HsnCodeMaster> = {
  title: "Masters/HSN and SAC Codes",
  tags: ["whole"],
  component: HsnCodeMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof HsnCodeMaster>;

export const Created: Story = {
  parameters: { server: hsnServer },
  play: async ({ canvas }) => {
    const getCodeField = () => canvas.getByLabelText(/^HSN\/SAC Code(?!s)/);
    await canvas.findByText("3005");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("HSN/SAC Code is required.")).toBeVisible();
    await userEvent.type(getCodeField(), "30051");
    await expect(await canvas.findByText("HSN/SAC Code must be 4, 6 or 8 digits.")).toBeVisible();
    await userEvent.clear(getCodeField());
    await userEvent.type(getCodeField(), "3005");
    await userEvent.tab();
    await expect(await canvas.findByText("HSN/SAC Code already exists.")).toBeVisible();
    await userEvent.type(getCodeField(), "10{Enter}");
    await expect(await canvas.findByText("HSN/SAC code created successfully")).toBeVisible();
    await expect(await canvas.findByText("300510")).toBeVisible();
  },
};

/** The official description of the typed code, and a warning of one that is not in the list. */
export const OfficialCodes: Story = {
  tags: ["!whole"],
  parameters: { server: hsnServer },
  play: async ({ canvas }) => {
    await canvas.findByText("3005");
    const code = canvas.getByLabelText(/^HSN\/SAC Code(?!s)/);
    await userEvent.type(code, "3004");
    await expect(
      await canvas.findByText("MEDICAMENTS CONSISTING OF MIXED OR UNMIXED PRODUCTS"),
    ).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, "3009");
    await expect(await canvas.findByText("The official list has no such HSN or SAC code.")).toBeVisible();
  },
};
