import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { read, utils } from "xlsx";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { takeFile } from "../../fixtures/taken-file.ts";
import { useVanbookContext } from "../../provider/use-vanbook.ts";
import { VanbookContext, type FindReportLink } from "../../provider/vanbook-context.ts";
import { SaleTaxReport } from "../../generated/components/SaleTaxReport.ts";

type Line = Row<"saleTax.report">;

/**
 * Two lines of one bill within the state, 140.45 + 800.00 taxable: 147.47 + 944.00 = 1,091.47, in
 * whole rupees 1,091.
 */
const first: Line = {
  BillID: 1482,
  CustomerName: "Sree Narayana Surgicals",
  ItemName: "Digital Thermometer",
  HSNCode: "9025",
  InvSeries: "B2C/26-27",
  RetailBillNo: "1482",
  BillNo: "B2C/26-27/1482",
  BillDate: "2026-11-19",
  GSTinNo: null,
  UnitName: "Nos",
  WholeSaleRetail: "Retail",
  SupplyKind: "Taxable",
  MRP: 210,
  Quantity: 1,
  FreeQty: 0,
  CGSTRate: 2.5,
  CGSTAmount: 3.51,
  SGSTRate: 2.5,
  SGSTAmount: 3.51,
  IGSTRate: 0,
  IGSTAmount: 0,
  NetRate: 140.45,
  TotalTax: 7.02,
  ItemTotAmount: 147.47,
  DiscountRs: 0,
  RoundOff: -0.47,
  BillAmount: 1091,
};
const second: Line = {
  ...first,
  ItemName: "Nitrile Gloves (100)",
  HSNCode: "4015",
  UnitName: "Box",
  MRP: 520,
  Quantity: 2,
  FreeQty: 1,
  CGSTRate: 9,
  CGSTAmount: 72,
  SGSTRate: 9,
  SGSTAmount: 72,
  NetRate: 800,
  TotalTax: 144,
  ItemTotAmount: 944,
  BillAmount: null,
};
const outside: Line = {
  ...first,
  BillID: 1483,
  BillNo: "B2B/26-27/311",
  BillDate: "2026-11-20",
  CustomerName: "Coimbatore Medical Agencies",
  GSTinNo: "33AABCC1234F1ZE",
  WholeSaleRetail: "Wholesale",
  RetailBillNo: "00",
  Quantity: 100,
  CGSTRate: 0,
  CGSTAmount: 0,
  SGSTRate: 0,
  SGSTAmount: 0,
  IGSTRate: 5,
  IGSTAmount: 700,
  NetRate: 14_000,
  TotalTax: 700,
  ItemTotAmount: 14_700,
  RoundOff: 0,
  BillAmount: 14_700,
};

const server: StoryServer = {
  reports: {
    "saleTax.report": {
      rows: [first, second, outside].map((row) => ({ ...row })),
      day: "BillDate",
      filters: { Type: (row, value) => String(row["WholeSaleRetail"]).toLowerCase() === value.toLowerCase() },
      search: ["CustomerName", "ItemName", "HSNCode"],
      ties: [{ label: "Output CGST account", amount: 75.51, agrees: true }],
    },
  },
  answers: { "items.sold": [], "customers.names": [] },
};

const meta: Meta<typeof SaleTaxReport> = {
  title: "Reports/Sale Tax Report",
  tags: ["whole"],
  component: SaleTaxReport,
  args: { heading: 1 },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof SaleTaxReport>;

const FILE_HEADINGS = [
  ...[
    "Sl.No",
    "InvDate",
    "InvNo",
    "Customer Name",
    "GSTIN No",
    "HSN Code",
    "Item Name",
    "Unit",
    "Type",
    "MRP",
    "Qty",
  ],
  ...["Free Qty", "CGST %", "CGST Amt", "SGST %", "SGST Amt", "Taxable Value", "Total Tax", "Item Total"],
  ...["Discount (Rs)", "Round Off", "Bill Amount"],
];

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Sale Tax Report");
    const heads = canvas.getAllByRole("columnheader").map((head) => head.textContent.trim());
    await expect(heads).toEqual(FILE_HEADINGS);
    const cells = rows.map(readCells);
    await expect(cells[0]).toEqual([
      ...[
        "1",
        "19-11-2026",
        "B2C/26-27/1482",
        "Sree Narayana Surgicals",
        "",
        "9025",
        "Digital Thermometer",
        "Nos",
        "Retail",
      ],
      ...[
        "210.00",
        "1.00",
        "0.00",
        "2.5%",
        "3.51",
        "2.5%",
        "3.51",
        "140.45",
        "7.02",
        "147.47",
        "0.00",
        "-0.47",
        "1,091.00",
      ],
    ]);
    // Only the first line of each bill has the amount; the others are empty.
    await expect(cells.map((row) => row.at(-1))).toEqual(["1,091.00", "", "14,700.00"]);
    // 1,091 + 14,700; 147.47 + 944 + 14,700.
    await expect(canvas.getByText("15,791.00")).toBeVisible();
    await expect(canvas.getByText("15,791.47")).toBeVisible();
    await expect(canvas.getByText("Agrees with Output CGST account")).toBeVisible();
  },
};

