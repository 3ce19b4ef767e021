import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { createReturnServer, NIL_RETURN, UNKNOWN_RETURN } from "../fixtures/gst-returns.ts";
import { bodyRows, readCells } from "../fixtures/table-rows.ts";
import { takeFile } from "../fixtures/taken-file.ts";
import { Gstr1 } from "./Gstr1.tsx";

const meta: Meta<typeof Gstr1> = {
  title: "Finance/GSTR-1",
  tags: ["whole"],
  component: Gstr1,
  args: { heading: 1 },
  parameters: { server: createReturnServer() },
};
export default meta;
type Story = StoryObj<typeof Gstr1>;

/** A figure opens its documents, and a document its voucher. */
export const Opened: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await canvas.findByText("Monthly return, 01-10-2026 to 31-10-2026, GSTIN 32AABCM5521F1Z0");
    const [firstTable] = await bodyRows(canvas, "Tables 4 to 9B");
    await expect(readCells(firstTable)).toEqual([
      ...["4A Invoices to registered persons", "1", "1,180.00", "1,000.00", "90.00", "90.00", "0.00"],
    ]);
    // 1,180 + 525 + 40, and 90 + 12.50
    const [total] = canvas.getAllByRole("row", { name: /^Total/ });
    await expect(total).toHaveTextContent("1,745.00");
    await expect(total).toHaveTextContent("102.50");
    if (firstTable) await userEvent.click(firstTable);
    const name = "Documents of 4A Invoices to registered persons";
    const dialog = within(await screen.findByRole("dialog", { name }));
    const [bill] = await bodyRows(dialog, name);
    await expect(readCells(bill).slice(0, 5)).toEqual([
      ...["B2B/26-27/101", "05-10-2026", "Sale", "Malabar Stores", "32ABCPM1234F1ZC"],
    ]);
    if (bill) await userEvent.click(bill);
    await dialog.findByText("Output CGST");
    await userEvent.click(dialog.getByRole("button", { name: "Back to the list" }));
    await bodyRows(dialog, name);
    await closeDialog();
  },
};

export const OtherTables: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const [small] = await bodyRows(canvas, "Table 7 by State and rate");
    await expect(readCells(small).slice(0, 4)).toEqual(["Within the State", "32 Kerala", "5%", "1"]);
    const [nilRated] = await bodyRows(canvas, "Table 8 by customer and supply");
    await expect(readCells(nilRated)).toEqual([
      ...["Within the State, unregistered", "Nil-rated", "1", "40.00", "40.00"],
    ]);
    const [code] = await bodyRows(canvas, "Table 12: HSN summary");
    await expect(readCells(code).slice(0, 6)).toEqual([
      ...["34025000", "WASHING PREPARATIONS", "Registered", "KGS", "18%", "10.00"],
    ]);
    const [numbers] = await bodyRows(canvas, "Table 13: numbers of documents");
    await expect(readCells(numbers)).toEqual([
      ...["Invoices", "B2B/26-27", "B2B/26-27/101", "B2B/26-27/104", "4", "1"],
    ]);
  },
};

/** Saved byte by byte as the portal takes it. */
export const File: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Tables 4 to 9B");
    const { name, file } = await takeFile(() =>
      userEvent.click(canvas.getByRole("button", { name: "Download the file" })),
    );
    await expect(name).toBe("returns_5112026_R1_32AABCM5521F1Z0_offline.json");
    await expect(await file.text()).toBe('{"gstin":"32AABCM5521F1Z0","fp":"102026"}');
  },
};

export const UnknownFacts: Story = {
  parameters: { server: createReturnServer(UNKNOWN_RETURN) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 document lacks a fact that decides its table/);
    const [bill] = await bodyRows(canvas, "Documents in no table");
    await expect(readCells(bill)).toEqual(["B2B/26-27/101", "05-10-2026", "Sale", "Place of supply"]);
    await expect(canvas.getByRole("button", { name: "Download the file" })).toBeDisabled();
    if (bill) await userEvent.click(bill);
    await within(await screen.findByRole("dialog")).findByText("Output CGST");
    await closeDialog();
  },
};

export const Empty: Story = {
  tags: ["!whole"],
  parameters: { server: createReturnServer(NIL_RETURN) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^No bill, return or note is dated in this period/);
  },
};

export const Failed: Story = {
  parameters: { server: { ...createReturnServer(), failing: ["gst.gstr1"] } },
  play: async ({ canvas }) => {
    await canvas.findByText("The GSTR-1 could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await bodyRows(canvas, "Tables 4 to 9B");
  },
};

export const Slow: Story = {
  parameters: { server: { ...createReturnServer(), delay: Infinity } },
  play: async ({ canvas }) => {
    await canvas.findByRole("progressbar", { name: "Adding up the GSTR-1" });
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("4A Invoices to registered persons");
  },
};

async function closeDialog() {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}
