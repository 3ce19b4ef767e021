import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CODE_FACTS, createFactServer } from "../../fixtures/unknown-facts.ts";
import { UnknownFacts } from "./UnknownFacts.tsx";

const onCorrect = fn();
const meta: Meta<typeof UnknownFacts> = {
  title: "Masters/Unknown Facts",
  tags: ["whole"],
  component: UnknownFacts,
  args: { heading: 1 },
  parameters: { server: createFactServer({ onCorrect }) },
  beforeEach: () => void onCorrect.mockClear(),
};
export default meta;
type Story = StoryObj<typeof UnknownFacts>;

/** A row opens the master's form; when the master is saved, its row disappears. */
export const Corrected: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Aswathy Medicals/ });
    await expect(row).toHaveTextContent("Keralla");
    await expect(row).toHaveTextContent("Documents whose tax it decides are refused.");
    await expect(canvas.getByRole("row", { name: /Wheelchair/ })).toHaveTextContent("METRES");
    await userEvent.click(row);
    const dialog = within(await screen.findByRole("dialog", { name: "Correct Aswathy Medicals" }));
    const state = await dialog.findByRole("textbox", { name: "State" });
    await expect(state).toHaveValue("Keralla");
    await expect(dialog.queryByRole("button", { name: "Submit" })).toBeNull();
    await userEvent.clear(state);
    await userEvent.type(state, "Kerala");
    await userEvent.click(dialog.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onCorrect).toHaveBeenCalledOnce();
    await expect(onCorrect.mock.calls[0]?.[0]).toMatchObject({ AccountID: 14, State: "Kerala" });
    await waitFor(() => expect(canvas.queryByText("Aswathy Medicals")).toBeNull());
    await expect(canvas.getByRole("row", { name: /Wheelchair/ })).toBeVisible();
  },
};

/** Clear shows the stored record again; it does not begin a new one. */
export const Cleared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("row", { name: /Aswathy Medicals/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Correct Aswathy Medicals" }));
    const state = await dialog.findByRole("textbox", { name: "State" });
    await userEvent.clear(state);
    await userEvent.click(dialog.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "State" })).toHaveValue("Keralla"));
    await userEvent.keyboard("{Escape}");
  },
};

/** The turnover is stated in the settings, which its reason says: its row opens no form. */
export const CodesAndTurnover: Story = {
  parameters: { server: createFactServer({ facts: CODE_FACTS }) },
  play: async ({ canvas }) => {
    const turnover = await canvas.findByRole("row", { name: /Turnover/ });
    await expect(turnover).toHaveTextContent("Settings don't state the turnover");
    await userEvent.click(turnover);
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("row", { name: /Wheelchair/ })).toHaveTextContent("Larger Unit");
    await userEvent.click(canvas.getByRole("row", { name: /HSN\/SAC code/ }));
    await screen.findByRole("dialog", { name: "Correct 998713" });
    await userEvent.keyboard("{Escape}");
  },
};

export const Empty: Story = {
  tags: ["!whole"],
  parameters: { server: createFactServer({ facts: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText(
      "Nothing to settle. Every State, country, GSTIN, unit and HSN code is understood.",
    );
  },
};

/** A manager may correct customers and suppliers, but not items. */
export const Manager: Story = {
  parameters: { server: createFactServer({ role: 3 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("row", { name: /Wheelchair/ }));
    await userEvent.click(canvas.getByRole("row", { name: /Aswathy Medicals/ }));
    await screen.findByRole("dialog", { name: "Correct Aswathy Medicals" });
    await expect(screen.queryByRole("dialog", { name: "Correct Wheelchair" })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

export const Failed: Story = {
  parameters: { server: { ...createFactServer(), failing: ["unknownFacts.list"] } },
  play: async ({ canvas }) => {
    await canvas.findByText("The unknown facts could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await canvas.findByRole("row", { name: /Aswathy Medicals/ });
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("Aswathy Medicals");
    await expect(canvas.getByText("Keralla")).toBeVisible();
  },
};
