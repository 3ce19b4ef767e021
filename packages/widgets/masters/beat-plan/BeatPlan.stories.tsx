import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createBeatServer } from "../../fixtures/beat-plans.ts";
import { createGate } from "../../fixtures/gate.ts";
import { BeatPlan } from "./BeatPlan.tsx";

const onSave = fn();
const meta: Meta<typeof BeatPlan> = {
  title: "Masters/Employee Beat Plan",
  tags: ["whole"],
  component: BeatPlan,
  args: { heading: 1 },
  parameters: { server: createBeatServer() },
  beforeEach: () => void onSave.mockClear(),
};
export default meta;
type Story = StoryObj<typeof BeatPlan>;

export const NobodyChosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No routes added. Click "Add Route" to get started.')).toBeVisible();
    await expect(canvas.queryByText("Editing Mode")).toBeNull();
    await userEvent.click(getButton(canvas, "Save"));
    for (const words of [
      "Please select a Sales Representative",
      "Please add at least one route",
      "Please enter a valid target amount",
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() => expect(getEmployeeField(canvas)).toHaveFocus());
    await expect(within(document.body).queryByRole("listbox")).toBeNull();
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await chooseAnil(canvas);
    await waitFor(() => expect(canvas.getByText("Editing Mode")).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText(/^Target Amount/)).toHaveValue("400000"));
    await expect(canvas.getByText("₹")).toBeVisible();
    const routes = within(canvas.getByRole("region", { name: "Route Assignments" }));
    await expect(routes.getByRole("table")).toBeVisible();
    await expect(getDayCheckbox(canvas, "Mon", 1)).toBeChecked();
    await expect(getDayCheckbox(canvas, "Thu", 1)).toBeChecked();
    await expect(getDayCheckbox(canvas, "Tue", 1)).not.toBeChecked();
    await expect(getDayCheckbox(canvas, "Ex", 2)).toBeChecked();
    await expect(canvas.queryByText("Modified")).toBeNull();
    await userEvent.click(getDayCheckbox(canvas, "Sat", 1));
    await waitFor(() => expect(canvas.getByText("Modified")).toBeVisible());
    await expect(canvas.getByText("Modified").closest("tr")).toHaveAttribute("data-modified");
    await userEvent.click(getDayCheckbox(canvas, "Sat", 1));
    await waitFor(() => expect(canvas.queryByText("Modified")).toBeNull()); // as loaded
    await userEvent.click(getButton(canvas, "Clear"));
    await waitFor(() => expect(getEmployeeField(canvas)).toHaveValue(""));
    await expect(canvas.getByText(/^No routes added/)).toBeVisible();
    await expect(getButton(canvas, "Save")).toBeEnabled();
  },
};

const gate = createGate();
export const Saved: Story = {
  tags: ["!whole"],
  parameters: { server: createBeatServer({ onSave }), gate },
  play: async ({ canvas }) => {
    await chooseAnil(canvas);
    await userEvent.click(getDayCheckbox(canvas, "Sat", 1));
    await userEvent.click(getButton(canvas, "Add Route"));
    await waitFor(() => expect(route(canvas, 3)).toHaveFocus());
    await expect(canvas.getByText("New")).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Target Amount/));
    await userEvent.click(getButton(canvas, "Update"));
    await expect(await canvas.findByText("Please enter a valid target amount")).toBeVisible();
    await expect(canvas.getByText("Please select a route for all rows")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Target Amount/), "0.50");
    await userEvent.type(route(canvas, 3), "Chath");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Chathannoor" }));
    await userEvent.click(getButton(canvas, "Update"));
    await expect(await canvas.findByText("Please select at least one day for each route")).toBeVisible();
    await waitFor(() => expect(getDayCheckbox(canvas, "Mon", 3)).toHaveFocus());
    await userEvent.click(getDayCheckbox(canvas, "Wed", 3));
    gate.shut();
    await userEvent.dblClick(getButton(canvas, "Update"));
    gate.open();
    await expect(await canvas.findByText("Assignments saved successfully!")).toBeVisible();
    await expect(onSave).toHaveBeenCalledTimes(1);
    const none = { Mon: 0, Tue: 0, Wed: 0, Thur: 0, Friday: 0, Sat: 0, Sun: 0, Ex: 0 };
    const common = { EmpID: 7, Target: 0.5, Isdeleted: 0, ...none };
    await expect(onSave).toHaveBeenCalledWith([
      { ...common, Slno: 1, Version: 1, RouteID: 11, Mon: 1, Thur: 1, Sat: 1 },
      { ...common, Slno: 2, Version: 1, RouteID: 12, Tue: 1, Sun: 1, Ex: 1 },
      { ...common, Version: 0, RouteID: 13, Wed: 1 },
    ]);
    await expect(getEmployeeField(canvas)).toHaveValue("");
    await chooseAnil(canvas);
    await waitFor(() => expect(route(canvas, 3)).toHaveValue("Chathannoor"));
  },
};

