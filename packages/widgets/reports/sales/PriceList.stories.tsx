import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { PriceList } from "../../generated/components/PriceList.ts";

const meta: Meta<typeof PriceList> = {
  title: "Reports/Price List",
  tags: ["whole"],
  component: PriceList,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof PriceList>;

const REPORT_PATH = "/api/v1/customer-prices";
const CUSTOMER_QUERY = "CustomerID=31";
const server: StoryServer = {
  reports: {
    "customerPrices.report": {
      rows: [
        makePricedItem({}),
        makePricedItem({
          ...{ ItemID: 9, ItemName: "Digital Thermometer", HSNCode: "9025" },
          ...{ MRP: 350, UnitPrice: 266.95, TaxPercentage: 18, Rate: 315.001 },
        }),
      ],
      search: ["ItemName", "ItemDescription", "HSNCode"],
      sort: "ItemName",
    },
  },
  answers: {
    "customers.names": [
      { CustomerID: 31, CustomerName: "Lakeshore Hospital" },
      { CustomerID: 32, CustomerName: "Amrita Medical Stores" },
    ],
  },
};
const onRequest = fn();

export const Default: Story = {
  parameters: { server: { ...server, onRequest }, query: CUSTOMER_QUERY },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Price List");
    await expect(rows.map(readCells)).toEqual([
      ["1", "Crepe Bandage 10 cm", "3005", "Nos", "60.00", "46.80", "5%", "49.14"],
      ["2", "Digital Thermometer", "9025", "Nos", "350.00", "266.95", "18%", "315.00"],
    ]);
    await userEvent.type(canvas.getByRole("searchbox"), "9025");
    await waitFor(async () => expect((await bodyRows(canvas, "Price List")).length).toBe(1));
  },
};

/** Staff must choose a customer: before that nothing is fetched. */
export const WithoutCustomer: Story = {
  parameters: { server: { ...server, onRequest } },
  play: async ({ canvas }) => {
    onRequest.mockClear();
    await expect(await canvas.findByText("Choose a customer to see their prices.")).toBeVisible();
    await expect(onRequest).not.toHaveBeenCalledWith(REPORT_PATH, expect.anything());
  },
};

function makePricedItem(changes: Partial<Row<"customerPrices.report">>): Row<"customerPrices.report"> {
  return {
    ItemID: 4,
    ItemName: "Crepe Bandage 10 cm",
    ItemDescription: "Crepe Bandage 10 cm, roll",
    HSNCode: "3005",
    UnitName: "Nos",
    MRP: 60,
    UnitPrice: 46.8,
    TaxPercentage: 5,
    // 46.80 × 1.05.
    Rate: 49.14,
    ...changes,
  };
}
