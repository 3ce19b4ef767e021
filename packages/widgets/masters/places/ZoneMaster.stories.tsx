import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { createGate } from "../../fixtures/gate.ts";
import { zoneServer } from "../../fixtures/zones.ts";
import { makeMasterStates } from "../../fixtures/master-states.ts";
import { ZoneMaster } from "../../generated/components/ZoneMaster.ts";

const meta: Meta<typeof ZoneMaster> = {
  title: "Masters/Zone Master",
  component: ZoneMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof ZoneMaster>;

const LONG_STATE = "Dadra and Nagar Haveli and Daman and Diu, and Lakshadweep";

const states = makeMasterStates({
  server: zoneServer,
  title: "Zone Master",
  name: "Central Travancore",
  field: "Area",
  typed: "Adoor alone",
  words: {
    empty: "No zone records found.",
    noMatch: "No matching zone found",
    failedList: "Failed to fetch Zone",
    failedUpdate: "An error occurred while updating",
  },
});

export const Editing: Story = states.editing;
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failing: Story = states.failing;
export const Refused: Story = states.refused;
export const Unexplained: Story = states.unexplained;
export const Wordless: Story = states.wordless;
export const Outdated: Story = states.outdated;
export const Saved: Story = states.saved;
export const Unsaved: Story = states.unsaved;
export const Slow: Story = states.slow;
export const ReadOnly: Story = states.readOnly;
export const Narrow: Story = {
  ...states.narrow,
  parameters: {
    server: {
      ...zoneServer,
      master: {
        ...zoneServer.master,
        rows: zoneServer.master.rows.map((zone) => ({ ...zone, State: LONG_STATE })),
      },
    },
  },
  play: async ({ canvas }) => {
    // Long texts next to the name leave it enough room.
    const name = await canvas.findByText("Central Travancore");
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(100);
    const [state] = canvas.getAllByText(LONG_STATE);
    await expect(state?.scrollWidth).toBeGreaterThan(state?.clientWidth ?? 0);
  },
};
export const Dark: Story = states.dark;
export const TenThousand: Story = states.tenThousand;

export const Created: Story = {
  parameters: { server: zoneServer },
  play: async ({ canvas }) => {
    const getNameField = () => canvas.getByLabelText(/^Zone Name/);
    await canvas.findByText("Malanad");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Zone Name is required.")).toBeVisible();
    await userEvent.type(getNameField(), "malanad");
    await userEvent.tab();
    await expect(await canvas.findByText("Zone Name already exists.")).toBeVisible();
    await userEvent.type(getNameField(), "-2");
    await expect(
      await canvas.findByText("Zone Name can only contain letters, numbers, and spaces."),
    ).toBeVisible();
    await userEvent.clear(getNameField());
    await userEvent.type(getNameField(), "North Malabar{Enter}");
    await expect(await canvas.findByText("Zone information submitted successfully!")).toBeVisible();
    await expect(await canvas.findByText("North Malabar")).toBeVisible();
    await expect(getNameField()).toHaveValue("");
  },
};

const gate = createGate();

/** A row opened before its newer version arrives shows that version once it does. */
export const OpenedEarly: Story = {
  parameters: { server: zoneServer, gate },
  play: async ({ canvas }) => {
    const getAreaField = () => canvas.getByLabelText(/^Area/);
    await userEvent.click(await canvas.findByText("Malanad"));
    gate.shut("/api/getZone");
    await userEvent.type(getAreaField(), "Idukki{Enter}");
    await canvas.findByText("Zone updated successfully!");
    await userEvent.click(canvas.getByRole("gridcell", { name: "Malanad" })); // the toast contains the name too
    await waitFor(() => expect(getAreaField()).toHaveValue(""));
    gate.open();
    await waitFor(() => expect(getAreaField()).toHaveValue("Idukki"));
  },
};

// A dialog asks before a zone is deleted, as documented.
export const Deleted: Story = {
  parameters: { server: zoneServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Malanad"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await within(document.body).findByRole("alertdialog", { name: "Delete Malanad?" });
    await expect(question).toHaveTextContent("Are you sure you want to delete this zone?");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const again = await within(document.body).findByRole("alertdialog");
    await userEvent.click(within(again).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Zone deleted successfully!")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Malanad")).toBeNull());
  },
};

export const InUse: Story = {
  parameters: {
    server: {
      ...zoneServer,
      refuses: {
        code: "RECORD_IN_USE",
        message: "It can't be deleted: 4 users refer to it.",
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("South Kerala"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await within(document.body).findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "It can't be deleted: 4 users refer to it.",
    );
  },
};
