import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { accountServer } from "../../fixtures/accounts.ts";
import type { MasterServer, StoryRecord } from "../../fixtures/story-server.ts";
import { makeMasterStates } from "../../fixtures/master-states.ts";
import { AccountCreation } from "./AccountCreation.tsx";

const meta: Meta<typeof AccountCreation> = {
  title: "Masters/Account Creation",
  tags: ["whole"],
  component: AccountCreation,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof AccountCreation>;

const states = makeMasterStates({
  server: accountServer,
  title: "Account Creation",
  name: "Anchal Medicals",
  field: "Place",
  typed: "Yeroor",
  words: {
    empty: "No account records found.",
    noMatch: "No matching account found",
    failedList: "The list could not be loaded.",
    failedUpdate: "Failed to update account.",
  },
});

export const ReadOnly: Story = states.readOnly;

const sentRecords: StoryRecord[] = [];
const watchedServer: MasterServer = {
  ...accountServer,
  onWrite: (_, record) => void sentRecords.push(record),
};
const pick = async (canvas: ReturnType<typeof within>, label: RegExp, option: string) => {
  const typedInput = canvas.queryByRole("combobox", { name: label });
  if (typedInput) await userEvent.type(typedInput, option);
  else await userEvent.click(canvas.getByRole("button", { name: label }));
  await userEvent.click(await within(document.body).findByRole("option", { name: option }));
};

/** Sets the values of fields at once and leaves each field. */
const fill = (canvas: ReturnType<typeof within>, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) {
    const input = canvas.getByLabelText(new RegExp(`^${label}`));
    void fireEvent.change(input, { target: { value } });
    void fireEvent.focusOut(input);
  }
};

export const Invalid: Story = {
  parameters: { server: accountServer },
  play: async ({ canvas }) => {
    await canvas.findByText("Anchal Medicals");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await canvas.findByText("Account Name is required.");
    for (const label of ["Address", "Place", "PIN No", "District", "Phone", "Mobile Number"])
      await expect(canvas.getByText(`${label} is required.`)).toBeVisible();
    for (const label of ["Route", "Rate Type", "Customer Type"])
      await expect(canvas.getByText(`${label} is required.`)).toBeVisible();
    await expect(canvas.queryByText("Email is required.")).toBeNull();
    fill(canvas, { "Account Name": "anchal medicals" });
    await expect(await canvas.findByText("Account Name already exists.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Account Name already exists. Please choose a different name.",
    );
    fill(canvas, { "Account Name": "A".repeat(201) });
    await expect(await canvas.findByText("Account Name must have at most 200 characters.")).toBeVisible();
    fill(canvas, { "Account Name": "Anchal & Sons", "PIN No": "6913101" });
    fill(canvas, { Phone: "47523176711", "Mobile Number": "98470 1234", Email: "office", GSTIN: "32-AB" });
    for (const message of [
      "Account Name can only contain letters, numbers, and spaces.",
      "PIN No must be a valid 6-digit number.",
      "Phone must be a valid 10-digit number.",
      "Mob must be a valid 10-digit number.",
      "Invalid email address.",
      "GSTIN must be alphanumeric and up to 15 characters.",
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
  },
};

/**
 * Values that the server accepts but that can't be right: an error on leaving the field, and a
 * question before saving.
 */
export const LooksWrong: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    const page = within(document.body);
    await userEvent.click(await canvas.findByText("Anchal Medicals"));
    const words = "This GSTIN's check digit is wrong.";
    fill(canvas, { GSTIN: "32AABCU9603R1ZM", "PIN No": "69130" });
    await expect(await canvas.findByText(words)).toHaveClass("vb-warning");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    const question = await page.findByRole("alertdialog", { name: "This looks wrong" });
    await expect(question).toHaveTextContent(words);
    await expect(question).toHaveTextContent("A PIN code has 6 digits, the first of them not 0.");
    await expect(question).toHaveTextContent("Save it anyway?");
    await waitFor(() => expect(page.getByRole("button", { name: "Correct it" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText(/^PIN No/)).toHaveFocus());
    await expect(sentRecords).toHaveLength(0);
    fill(canvas, { "PIN No": "691306" });
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await userEvent.click(await page.findByRole("button", { name: "Save anyway" }));
    await expect(await canvas.findByText("Account updated successfully")).toBeVisible();
    await expect(sentRecords[0]).toMatchObject({ GSTinNo: "32AABCU9603R1ZM", PinNo: "691306" });
  },
};

export const CreatedCustomer: Story = {
  tags: ["!whole"],
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await canvas.findByText("Anchal Medicals");
    fill(canvas, {
      "Account Name": "Kulathupuzha Clinic",
      Address: "Forest Road",
      Place: "Kulathupuzha",
      "PIN No": "691310",
      District: "Kollam",
      Phone: "4752317671",
      "Mobile Number": "9847012346",
    });
    await pick(canvas, /^Route/, "Punalur - Thenmala");
    await pick(canvas, /Rate Type/, "DP");
    await pick(canvas, /Customer Type/, "Distributor");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Account submitted successfully")).toBeVisible();
    await expect(await canvas.findByText("Forest Road")).toBeVisible();
    await expect(sentRecords[0]).toMatchObject({
      AccountParent: 14,
      RootId: 2,
      RateType: "DP",
      CustomerType: 3,
    });
    await expect(sentRecords[0]).toMatchObject({ Email: null, GSTinNo: null, State: null, country: "India" });
  },
};

/** Addresses are sent as soon as one changes: changed ones with their id, new ones without. */
export const WithDeliveryAddresses: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await userEvent.click(await canvas.findByText("Anchal Medicals"));
    const [first] = await canvas.findAllByRole("group", { name: /^Delivery Addresses \d/ });
    const own = within(first as HTMLElement);
    await waitFor(() => expect(own.getByLabelText(/^Name of Place/)).toHaveValue("Anchal Medicals Store"));
    await userEvent.type(own.getByLabelText(/^Delivery Address/), " East");
    await userEvent.click(canvas.getByRole("button", { name: "Remove Address 2" }));
    await userEvent.click(canvas.getByRole("button", { name: "Add Address" }));
    const newGroup = within(canvas.getByRole("group", { name: "Delivery Addresses 2" }));
    const newName = newGroup.getByLabelText(/^Name of Place/);
    await waitFor(() => expect(newName).toHaveFocus());
    await expect(newGroup.queryByText("Name of Place is required.")).toBeNull();
    await userEvent.tab();
    await expect(await newGroup.findByText("Name of Place is required.")).toBeVisible();
    await userEvent.type(newName, "Punalur Shop");
    await userEvent.type(newGroup.getByLabelText(/^Delivery Address/), "7 Market Road");
    await userEvent.type(newGroup.getByLabelText(/^Delivery State/), "Kerala");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Account updated successfully")).toBeVisible();
    const none = { pin: null, gstin: null };
    await expect(sentRecords[0]?.["DeliveryAddresses"]).toEqual([
      {
        ...{ id: 61, name: "Anchal Medicals Store", address: "Court Road, Anchal East" },
        ...{ pin: "691306", state: "Kerala", gstin: null },
      },
      { name: "Punalur Shop", address: "7 Market Road", state: "Kerala", ...none },
    ]);
  },
};

