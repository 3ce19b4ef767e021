import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { makeMasterStates } from "../../fixtures/master-states.ts";
import { detailsServer } from "../../fixtures/users.ts";
import { UserDetails } from "./UserDetails.tsx";

const meta: Meta<typeof UserDetails> = {
  title: "Masters/User Details",
  tags: ["whole"],
  component: UserDetails,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof UserDetails>;

const states = makeMasterStates({
  server: detailsServer,
  title: "User Details",
  name: "Meera Nair",
  field: "Day Allowance",
  typed: "260.50",
  words: {
    empty: "No employees found",
    noMatch: "No employees found",
    failedList: "Failed to fetch employee data",
    failedUpdate: "Update request failed.",
    unexplained: "Update failed.",
  },
});

export const Refused: Story = states.refused;
export const Unexplained: Story = states.unexplained;
export const ReadOnly: Story = states.readOnly;

export const Updated: Story = {
  parameters: { server: detailsServer },
  play: async ({ canvas }) => {
    const getField = (label: string) => canvas.getByLabelText(new RegExp(`^${label}`));
    const update = () => canvas.getByRole("button", { name: "Update" });
    await canvas.findByText("Anil Kumar");
    await expect(update()).toBeDisabled();
    await expect(getField("Km Allowance")).toBeDisabled();
    await userEvent.click(canvas.getByText("Anil Kumar"));
    await waitFor(() => expect(update()).toBeEnabled());
    await expect(getField("Name")).toHaveValue("Anil Kumar");
    await expect(getField("Name")).toHaveAttribute("readonly");
    await userEvent.clear(getField("Km Allowance"));
    await userEvent.type(getField("Km Allowance"), "six");
    await userEvent.click(update());
    await expect(await canvas.findByText("Branch is required")).toBeVisible();
    await expect(await canvas.findByText("Km Allowance must be a number")).toBeVisible();
    await userEvent.clear(getField("Km Allowance"));
    await userEvent.type(getField("Km Allowance"), "6.75");
    await userEvent.type(canvas.getByRole("combobox", { name: /^Branch/ }), "Kott");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Kottarakkara" }));
    await userEvent.click(update());
    await expect(await canvas.findByText("User allowance updated successfully!")).toBeVisible();
    await waitFor(() => expect(update()).toBeDisabled());
    await expect(await canvas.findByText("6.75")).toBeVisible();
  },
};

export const Unsaved: Story = {
  parameters: { server: detailsServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Anil Kumar"));
    await waitFor(() => expect(canvas.getByLabelText(/^Km Allowance/)).toBeEnabled());
    await userEvent.type(canvas.getByLabelText(/^Km Allowance/), "1");
    await userEvent.click(canvas.getByText("Meera Nair"));
    const question = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(canvas.getByLabelText(/^Km Allowance/)).toHaveValue("6.51"));
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(canvas.getByLabelText(/^Km Allowance/)).toHaveValue(""));
  },
};
