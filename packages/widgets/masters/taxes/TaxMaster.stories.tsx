import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { makeMasterStates } from "../../fixtures/master-states.ts";
import { taxServer } from "../../fixtures/taxes.ts";
import { TaxMaster } from "./TaxMaster.tsx";

const meta: Meta<typeof TaxMaster> = {
  title: "Masters/Taxes",
  tags: ["whole"],
  component: TaxMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof TaxMaster>;

const states = makeMasterStates({
  server: taxServer,
  title: "Tax List",
  name: "GST 12% to 5%",
  field: "Tax Name",
  typed: "GST of bandages",
  words: {
    empty: "No tax records found.",
    noMatch: "No matching tax found",
    failedList: "The list could not be loaded.",
    failedUpdate: "Update failed",
  },
});

export const ReadOnly: Story = states.readOnly;

const onWrite = fn();

/** A new tax has its first rate; a tax "without tax" needs none. */
export const Created: Story = {
  parameters: { server: { ...taxServer, onWrite } },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await canvas.findByText("GST 12% to 5%");
    await userEvent.type(canvas.getByLabelText(/^Tax Name/), "GST 18% of lamps");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Rate % is required.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Rate %/), "100.5");
    await expect(await canvas.findByText("Rate % must be at most 100.")).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Rate %/));
    await userEvent.type(canvas.getByLabelText(/^Rate %/), "18{Enter}");
    await expect(await canvas.findByText("Tax created successfully")).toBeVisible();
    await expect(onWrite).toHaveBeenCalledWith("/api/v1/taxes", {
      name: "GST 18% of lamps",
      kind: "taxable",
      rate: 18,
      validFrom: "2017-07-01",
    });
  },
};

/** A tax's rates are listed under its form; a new rate has its own start date. */
export const Rates: Story = {
  parameters: { server: { ...taxServer, onWrite } },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await userEvent.click(await canvas.findByText("GST 12% to 5%"));
    const rates = within(await canvas.findByRole("region", { name: "Rates" }));
    await expect(rates.getByRole("row", { name: /^22-09-2025 5% / })).toBeVisible();
    // The first one is kept.
    await expect(rates.getByRole("row", { name: "01-07-2017 12%" })).toBeVisible();
    await userEvent.type(rates.getByLabelText(/^Rate %/), "18.125");
    await userEvent.click(rates.getByRole("button", { name: "Save Rate" }));
    await expect(await rates.findByText("Valid From is required.")).toBeVisible();
    await expect(rates.getByText("Rate % must have at most two decimals.")).toBeVisible();
    await userEvent.clear(rates.getByLabelText(/^Rate %/));
    await userEvent.type(rates.getByLabelText(/^Rate %/), "18");
    const [day] = rates.getAllByRole("spinbutton");
    if (day) await userEvent.click(day);
    await userEvent.keyboard("01042027");
    await userEvent.click(rates.getByRole("button", { name: "Save Rate" }));
    await expect(await canvas.findByText("The rate is 18% from 01-04-2027.")).toBeVisible();
    await expect(onWrite).toHaveBeenLastCalledWith("/api/v1/taxes/1/rates", {
      validFrom: "2027-04-01",
      rate: 18,
      Version: 1,
    });
    await userEvent.click(rates.getByRole("button", { name: "Remove the rate from 22-09-2025" }));
    await expect(await canvas.findByText("Rate from 22-09-2025 removed.")).toBeVisible();
    await expect(onWrite).toHaveBeenLastCalledWith("/api/v1/taxes/1/rates", {
      validFrom: "2025-09-22",
      Version: 1,
    });
  },
};

/** A tax "without tax" always has the rate 0: no other rate can be entered. */
export const WithoutTax: Story = {
  parameters: { server: taxServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Nil"));
    const rates = within(await canvas.findByRole("region", { name: "Rates" }));
    await expect(rates.getByRole("row", { name: "01-07-2017 0%" })).toBeVisible();
    await waitFor(() => expect(rates.queryByRole("button")).toBeNull());
  },
};

export const Deleted: Story = {
  parameters: { server: taxServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("GST 28% to 40%"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: "Delete GST 28% to 40%?" });
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Tax deleted successfully")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("GST 28% to 40%")).toBeNull());
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server: taxServer, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
