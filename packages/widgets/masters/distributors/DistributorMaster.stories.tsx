import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createDistributorServer } from "../../fixtures/distributors.ts";
import { DistributorMaster } from "./DistributorMaster.tsx";

const meta: Meta<typeof DistributorMaster> = {
  title: "Masters/Distributor Master",
  tags: ["whole"],
  component: DistributorMaster,
  args: { heading: 1 },
  parameters: { server: createDistributorServer({ assigned: [31, 32] }) },
};
export default meta;
type Story = StoryObj<typeof DistributorMaster>;

export const NobodyChosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Choose a user to see the distributors.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

export const Assigned: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await chooseUser(canvas, "Anil Kumar");
    await waitFor(() => expect(getDistributorField(canvas, 1)).toHaveValue("Amrita Distributors"));
    await expect(getDistributorField(canvas, 2)).toHaveValue("Bharath Surgical Agencies");
    await expect(canvas.getAllByRole("button", { name: "Add" })).toHaveLength(1);
  },
};

export const NoneYet: Story = {
  play: async ({ canvas }) => {
    await chooseUser(canvas, "Shyama Nair");
    await waitFor(() => expect(getDistributorField(canvas, 1)).toHaveValue(""));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Distributor is required.")).toBeVisible();
  },
};

const onSave = fn();
export const Saved: Story = {
  parameters: { server: createDistributorServer({ assigned: [31, 32], onSave }) },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await chooseUser(canvas, "Anil Kumar");
    await userEvent.click(canvas.getByRole("button", { name: "Delete 1" }));
    await waitFor(() => expect(canvas.getByText("Deleted when you save")).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Restore 1" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(getDistributorField(canvas, 3)).toHaveFocus());
    await userEvent.type(getDistributorField(canvas, 3), "Central");
    await userEvent.click(await within(document.body).findByRole("option", { name: /^Central/ }));
    await userEvent.dblClick(await canvas.findByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Saved successfully")).toBeVisible();
    await expect(await canvas.findByText("Choose a user to see the distributors.")).toBeVisible();
    await expect(onSave).toHaveBeenLastCalledWith([
      { EmpDistID: 1, EmployeeID: 7, DistributorID: 31, IsDeleted: 1, Version: 1 },
      { EmpDistID: 2, EmployeeID: 7, DistributorID: 32, IsDeleted: 0, Version: 1 },
      { EmpDistID: 0, EmployeeID: 7, DistributorID: 33, IsDeleted: 0 },
    ]);
    await expect(onSave).toHaveBeenCalledTimes(1);
    await chooseUser(canvas, "Anil Kumar");
    await waitFor(() => expect(getDistributorField(canvas, 1)).toHaveValue("Bharath Surgical Agencies"));
  },
};

export const OnceForAUser: Story = {
  play: async ({ canvas }) => {
    await chooseUser(canvas, "Anil Kumar");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(getDistributorField(canvas, 3)).toHaveFocus());
    const options = await within(document.body).findAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      "Central Medical Distributors and Stockists, Kottarakkara",
    ]);
    // A distributor removed from one row can be chosen in another; then the first row can't restore
    // it.
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await canvas.findByRole("button", { name: "Delete 1" }));
    await userEvent.type(getDistributorField(canvas, 3), "Amrita");
    await userEvent.click(await within(document.body).findByRole("option", { name: /^Amrita/ }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Restore 1" })).toBeDisabled());
    await userEvent.click(canvas.getByRole("button", { name: "Delete 3" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Restore 1" })).toBeEnabled());
  },
};

export const Unsaved: Story = {
  play: async ({ canvas }) => {
    await chooseUser(canvas, "Anil Kumar");
    await userEvent.click(canvas.getByRole("button", { name: "Delete 2" }));
    await chooseUser(canvas, "Shyama Nair");
    const question = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^User/ })).toHaveValue("Anil Kumar"));
    await expect(canvas.getByText("Deleted when you save")).toBeVisible();
    await chooseUser(canvas, "Shyama Nair");
    await userEvent.click(await within(document.body).findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(getDistributorField(canvas, 1)).toHaveValue(""));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^User/ })).toHaveValue("Shyama Nair"));
  },
};

export const Outdated: Story = {
  parameters: { server: createDistributorServer({ assigned: [31], meanwhile: [32] }) },
  play: async ({ canvas }) => {
    await chooseUser(canvas, "Anil Kumar");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await userEvent.type(getDistributorField(canvas, 2), "Central");
    await userEvent.click(await within(document.body).findByRole("option", { name: /^Central/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByText("Someone else changed these distributors while you were editing them."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Load it again" }));
    await waitFor(() => expect(getDistributorField(canvas, 1)).toHaveValue("Bharath Surgical Agencies"));
    await expect(getDistributorField(canvas, 2)).toHaveValue(
      "Central Medical Distributors and Stockists, Kottarakkara",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Saved successfully")).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    server: createDistributorServer({
      assigned: [31],
      refuses: {
        code: "DISTRIBUTOR_UNKNOWN",
        message: "The company has no such distributor.",
        fields: [{ field: "data.0.DistributorID", message: "It is no distributor any more." }],
      },
    }),
  },
  play: async ({ canvas }) => {
    await chooseUser(canvas, "Anil Kumar");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The company has no such distributor.");
    await expect(await canvas.findByText("It is no distributor any more.")).toBeVisible();
  },
};

export const Broken: Story = {
  parameters: {
    server: createDistributorServer({
      assigned: [31],
      refuses: { code: "INTERNAL", message: "The disk is full." },
    }),
  },
  play: async ({ canvas }) => {
    await chooseUser(canvas, "Anil Kumar");
    await userEvent.click(canvas.getByRole("button", { name: "Delete 1" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Save failed");
    await expect(alert).toHaveTextContent("The disk is full.");
    await expect(canvas.getByText("Deleted when you save")).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { server: createDistributorServer({ assigned: [31], failures: 1 }) },
  play: async ({ canvas }) => {
    await chooseUser(canvas, "Anil Kumar", false);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The list could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(getDistributorField(canvas, 1)).toHaveValue("Amrita Distributors"));
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await chooseUser(canvas, "Anil Kumar", false);
    await expect(await canvas.findByRole("cell", { name: "Amrita Distributors" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

export const PhoneInTheDark: Story = {
  ...Assigned,
  parameters: { server: createDistributorServer({ assigned: [31, 32] }), scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};

async function chooseUser(canvas: Canvas, name: string, isAwaited = true) {
  const getUserField = () => canvas.getByRole("combobox", { name: /^User/ });
  await waitFor(() => expect(getUserField()).toBeEnabled());
  await userEvent.clear(getUserField());
  await userEvent.type(getUserField(), name);
  await userEvent.click(await within(document.body).findByRole("option", { name }));
  if (isAwaited && !document.querySelector("[role=alertdialog]")) await canvas.findByRole("table");
}

function getDistributorField(canvas: Canvas, number: number) {
  return canvas.getByRole("combobox", { name: `Distributor ${number}` });
}

type Canvas = ReturnType<typeof within>;
