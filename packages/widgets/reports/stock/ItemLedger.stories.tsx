import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent, within } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { stockItems } from "../../fixtures/reports/stock-items.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { makeEntry, makePostedVoucher } from "../../fixtures/vouchers/posted-vouchers.ts";
import { ItemLedger } from "./ItemLedger.tsx";

/**
 * 20 worth 2,200.00; 5 sold, 2 of them returned, one damaged; a purchase of 7 that was reversed.
 */
const moves = [
  move(61, { Type: "Sale", OutQuantity: 5, OutValue: 550 }, [15, 1_650]),
  move(62, { Type: "Sale Return", InQuantity: 1, InValue: 110 }, [16, 1_760]),
  move(
    62,
    { Type: "Sale Return", Location: "Damaged goods, Kochi", InQuantity: 1, InValue: 110 },
    [17, 1_870],
  ),
  move(63, { Type: "Purchase", InQuantity: 7, InValue: 350 }, [24, 2_220]),
  move(64, { Type: "Purchase Reversal", InQuantity: -7, InValue: -350 }, [17, 1_870]),
];
const server: StoryServer = {
  reports: {
    "itemLedger.report": {
      rows: moves,
      day: "Date",
      figures: { OpeningQuantity: 20, OpeningValue: 2_200, ClosingQuantity: 17, ClosingValue: 1_870 },
      ties: [{ label: "Stock Valuation", amount: 1_870, agrees: true }],
    },
  },
  answers: {
    "items.names": stockItems.map(({ ItemID, ItemName }) => ({ ItemID, ItemName })),
    "vouchers.read": makePostedVoucher(61, {
      voucher: { kind: "sale", voucherNo: "V/61", amount: 787.5 },
      party: "Lakeshore Hospital",
      entries: [
        makeEntry(14, "Lakeshore Hospital", 787.5, 0),
        makeEntry(2, "Sales", 0, 750),
        makeEntry(3, "Output CGST", 0, 18.75),
        makeEntry(4, "Output SGST", 0, 18.75),
        makeEntry(40, "Cost of Goods Sold", 550, 0),
        makeEntry(41, "Inventory", 0, 550),
      ],
    }),
  },
};

const meta: Meta<typeof ItemLedger> = {
  title: "Reports/Item Ledger",
  tags: ["whole"],
  component: ItemLedger,
  args: { heading: 1 },
  parameters: { server, query: "ItemID=4" },
};
export default meta;
type Story = StoryObj<typeof ItemLedger>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Item Ledger");
    await expect(readCells(rows[0])).toEqual([
      ...["1", "19-11-2026", "Sale", "V/61", "Main Godown"],
      ...["0.00", "0.00", "5.00", "550.00", "15.00", "1,650.00"],
    ]);
    await expect(readCells(rows[4]).slice(2)).toEqual([
      ...["Purchase Reversal", "V/64", "Main Godown"],
      ...["-7.00", "-350.00", "0.00", "0.00", "17.00", "1,870.00"],
    ]);
    // 110.00 + 110.00 + 350.00 − 350.00 in, 550.00 out.
    const total = canvas.getByRole("row", { name: /^Total/ });
    await expect(total).toHaveTextContent("220.00");
    await expect(total).toHaveTextContent("550.00");
    const figures = within(canvas.getByLabelText("Summary"));
    await expect(figures.getByText("Opening Value").parentElement).toHaveTextContent("2,200.00");
    await expect(figures.getByText("Closing Qty").parentElement).toHaveTextContent("17.00");
    await expect(canvas.getByText("Agrees with Stock Valuation")).toBeVisible();
    await userEvent.click(within(rows[0] ?? canvas.getByRole("table")).getByText("V/61"));
    const details = await screen.findByRole("complementary");
    await expect(await within(details).findByText("Cost of Goods Sold")).toBeVisible();
    await expect(within(details).getByText("Out Qty").parentElement).toHaveTextContent("5.00");
  },
};

export const WithoutItem: Story = {
  parameters: { query: "" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Choose an item to see its moves.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("combobox", { name: /^Item Name/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Crepe Bandage 10 cm" }));
    await expect(await bodyRows(canvas, "Item Ledger")).toHaveLength(5);
  },
};

function move(
  VoucherID: number,
  moveFields: Partial<Row<"itemLedger.report">> & Pick<Row<"itemLedger.report">, "Type">,
  [BalanceQuantity, BalanceValue]: readonly [number, number],
): Row<"itemLedger.report"> {
  return {
    ...{ VoucherID, Date: "2026-11-19", VoucherNo: `V/${VoucherID}`, Location: "Main Godown" },
    ...{ InQuantity: 0, InValue: 0, OutQuantity: 0, OutValue: 0 },
    ...moveFields,
    ...{ BalanceQuantity, BalanceValue },
  };
}