export const RowsFirst: Story = {
  parameters: { server: createBeatServer(), gate },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Route" }));
    await closeList();
    await userEvent.click(getDayCheckbox(canvas, "Fri", 1));
    gate.shut("/api/GetRouteallocatedemp");
    await choose(canvas, "Anil");
    await userEvent.type(canvas.getByLabelText(/^Target Amount/), "777");
    gate.open();
    await waitFor(() => expect(route(canvas, 1)).toHaveValue("Kollam Town"));
    // Rows entered before the response are kept, after the loaded ones.
    await waitFor(() => expect(canvas.getByLabelText(/^Target Amount/)).toHaveValue("777"));
    await expect(getDayCheckbox(canvas, "Fri", 3)).toBeChecked();
    await expect(canvas.getByText("New")).toBeVisible();
  },
};

export const RowDeleted: Story = {
  parameters: { server: createBeatServer({ onSave }) },
  play: async ({ canvas }) => {
    await chooseAnil(canvas);
    await userEvent.click(getDayCheckbox(canvas, "Sat", 2));
    await userEvent.click(getButton(canvas, "Add Route"));
    await closeList();
    await userEvent.click(getButton(canvas, "Delete, row 3"));
    await waitFor(() => expect(canvas.queryByText("New")).toBeNull());
    await waitFor(() => expect(getButton(canvas, "Delete, row 2")).toHaveFocus());
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(getButton(canvas, "Delete, row 1"));
    const question = within(
      await within(document.body).findByRole("alertdialog", { name: "Delete Kollam Town?" }),
    );
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(getButton(canvas, "Delete, row 1"));
    await userEvent.click(await within(document.body).findByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Assignment deleted successfully!")).toBeVisible();
    await expect(onSave).toHaveBeenCalledTimes(1);
    await expect(onSave.mock.calls[0]?.[0]).toMatchObject([
      { Slno: 1, Version: 1, Isdeleted: 1, RouteID: 11 },
    ]);
    // The edit in the other row is kept.
    await expect(route(canvas, 1)).toHaveValue("Kottarakkara to Punalur by way of Kunnicode and Vilakkudy");
    await expect(getDayCheckbox(canvas, "Sat", 1)).toBeChecked();
    await expect(canvas.getByText("Modified")).toBeVisible();
  },
};

export const Outdated: Story = {
  parameters: { server: createBeatServer({ hasOthers: true }) },
  play: async ({ canvas }) => {
    await chooseAnil(canvas);
    await userEvent.click(getDayCheckbox(canvas, "Sun", 1));
    await userEvent.click(getButton(canvas, "Add Route"));
    await closeList();
    await userEvent.click(getDayCheckbox(canvas, "Fri", 3));
    await userEvent.type(route(canvas, 3), "Para");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Paravur" }));
    await userEvent.click(getButton(canvas, "Update"));
    await expect(
      await canvas.findByText("Someone else changed this beat plan while you were editing it."),
    ).toBeVisible();
    await userEvent.click(getButton(canvas, "Load it again"));
    await waitFor(() => expect(route(canvas, 3)).toHaveValue("Chathannoor"));
    await expect(getDayCheckbox(canvas, "Sun", 1)).toBeChecked();
    await expect(route(canvas, 4)).toHaveValue("Paravur");
    await expect(getDayCheckbox(canvas, "Fri", 4)).toBeChecked();
    await userEvent.click(getButton(canvas, "Update"));
    await expect(await canvas.findByText("Assignments saved successfully!")).toBeVisible();
  },
};

export const Unsaved: Story = {
  play: async ({ canvas }) => {
    await chooseAnil(canvas);
    await userEvent.click(getDayCheckbox(canvas, "Sat", 1));
    await choose(canvas, "Venkata");
    const question = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(getEmployeeField(canvas)).toHaveValue("Anil Kumar"));
    await expect(getDayCheckbox(canvas, "Sat", 1)).toBeChecked();
    await choose(canvas, "Venkata");
    await userEvent.click(await within(document.body).findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(canvas.getByText(/^No routes added/)).toBeVisible());
    await expect(getEmployeeField(canvas)).toHaveValue("Venkatasubramania Iyer Ramachandran Potti");
    await expect(canvas.queryByText("Editing Mode")).toBeNull();
  },
};

