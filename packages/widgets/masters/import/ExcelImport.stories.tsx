import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createGate } from "../../fixtures/gate.ts";
import { importServer } from "../../fixtures/imports.ts";
import { takeFile } from "../../fixtures/taken-file.ts";
import { ExcelImport } from "./ExcelImport.tsx";

const onSend = fn();
const meta: Meta<typeof ExcelImport> = {
  title: "Masters/Import",
  tags: ["whole"],
  component: ExcelImport,
  args: { kind: "customer", heading: 1 },
  parameters: { server: importServer() },
  beforeEach: () => void onSend.mockClear(),
};
export default meta;
type Story = StoryObj<typeof ExcelImport>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Customer Import" })).toBeVisible();
    await expect(canvas.getByText("No data to display")).toBeVisible();
    await expect(
      canvas.getByText(
        /: Customer, Address, Place, District, State, PinNo, GSTinNo, Phone, Mobile, Email, Kind for GST\.$/,
      ),
    ).toBeVisible();
  },
};

/** Nothing is sent until the values common to all rows are chosen. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await submit(canvas);
    const words = "Please select Route, Rate Type, and Customer Type.";
    await expect(canvas.getByRole("alert")).toHaveTextContent(words);
    await expect(canvas.getByText("Rate Type is required.")).toBeVisible();
    await chooseAll(canvas);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("No data found in Excel file."));
  },
};

export const SomeRowsWrong: Story = {
  tags: ["!whole"],
  parameters: { server: importServer({ rows: 12, wrong: [4, 9], ignored: ["Remarks"] }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas);
    await waitFor(() => expect(canvas.getByText("customers.xlsx, sheet Sheet1")).toBeVisible());
    await expect(canvas.getByText("These columns are ignored: Remarks.")).toBeVisible();
    await expect(canvas.getByText(/^2 rows have errors/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Errors (2)" }));
    const words = "Row 4 is missing required fields: Customer, Address, Place, or Mobile.";
    const table = canvas.getByRole("grid");
    // The full reason of the first row, then of the pressed one, whose cell is too narrow for it.
    const findReason = () => document.querySelector(".vb-import-reason");
    await waitFor(() => expect(findReason()).toHaveTextContent(words));
    await userEvent.click(within(table).getByText(/^Row 9 is missing/));
    await waitFor(() =>
      expect(findReason()).toHaveTextContent(
        "Row 9 is missing required fields: Customer, Address, Place, or Mobile.",
      ),
    );
    await expect(table.getBoundingClientRect().height).toBeLessThanOrEqual(300);
    const { file } = await takeFile(() =>
      userEvent.click(canvas.getByRole("button", { name: "Save rows with errors" })),
    );
    await expect((await file.text()).split("\r\n")[1]).toContain(`4,"${words}",Asha Medicals 4`);
  },
};

/**
 * Two hundred rows per request, one request after the other; refused rows remain with the reason.
 */
export const Imported: Story = {
  parameters: { server: importServer({ rows: 450, wrong: [5], taken: [7], onBatch: onSend }) },
  play: async ({ canvas, args }) => {
    await chooseAll(canvas);
    await chooseFile(canvas);
    await userEvent.dblClick(canvas.getByRole("button", { name: "Submit" }));
    // Two rows were refused: no message says 'successfully', and the toast shows both numbers.
    await expectText(".vb-toast-warn", "448 imported, 2 not imported.");
    await expectText(".vb-banner-warn", "448 imported, 2 not imported.");
    await waitFor(() =>
      expect(within(document.body).queryByText("Accounts imported successfully!")).toBeNull(),
    );
    const keys = onSend.mock.calls.map(([key]) => String(key));
    await waitFor(() =>
      expect(keys).toEqual([0, 200, 400].map((begin) => `${IMPORT_KEY}.customer.4.CCP.0.${begin}`)),
    );
    await userEvent.click(canvas.getByRole("radio", { name: "Errors (2)" }));
    const words = "Row 7: Account Name already exists. Please choose a different name.";
    await waitFor(() => expect(within(canvas.getByRole("grid")).getByText(words)).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Submit" })).toBeDisabled();
    await expect(args.onImported).toHaveBeenCalledWith(448);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(canvas.getByText("No data to display")).toBeVisible());
    await expect(canvas.getByRole("combobox", { name: /^Route/ })).toHaveValue("");
  },
  args: { onImported: fn() },
};

