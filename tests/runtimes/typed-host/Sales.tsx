import { createVanbook, type Row, type Vanbook } from "@vanbook/sdk";
import {
  BranchMaster,
  defineReport,
  SaleReport,
  useReport,
  VanbookProvider,
  WidgetEvents,
  type RowAction,
  type RowCells,
  type WidgetFailure,
} from "@vanbook/widgets";
import type {} from "@vanbook/widgets/embed";
import { useRef, useState, type ReactNode } from "react";

// A host in React, with components, elements and what it draws in the rows: compiled, never run.
const client: Vanbook = createVanbook({
  baseUrl: "https://your-vanbook",
  auth: { kind: "token", url: "/vanbook-token" },
});

const billCells: RowCells<Row<"sales.report">> = {
  BillNo: ({ row, text }) => <a href={`/bills/${row.BillID.toFixed()}`}>{text}</a>,
};
const billActions: RowAction<Row<"sales.report">>[] = [
  { id: "pay", label: "Pay", isHidden: (row) => row.BillAmount === 0, onAction: (row) => row.BillNo.trim() },
];

const OwnReport = defineReport({
  ...SaleReport.definition,
  columns: [{ field: "BillNo" }, { field: "BillAmount", kind: "money", total: true }],
});

export function Sales(): ReactNode {
  const [failure, setFailure] = useState<WidgetFailure>();
  const element = useRef<HTMLElementTagNameMap["vanbook-widget"]>(null);
  return (
    <VanbookProvider client={client} theme={{ brand: "#7a1fa2" }}>
      <WidgetEvents onError={setFailure} onFilter={(choices) => choices["q"]?.trim()} />
      <SaleReport
        FromDate="2026-11-01"
        CustomerID={3}
        urlKey={false}
        cells={billCells}
        rowActions={billActions}
        slots={{ footer: failure?.message, details: (row, close) => <b onClick={close}>{row.BillNo}</b> }}
      />
      <OwnReport onRowClick={(row) => row.BillID.toFixed()} />
      <BranchMaster heading={1} />
      <Figures />
      <vanbook-widget
        ref={element}
        name="customerLedger.report"
        token-url="/vanbook-token"
        from-date="2026-04-01"
        onvanbook-error={({ detail }) => detail.code.trim()}
        onvanbook-action={({ detail }) => detail.id.trim()}
      />
    </VanbookProvider>
  );
}

function Figures(): ReactNode {
  const report = useReport(SaleReport.definition);
  const save = async () => {
    const file = await report.exports.pdf();
    return file && new Blob([file.bytes]);
  };
  return <button onClick={() => void save()}>{report.table?.page.rows}</button>;
}

// @ts-expect-error an argument of another type
export const wrong = <SaleReport CustomerID="3" />;
