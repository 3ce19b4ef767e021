import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createEInvoiceServer } from "../fixtures/e-invoices.ts";
import { bodyRows, readCells } from "../fixtures/table-rows.ts";
import { takeFile } from "../fixtures/taken-file.ts";
import { EInvoices } from "./EInvoices.tsx";

const onImport = fn();
const onMark = fn();
const onSave = fn();
const meta: Meta<typeof EInvoices> = {
  title: "Finance/E-invoices",
  tags: ["whole"],
  component: EInvoices,
  args: { heading: 1 },
  parameters: { server: createEInvoiceServer({ onSave }) },
  beforeEach: () => {
    for (const spy of [onImport, onMark, onSave]) spy.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof EInvoices>;

/** The file for the portal, what is not in it, and the portal's answer. */
export const Reported: Story = {
  tags: ["!whole"],
  parameters: { server: createEInvoiceServer({ onImport }) },
  play: async ({ canvas }) => {
    await canvas.findByText("1 document is not reported, with at most 7 days left.");
    const [row] = await bodyRows(canvas, "To report");
    await expect(readCells(row)).toEqual([
      ...["B2B/26-27/41", "02-11-2026", "Santhi Medical Agencies", "32AAECS7112K1Z5", "4,433.00"],
      "Report by 01-12-2026",
    ]);
    const { name, file } = await takeFile(() =>
      userEvent.click(canvas.getByRole("button", { name: "Bulk file" })),
    );
    await expect([name, await file.text()]).toEqual(["e-invoices_2026-11-18.json", "[{}]"]);
    const takenFile = within(await screen.findByRole("dialog", { name: "Bulk file" }));
    await takenFile.findByText("BuyerDtls.Pin: missing. Put it right in the customer's account.");
    await userEvent.keyboard("{Escape}");
    const answers = new File(["[]"], "answers.json", { type: "application/json" });
    await userEvent.upload(canvas.getByLabelText("Import the answer"), answers);
    const importedAnswers = within(await screen.findByRole("dialog", { name: "Import the answer" }));
    await importedAnswers.findByText("1 reported, 0 refused, 0 known before.");
    await importedAnswers.findByText("No. 2 of the file: the portal did not sign it");
    await expect(onImport).toHaveBeenCalledWith(btoa("[]"));
    await userEvent.keyboard("{Escape}");
    await canvas.findByRole("tab", { name: "Reported (3)" });
  },
};

export const Refused: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Refused (1)" }));
    const [row] = await bodyRows(canvas, "Refused");
    if (row) await userEvent.click(row);
    const dialog = within(await screen.findByRole("dialog", { name: "B2B/26-27/43" }));
    await dialog.findByText("3028: GSTIN is not present in invoice system");
    await dialog.findByText(/^Put right what the portal names/);
    await userEvent.keyboard("{Escape}");
  },
};

/** The time is that of the portal's clock, which is Indian. */
export const CancelledOnPortal: Story = {
  tags: ["!whole"],
  parameters: { server: createEInvoiceServer({ onMark }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Reported (2)" }));
    const [row] = await bodyRows(canvas, "Reported");
    if (row) await userEvent.click(row);
    const dialog = within(await screen.findByRole("dialog", { name: "B2B/26-27/44" }));
    await dialog.findByText("Can be cancelled on the portal until 19-11-2026 12:00");
    const time = dialog.getByRole("textbox", { name: "Cancelled on the portal at" });
    await userEvent.type(time, "31-02-2026 10:00");
    await userEvent.click(dialog.getByRole("button", { name: "Note the cancellation" }));
    await dialog.findByText("This is not a time such as 05-10-2026 16:48.");
    await userEvent.clear(time);
    await userEvent.type(time, "18-11-2026 12:30");
    await userEvent.click(dialog.getByRole("button", { name: "Note the cancellation" }));
    await dialog.findByText(/^Its number is never reported again/);
    await expect(onMark).toHaveBeenCalledWith(44, "2026-11-18T12:30:00+05:30");
    await userEvent.keyboard("{Escape}");
  },
};

/** After its time on the portal only a credit note is left. */
export const CreditNoteNext: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Reported (2)" }));
    const rows = await bodyRows(canvas, "Reported");
    await expect(rows[1]).toHaveTextContent("a credit note must be used");
    if (rows[1]) await userEvent.click(rows[1]);
    const dialog = within(await screen.findByRole("dialog", { name: "B2B/26-27/45" }));
    await expect(dialog.queryByRole("button", { name: "Note the cancellation" })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

export const Settings: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Settings" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Settings" }));
    const turnover = dialog.getByRole("textbox", { name: "2025-26 (₹)" });
    await userEvent.type(turnover, "much");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("This is not an amount in rupees.");
    await userEvent.clear(turnover);
    await userEvent.type(turnover, "12,50,00,000");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...{ dutyFrom: "2026-04-01", pin: "689101", portalKeys: [] },
        turnovers: [{ year: "2025-26", amount: 125_000_000 }],
      }),
    );
  },
};

export const Empty: Story = {
  tags: ["!whole"],
  parameters: { server: createEInvoiceServer({ isEmpty: true }) },
  play: async ({ canvas }) => {
    await canvas.findByText("The settings do not say from which day the company issues e-invoices.");
    await canvas.findByText("Nothing here.");
  },
};

export const Failed: Story = {
  parameters: { server: { ...createEInvoiceServer(), failing: ["eInvoices.list"] } },
  play: async ({ canvas }) => {
    await canvas.findByText("The e-invoices could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await bodyRows(canvas, "To report");
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("Santhi Medical Agencies");
  },
};