const days = { FromDate: "2026-11-15", ToDate: "2026-11-21" };
const journals = { label: "Sales", operation: "ledger.report", AccountCode: 31, Type: "Journal" } as const;
const open = fn();
/** A host that has a page for ledgers only. */
const findReportLink: FindReportLink = ({ operation, AccountCode }) =>
  operation === "ledger.report" ? { href: `#ledger-${AccountCode}`, open } : undefined;

function Host({ children }: { children: ReactNode }) {
  return (
    <VanbookContext.Provider value={{ ...useVanbookContext(), reportLink: findReportLink }}>
      {children}
    </VanbookContext.Provider>
  );
}

export const OpensWhatDiffers: Story = {
  tags: ["!whole"],
  decorators: [
    (Story) => (
      <Host>
        <Story />
      </Host>
    ),
  ],
  parameters: {
    server: {
      ...server,
      reports: {
        "saleTax.report": {
          ...server.reports?.["saleTax.report"],
          ties: [
            {
              label: "Sales account, excluding 500.00 of journals",
              amount: 14_940.45,
              agrees: true,
              besides: 500,
              opens: [{ ...journals, ...days }],
            },
            {
              label: "Sale Report, 15,000.00: less discounts 791.00, round-off 0.00",
              amount: 15_000,
              agrees: true,
              opens: [{ label: "Sale Report", operation: "sales.report", ...days }],
            },
          ],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Sale Tax Report");
    const link = await canvas.findByRole("link", { name: "Sales" });
    await expect(link).toHaveAttribute("href", "#ledger-31");
    await userEvent.click(link);
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    // No links to pages that the host doesn't have, or doesn't show this user.
    await expect(canvas.getAllByRole("link")).toEqual([link]);
    // The heading's description says which amount it is.
    await expect(canvas.getByRole("button", { name: "Bill Amount" })).toHaveAccessibleDescription(
      /before discount and round-off/,
    );
  },
};

export const WithIntegratedTax: Story = {
  parameters: { query: "columns=IGSTRate,IGSTAmount" },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Sale Tax Report");
    await expect(canvas.getByRole("columnheader", { name: "IGST Amt" })).toBeVisible();
    // In the line, and in the totals.
    await expect(canvas.getAllByText("700.00").length).toBeGreaterThan(1);
  },
};

export const Filters: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Sale Tax Report");
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    const dialog = within(await screen.findByRole("dialog"));
    for (const name of ["Customer", "Item Name"])
      await expect(await dialog.findByRole("combobox", { name })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: /Type/ }));
    await userEvent.click(await screen.findByRole("option", { name: "WholeSale" }));
    await userEvent.click(await screen.findByRole("button", { name: "Apply Filters" }));
    await expect(await canvas.findByText("Type: WholeSale")).toBeVisible();
    await expect(await bodyRows(canvas, "Sale Tax Report")).toHaveLength(1);
  },
};

export const Excel: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Sale Tax Report");
    const { name, file } = await takeFile(() =>
      userEvent.click(canvas.getByRole("button", { name: "Excel" })),
    );
    await expect(name).toBe("Saletax_2026-11-14_to_2026-11-21.xlsx");
    const sheet = read(await file.arrayBuffer(), { dense: true }).Sheets["Sale Tax Report"];
    const rows = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1, blankrows: true });
    await expect(rows[4]).toEqual(FILE_HEADINGS);
    await expect(rows.slice(5).map((row) => row[21])).toEqual([1091, undefined, 14_700, 15_791]);
  },
};

export const Pdf: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Sale Tax Report");
    const { name, file } = await takeFile(() => userEvent.click(canvas.getByRole("button", { name: "PDF" })));
    await expect(name).toBe("Saletax_2026-11-14_to_2026-11-21.pdf");
    // A3 landscape: 420 by 297 millimetres in points.
    await expect(await file.text()).toMatch(/\/MediaBox \[0 0 1190\.\d+ 841\.\d+\]/);
  },
};
