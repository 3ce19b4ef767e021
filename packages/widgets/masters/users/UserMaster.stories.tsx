import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { makeMasterStates } from "../../fixtures/master-states.ts";
import { userServer } from "../../fixtures/users.ts";
import { UserMaster } from "./UserMaster.tsx";

const meta: Meta<typeof UserMaster> = {
  title: "Masters/User Master",
  tags: ["whole"],
  component: UserMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof UserMaster>;

const states = makeMasterStates({
  server: userServer,
  title: "User Master",
  name: "Meera Nair",
  field: "Mobile",
  typed: "9847012346",
  words: {
    empty: "No user records found.",
    noMatch: "No matching user found",
    failedList: "Failed to fetch user data",
    failedUpdate: "Update failed",
  },
});

export const ReadOnly: Story = {
  ...states.readOnly,
  play: async (context) => {
    await states.readOnly.play(context);
    await expect(context.canvas.queryByLabelText(/Password/)).toBeNull();
  },
};

/** Required fields are marked; some are required only for a new user. */
export const Marks: Story = {
  parameters: { server: userServer },
  play: async ({ canvas }) => {
    const listRequiredLabels = (): string[] =>
      canvas
        .getAllByText(/^[A-Z]/, { selector: "[data-required] > .vb-label" })
        .map(({ textContent }) => textContent);
    await canvas.findByText("Meera Nair");
    await expect(listRequiredLabels()).toEqual(["Full Name", "Email", "Username", "Gender", "Password"]);
    await userEvent.click(canvas.getByText("Meera Nair"));
    await waitFor(() => expect(listRequiredLabels()).toEqual(["Full Name", "Username"]));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^Zone/ })).toHaveValue("North"));
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /^Branch/ })).toHaveValue("Kottarakkara"),
    );
  },
};

export const Updated: Story = {
  parameters: { server: userServer },
  play: async ({ canvas }) => {
    const getField = (label: string) => canvas.getByLabelText(new RegExp(`^${label}`));
    await userEvent.click(await canvas.findByText("Meera Nair"));
    await userEvent.clear(getField("Email"));
    await userEvent.clear(getField("Username"));
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Name and Username are required")).toBeVisible();
    await waitFor(() => expect(getField("Username")).toHaveFocus());
    await userEvent.type(getField("Username"), "meera.n");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("User updated successfully")).toBeVisible();
  },
};

export const Deleted: Story = {
  parameters: { server: userServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Anil Kumar"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: "Delete Anil Kumar?" });
    await expect(question).toHaveTextContent("Are you sure you want to delete this user?");
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("User deleted successfully")).toBeVisible();
  },
};
