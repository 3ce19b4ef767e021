import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { masterStates } from "../../fixtures/master-states.ts";
import { macServer } from "../../fixtures/users.ts";
import { MacMaster } from "./MacMaster.tsx";

const meta: Meta<typeof MacMaster> = {
  title: "Masters/Mac Master",
  component: MacMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof MacMaster>;

const states = masterStates({
  server: macServer,
  title: "Mac Master",
  name: "A4:5E:60:C1:00:11",
  field: "Remark",
  typed: "Printer of the office",
  words: {
    empty: "No MAC addresses found",
    noMatch: "No MAC addresses found",
    failedList: "Failed to fetch MAC addresses:",
    failedUpdate: "Update failed",
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

export const UserOfferedNoMore: Story = {
  parameters: { server: macServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("A4:5E:60:C1:00:12"));
    const user = canvas.getByRole("combobox", { name: /^User/ });
    await waitFor(() => expect(user).toHaveValue("Thiruvananthapuram Krishnan Narayanan Namboothiri"));
    // Who empties the field has chosen nobody.
    await userEvent.clear(user);
    await userEvent.tab();
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("User is required")).toBeVisible();
  },
};

export const NoData: Story = {
  parameters: {
    server: { ...macServer, master: { ...macServer.master, answer: () => ({ success: true }) } },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert", undefined, { timeout: 10_000 });
    await expect(alert).toHaveTextContent(/^Failed to fetch MAC addresses: ?No data received from API/);
  },
};

export const Created: Story = {
  parameters: { server: macServer },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole("grid", { name: "Mac Master" });
    await expect(within(grid).getByText("–")).toBeVisible();
    await expect(within(grid).getByText("Inactive")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("User is required")).toBeVisible();
    await expect(await canvas.findByText("MAC address is required")).toBeVisible();
    // No list lies over the words.
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^User/ })).toHaveFocus());
    await expect(within(document.body).queryByRole("listbox")).toBeNull();
    await userEvent.type(canvas.getByRole("combobox", { name: /^User/ }), "Ani");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Anil Kumar" }));
    await userEvent.type(canvas.getByLabelText(/^MAC Address/), "A4:5E:60:C1:00:14{Enter}");
    await expect(await canvas.findByText("MAC address added successfully")).toBeVisible();
    await waitFor(() => expect(within(grid).getByText("A4:5E:60:C1:00:14")).toBeVisible());
  },
};
