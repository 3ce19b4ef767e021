import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { manyBills, saleBill } from "../stories/sale-bills.ts";
import { SaleReport } from "./SaleReport.tsx";

const meta: Meta<typeof SaleReport> = {
  title: "Reports/Sale Report",
  component: SaleReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof SaleReport>;

/** 1,791.06 + 516.86 + 71,135.17 = 73,443.09. */
const threeBills = [
  saleBill(1482, { CustomerName: "Sree Narayana Surgicals", BillAmount: 1791.06, BillModeText: "Credit" }),
  saleBill(1481, { BillAmount: 516.86, SalesmanId: 1 }),
  saleBill(1480, {
    CustomerName: "Lakeshore Pharma, Kottayam",
    BillAmount: 71135.17,
    SaleType: "Wholesale",
    Salesman: null,
    BillDate: "2026-11-19",
  }),
];

export const Default: Story = {};

export const ThreeRows: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas);
    await expect(rows).toHaveLength(3);
    await expect(words(rows[0])).toEqual([
      "1",
      "B2C/26-27 1482",
      "20-11-2026",
      "Sree Narayana Surgicals",
      "1,791.06",
      "Retail",
      "Credit",
      "Anil Kumar",
      "Shyama Nair",
    ]);
    await expect(words(rows[2])).toEqual([
      "3",
      "B2B/26-27 1480",
      "19-11-2026",
      "Lakeshore Pharma, Kottayam",
      "71,135.17",
      "Wholesale",
      "Cash",
      "N/A",
      "Shyama Nair",
    ]);
    await expect(canvas.getByText("73,443.09")).toBeVisible();
    await expect(canvas.getByText("Agrees with Sales and tax accounts")).toBeVisible();
    await expect(canvas.getByText("14-11-2026 – 21-11-2026")).toBeVisible();
    await expect(canvas.getByText("Page 1 of 1")).toBeVisible();
  },
};

export const TenThousandRows: Story = {
  parameters: { server: { bills: manyBills(10_000) }, query: "size=10000" },
  play: async ({ canvas, canvasElement }) => {
    await bodyRows(canvas);
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(600);
    const grid = canvas.getByRole("grid", { name: "Sale Report" });
    // Head, ten thousand rows, totals.
    await expect(grid).toHaveAttribute("aria-rowcount", "10002");
    const first = grid.querySelector<HTMLElement>('[data-row="0"]');
    first?.focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-row", "9999"));
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(600);
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-row", "9998"));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-row", "0"));
  },
};

export const Empty: Story = {
  parameters: { server: { bills: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
    await expect(canvas.getByText("There is nothing in 14-11-2026 – 21-11-2026.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Excel" }));
    await expect(await screen.findByText("No data to export.")).toBeVisible();
  },
};

export const EmptiedByFilters: Story = {
  parameters: { server: { bills: threeBills }, query: "Type=Retail&q=nobody" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing is left with these filters:")).toBeVisible();
    const [remove] = canvas.getAllByRole("button", { name: "Remove Search: nobody" });
    if (remove) await userEvent.click(remove);
    await expect(await bodyRows(canvas)).toHaveLength(2);
  },
};

export const Failing: Story = {
  parameters: { server: { bills: threeBills, failures: 1 }, query: "Type=Retail" },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Failed to fetch sale report. Please try again.");
    await expect(alert).toHaveTextContent("The books are being closed for the day.");
    await expect(alert).toHaveTextContent("Request req_7f3a9c");
    await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
    // The filter is still on: two of the three are retail.
    await expect(await bodyRows(canvas)).toHaveLength(2);
    await expect(canvas.getByText("Sale Type: Retail")).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { server: { delay: Infinity } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Preparing Report")).toBeVisible();
  },
};

