import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { read, utils } from "xlsx";
import { makeSaleBills, makeSaleBill, createSaleServer } from "../../fixtures/reports/sale-bills.ts";
import { takeFile } from "../../fixtures/taken-file.ts";
import { SaleReport } from "./SaleReport.tsx";

const meta: Meta<typeof SaleReport> = { title: "Reports/Sale Report exports", component: SaleReport };
export default meta;
type Story = StoryObj<typeof SaleReport>;

/** More than the server sends in one response, so the file is built from two pages. */
const bills = makeSaleBills(12_345);

export const Excel: Story = {
  tags: ["whole"],
  parameters: { server: createSaleServer({ bills }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("grid", { name: "Sale Report" });
    const { name, file } = await takeFile(() =>
      userEvent.click(canvas.getByRole("button", { name: "Excel" })),
    );
    await expect(name).toBe("SaleReport_2026-11-14_to_2026-11-21.xlsx");
    const workbook = read(await file.arrayBuffer(), { dense: true });
    const sheet = workbook.Sheets["Sale Report"];
    const rows = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1, blankrows: true });
    await expect(rows[0]).toEqual(["Sale Report"]);
    await expect(rows[1]).toEqual(["Kairali Surgicals & Medicals"]);
    await expect(rows[2]).toEqual(["14-11-2026 – 21-11-2026"]);
    await expect(rows[4]).toEqual([
      "SL.No",
      "Bill No",
      "Bill Date",
      "Customer",
      "Amount",
      "Type",
      "Pay Mode",
      "Salesman",
      "Created By",
    ]);
    // Title, company, range, blank row, header; the bills; totals.
    await expect(rows).toHaveLength(5 + 12_345 + 1);
    const paise = bills.reduce((sum, bill) => sum + Math.round(bill.BillAmount * 100), 0);
    await expect(rows.at(-1)?.[0]).toBe("Total Amount");
    await expect(rows.at(-1)?.[4]).toBe(paise / 100);
    const sum = rows.slice(5, -1).reduce((total, row) => total + Math.round(Number(row[4]) * 100), 0);
    await expect(sum).toBe(paise);
    await expect(rows[5 + 10_000]?.[0]).toBe(10_001);
  },
};

export const Pdf: Story = {
  tags: ["whole"],
  parameters: {
    server: createSaleServer({
      bills: [...makeSaleBills(700), makeSaleBill(9000, { CustomerName: "ശ്രീ നാരായണ മെഡിക്കൽസ്" })],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("grid", { name: "Sale Report" });
    const { name, file } = await takeFile(() => userEvent.click(canvas.getByRole("button", { name: "PDF" })));
    await expect(name).toBe("SaleReport_2026-11-14_to_2026-11-21.pdf");
    const text = await file.text();
    await expect(text.startsWith("%PDF-")).toBe(true);
    await expect(text).toContain("Noto-Sans-malayalam-regular");
    await expect(text).not.toContain("/Subtype /Image");
  },
};

export const Csv: Story = {
  tags: ["whole"],
  parameters: { server: createSaleServer({ bills: bills.slice(0, 3) }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("grid", { name: "Sale Report" });
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const entry = await screen.findByRole("menuitem", { name: "CSV" });
    const { name, file } = await takeFile(() => userEvent.click(entry));
    await expect(name).toBe("SaleReport_2026-11-14_to_2026-11-21.csv");
    const lines = (await file.text()).replace("\ufeff", "").split("\r\n");
    // The column labels, and no database ids.
    await expect(lines[0]).toBe("SL.No,Bill No,Bill Date,Customer,Amount,Type,Pay Mode,Salesman,Created By");
    const [first] = bills;
    await expect(lines[1]).toMatch(new RegExp(`^1,${first?.BillNo},${first?.BillDate.slice(0, 10)},`));
    await expect(lines).toHaveLength(1 + 3 + 1);
    // A hidden column is not in the file either.
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Pay Mode" }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await canvas.findByRole("button", { name: "More" }));
    const again = await screen.findByRole("menuitem", { name: "CSV" });
    const narrower = await takeFile(() => userEvent.click(again));
    await expect((await narrower.file.text()).split("\r\n")[0]).not.toContain("Pay Mode");
  },
};

export const Print: Story = {
  parameters: { server: createSaleServer({ bills: bills.slice(0, 3) }) },
  play: async ({ canvas }) => {
    const { print } = window;
    let printedText = "";
    window.print = () => {
      printedText = document.querySelector(".vb-print")?.textContent ?? "";
      window.dispatchEvent(new Event("afterprint"));
    };
    await canvas.findByRole("grid", { name: "Sale Report" });
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Print" }));
    // The worker that plans the pages is loaded with the first print.
    await waitFor(() => expect(printedText).toContain("Total Amount"));
    await waitFor(() => expect(document.querySelector(".vb-print")).toBeNull());
    window.print = print;
  },
};
