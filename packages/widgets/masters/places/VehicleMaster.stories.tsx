import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { vehicleServer } from "../../fixtures/vehicles.ts";
import { VehicleMaster } from "../../generated/components/VehicleMaster.ts";

const meta: Meta<typeof VehicleMaster> = {
  title: "Masters/Vehicle Master",
  tags: ["whole"],
  component: VehicleMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof VehicleMaster>;

export const Created: Story = {
  parameters: { server: vehicleServer },
  play: async ({ canvas }) => {
    const getNumberField = () => canvas.getByLabelText(/^Vehicle Registration Number/);
    await canvas.findByText("KL-24-A-1011");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Vehicle Registration Number is required.")).toBeVisible();
    await expect(await canvas.findByText("Branch is required.")).toBeVisible();
    await userEvent.type(getNumberField(), "kl-24-a-1011");
    await userEvent.tab();
    await expect(await canvas.findByText("Vehicle Registration Number already exists.")).toBeVisible();
    await userEvent.clear(getNumberField());
    await userEvent.type(getNumberField(), "KL-24-A-1012");
    await userEvent.type(canvas.getByRole("combobox", { name: /^Branch/ }), "Koll");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Kollam" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Vehicle created successfully")).toBeVisible();
    await expect(await canvas.findByText("KL-24-A-1012")).toBeVisible();
  },
};

// Deletion is a save with IsDeleted 1.
const onWrite = fn();
export const Deleted: Story = {
  parameters: { server: { ...vehicleServer, onWrite } },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await userEvent.click(await canvas.findByText("KL-02-BK-4521"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: "Delete KL-02-BK-4521?" });
    await expect(question).toHaveTextContent("Are you sure you want to delete this vehicle?");
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Vehicle deleted successfully")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("KL-02-BK-4521")).toBeNull());
    await expect(onWrite).toHaveBeenLastCalledWith("/api/insertupdatevehicle", {
      VID: 3,
      VRegNo: "KL-02-BK-4521",
      BranchId: 2,
      Version: 1,
      IsDeleted: 1,
    });
  },
};
