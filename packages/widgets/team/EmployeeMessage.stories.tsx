import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { messageServer } from "../fixtures/office.ts";
import { EmployeeMessage } from "../generated/components/EmployeeMessage.ts";

const meta: Meta<typeof EmployeeMessage> = {
  title: "Masters/Employee Message",
  tags: ["whole"],
  component: EmployeeMessage,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof EmployeeMessage>;

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
    const getUserField = () => canvas.getByRole("combobox", { name: /^User/ });
    await expect(getUserField()).toHaveAttribute("placeholder", "All");
    await userEvent.click(await canvas.findByText("Bring back the cold box"));
    await waitFor(() => expect(getUserField()).toHaveValue("Anil Kumar"));
    await userEvent.clear(getUserField());
    await userEvent.tab();
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Employee Message updated successfully!")).toBeVisible();
    await userEvent.click(await canvas.findByText("Bring back the cold box"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Update" })).toBeEnabled());
    await expect(getUserField()).toHaveValue("");
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
