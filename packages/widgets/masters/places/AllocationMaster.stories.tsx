import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { STORY_DAY } from "../../fixtures/story-day.ts";
import { makeMasterStates } from "../../fixtures/master-states.ts";
import { allocationServer } from "../../fixtures/series.ts";
import { AllocationMaster } from "./AllocationMaster.tsx";

const meta: Meta<typeof AllocationMaster> = {
  title: "Masters/Series Allocation",
  tags: ["whole"],
  component: AllocationMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof AllocationMaster>;

const states = makeMasterStates({
  server: allocationServer,
  title: "Allocation Master",
  name: "Anil Kumar",
  field: "B2B Series",
  typed: "B2B/25-26",
  words: {
    empty: "No allocation records found.",
    noMatch: "No matching allocation found",
    failedList: "The list could not be loaded.",
    failedUpdate: "Update failed.",
  },
});

export const ReadOnly: Story = states.readOnly;

const onWrite = fn();
export const Created: Story = {
  parameters: { server: { ...allocationServer, onWrite } },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    const series = (type: string) => canvas.getByRole("combobox", { name: new RegExp(`^${type} Series`) });
    const choose = async (label: RegExp, text: string) => {
      await userEvent.type(canvas.getByRole("combobox", { name: label }), text);
      await userEvent.click(
        await within(document.body).findByRole("option", { name: new RegExp(`^${text}`) }),
      );
    };
    await canvas.findByText("Anil Kumar");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    for (const label of ["Vehicle", "User", "B2B Series", "B2C Series"])
      await expect(await canvas.findByText(`${label} is required.`)).toBeVisible();
    await choose(/^Vehicle/, "KL-07");
    await choose(/^User/, "Shyama");
    // The prefix is added automatically, typed or not.
    await userEvent.type(series("B2B"), "26-27");
    await waitFor(() => expect(series("B2B")).toHaveValue("B2B/26-27"));
    await userEvent.clear(series("B2B"));
    await userEvent.paste("b2c/26-27");
    await waitFor(() => expect(series("B2B")).toHaveValue("B2B/26-27"));
    await userEvent.type(series("B2C"), "b2c/");
    await waitFor(() => expect(series("B2C")).toHaveValue("B2C/"));
    await userEvent.tab();
    await expect(
      await canvas.findByText("B2C Series must begin with B2C/, followed by a name."),
    ).toBeVisible();
    // The company's own series can be chosen.
    await userEvent.click(series("B2C"));
    await userEvent.keyboard("{ArrowDown}");
    const options = await within(document.body).findAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual(["B2C/26-27", "B2C/25-26"]);
    await userEvent.click(options[0] ?? document.body);
    await waitFor(() => expect(series("B2C")).toHaveValue("B2C/26-27"));
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Allocation submitted successfully!")).toBeVisible();
    await expect(onWrite).toHaveBeenCalledTimes(1);
    const [path, sentBody] = onWrite.mock.calls[0] ?? [];
    await expect(path).toBe("/api/insertUpdateAllocation");
    await expect(sentBody).toEqual({
      Date: STORY_DAY,
      VanID: 2,
      UserId: 8,
      B2BSeries: "B2B/26-27",
      B2CSeries: "B2C/26-27",
    });
    await expect(series("B2B")).toHaveValue("");
  },
};

export const UnknownSeries: Story = {
  parameters: {
    server: {
      ...allocationServer,
      refuses: {
        code: "SERIES_UNKNOWN",
        message: "The company has no invoice series B2B/77 for the date.",
        fields: [{ field: "B2BSeries", message: "The company has no invoice series B2B/77 for the date." }],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Anil Kumar"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Update" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await waitFor(() =>
      expect(canvas.getAllByText("The company has no invoice series B2B/77 for the date.")).toHaveLength(2),
    );
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^B2B Series/ })).toHaveFocus());
  },
};

export const Deleted: Story = {
  parameters: { server: allocationServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Shyama Menon"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: "Delete Shyama Menon, KL-07-CD-2002?" });
    await expect(question).toHaveTextContent("Are you sure you want to delete this allocation?");
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Allocation deleted successfully!")).toBeVisible();
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server: allocationServer, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