/**
 * The response to the second batch is lost: Submit sends that batch again with the same idempotency
 * key.
 */
export const Stopped: Story = {
  parameters: { server: importServer({ rows: 450, fails: 2, onBatch: onSend }) },
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    await chooseFile(canvas);
    await submit(canvas);
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Failed to import accounts.");
    await expect(alert).toHaveTextContent("200 of 450 rows were sent.");
    await submit(canvas);
    await expect(await canvas.findByText("450 imported.")).toBeVisible();
    const begins = onSend.mock.calls.map(([key]) => String(key).split(".").at(-1));
    await expect(begins).toEqual(["0", "200", "200", "400"]);
  },
};

const gate = createGate();
export const Submitting: Story = {
  // The first batch gets its response, the next one is held.
  parameters: {
    server: importServer({
      rows: 450,
      onBatch: (_, [first]) => {
        if (first === 2) gate.shut();
      },
    }),
    gate,
  },
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    await chooseFile(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole("button", { name: "Submitting... 200 of 450" })).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", String(200 / 450));
    await expect(canvas.getByRole("button", { name: "Clear" })).toBeDisabled();
    gate.open();
    await expect(await canvas.findByText("450 imported.")).toBeVisible();
  },
};

export const NoWorkbook: Story = {
  parameters: {
    server: importServer({
      refuses: { code: "SPREADSHEET_INVALID", message: "Invalid Excel file. Please try again." },
    }),
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas, "customers.xls");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Invalid Excel file. Please try again.");
    await userEvent.upload(getFileInput(), new File(["x"], "customers.csv"), { applyAccept: false });
    await waitFor(() => expect(canvas.getByText("customers.csv")).toBeVisible());
    await expect(canvas.getByRole("alert")).toHaveTextContent("Invalid Excel file. Please try again.");
  },
};

export const Items: Story = {
  args: { kind: "item" },
  parameters: { server: importServer({ rows: 8, wrong: [3] }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas, "items.xlsx");
    const headings = canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(headings.slice(3)).toEqual([
      "ItemName",
      "ItemDescription",
      "MRP",
      "itemcolour",
      "itemsize",
      "SalePrice",
    ]);
    await submit(canvas);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please select Item Category.");
    await waitFor(() => expect(canvas.getByRole("button", { name: /Item Category/ })).toHaveFocus());
    await choose("Item Category", "Medicine");
    await submit(canvas);
    await expectText(".vb-banner-warn", "7 imported, 1 not imported.");
    await waitFor(() => expect(within(document.body).queryByText("Items imported successfully!")).toBeNull());
  },
};

/** Columns of the file that the documented sheet lacks are shown: a case of 24, and batches. */
export const ItemsInCases: Story = {
  args: { kind: "item" },
  parameters: {
    server: importServer({ besides: { LargerUnit: "Case", PerLargerUnit: "24", KeepsBatches: "Yes" } }),
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas, "items.xlsx");
    const headings = canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(headings.slice(8)).toEqual([
      "SalePrice",
      "Larger Unit",
      "Quantity in Larger Unit",
      "Keeps Batches",
    ]);
    await expect(canvas.getAllByText("Case")).toHaveLength(5);
  },
};

/** A formula such as `=110/1.05` has more decimals than a price: the rows say what was rounded. */
export const RoundedPrices: Story = {
  args: { kind: "item" },
  parameters: { server: importServer({ rounded: [3, 5] }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas, "items.xlsx");
    await expect(canvas.getByText(/^2 figures have more decimals than their fields/)).toBeVisible();
    const reason = document.querySelector(".vb-import-reason");
    await expect(reason).toHaveTextContent("Row 3: MRP is rounded from 1250.4999999 to 1250.5.");
    await expect(
      within(canvas.getByRole("grid")).getByText("Row 5: MRP is rounded from 1250.4999999 to 1250.5."),
    ).toBeInTheDocument();
    await choose("Item Category", "Medicine");
    await submit(canvas);
    await expect(await canvas.findByText("5 imported.")).toBeVisible();
  },
};

