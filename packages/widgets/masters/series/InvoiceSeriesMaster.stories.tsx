import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { olderSeriesServer, seriesServer } from "../../fixtures/series.ts";
import { InvoiceSeriesMaster } from "../../generated/components/InvoiceSeriesMaster.ts";

const meta: Meta<typeof InvoiceSeriesMaster> = {
  title: "Masters/Invoice Series",
  tags: ["whole"],
  component: InvoiceSeriesMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof InvoiceSeriesMaster>;

const onWrite = fn();
export const Created: Story = {
  parameters: { server: { ...seriesServer, onWrite } },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    const getNameField = () => canvas.getByLabelText(/^Series Name/);
    const choose = async (label: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole("button", { name: label }));
      await userEvent.click(await within(document.body).findByRole("option", { name: option }));
    };
    await canvas.findByText("B2C/26-27");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    for (const words of ["InvType is required.", "Series Name is required.", "Financial Year is required."])
      await expect(await canvas.findByText(words)).toBeVisible();
    // Choosing a type sets the beginning of the name; choosing another type replaces it.
    await userEvent.type(getNameField(), "Counter");
    await choose(/InvType/, "B2B");
    await waitFor(() => expect(getNameField()).toHaveValue("B2B/Counter"));
    await choose(/InvType/, "B2C");
    await waitFor(() => expect(getNameField()).toHaveValue("B2C/Counter"));
    await userEvent.clear(getNameField());
    await userEvent.type(getNameField(), "B2B/Counter");
    await expect(await canvas.findByText("Series Name must begin with B2C/")).toBeVisible();
    await userEvent.clear(getNameField());
    await userEvent.type(getNameField(), "b2c/26-27");
    await expect(
      await canvas.findByText("InvoiceSeries Name already exists. Please choose a different name."),
    ).toBeVisible();
    await userEvent.paste(" Kollam and Kottayam");
    await expect(await canvas.findByText("Series Name must have at most 20 characters.")).toBeVisible();
    await userEvent.clear(getNameField());
    await userEvent.paste("b2c/Kollam");
    await expect(
      await canvas.findByText(
        "b2c/Kollam is too long: with 6 digits its numbers have 17 characters. GST allows 16, so a series has at most 9.",
      ),
    ).toBeVisible();
    await userEvent.clear(getNameField());
    await userEvent.paste("b2c/A_B");
    await expect(
      await canvas.findByText(/digits, - and \/ in document numbers: b2c\/A_B has others\.$/),
    ).toBeVisible();
    await userEvent.clear(getNameField());
    await userEvent.paste("b2c/KTR27");
    await userEvent.type(canvas.getByRole("combobox", { name: /^Financial Year/ }), "2026");
    await userEvent.click(await within(document.body).findByRole("option", { name: "2026-27" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("InvoiceSeries information submitted successfully!")).toBeVisible();
    await expect(onWrite).toHaveBeenCalledTimes(1);
    await expect(onWrite).toHaveBeenCalledWith("/api/insertInvoiceSeries", {
      InvType: "B2C",
      Series: "b2c/KTR27",
      FYearID: 2,
    });
    await expect(getNameField()).toHaveValue("");
  },
};

/** Series from before the rule are named above the list and in the form, and stay as they are. */
export const FromBefore: Story = {
  parameters: { server: { ...olderSeriesServer, onWrite } },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    const getNameField = () => canvas.getByLabelText(/^Series Name/);
    const openSeries = () => userEvent.click(canvas.getByRole("gridcell", { name: "B2C/Kollam Counter" }));
    await expect(
      await canvas.findByText(/^GST does not allow the document numbers of B2C\/Kollam Counter, B2B\/#1\./),
    ).toBeVisible();
    await openSeries();
    const warning = await canvas.findByText(/^B2C\/Kollam Counter is too long: .* 25 characters\./);
    await expect(warning).toHaveClass("vb-warning");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("InvoiceSeries updated successfully!")).toBeVisible();
    await expect(onWrite.mock.calls[0]?.[1]).toMatchObject({ SID: 5, Series: "B2C/Kollam Counter" });
    await openSeries();
    await waitFor(() => expect(getNameField()).toHaveValue("B2C/Kollam Counter"));
    await userEvent.clear(getNameField());
    await userEvent.paste("B2C/Kollam");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText(/^B2C\/Kollam is too long: .* 17 characters\./)).toHaveClass(
      "vb-error",
    );
    await expect(onWrite).toHaveBeenCalledTimes(1);
  },
};
