import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { branchServer } from "../../fixtures/branches.ts";
import { makeMasterStates } from "../../fixtures/master-states.ts";
import { BranchMaster } from "../../generated/components/BranchMaster.ts";

const meta: Meta<typeof BranchMaster> = {
  title: "Masters/Branch Master",
  component: BranchMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof BranchMaster>;

const states = makeMasterStates({
  server: branchServer,
  title: "Branch Master",
  name: "Kollam",
  field: "Address",
  typed: "8/2 Chandamukku",
  words: {
    empty: "No branch records found.",
    noMatch: "No matching branch found",
    failedList: "Failed to fetch branches",
    failedUpdate: "An error occurred while updating",
  },
});

export const Saved: Story = states.saved;

export const Created: Story = {
  tags: ["whole"],
  parameters: { server: branchServer },
  play: async ({ canvas }) => {
    const type = async (label: string, text: string) =>
      userEvent.type(canvas.getByLabelText(new RegExp(`^${label}`)), text);
    await canvas.findByText("Kottarakkara");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Branch Name is required.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Branch Name/)).toHaveFocus());
    await type("Branch Name", "kollam");
    await userEvent.tab();
    await expect(await canvas.findByText("Branch Name already exists.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Branch Name already exists. Please choose a different name.",
    );
    await type("Branch Name", " & Sons");
    await expect(
      await canvas.findByText("Branch Name can only contain letters, numbers, and spaces."),
    ).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Branch Name/));
    await type("Branch Name", "Punalur");
    await type("Address", "TB Junction");
    await type("State", "Kerala");
    await type("City", "Punalur");
    await type("District", "Kollam");
    await type("Pincode", "6913051");
    await type("Business Phone", "4752222222");
    await type("Mobile Number", "9847012346");
    await expect(await canvas.findByText("Pincode must be a valid 6-digit number.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Pincode/), "{Backspace}{Enter}");
    await expect(await canvas.findByText("Branch information submitted successfully!")).toBeVisible();
    await expect(await canvas.findByText("TB Junction")).toBeVisible();
    await expect(canvas.getByLabelText(/^Branch Name/)).toHaveValue("");
  },
};

export const Deleted: Story = {
  parameters: { server: branchServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Kottarakkara"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: "Delete Kottarakkara?" });
    await expect(question).toHaveTextContent("Are you sure you want to delete this branch?");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    await userEvent.click(
      within(await canvas.findByRole("alertdialog")).getByRole("button", { name: "Yes" }),
    );
    await expect(await canvas.findByText("Branch deleted successfully!")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Kottarakkara")).toBeNull());
  },
};
