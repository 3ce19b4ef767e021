import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { taskServer } from "../fixtures/office.ts";
import { TaskMaster } from "../generated/components/TaskMaster.ts";

const meta: Meta<typeof TaskMaster> = {
  title: "Masters/Task Master",
  tags: ["whole"],
  component: TaskMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof TaskMaster>;

export const Created: Story = {
  parameters: { server: taskServer },
  play: async ({ canvas }) => {
    await canvas.findByText("Hand out the new price list");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Task is required.")).toBeVisible();
    await userEvent.type(
      canvas.getByRole("textbox", { name: /^Task Name/ }),
      "Check the expiry dates{Enter}",
    );
    await expect(await canvas.findByText("Submittion Successful")).toBeVisible();
    await expect(await canvas.findByText("Check the expiry dates")).toBeVisible();
  },
};

export const Gone: Story = {
  tags: ["!whole"],
  parameters: { server: { ...taskServer, meanwhile: "deleted" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Hand out the new price list"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Update" })).toBeEnabled());
    const date = canvas.getByRole("group", { name: /^Date/ }).textContent;
    await userEvent.type(canvas.getByRole("textbox", { name: /^Task Name/ }), " today");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Load it again" }));
    await expect(await canvas.findByText(/^Someone else has deleted this task\./)).toBeVisible();
    // All values are kept, including those not typed.
    await expect(canvas.getByRole("textbox", { name: /^Task Name/ })).toHaveValue(
      "Hand out the new price list today",
    );
    await expect(canvas.getByRole("group", { name: /^Date/ })).toHaveTextContent(date);
    await expect(canvas.getByRole("button", { name: /Status/ })).toHaveTextContent("Inactive");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Submittion Successful")).toBeVisible();
  },
};

export const Deleted: Story = {
  parameters: { server: taskServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Hand out the new price list"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: "Delete Hand out the new price list?" });
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Delete Successful")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Hand out the new price list")).toBeNull());
  },
};
