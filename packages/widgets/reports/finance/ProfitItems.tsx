import type { Row } from "@vanbook/sdk";
import { styled } from "styled-components";
import { date } from "../../../sdk/format/date.ts";
import { lastDays } from "../../../sdk/report/quick-range.ts";
import { formatCellText } from "../../../sdk/files/cells/cell-text.ts";
import { isFigure } from "../../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import type { ReportDefinition } from "../../report/define/definition.ts";
import type { ReportFilter } from "../../../sdk/report/filters/filter.ts";
import { useReportModel } from "../../report/report-context.ts";
import { ReportProvider } from "../../report/ReportProvider.tsx";
import { ReportTable } from "../../report/table/ReportTable.tsx";
import { useReport } from "../../report/use-report.ts";
import type { AnyTable } from "../../../sdk/report/request/report-request.ts";
import { billText } from "../../../sdk/generated/text/en-IN/bill.ts";
import { financeText } from "../../../sdk/generated/text/en-IN/finance.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { LinesBox } from "../Bill.styles.ts";

/**
 * The lines of one bill with the profit on each: a report inside the Profit Report, with the same
 * operation and filters.
 */
export function ProfitItems({ row }: { row: Row<"profit.report"> }) {
  const { filters } = useReportModel().state;
  const items = useReport(profitItems, {
    given: {
      BillID: row.BillID,
      FromDate: row.BillDate,
      ToDate: row.BillDate,
      // The bill's row sums only the items that match the filters, so show the same items.
      Type: GOODS_TYPES.find((type) => type === filters.Type) ?? "All",
      ...(filters.ItemID && { ItemID: Number(filters.ItemID) }),
    },
    urlKey: false,
  });
  return (
    <>
      <OfBill className="vb-profit-bill">
        <strong>{row.Invoiceno}</strong> · {date(row.BillDate)} · {row.CustomerName}
      </OfBill>
      <ReportProvider report={items}>
        {items.table && !items.error && items.table.page.rows > 0 ? (
          <ItemLines columns={items.columns.visible} table={items.table} />
        ) : (
          <ReportTable />
        )}
      </ReportProvider>
    </>
  );
}

/** All columns are visible even on a narrow screen, since a bill has few lines. */
function ItemLines({ columns, table }: { columns: readonly TableColumn[]; table: AnyTable }) {
  const { rows, totals } = table;
  const text = useText();
  const { subtotal } = useTextOf("finance", financeText);
  const { lines } = useTextOf("bill", billText);
  const align = ({ kind }: TableColumn) => (isFigure(kind) ? "vb-num" : "vb-bill-item");
  return (
    <LinesBox className="vb-bill-scroll" role="group" aria-label={lines} tabIndex={0}>
      <table className="vb-bill-lines">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} className={align(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <td key={column.id} className={align(column)}>
                  {formatCellText(column.kind, column.value(row), text.notAvailable)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {columns.map((column, at) =>
              at === 0 ? (
                <th key={column.id} scope="row">
                  {subtotal}
                </th>
              ) : (
                <td key={column.id} className={align(column)}>
                  {column.id in totals && formatCellText(column.kind, totals[column.id] ?? null, "")}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      </table>
    </LinesBox>
  );
}

const GOODS_TYPES = ["Purchase", "Production"] as const;
const ITEM_FILTERS = [
  { param: "By", kind: "given", label: "By", usual: (): "item" => "item" },
  { param: "BillID", kind: "given", label: "Bill" },
  { param: "Type", kind: "given", label: "Report Type" },
  { param: "ItemID", kind: "given", label: "Item Name" },
] as const satisfies readonly ReportFilter<"profit.report">[];
const profitItems: ReportDefinition<"profit.report", typeof ITEM_FILTERS> = {
  operation: "profit.report",
  title: "Itemwise Details",
  words: { failure: "Failed to fetch profit report. Please try again." },
  range: { from: "FromDate", to: "ToDate", default: lastDays(0) },
  filters: ITEM_FILTERS,
  columns: [
    { field: "ItemName", label: "Item Name" },
    { field: "SalesPrice", label: "Sales Price", kind: "money" },
    { field: "SalesQty", label: "Quantity", kind: "quantity", total: true },
    { field: "SalesValue", label: "Sales Value", kind: "money", total: true },
    { field: "CostOfGoods", label: "Cost Of Goods", kind: "money", total: true },
    { field: "Profit", kind: "money", total: true },
    { field: "ProfitPer", label: "Profit %", kind: "percent", total: true },
  ],
  // Puts all lines of a bill on one page.
  rows: { sizes: [10_000] },
  card: { title: "ItemName", amount: "Profit", details: ["SalesQty", "SalesValue", "ProfitPer"] },
};

const OfBill = styled.p`
  margin: 0 0 var(--vb-space-3);
`;