export const Failing: Story = {
  parameters: { server: createBeatServer({ failures: 1, routeFailures: 1 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to load dropdown data.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.queryByText("Failed to load dropdown data.")).toBeNull());
    await choose(canvas, "Anil");
    await expect(
      await canvas.findByText("Failed to load route assignments for selected employee."),
    ).toBeVisible();
    await expect(getButton(canvas, "Save")).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(route(canvas, 1)).toHaveValue("Kollam Town"));
    await expect(getButton(canvas, "Update")).toBeEnabled();
  },
};

export const Broken: Story = {
  parameters: {
    server: createBeatServer({ refuses: { code: "INTERNAL", message: "The disk is full." } }),
  },
  play: async ({ canvas }) => {
    await chooseAnil(canvas);
    await userEvent.click(getDayCheckbox(canvas, "Sat", 1));
    await userEvent.click(getButton(canvas, "Update"));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Failed to save assignments.");
    await expect(alert).toHaveTextContent("The disk is full.");
    await expect(getDayCheckbox(canvas, "Sat", 1)).toBeChecked();
    await userEvent.click(getButton(canvas, "Delete, row 2"));
    await userEvent.click(await within(document.body).findByRole("button", { name: "Yes" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Failed to delete route"));
    await expect(canvas.getAllByRole("row")).toHaveLength(3);
  },
};

export const Refused: Story = {
  parameters: {
    server: createBeatServer({
      refuses: {
        code: "ROUTE_UNKNOWN",
        message: "There is no such route.",
        fields: [{ field: "1.RouteID", message: "There is no such route." }],
      },
    }),
  },
  play: async ({ canvas }) => {
    await chooseAnil(canvas);
    await userEvent.click(getButton(canvas, "Update"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("There is no such route.");
    await expect(route(canvas, 2)).toHaveAccessibleDescription("There is no such route.");
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await chooseAnil(canvas);
    await waitFor(() => expect(getDayCheckbox(canvas, "Mon", 1)).toBeDisabled());
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Update" })).toBeNull());
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Add Route" })).toBeNull());
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await chooseAnil(canvas);
    await userEvent.click(getDayCheckbox(canvas, "Sat", 1));
    await userEvent.click(getButton(canvas, "Add Route"));
    await closeList();
  },
};
export const ManyRoutes: Story = {
  parameters: { server: createBeatServer({ more: 30 }) },
  play: async ({ canvas }) => {
    await chooseAnil(canvas);
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(33));
  },
};

type Canvas = ReturnType<typeof within>;
const getButton = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });
const getEmployeeField = (canvas: Canvas) => canvas.getByRole("combobox", { name: /^Sales Representative/ });
const route = (canvas: Canvas, row: number) => canvas.getByRole("combobox", { name: `Route, row ${row}` });
const getDayCheckbox = (canvas: Canvas, label: string, row: number) =>
  canvas.getByRole("checkbox", { name: `${label}, row ${row}` });
/** A new row's field opens its list, which hides the rest of the page until it is closed. */
async function closeList() {
  await within(document.body).findByRole("listbox");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(within(document.body).queryByRole("listbox")).toBeNull());
}

async function choose(canvas: Canvas, name: string) {
  const option = { name: new RegExp(`^${name}`) };
  // The field offers the option once the list has loaded.
  await waitFor(async () => {
    await userEvent.clear(getEmployeeField(canvas));
    await userEvent.type(getEmployeeField(canvas), name);
    await expect(within(document.body).getByRole("option", option)).toBeVisible();
  });
  await userEvent.click(await within(document.body).findByRole("option", option));
}

async function chooseAnil(canvas: Canvas) {
  await choose(canvas, "Anil");
  await waitFor(() => expect(route(canvas, 1)).toHaveValue("Kollam Town"));
}
