import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { macServer } from "../../fixtures/users.ts";
import { MacMaster } from "../../generated/components/MacMaster.ts";

const meta: Meta<typeof MacMaster> = {
  title: "Masters/Mac Master",
  tags: ["whole"],
  component: MacMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof MacMaster>;

export const UserOfferedNoMore: Story = {
  parameters: { server: macServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("A4:5E:60:C1:00:12"));
    const user = canvas.getByRole("combobox", { name: /^User/ });
    await waitFor(() => expect(user).toHaveValue("Thiruvananthapuram Krishnan Narayanan Namboothiri"));
    // Emptying the field means that nobody is chosen.
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
    const alert = await canvas.findByRole("alert");
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
    // No open list covers the error messages.
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^User/ })).toHaveFocus());
    await expect(within(document.body).queryByRole("listbox")).toBeNull();
    await userEvent.type(canvas.getByRole("combobox", { name: /^User/ }), "Ani");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Anil Kumar" }));
    await userEvent.type(await canvas.findByLabelText(/^MAC Address/), "A4:5E:60:C1:00:14{Enter}");
    await expect(await canvas.findByText("MAC address added successfully")).toBeVisible();
    await waitFor(() => expect(within(grid).getByText("A4:5E:60:C1:00:14")).toBeVisible());
  },
};
