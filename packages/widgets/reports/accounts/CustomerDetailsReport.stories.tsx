import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { CustomerDetailsReport } from "./CustomerDetailsReport.tsx";

const meta: Meta<typeof CustomerDetailsReport> = {
  title: "Reports/Customer Details Report",
  tags: ["whole"],
  component: CustomerDetailsReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof CustomerDetailsReport>;

const report = {
  rows: [
    makeCustomer(14, {}),
    makeCustomer(15, {
      AccountName: "Sree Dhanwanthari Hospital",
      CustomerType: 3,
      Place: null,
      Salesman: null,
    }),
    ...Array.from({ length: 60 }, (_, at) =>
      makeCustomer(100 + at, { AccountName: `Zenith Clinic ${at}`, CustomerType: null }),
    ),
  ],
  sort: "AccountName",
  filters: {
    CustomerType: (row: { CustomerType?: unknown }, value: string) => String(row.CustomerType) === value,
  },
} satisfies StoryReports["customers.report"];
const server: StoryServer = {
  reports: { "customers.report": report },
  answers: {
    "users.salesmen": [{ UserID: 2, USERNAME: "Anil Kumar" }],
    "routes.names": [{ RouteID: 1, RouteName: "Kozhencherry" }],
  },
};
const onRequest = fn();
const onRowClick = fn();

export const Default: Story = {
  parameters: { server: { ...server, onRequest } },
  args: { onRowClick },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Customer Details Report");
    await expect(readCells(rows[0])).toEqual([
      "1",
      "Aswathy Medicals",
      "11/805 Market Road, Kumbanad",
      "Thiruvalla",
      "9447012345",
      "Kozhencherry",
      "Retail",
      "Anil Kumar",
      "19-11-2026",
    ]);
    await expect(readCells(rows[1]).slice(6, 8)).toEqual(["Distributor", "N/A"]);
    await expect(await canvas.findByText("Showing 1 to 50 of 62 entries")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(await canvas.findByText("Showing 51 to 62 of 62 entries")).toBeVisible();
    // Neither date is sent before From Date is chosen.
    for (const [, args] of onRequest.mock.calls)
      await expect(Object.keys(args as object)).not.toContain("ToDate");
    const [row] = await bodyRows(canvas, "Customer Details Report");
    if (row) await userEvent.click(row);
    await waitFor(() => expect(onRowClick).toHaveBeenCalledTimes(1));
  },
};

export const Filters: Story = {
  parameters: { server: { ...server, onRequest } },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Customer Details Report");
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Customer Details Report Filters" });
    for (const label of ["From Date", "To Date", "Salesman", "Route", "Customer Type"])
      await expect((await within(dialog).findAllByText(new RegExp(`^${label}`)))[0]).toBeVisible();
    // The other filters can be applied without From Date.
    await userEvent.click(within(dialog).getByRole("button", { name: "Apply Filters" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Showing 1 to 50 of 62 entries")).toBeVisible();
    onRequest.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const from = within(await screen.findByRole("dialog")).getByRole("group", { name: /^From Date/ });
    const [day, month, year] = within(from).getAllByRole("spinbutton");
    if (day && month && year) {
      await userEvent.type(day, "01");
      await userEvent.type(month, "11");
      await userEvent.type(year, "2026");
    }
    await userEvent.click(await screen.findByRole("button", { name: "Apply Filters" }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith(
        "/api/GetCustomerDetailReport",
        expect.objectContaining({ FromDate: "2026-11-01", ToDate: "2026-11-21" }),
      ),
    );
  },
};

export const Distributors: Story = {
  parameters: { server, query: "CustomerType=3" },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas, "Customer Details Report")).toHaveLength(1);
    await expect(await canvas.findByText("Customer Type: Distributor")).toBeVisible();
  },
};

function makeCustomer(id: number, changes: Partial<Row<"customers.report">>): Row<"customers.report"> {
  return {
    AccountID: id,
    AccountName: "Aswathy Medicals",
    Address: "11/805 Market Road",
    Place: "Kumbanad",
    City: "Thiruvalla",
    Mob: "9447012345",
    RootName: "Kozhencherry",
    CustomerType: 0,
    Salesman: "Anil Kumar",
    CreatedDate: "2026-11-19",
    ...changes,
  };
}
