import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect } from "storybook/test";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { DamageReport } from "../../generated/components/DamageReport.ts";

const meta: Meta<typeof DamageReport> = {
  title: "Reports/Damage Report",
  tags: ["whole"],
  component: DamageReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof DamageReport>;

const report = {
  rows: [
    makeDamage({ Date: "2026-11-20" }),
    makeDamage({
      CustID: null,
      CustomerName: null,
      SalesmanName: null,
      GoodStock: 0,
      Expired: 4,
      DamageProduct: 0,
      Qty: 4,
    }),
    makeDamage({
      Date: "2026-11-18",
      GoodStock: 0,
      DamageProduct: 1,
      Expired: 0,
      Replacement: 1.5,
      Qty: 1.5,
    }),
  ],
  day: "Date",
  search: ["ItemName", "Date"],
  filters: { CustomerID: (row: { CustID?: unknown }, value: string) => String(row.CustID) === value },
  sort: "-Date",
  ties: [{ label: "Stock book, replaced", amount: 1.5, agrees: true }],
} satisfies StoryReports["damages.report"];
const server: StoryServer = {
  reports: { "damages.report": report },
  answers: {
    "users.salesmen": [{ UserID: 2, USERNAME: "Anil Kumar" }],
    "customers.names": [{ CustomerID: 14, CustomerName: "Aswathy Medicals" }],
  },
};

export const Default: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Damage Report");
    await expect(readCells(rows[0])).toEqual([
      "1",
      "20-11-2026",
      "Aswathy Medicals",
      "Insulin Syringe 40 IU",
      "2.00",
      "1.00",
      "0.00",
      "0.00",
      "Anil Kumar",
      "3.00",
    ]);
    // Damage in the company's own stock: no customer returned it.
    await expect(readCells(rows[1])[2]).toBe("N/A");
    await expect(canvas.getByText("Grand Total")).toBeVisible();
    // 3 + 4 + 1.5
    await expect(canvas.getByText("8.50")).toBeVisible();
    for (const name of ["Generate", "Clear"])
      await expect(await canvas.findByRole("button", { name })).toBeVisible();
    await expect(canvas.getByPlaceholderText("Search by Item/Date")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: /^Rows/ })).toHaveValue("70");
  },
};

function makeDamage(changes: Partial<Row<"damages.report">>): Row<"damages.report"> {
  return {
    Date: "2026-11-19",
    CustID: 14,
    CustomerName: "Aswathy Medicals",
    ItemName: "Insulin Syringe 40 IU",
    GoodStock: 2,
    DamageProduct: 1,
    Expired: 0,
    Replacement: 0,
    SalesmanName: "Anil Kumar",
    Qty: 3,
    ...changes,
  };
}
