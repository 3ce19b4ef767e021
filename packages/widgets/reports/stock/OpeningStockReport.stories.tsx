import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryReports, StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { OpeningStockReport } from "../../generated/components/OpeningStockReport.ts";

const meta: Meta<typeof OpeningStockReport> = {
  title: "Reports/Opening Stock Report",
  tags: ["whole"],
  component: OpeningStockReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof OpeningStockReport>;

const report = {
  rows: [
    makeOpeningLine({}),
    makeOpeningLine({ ItemName: "IV Cannula 24G", Quantity: 3, purchaserate: 3.3333, Totalpurchaserate: 10 }),
  ],
  search: ["ItemName", "UnitName"],
  sort: "ItemName",
  ties: [{ label: "Inventory account, opening", amount: 97.5, agrees: true }],
} satisfies StoryReports["openingStock.report"];
const server: StoryServer = { reports: { "openingStock.report": report } };
const onRequest = fn();

export const Default: Story = {
  parameters: { server: { ...server, onRequest } },
  play: async ({ canvas }) => {
    onRequest.mockClear();
    const rows = await bodyRows(canvas, "Opening Stock Report");
    await expect(readCells(rows[0])).toEqual([
      "1",
      "OPN/1",
      "01-04-2026",
      "Insulin Syringe 40 IU",
      "Nos",
      "Godown Thiruvalla",
      "7.00",
      "12.50",
      "18.00",
      "87.50",
    ]);
    // 87.50 + 10.00, in the footer.
    await expect(canvas.getByText("Total Amount")).toBeVisible();
    await expect(canvas.getByText("97.50")).toBeVisible();
    // No date range is shown above rows of all dates.
    await expect(canvas.queryByText(/2026 –/)).toBeNull();
  },
};

export const Range: Story = {
  parameters: { server: { ...server, onRequest } },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Opening Stock Report");
    onRequest.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Opening Stock Report Filters" });
    // The window proposes the last seven days.
    await userEvent.click(within(dialog).getByRole("button", { name: "Apply Filters" }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith(
        "/api/GetOpeningstockReport",
        expect.objectContaining({ FromDate: "2026-11-14", ToDate: "2026-11-21" }),
      ),
    );
    await expect((await canvas.findAllByText("14-11-2026 – 21-11-2026"))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await userEvent.click(await screen.findByRole("button", { name: "Clear All" }));
    await waitFor(() => expect(canvas.queryByText("14-11-2026 – 21-11-2026")).toBeNull());
  },
};

function makeOpeningLine(changes: Partial<Row<"openingStock.report">>): Row<"openingStock.report"> {
  return {
    OpeningNo: "OPN/1",
    Date: "2026-04-01",
    ItemName: "Insulin Syringe 40 IU",
    UnitName: "Nos",
    LocationName: "Godown Thiruvalla",
    Quantity: 7,
    purchaserate: 12.5,
    Salesrate: 18,
    Totalpurchaserate: 87.5,
    ...changes,
  };
}
