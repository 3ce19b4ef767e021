import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { threeBills, createSaleServer } from "../../fixtures/reports/sale-bills.ts";
import { takeFile } from "../../fixtures/taken-file.ts";
import { bodyRows } from "../../fixtures/table-rows.ts";
import { SaleReport } from "./SaleReport.tsx";

const meta: Meta<typeof SaleReport> = {
  title: "Reports/Sale Report details",
  tags: ["whole"],
  component: SaleReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof SaleReport>;

export const DetailsOpen: Story = {
  tags: ["!whole"],
  args: { onRowClick: fn() },
  parameters: { server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas, args }) => {
    const [row] = await bodyRows(canvas);
    row?.focus();
    await userEvent.keyboard("{Enter}");
    const bill = await canvas.findByRole("complementary", { name: "Bill Details" });
    await expect(args.onRowClick).toHaveBeenCalledWith(expect.objectContaining({ BillID: 1482 }));
    await waitFor(() => expect(within(bill).getByText("Kairali Surgicals & Medicals")).toBeVisible());
    // 8,872.50 + 2,598.75 = 11,471.25; less 250.00 and 0.25 is 11,221.00.
    await waitFor(() => expect(within(bill).getByText("11,471.25")).toBeVisible());
    await expect(within(bill).getByText("-250.00")).toBeVisible();
    await expect(within(bill).getByText("11,221.00")).toBeVisible();
    await expect(within(bill).getByText("Rupees Eleven Thousand Two Hundred Twenty One Only")).toBeVisible();
    await expect(
      within(bill).getByText("Payment is requested within 15 days of receiving this invoice."),
    ).toBeVisible();
    await expect(within(bill).getByText("Deliver before noon")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("complementary")).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-row", "0"));
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("complementary", { name: "Bill Details" });
  },
};

export const DetailsOnPaper: Story = {
  parameters: { server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas);
    if (row) await userEvent.click(row);
    const bill = await canvas.findByRole("complementary", { name: "Bill Details" });
    const { name, file } = await takeFile(() =>
      userEvent.click(within(bill).getByRole("button", { name: "PDF to print" })),
    );
    await expect(name).toBe("Bill_B2B-26-27-118.pdf");
    await expect((await file.text()).startsWith("%PDF-")).toBe(true);
    // The roll is 80 mm wide: 226.77 points.
    await userEvent.click(within(bill).getByRole("button", { name: "Other paper" }));
    const roll = await takeFile(async () =>
      userEvent.click(await screen.findByRole("menuitem", { name: "80 mm roll" })),
    );
    await expect(await roll.file.text()).toMatch(/MediaBox \[0 0 226\.7/);
  },
};

export const DetailsInWindow: Story = {
  tags: ["!whole"],
  parameters: { server: createSaleServer({ bills: threeBills }) },
  globals: { viewport: { value: "middle" } },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas);
    if (row) await userEvent.click(row);
    const bill = await screen.findByRole("dialog", { name: "Bill Details" });
    await waitFor(() => expect(within(bill).getByText("11,221.00")).toBeVisible());
  },
};

export const DetailsWithoutLines: Story = {
  parameters: { server: createSaleServer({ bills: threeBills, hasNoLines: true }) },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas);
    if (row) await userEvent.click(row);
    await expect(await canvas.findByText("No details available")).toBeVisible();
  },
};