/** An incomplete address is not sent: its first fault has the focus. */
export const IncompleteAddress: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await userEvent.click(await canvas.findByText("Anchal Medicals"));
    await canvas.findByRole("group", { name: "Delivery Addresses 2" });
    await userEvent.click(canvas.getByRole("button", { name: "Add Address" }));
    await userEvent.keyboard("Punalur Shop");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    const newGroup = within(canvas.getByRole("group", { name: "Delivery Addresses 3" }));
    await expect(await newGroup.findByText("Delivery Address is required.")).toBeVisible();
    await waitFor(() => expect(newGroup.getByLabelText(/^Delivery Address/)).toHaveFocus());
    await expect(sentRecords).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Address 3" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add Address" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Account updated successfully")).toBeVisible();
  },
};

/** Addresses that have not arrived can't be replaced by new ones. */
export const AddressesUnderWay: Story = {
  parameters: {
    server: {
      ...accountServer,
      setUp: (standIn) => standIn.delay("deliveryAddresses.list", 1_000),
    } satisfies MasterServer,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Anchal Medicals"));
    await expect(await canvas.findByRole("button", { name: "Add Address" })).toBeDisabled();
    await canvas.findByRole("group", { name: "Delivery Addresses 2" });
    await expect(canvas.getByRole("button", { name: "Add Address" })).toBeEnabled();
  },
};

/** An imported name is kept; a new name may have letters of any script, digits and spaces. */
export const OtherNames: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await userEvent.click(await canvas.findByText("M/s. Punalur Pharma & Sons"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Update" })).toBeEnabled());
    fill(canvas, { Place: "Punalur" });
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Account updated successfully")).toBeVisible();
    await expect(sentRecords[0]).toMatchObject({
      AccountName: "M/s. Punalur Pharma & Sons",
      Place: "Punalur",
    });
    await userEvent.click(await canvas.findByText("M/s. Punalur Pharma & Sons"));
    fill(canvas, { "Account Name": "M/s. Punalur Pharma" });
    const refusedMessage = "Account Name can only contain letters, numbers, and spaces.";
    await expect(await canvas.findByText(refusedMessage)).toBeVisible();
    fill(canvas, { "Account Name": "പുനലൂർ മെഡിക്കൽസ് 2" });
    await waitFor(() => expect(canvas.queryByText(refusedMessage)).toBeNull());
  },
};

export const Supplier: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    // A supplier has neither a route nor a price list.
    await userEvent.click(await canvas.findByText("Zenith Surgical Industries"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Update" })).toBeEnabled());
    for (const label of [/^Route/, /Rate Type/, /Customer Type/])
      await expect(canvas.queryByLabelText(label)).toBeNull();
    fill(canvas, { Place: "Anchal East" });
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Account updated successfully")).toBeVisible();
    await expect(sentRecords[0]).toMatchObject({
      AccountID: 13,
      AccountParent: 27,
      Place: "Anchal East",
      Version: 1,
    });
    await expect(sentRecords[0]).not.toHaveProperty("RootId");
    await pick(canvas, /Account Type/, "Supplier");
    await waitFor(() => expect(canvas.queryByLabelText(/^Route/)).toBeNull());
  },
};

export const Filtered: Story = {
  parameters: { server: accountServer },
  play: async ({ canvas }) => {
    await canvas.findByText("Anchal Medicals");
    await userEvent.click(canvas.getByRole("radio", { name: "Supplier" }));
    await waitFor(() => expect(canvas.queryByText("Anchal Medicals")).toBeNull());
    await expect(canvas.getByText("Zenith Surgical Industries")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Customer" }));
    await expect(await canvas.findByText("Anchal Medicals")).toBeVisible();
    await expect(canvas.queryByText("Zenith Surgical Industries")).toBeNull();
  },
};

export const Deleted: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await userEvent.click(await canvas.findByText("Anchal Medicals"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: "Delete Anchal Medicals?" });
    await expect(question).toHaveTextContent("Are you sure you want to delete this account?");
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Account deleted successfully")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Anchal Medicals")).toBeNull());
    await expect(sentRecords[0]).toEqual({ AccountCode: 11, Version: 1 });
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server: accountServer, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
