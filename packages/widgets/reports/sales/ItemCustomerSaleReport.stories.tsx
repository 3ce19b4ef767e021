import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { ItemCustomerSaleReport } from "../../generated/components/ItemCustomerSaleReport.ts";

type Line = Row<"itemCustomerSales.report">;

const line: Line = {
  BillID: 1482,
  EnteringDate: "2026-11-20",
  InvSeries: "B2C/26-27",
  RetailBillNo: "1482",
  BillNo: "B2C/26-27/1482",
  CustomerName: "Sree Narayana Surgicals",
  ItemID: 9,
  ItemName: "Digital Thermometer",
  Amount: 147,
  WholeSaleRetail: "Retail",
  BillModeText: "Credit",
  Quantity: 1,
  SalesmanName: "Anil Kumar",
  RootName: "Thiruvalla Town",
  NetRate: 140,
  TaxAmount: 7,
};
const lines: Line[] = [
  line,
  {
    ...line,
    ItemID: 2,
    ItemName: "Nitrile Gloves (100)",
    Amount: 944,
    NetRate: 800,
    TaxAmount: 144,
    Quantity: 2,
  },
  {
    ...line,
    BillID: 1480,
    EnteringDate: "2026-10-23",
    BillNo: "B2B/26-27/311",
    RetailBillNo: "00",
    CustomerName: "Lakeshore Pharma, Kottayam",
    WholeSaleRetail: "Wholesale",
    BillModeText: "Cash",
    Amount: 14_700,
    NetRate: 14_000,
    TaxAmount: 700,
    Quantity: 100,
    SalesmanName: null,
    RootName: null,
  },
];

const server: StoryServer = {
  reports: {
    "itemCustomerSales.report": {
      rows: lines.map((row) => ({ ...row })),
      day: "EnteringDate",
      filters: { ItemID: (row, value) => String(row["ItemID"]) === value },
      sort: "EnteringDate",
      ties: [{ label: "Sales account", amount: 14_940, agrees: true }],
    },
  },
  answers: {
    "items.sold": [
      { ItemID: 9, ItemName: "Digital Thermometer" },
      { ItemID: 2, ItemName: "Nitrile Gloves (100)" },
    ],
  },
};

const meta: Meta<typeof ItemCustomerSaleReport> = {
  title: "Reports/Item Sale Customer",
  tags: ["whole"],
  component: ItemCustomerSaleReport,
  args: { heading: 1 },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof ItemCustomerSaleReport>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Item Sale Customer");
    await expect(rows.map(readCells)).toEqual([
      [
        "1",
        "23-10-2026",
        "B2B/26-27/311",
        "Lakeshore Pharma, Kottayam",
        "14,700.00",
        "Wholesale",
        "Cash",
        "100.00",
        "N/A",
      ],
      [
        "2",
        "20-11-2026",
        "B2C/26-27/1482",
        "Sree Narayana Surgicals",
        "147.00",
        "Retail",
        "Credit",
        "1.00",
        "Anil Kumar",
      ],
      [
        "3",
        "20-11-2026",
        "B2C/26-27/1482",
        "Sree Narayana Surgicals",
        "944.00",
        "Retail",
        "Credit",
        "2.00",
        "Anil Kumar",
      ],
    ]);
    // 14,700 + 147 + 944; 14,000 + 140 + 800; 700 + 7 + 144; 100 + 1 + 2.
    for (const [label, figure] of [
      ["Total Amount", "15,791.00"],
      ["Total NetRate", "14,940.00"],
      ["Total TaxAmount", "851.00"],
      ["Total Quantity", "103.00"],
    ] as const)
      await expect(canvas.getByText(label).nextElementSibling).toHaveTextContent(figure);
    await expect(canvas.getByText("22-10-2026 – 21-11-2026")).toBeVisible();
    const sizes = within(canvas.getByRole("combobox", { name: "Rows" })).getAllByRole("option");
    await expect(sizes.map((option) => option.textContent).toSorted()).toEqual(["10", "100", "25", "50"]);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Rows" })).toHaveValue("50"));
  },
};

export const OneItem: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Item Sale Customer");
    await userEvent.type(await canvas.findByPlaceholderText("All Items"), "Nitrile");
    await userEvent.click(await screen.findByRole("option", { name: "Nitrile Gloves (100)" }));
    await waitFor(async () => expect(await bodyRows(canvas, "Item Sale Customer")).toHaveLength(1));
    await expect(canvas.getByText("Total TaxAmount").nextElementSibling).toHaveTextContent("144.00");
  },
};
