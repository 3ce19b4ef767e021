import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { routeServer } from "../../fixtures/routes.ts";
import { RouteMaster } from "../../generated/components/RouteMaster.ts";

const meta: Meta<typeof RouteMaster> = {
  title: "Masters/Route Master",
  tags: ["whole"],
  component: RouteMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof RouteMaster>;

export const Created: Story = {
  parameters: { server: routeServer },
  play: async ({ canvas }) => {
    await canvas.findByText("Kollam - Kundara");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    for (const label of ["Route Name", "Place Name", "From Place", "To Place"])
      await expect(await canvas.findByText(`${label} is required.`)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Route Name/), "Punalur - Anchal");
    await userEvent.type(canvas.getByLabelText(/^Place Name/), "Punalur");
    await userEvent.type(canvas.getByLabelText(/^From Place/), "Punalur");
    await userEvent.type(canvas.getByLabelText(/^To Place/), "Anchal{Enter}");
    await expect(await canvas.findByText("Route created successfully")).toBeVisible();
    await expect(await canvas.findByText("Punalur - Anchal")).toBeVisible();
  },
};

// Each look-up is disabled until the one above it is chosen, and is emptied with it.
export const Chain: Story = {
  tags: ["!whole"],
  parameters: { server: routeServer },
  play: async ({ canvas }) => {
    const findField = (name: string) => canvas.findByRole("combobox", { name: new RegExp(`^${name}`) });
    await canvas.findByText("Adoor - Pandalam");
    for (const name of ["District", "Taluk", "Junction"]) await expect(await findField(name)).toBeDisabled();
    await userEvent.click(canvas.getByText("Adoor - Pandalam"));
    await waitFor(async () => expect(await findField("Junction")).toHaveValue("Adoor KSRTC"));
    await expect(await findField("State")).toHaveValue("Kerala");
    await expect(await findField("District")).toHaveValue("Pathanamthitta");
    await expect(await findField("Taluk")).toHaveValue("Adoor");
    await userEvent.click(canvas.getByText("Kollam - Kundara"));
    await waitFor(async () => expect(await findField("Junction")).toHaveValue("Chinnakada"));
    await userEvent.clear(await findField("District"));
    await userEvent.type(await findField("District"), "Pathana");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Pathanamthitta" }));
    await waitFor(async () => expect(await findField("Taluk")).toHaveValue(""));
    await expect(await findField("Junction")).toBeDisabled();
    await expect(await findField("State")).toHaveValue("Kerala");
  },
};

export const NoPlaces: Story = {
  parameters: { server: { ...routeServer, answers: {} } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch states")).toBeVisible();
  },
};

export const Deleted: Story = {
  parameters: { server: routeServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Sengottai - Tenkasi"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: "Delete Sengottai - Tenkasi?" });
    await expect(question).toHaveTextContent("Are you sure you want to delete this route?");
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Route deleted successfully")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Sengottai - Tenkasi")).toBeNull());
  },
};
