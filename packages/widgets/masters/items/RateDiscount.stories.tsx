import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { rateServer } from "../../fixtures/office.ts";
import { RateDiscount } from "../../generated/components/RateDiscount.ts";

const meta: Meta<typeof RateDiscount> = {
  title: "Masters/Rate Discount percentage",
  tags: ["whole"],
  component: RateDiscount,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof RateDiscount>;

export const Created: Story = {
  parameters: { server: rateServer },
  play: async ({ canvas }) => {
    const type = async (label: string, text: string) => {
      const field = canvas.getByLabelText(new RegExp(`^${label}`));
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await canvas.findByText("1,000.00");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("From Rate is required.")).toBeVisible();
    await expect(canvas.getByText("To Rate is required.")).toBeVisible();
    await expect(canvas.getByText("Discount is required.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^From Rate/)).toHaveFocus());
    await type("From Rate", "500");
    await type("To Rate", "499.99");
    await type("Discount", "100.01");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("To Rate must not be below From Rate.")).toBeVisible();
    await expect(await canvas.findByText("Discount must be at most 100.")).toBeVisible();
    await type("To Rate", "999.995");
    await expect(await canvas.findByText("To Rate must have at most two decimals.")).toBeVisible();
    await type("To Rate", "999.99");
    await type("Discount", "100{Enter}");
    await expect(await canvas.findByText("Rate created successfully")).toBeVisible();
    await expect(await canvas.findByText("999.99")).toBeVisible();
    // The form is ready for the next record and shows no error while the user searches the list;
    // amounts are found in the form that is displayed.
    await waitFor(() => expect(canvas.getByLabelText(/^From Rate/)).toHaveFocus());
    await userEvent.type(canvas.getByRole("searchbox"), "1,999.9");
    await waitFor(() => expect(canvas.queryByText("999.99")).toBeNull());
    await expect(canvas.getByText("1,999.99")).toBeVisible();
    await expect(canvas.queryByText("From Rate is required.")).toBeNull();
  },
};

export const Overlapping: Story = {
  parameters: {
    server: {
      ...rateServer,
      refuses: {
        code: "SLAB_OVERLAPS",
        message: "The slab overlaps the one from 1000.00 to 1999.99.",
        fields: [{ field: "FromRate", message: "The slab overlaps the one from 1000.00 to 1999.99." }],
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("1,000.00");
    await userEvent.type(canvas.getByLabelText(/^From Rate/), "1500");
    await userEvent.type(canvas.getByLabelText(/^To Rate/), "1600");
    await userEvent.type(canvas.getByLabelText(/^Discount/), "1{Enter}");
    await waitFor(() => expect(canvas.getAllByText(/^The slab overlaps/)).toHaveLength(2));
    await waitFor(() => expect(canvas.getByLabelText(/^From Rate/)).toHaveFocus());
  },
};

export const Deleted: Story = {
  parameters: { server: rateServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("2,000.00"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: "Delete 2,000.00 to 4,999.99?" });
    await expect(question).toHaveTextContent("Are you sure you want to delete this rate?");
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Rate deleted successfully")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("2,000.00")).toBeNull());
  },
};
