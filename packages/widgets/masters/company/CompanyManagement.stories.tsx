import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { companyServer } from "../../fixtures/companies.ts";
import type { MasterServer, StoryRecord } from "../../fixtures/story-server.ts";
import { makeMasterStates } from "../../fixtures/master-states.ts";
import { CompanyManagement } from "./CompanyManagement.tsx";

const meta: Meta<typeof CompanyManagement> = {
  title: "Masters/Company Management",
  tags: ["whole"],
  component: CompanyManagement,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof CompanyManagement>;

/** As documented, but for Email, which the same document calls optional. */
const MARKED_LABELS = ["Company Name", "GSTIN", "Mobile Number", "Address", "City", "State", "District"];
const COMPANY_NAME = "Kairali Surgicals & Medicals";
const states = makeMasterStates({
  server: companyServer,
  title: "Company Management",
  name: COMPANY_NAME,
  field: "Address",
  typed: "8/2 Chandamukku, Kottarakkara",
  words: {
    empty: "No company records found.",
    noMatch: "No matching companies found.",
    failedList: "Failed to fetch company data",
    failedUpdate: "Update request failed",
  },
});

export const ReadOnly: Story = states.readOnly;

/** The documented height: a longer list scrolls. */
export const ListHeight: Story = {
  parameters: { server: companyServer },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole("grid", { name: "Company Management" });
    await expect(getComputedStyle(grid).maxHeight).toBe("300px");
    await expect(getComputedStyle(grid).overflowY).toBe("auto");
  },
};

const sentRecords: StoryRecord[] = [];
const watchedServer: MasterServer = {
  ...companyServer,
  onWrite: (_, record) => void sentRecords.push(record),
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
  parameters: { server: companyServer },
  play: async ({ canvas }) => {
    await canvas.findByText(COMPANY_NAME);
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(
      await canvas.findByText("Please fix the highlighted errors before submitting."),
    ).toBeVisible();
    await expect(canvas.getByText("Company Name must be at least 3 characters.")).toBeVisible();
    await expect(canvas.getByText("Address must be at least 10 characters.")).toBeVisible();
    for (const label of ["GSTIN", "City", "District", "State", "Mobile Number"])
      await expect(canvas.getByText(`${label} is required.`)).toBeVisible();
    await expect(canvas.getByText("Administrator's Password is required.")).toBeVisible();
    for (const label of MARKED_LABELS)
      await expect(canvas.getByLabelText(new RegExp(`^${label}`))).toBeRequired();
    await expect(canvas.getByLabelText(/^Email/)).not.toBeRequired();
    fill(canvas, { "Company Name": "TS", GSTIN: "32-aabct", Address: "MG Road", City: "Kochi 16" });
    fill(canvas, { District: "Ernakulam-1", State: "Kerala 1", "Mobile Number": "98470123467" });
    fill(canvas, { Email: "office", "Administrator's Password": "short", "Confirm Password": "shorter" });
    for (const message of [
      "Company Name must be at least 3 characters.",
      "GSTIN must be alphanumeric and up to 15 characters.",
      "Address must be at least 10 characters.",
      "City must contain only letters.",
      "District must contain only letters.",
      "State must contain only letters.",
      "Mobile Number must be a valid 10-digit number.",
      "Invalid email address.",
      "Password must have 8 to 200 characters.",
      "Passwords do not match",
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
  },
};

export const Created: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await canvas.findByText(COMPANY_NAME);
    fill(canvas, {
      "Company Name": "Travancore Surgicals",
      GSTIN: "32AABCT1429B1Z2",
      Address: "22 MG Road, Ernakulam",
      City: "Kochi",
      District: "Ernakulam",
      State: "Kerala",
      "Mobile Number": "9847012346",
      "Administrator's Name": "Lakshmi Nair",
      "Administrator's Username": "lakshmi",
      "Administrator's Password": "a-password-of-hers",
      "Confirm Password": "a-password-of-hers",
    });
    await userEvent.upload(canvas.getByLabelText("Choose Logo"), await drawPicture());
    await expect(await canvas.findByRole("img", { name: "Logo" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Company inserted successfully.")).toBeVisible();
    await expect(sentRecords[0]).toMatchObject({
      CompanyName: "Travancore Surgicals",
      AdminUserName: "lakshmi",
    });
    await expect(sentRecords[0]?.["Logo"]).toBeInstanceOf(Blob);
    await expect(sentRecords[0]).not.toHaveProperty("CompanyId");
  },
};

export const Updated: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await userEvent.click(await canvas.findByText(COMPANY_NAME));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Update" })).toBeEnabled());
    await expect(canvas.queryByLabelText(/^Administrator/)).toBeNull();
    await expect(canvas.getByRole("img", { name: "Logo" })).toBeVisible();
    const brokenFile = new File(["no picture"], "logo.png", { type: "image/png" });
    await userEvent.upload(canvas.getByLabelText("Replace Logo"), brokenFile);
    await expect(
      await canvas.findByText("The picture must be a readable PNG, JPEG or WebP file."),
    ).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^City/));
    await userEvent.type(canvas.getByLabelText(/^City/), "Punalur");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Company updated successfully")).toBeVisible();
    await expect(sentRecords[0]).toMatchObject({ CompanyId: "1", Citty: "Punalur", Version: "1" });
    await expect(sentRecords[0]).not.toHaveProperty("Logo");
    // The message about the file disappeared with the form.
    await expect(canvas.queryByText(/^The picture must be/)).toBeNull();
  },
};

export const Deleted: Story = {
  parameters: { server: companyServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(COMPANY_NAME));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: `Delete ${COMPANY_NAME}?` });
    await expect(question).toHaveTextContent("Nobody can sign in to it any more");
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Company deleted successfully")).toBeVisible();
  },
};

/** A green square. */
async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  const pen = canvas.getContext("2d");
  if (pen) pen.fillStyle = "green";
  pen?.fillRect(0, 0, 8, 8);
  return new File([await canvas.convertToBlob({ type: "image/png" })], "logo.png", { type: "image/png" });
}

export const PhoneInTheDark: Story = {
  parameters: { server: companyServer, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
