import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { seriesServer } from "../../fixtures/series.ts";
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
    await userEvent.paste("b2c/26-27 Kollam");
    await userEvent.type(canvas.getByRole("combobox", { name: /^Financial Year/ }), "2026");
    await userEvent.click(await within(document.body).findByRole("option", { name: "2026-27" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("InvoiceSeries information submitted successfully!")).toBeVisible();
    await expect(onWrite).toHaveBeenCalledTimes(1);
    await expect(onWrite).toHaveBeenCalledWith("/api/insertInvoiceSeries", {
      InvType: "B2C",
      Series: "b2c/26-27 Kollam",
      FYearID: 2,
    });
    await expect(getNameField()).toHaveValue("");
  },
};
