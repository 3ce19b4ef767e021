import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { TOAST_SHOWN_MS } from "../../../sdk/format/documented-numbers.ts";
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

/**
 * A message is at the top, in the middle, for three seconds. A question stays until it is
 * answered.
 */
export const QuestionStays: Story = {
  parameters: { server: vehicleServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("KL-24-A-1010"));
    await userEvent.type(canvas.getByLabelText(/^Vehicle Registration Number/), "1{Enter}");
    const toast = (await canvas.findByText("Vehicle updated successfully")).closest(".vb-toast");
    const box = toast?.getBoundingClientRect() ?? new DOMRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThan(window.innerHeight / 4);
    const middle = document.documentElement.clientWidth / 2;
    await expect(Math.abs(box.x + box.width / 2 - middle)).toBeLessThan(2);
    await userEvent.click(await canvas.findByText("KL-02-BK-4521"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    await canvas.findByRole("alertdialog");
    // It began after the message, and would end with it if it had the same time.
    await waitFor(() => expect(canvas.queryByText("Vehicle updated successfully")).toBeNull(), {
      timeout: 2 * TOAST_SHOWN_MS,
    });
    await new Promise((resolve) => setTimeout(resolve, TOAST_SHOWN_MS));
    const question = canvas.getByRole("alertdialog", { name: "Delete KL-02-BK-4521?" });
    await expect(within(question).getByRole("button", { name: "Yes" })).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
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
