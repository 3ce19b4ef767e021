import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { money } from "../../../sdk/format/money.ts";
import { ReportProvider } from "../../report/ReportProvider.tsx";
import { ReportSearch } from "../../report/ReportSearch.tsx";
import { ReportTable } from "../../report/table/ReportTable.tsx";
import { useReport } from "../../report/use-report.ts";
import { threeBills, createSaleServer } from "../../fixtures/reports/sale-bills.ts";
import { bodyRows } from "../../fixtures/table-rows.ts";
import { SaleReport } from "./SaleReport.tsx";

/** The three levels at which a host replaces a report's usual rendering. */
const meta: Meta<typeof SaleReport> = {
  title: "Reports/Sale Report ways out",
  component: SaleReport,
  parameters: { server: createSaleServer({ bills: threeBills }) },
};
export default meta;
type Story = StoryObj<typeof SaleReport>;

export const Slots: Story = {
  args: {
    heading: 1,
    slots: {
      toolbar: <button type="button">Ours</button>,
      footer: <span>Under it</span>,
      details: (row, close) => (
        <button type="button" onClick={close}>
          Our own details of {row.BillNo}
        </button>
      ),
    },
  },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas);
    await expect(canvas.getByRole("button", { name: "Ours" })).toBeVisible();
    await expect(canvas.getByText("Under it")).toBeVisible();
    if (row) await userEvent.click(row);
    await userEvent.click(await canvas.findByRole("button", { name: "Our own details of B2C/26-27 1482" }));
    await waitFor(() => expect(canvas.queryByRole("complementary")).toBeNull());
  },
};

export const Parts: Story = {
  render: () => <Composed />,
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas)).toHaveLength(3);
    await userEvent.type(canvas.getByRole("searchbox"), "lakeshore");
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(1));
  },
};

/** A host's mistake must not show the bills of every customer. */
export const CustomerByMistake: Story = {
  render: () => <Mistakes />,
  play: async ({ canvas }) => {
    for (const [at] of PARTY_MISTAKES.entries()) {
      if (at > 0) await userEvent.click(canvas.getByRole("button", { name: "Next mistake" }));
      await expect(await canvas.findByRole("alert")).toHaveTextContent("CustomerID must be a whole number");
      await expect(canvas.queryByRole("grid")).toBeNull();
    }
  },
};

const PARTY_MISTAKES: readonly unknown[] = [Number.NaN, "", [], () => 7];

function Mistakes() {
  const [at, setAt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next mistake
      </button>
      <SaleReport key={at} CustomerID={PARTY_MISTAKES[at] as number} />
    </>
  );
}

function Composed() {
  return (
    <ReportProvider report={useReport(SaleReport.definition)}>
      <ReportSearch />
      <ReportTable />
    </ReportProvider>
  );
}

export const Hook: Story = {
  render: () => <Headless />,
  play: async ({ canvas }) => {
    // The first two of the three bills are retail: 1,791.06 + 516.86 = 2,307.92.
    await expect(await canvas.findByText("2 bills, 2,307.92")).toBeVisible();
  },
};

function Headless() {
  const { table } = useReport(SaleReport.definition, { given: { Type: "Retail" }, urlKey: false });
  return <p>{table && `${table.page.rows} bills, ${money(table.totals["BillAmount"] ?? 0)}`}</p>;
}

export const TwoOnOnePage: Story = {
  tags: ["whole"],
  render: () => (
    <>
      <section aria-label="First">
        <SaleReport urlKey="a" Type="Retail" heading={2} />
      </section>
      <section aria-label="Second">
        <SaleReport urlKey="b" heading={2} />
      </section>
    </>
  ),
  // Naming two parts of a page differently is up to the host.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole("region", { name: "First" }));
    const second = within(canvas.getByRole("region", { name: "Second" }));
    await expect(await bodyRows(first)).toHaveLength(2);
    await expect(await bodyRows(second)).toHaveLength(3);
    await userEvent.type(second.getByRole("searchbox"), "lakeshore");
    await waitFor(async () => expect(await bodyRows(second)).toHaveLength(1));
    await expect(await bodyRows(first)).toHaveLength(2);
    await userEvent.keyboard("{Alt>}{F2}{/Alt}");
    await userEvent.click(await screen.findByRole("button", { name: "Today" }));
    await waitFor(() => expect(second.getByText("No data available")).toBeVisible());
    await expect(await bodyRows(first)).toHaveLength(2);
  },
};