/** If every row is imported, the message says "successfully". */
export const AllImported: Story = {
  args: { kind: "item" },
  parameters: { server: importServer({ rows: 3 }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas, "items.xlsx");
    await choose("Item Category", "Medicine");
    await submit(canvas);
    await expect(await within(document.body).findByText("Items imported successfully!")).toBeVisible();
    await expect(canvas.getByText("3 imported.")).toBeVisible();
  },
};

export const ItemsStopped: Story = {
  args: { kind: "item" },
  parameters: { server: importServer({ rows: 3, fails: 1 }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas, "items.xlsx");
    await choose("Item Category", "Medicine");
    await submit(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to import items.");
  },
};

export const AllAccountsImported: Story = {
  parameters: { server: importServer({ rows: 3 }) },
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    await chooseFile(canvas);
    await submit(canvas);
    await expect(await within(document.body).findByText("Accounts imported successfully!")).toBeVisible();
  },
};

/** The server accepts a wrong check digit, so the screen asks before sending one. */
export const LooksWrong: Story = {
  args: { kind: "supplier" },
  parameters: { server: importServer({ rows: 6, odd: [3, 5], onBatch: onSend }) },
  play: async ({ canvas }) => {
    const page = within(document.body);
    await chooseFile(canvas, "suppliers.xlsx");
    await submit(canvas);
    const question = await page.findByRole("alertdialog", { name: "Some values look wrong" });
    await expect(question).toHaveTextContent(/^Some values look wrong2 rows have a GSTIN/);
    await waitFor(() => expect(page.getByRole("button", { name: "Show them" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onSend).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "To check (2)" })).toBeChecked());
    const words =
      "Row 3: A PIN code has 6 digits, the first of them not 0. This GSTIN's check digit is wrong.";
    await expect(document.querySelector(".vb-import-reason")).toHaveTextContent(words);
    await submit(canvas);
    await userEvent.click(await page.findByRole("button", { name: "Import anyway" }));
    await expect(await canvas.findByText("6 imported.")).toBeVisible();
    await expect(onSend.mock.calls[0]?.[1]).toEqual([2, 3, 4, 5, 6, 7]);
  },
};

export const Suppliers: Story = {
  args: { kind: "supplier" },
  play: async ({ canvas }) => {
    await chooseFile(canvas, "suppliers.xlsx");
    await submit(canvas);
    await expect(await canvas.findByText("5 imported.")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { kind: "item", isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Choose File" })).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "Submit" })).toBeNull();
  },
};

export const PhoneInTheDark: Story = {
  ...SomeRowsWrong,
  parameters: { server: importServer({ rows: 12, wrong: [4, 9], ignored: ["Remarks"] }), scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};

const IMPORT_KEY = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b";

type Canvas = ReturnType<typeof within>;

function getFileInput(): HTMLInputElement {
  const fileInput = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!fileInput) throw new Error("There is no field for a file.");
  return fileInput;
}

async function chooseFile(canvas: Canvas, name = "customers.xlsx") {
  await userEvent.upload(getFileInput(), new File(["PK"], name));
  await waitFor(() => expect(canvas.queryByRole("progressbar", { name: "Reading the file..." })).toBeNull());
  if (!canvas.queryByRole("alert")) await canvas.findByRole("grid");
}

async function chooseAll(canvas: Canvas) {
  const route = () => canvas.getByRole("combobox", { name: /^Route/ });
  await waitFor(() => expect(route()).toBeEnabled());
  await userEvent.type(route(), "Adoor");
  await userEvent.click(await within(document.body).findByRole("option", { name: "Adoor" }));
  await choose("Rate Type", "CCP");
  await choose("Customer Type", "Retail");
}

async function choose(field: string, option: string) {
  const page = within(document.body);
  await userEvent.click(await page.findByRole("button", { name: new RegExp(field) }));
  await userEvent.click(await page.findByRole("option", { name: option }));
}

/**
 * Expects this text in the element that the selector finds: a toast and a banner may have the same
 * text.
 */
async function expectText(selector: string, words: string) {
  await waitFor(() => expect(document.querySelector(selector)).toHaveTextContent(words));
}

async function submit(canvas: Canvas) {
  await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
}
