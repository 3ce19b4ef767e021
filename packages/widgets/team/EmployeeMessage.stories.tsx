import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { masterStates } from "../fixtures/master-states.ts";
import { messageServer } from "../fixtures/office.ts";
import { EmployeeMessage } from "./EmployeeMessage.tsx";

const meta: Meta<typeof EmployeeMessage> = {
  title: "Masters/Employee Message",
  component: EmployeeMessage,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof EmployeeMessage>;

const states = masterStates({
  server: messageServer,
  title: "Employee Message",
  name: "Collect pending payments before the month closes",
  field: "Message",
  typed: "Come to the office at four",
  words: {
    empty: "No messages available.",
    noMatch: "No matching message found",
    failedList: "The list could not be fetched.",
    failedUpdate: "Failed to submit data! An error occurred while registering",
  },
});

export const Editing: Story = states.editing;
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failing: Story = states.failing;
export const Refused: Story = states.refused;
export const Outdated: Story = states.outdated;
export const Saved: Story = states.saved;
export const Unsaved: Story = states.unsaved;
export const Slow: Story = states.slow;
export const ReadOnly: Story = states.readOnly;
export const Narrow: Story = states.narrow;
export const Dark: Story = states.dark;
export const TenThousand: Story = states.tenThousand;

export const Created: Story = {
  parameters: { server: messageServer },
  play: async ({ canvas }) => {
    await canvas.findByText("Bring back the cold box");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    // Two spaces, as documented; the browser shows them as one.
    await expect(
      await canvas.findByText("Employee Message Name is  required.", { normalizer: (text) => text }),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Message/), "<b>Come</b> at four");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Employee Message submitted successfully!")).toBeVisible();
    await expect(await canvas.findByText("<b>Come</b> at four")).toBeVisible();
  },
};

export const ToAll: Story = {
  parameters: { server: messageServer },
  play: async ({ canvas }) => {
    const user = () => canvas.getByRole("combobox", { name: /^User/ });
    await expect(user()).toHaveAttribute("placeholder", "All");
    await userEvent.click(await canvas.findByText("Bring back the cold box"));
    await waitFor(() => expect(user()).toHaveValue("Anil Kumar"));
    await userEvent.clear(user());
    await userEvent.tab();
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Employee Message updated successfully!")).toBeVisible();
    await userEvent.click(await canvas.findByText("Bring back the cold box"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Update" })).toBeEnabled());
    await expect(user()).toHaveValue("");
  },
};

export const Deleted: Story = {
  parameters: { server: messageServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Bring back the cold box"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await within(document.body).findByRole("alertdialog");
    await expect(question).toHaveTextContent("Are you sure you want to delete this message?");
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Employee Message deleted successfully!")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Bring back the cold box")).toBeNull());
  },
};
