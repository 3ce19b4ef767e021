import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { createGate } from "../../fixtures/gate.ts";
import {
  makeSaleBills,
  makeSaleBill,
  threeBills,
  createSaleServer,
} from "../../fixtures/reports/sale-bills.ts";
import { FAILURE_PROBLEM, type StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { SaleReport } from "./SaleReport.tsx";

const meta: Meta<typeof SaleReport> = {
  title: "Reports/Sale Report",
  component: SaleReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof SaleReport>;

export const Default: Story = {};

export const ThreeRows: Story = {
  tags: ["whole"],
  parameters: { server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas);
    await expect(rows).toHaveLength(3);
    await expect(readCells(rows[0])).toEqual([
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
    await expect(readCells(rows[2])).toEqual([
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
  parameters: { server: createSaleServer({ bills: makeSaleBills(10_000) }), query: "size=10000" },
  play: async ({ canvas, canvasElement }) => {
    await bodyRows(canvas);
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(600);
    const grid = canvas.getByRole("grid", { name: "Sale Report" });
    // Header, ten thousand rows, totals.
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

const gate = createGate();

export const AnotherRange: Story = {
  parameters: {
    server: createSaleServer({
      bills: [...threeBills, makeSaleBill(1200, { BillDate: "2026-09-01", BillAmount: 500 })],
    }),
    gate,
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    const grid = canvas.getByRole("grid", { name: "Sale Report" });
    await userEvent.click(canvas.getByRole("button", { name: /Last 7 Days/ }));
    gate.shut("/api/getSaleReport");
    await userEvent.click(await screen.findByText("Last 90 Days"));
    // The range already shows the chosen dates; the rows are still last week's.
    await waitFor(() => expect(canvas.getByText("23-08-2026 – 21-11-2026")).toBeVisible());
    await expect(grid).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByText("73,443.09")).toBeVisible();
    await expect(canvas.queryByText(/^Agrees with/)).toBeNull();
    const old = canvas.getByText("Sree Narayana Surgicals");
    // Pressing an old row opens nothing: its bill would close again when the new rows arrive.
    await fireEvent.click(old);
    await expect(grid.querySelector('[aria-selected="true"]')).toBeNull();
    await expect(getComputedStyle(old).pointerEvents).toBe("none");
    gate.open();
    await expect(await canvas.findByText("73,943.09")).toBeVisible();
    await expect(canvas.getByText("Agrees with Sales and tax accounts")).toBeVisible();
    await expect(grid).toHaveAttribute("aria-busy", "false");
  },
};

export const Paging: Story = {
  parameters: { server: createSaleServer({ bills: makeSaleBills(1200) }) },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    const last = canvas.getByRole("button", { name: "Last page" });
    await userEvent.click(last);
    await expect(await canvas.findByText("Page 3 of 3")).toBeVisible();
    await expect(last).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.click(last);
    await waitFor(() => expect(canvas.getByText("Page 3 of 3")).toBeVisible());
  },
};

export const Empty: Story = {
  parameters: { server: createSaleServer({ bills: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
    await expect(canvas.getByText("No entries in 14-11-2026 – 21-11-2026.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Excel" }));
    await expect(await screen.findByText("No data to export.")).toBeVisible();
  },
};

export const EmptiedByFilters: Story = {
  parameters: { server: createSaleServer({ bills: threeBills }), query: "Type=Retail&q=nobody" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No rows match these filters:")).toBeVisible();
    // The chips and the empty state have the same buttons; the chips' code loads later.
    const [remove] = await canvas.findAllByRole("button", { name: "Remove Search: nobody" });
    if (remove) await userEvent.click(remove);
    await expect(await bodyRows(canvas)).toHaveLength(2);
    await expect(await canvas.findByRole("button", { name: "Remove Sale Type: Retail" })).toHaveFocus();
  },
};

export const Failing: Story = {
  parameters: { server: createSaleServer({ bills: threeBills, failures: 1 }), query: "Type=Retail" },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Failed to fetch sale report. Please try again.");
    await expect(alert).toHaveTextContent("The books are being closed for the day.");
    await expect(alert).toHaveTextContent(/Request stand-in-\d/);
    await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
    // The type filter is still on: two of the three bills are retail.
    await expect(await bodyRows(canvas)).toHaveLength(2);
    await expect(await canvas.findByText("Sale Type: Retail")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Sale Report" })).toHaveFocus());
  },
};

/** An error takes away the rows of the previous range and is shown in red. */
export const FailingLater: Story = {
  tags: ["whole"],
  parameters: {
    server: {
      ...createSaleServer({ bills: threeBills }),
      setUp: (standIn) => void (failLater = () => standIn.fail("sales.report", FAILURE_PROBLEM, 4)),
    } satisfies StoryServer,
  },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas)).toHaveLength(3);
    failLater();
    await userEvent.click(canvas.getByRole("button", { name: /Last 7 Days/ }));
    await userEvent.click(await screen.findByText("Last 90 Days"));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Failed to fetch sale report. Please try again.");
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(alert).color.match(/[\d.]+/g) ?? []).map(Number);
    await expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(canvas.queryByRole("grid")).toBeNull();
    await expect(canvas.queryByText("73,443.09")).toBeNull();
  },
};
let failLater = () => {};

export const Slow: Story = {
  parameters: { server: createSaleServer({ delay: Infinity }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Preparing Report")).toBeVisible();
  },
};

export const OutOfTies: Story = {
  parameters: { server: createSaleServer({ bills: threeBills, isOff: true }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Does not agree with Sales and tax accounts: 73,543.09 there"),
    ).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: {
    server: createSaleServer({
      bills: [
        ...threeBills,
        makeSaleBill(1479, {
          Status: 2,
          BillAmount: 0,
          CancelledAmount: 900,
          CustomerName: "Medilife Ortho Centre",
        }),
      ],
    }),
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
    server: createSaleServer({
      bills: [
        makeSaleBill(3, { CustomerName: "ശ്രീ നാരായണ മെഡിക്കൽസ്, തിരുവല്ല", Salesman: "അനിൽ കുമാർ" }),
        makeSaleBill(2, {
          CustomerName:
            "The Pathanamthitta District Co-operative Wholesale Consumers' Society Medical Store, Ring Road",
          BillAmount: 9999999999999.99,
        }),
        makeSaleBill(1, { CustomerName: '<img src=x onerror="alert(1)">=1+1' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await expect(canvas.getByText('<img src=x onerror="alert(1)">=1+1')).toBeVisible();
    await expect(canvas.getByText("99,99,99,99,99,999.99")).toBeVisible();
  },
};

export const Dark: Story = { parameters: { scheme: "dark" } };

export const Phone: Story = {
  parameters: { server: createSaleServer({ bills: threeBills }) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas);
    await expect(row && readCells(row)).toEqual([
      "Sree Narayana Surgicals",
      "1,791.06",
      "B2C/26-27 1482",
      "20-11-2026",
      "Credit",
    ]);
    const more = canvas.getByRole("button", { name: "More" });
    await expect(more.getBoundingClientRect().top).toBeLessThan(
      canvas.getByRole("searchbox").getBoundingClientRect().bottom,
    );
    await userEvent.click(more);
    await expect(await screen.findByRole("menuitem", { name: "Filters" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

export const PhoneCancelled: Story = {
  tags: ["whole"],
  parameters: {
    server: createSaleServer({
      bills: [makeSaleBill(1, { Status: 2, BillAmount: 0, CancelledAmount: 900 })],
    }),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas);
    await expect(row?.querySelector("s")).toHaveTextContent("900.00");
    await expect(row).toHaveTextContent("900.000.00");
  },
};
