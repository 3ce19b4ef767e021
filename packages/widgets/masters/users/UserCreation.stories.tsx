import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { makeMasterStates } from "../../fixtures/master-states.ts";
import { userServer } from "../../fixtures/users.ts";
import { UserCreation } from "./UserCreation.tsx";

const meta: Meta<typeof UserCreation> = {
  title: "Masters/User Creation",
  tags: ["whole"],
  component: UserCreation,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof UserCreation>;

const states = makeMasterStates({
  server: userServer,
  title: "User Creation",
  name: "Meera Nair",
  field: "Mobile",
  typed: "9847012346",
  words: {
    empty: "No user records found.",
    noMatch: "No matching user found",
    failedList: "Failed to fetch users",
    failedUpdate: "Update failed",
  },
});

export const RefusedOnPhone: Story = {
  tags: ["!whole"],
  ...states.refused,
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    const { canvas } = context;
    await states.refused.play(context);
    // The form is longer than the window, and its buttons are at the bottom.
    const { top, bottom } = canvas.getByRole("alert").getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Created: Story = {
  parameters: { server: userServer },
  play: async ({ canvas }) => {
    const getField = (label: string) => canvas.getByLabelText(new RegExp(`^${label}`));
    await canvas.findByText("Meera Nair");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    for (const words of [
      "Full Name is required",
      "Valid Email is required",
      "Username is required",
      "Gender is required",
      "Password is required",
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() => expect(getField("Full Name")).toHaveFocus());
    await userEvent.type(getField("Full Name"), "Devika");
    await userEvent.type(getField("Email"), "d @e.in");
    await userEvent.type(getField("Username"), "devi");
    await expect(await canvas.findByText("Valid Email is required")).toBeVisible();
    await userEvent.type(getField("Email"), "d@e.in", { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await userEvent.click(canvas.getByRole("button", { name: /Gender/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Female" }));
    await userEvent.type(getField("Password"), "back");
    await userEvent.tab();
    await expect(await canvas.findByText("Password must have 8 to 200 characters.")).toBeVisible();
    await userEvent.type(getField("Password"), "water-7");
    await userEvent.type(getField("Confirm Password"), "backwater-8");
    await userEvent.tab();
    await expect(await canvas.findByText("Passwords do not match")).toBeVisible();
    await userEvent.type(getField("Confirm Password"), "{Backspace}7{Enter}");
    await expect(await canvas.findByText("User created successfully")).toBeVisible();
    await expect(await canvas.findByText("d@e.in")).toBeVisible();
    await expect(getField("Password")).toHaveValue("");
  },
};

export const Edited: Story = {
  parameters: { server: userServer },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("switch")).toBeNull();
    await userEvent.click(await canvas.findByText("Anil Kumar"));
    await expect(await canvas.findByRole("switch", { name: "Active" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("switch", { name: "Active" }));
    // The existing password is kept.
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("User updated successfully")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Inactive")).toBeNull());
  },
};

export const WithPicture: Story = {
  tags: ["!whole"],
  parameters: { server: userServer },
  play: async ({ canvas }) => {
    await canvas.findByText("Meera Nair");
    const input = canvas.getByLabelText("Choose Profile Image");
    await userEvent.upload(input, new File(["no picture"], "me.png", { type: "image/png" }));
    await expect(await canvas.findByText(/must be a readable PNG, JPEG or WebP/)).toBeVisible();
    const canvasOf = new OffscreenCanvas(40, 40);
    canvasOf.getContext("2d")?.fillRect(0, 0, 40, 40);
    await userEvent.upload(
      input,
      new File([await canvasOf.convertToBlob()], "me.png", { type: "image/png" }),
    );
    const picture = await canvas.findByRole("img", { name: "Profile Image" });
    await expect(picture).toHaveAttribute("src", expect.stringMatching(/^data:image\/png;base64,/));
    await expect(picture.getBoundingClientRect().height).toBeLessThanOrEqual(80);
    await expect(canvas.queryByText(/must be a readable PNG, JPEG or WebP/)).toBeNull();
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server: userServer, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