export const OutOfTies: Story = {
  parameters: { server: { bills: threeBills, isOff: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Does not agree with Sales and tax accounts: 73,543.09 there"),
    ).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: {
    server: {
      bills: [
        ...threeBills,
        saleBill(1479, {
          Status: 2,
          BillAmount: 0,
          CancelledAmount: 900,
          CustomerName: "Medilife Ortho Centre",
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const row = (await bodyRows(canvas)).find((candidate) => candidate.textContent.includes("Medilife"));
    await expect(row).toHaveTextContent("Cancelled");
    await expect(row).toHaveTextContent("900.000.00");
    // The total is the ledger's: a cancelled bill adds nothing.
    await expect(canvas.getByText("73,443.09")).toBeVisible();
  },
};

export const LongAndMalayalamNames: Story = {
  parameters: {
    server: {
      bills: [
        saleBill(3, { CustomerName: "ശ്രീ നാരായണ മെഡിക്കൽസ്, തിരുവല്ല", Salesman: "അനിൽ കുമാർ" }),
        saleBill(2, {
          CustomerName:
            "The Pathanamthitta District Co-operative Wholesale Consumers' Society Medical Store, Ring Road",
          BillAmount: 9999999999999.99,
        }),
        saleBill(1, { CustomerName: '<img src=x onerror="alert(1)">=1+1' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await expect(canvas.getByText('<img src=x onerror="alert(1)">=1+1')).toBeVisible();
    await expect(canvas.getByText("99,99,99,99,99,999.99")).toBeVisible();
  },
};

export const Dark: Story = { parameters: { scheme: "dark" } };

export const Phone: Story = {
  parameters: { server: { bills: threeBills } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas);
    await expect(row && words(row)).toEqual([
      "Sree Narayana Surgicals",
      "1,791.06",
      "B2C/26-27 1482",
      "20-11-2026",
      "Credit",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(await screen.findByRole("menuitem", { name: "Filters" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

export const DetailsOpen: Story = {
  args: { onRowClick: fn() },
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas, args }) => {
    const [row] = await bodyRows(canvas);
    row?.focus();
    await userEvent.keyboard("{Enter}");
    const bill = await canvas.findByRole("complementary", { name: "Bill Details" });
    await expect(args.onRowClick).toHaveBeenCalledWith(expect.objectContaining({ BillID: 1482 }));
    await expect(await within(bill).findByText("Kairali Surgicals & Medicals")).toBeVisible();
    // 8,872.50 + 2,598.75 = 11,471.25; less 250.00 and 0.25 is 11,221.00.
    await expect(await within(bill).findByText("11,471.25")).toBeVisible();
    await expect(within(bill).getByText("-250.00")).toBeVisible();
    await expect(within(bill).getByText("11,221.00")).toBeVisible();
    await expect(within(bill).getByText("Rupees Eleven Thousand Two Hundred Twenty One Only")).toBeVisible();
    await expect(
      within(bill).getByText("Payment is requested within 15 days of receiving this invoice."),
    ).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("complementary")).toBeNull();
    await expect(document.activeElement).toHaveAttribute("data-row", "0");
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("complementary", { name: "Bill Details" });
  },
};

export const DetailsInWindow: Story = {
  parameters: { server: { bills: threeBills } },
  globals: { viewport: { value: "middle" } },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas);
    if (row) await userEvent.click(row);
    const bill = await screen.findByRole("dialog", { name: "Bill Details" });
    await expect(await within(bill).findByText("11,221.00")).toBeVisible();
  },
};

export const DetailsWithoutLines: Story = {
  parameters: { server: { bills: threeBills, hasNoLines: true } },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas);
    if (row) await userEvent.click(row);
    await expect(await canvas.findByText("No details available")).toBeVisible();
  },
};

export const FiltersOpen: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Sales Report Filters" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "Salesman All Salesmen" }));
    await userEvent.click(await screen.findByRole("option", { name: "Anil Kumar" }));
    await userEvent.keyboard("{Escape}");
    await expect(await within(dialog).findByRole("button", { name: "Salesman 1 selected" })).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Apply Filters" }));
    // Of the three bills one is salesman 1's.
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(1));
    await expect(canvas.getByText("Salesman: Anil Kumar")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear All" }));
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(3));
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await screen.findByRole("dialog", { name: "Sales Report Filters" });
  },
};

export const RangeOpen: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.keyboard("{Alt>}{F2}{/Alt}");
    await userEvent.click(await screen.findByRole("button", { name: "Today" }));
    await expect(await canvas.findByText("There is nothing in 21-11-2026 – 21-11-2026.")).toBeVisible();
    await userEvent.keyboard("{Alt>}{F2}{/Alt}");
    await userEvent.click(await screen.findByRole("button", { name: "Last Month" }));
    await expect(await canvas.findByText("There is nothing in 01-10-2026 – 31-10-2026.")).toBeVisible();
    await userEvent.keyboard("{Alt>}{F2}{/Alt}");
    await screen.findByRole("dialog", { name: "Date range" });
  },
};

export const SearchAndSort: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await expect(canvas.getByRole("columnheader", { name: "Bill Date" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Amount" }));
    await waitFor(async () => expect(words((await bodyRows(canvas))[0])[4]).toBe("516.86"));
    await userEvent.click(canvas.getByRole("button", { name: "Amount" }));
    await waitFor(async () => expect(words((await bodyRows(canvas))[0])[4]).toBe("71,135.17"));
    await userEvent.keyboard("/");
    await userEvent.keyboard("lakeshore");
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(1));
    await expect(canvas.getByText("Search: lakeshore")).toBeVisible();
  },
};

export const Shortcuts: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.keyboard("?");
    await expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  },
};

export const Columns: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Created By" }));
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "Created By" })).toBeNull());
  },
};

type Canvas = Pick<typeof screen, "findByRole">;

/** The rows of the table's body, once they are there. */
async function bodyRows(canvas: Canvas): Promise<HTMLElement[]> {
  const grid = await canvas.findByRole("grid", { name: "Sale Report", hidden: true });
  return [...grid.querySelectorAll<HTMLElement>("[data-row]")];
}

function words(row: HTMLElement | undefined): string[] {
  return [...(row?.querySelectorAll('[role="gridcell"]') ?? [])].map((cell) => cell.textContent);
}
