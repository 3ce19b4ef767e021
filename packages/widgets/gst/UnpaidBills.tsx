import type { Schema } from "@vanbook/sdk";
import { useMemo, useState } from "react";
import { date } from "../../sdk/format/date.ts";
import { unpaidBillsText, type UnpaidBillsText } from "../../sdk/generated/text/en-IN/unpaid-bills.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import { useRead } from "../form/use-read.ts";
import { Banner } from "../parts/Banner.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { InBrowser } from "../provider/InBrowser.tsx";
import { useToday } from "../provider/use-vanbook.ts";
import { DataTable } from "../table/DataTable.tsx";
import { useTextOf } from "../text/use-text.ts";
import { Part, ReturnFrame, Words } from "./ReturnFrame.tsx";
import { ReverseTax } from "./ReverseTax.tsx";

export interface UnpaidBillsProps {
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Lists bills whose input tax must be reversed because they are unpaid for 180 days, and those
 * whose reversed tax may be claimed again. One journal posts a list.
 * @widget Finance
 * @element none: posts journals, for administrators who have signed in
 * @title Bills Unpaid for 180 Days
 */
export function UnpaidBills({ heading = 2 }: UnpaidBillsProps) {
  const text = useTextOf("unpaidBills", unpaidBillsText);
  return (
    <InBrowser title={text.title} heading={heading}>
      <ListedBills heading={heading} />
    </InBrowser>
  );
}

function ListedBills({ heading }: Required<UnpaidBillsProps>) {
  const text = useTextOf("unpaidBills", unpaidBillsText);
  const today = useToday();
  const reading = useRead({ operation: "gst.unpaidBills", args: { date: today } });
  const { data } = reading;
  const [postedWords, setPostedWords] = useState<string>();
  return (
    <ReturnFrame className="vb-unpaid-bills" text={text} heading={heading} reading={reading}>
      {postedWords !== undefined && <Banner tone="info" title={postedWords} />}
      <Words className="vb-description">{text.help}</Words>
      {data && data.toReverse.length + data.toReclaim.length === 0 && <EmptyState title={text.none} />}
      {data &&
        BILL_LISTS.map((list) =>
          data[list].length === 0 ? null : (
            <Part as="section" key={list} aria-label={text[list]}>
              <Words>
                <strong>{text[list]}</strong>
              </Words>
              <BillTable label={text[list]} bills={data[list]} isToReverse={list === "toReverse"} />
              <ReverseTax
                key={data[list].map(({ voucherId }) => voucherId).join()}
                date={data.date}
                voucherIds={data[list].map(({ voucherId }) => voucherId)}
                onPosted={setPostedWords}
              />
            </Part>
          ),
        )}
    </ReturnFrame>
  );
}

interface BillTableProps {
  label: string;
  bills: readonly Bill[];
  isToReverse: boolean;
}

function BillTable({ label, bills, isToReverse }: BillTableProps) {
  const text = useTextOf("unpaidBills", unpaidBillsText);
  const columns = useMemo(() => createColumns(text, isToReverse), [text, isToReverse]);
  const rows = useMemo(() => bills.map((bill): TableRow => [bill]), [bills]);
  const figures = Object.fromEntries(
    (["unpaid", "cgst", "sgst", "igst"] as const).map((field) => [
      field,
      Math.round(bills.reduce((sum, bill) => sum + bill[field] * 100, 0)) / 100,
    ]),
  );
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      totals={{ label: text.total, note: "", figures }}
      card={{ title: "supplier", amount: "unpaid", details: ["number", "date", "cgst", "sgst", "igst"] }}
    />
  );
}

type Bill = Schema<"UnpaidBill">;

function createColumns({ columns }: UnpaidBillsText, isToReverse: boolean): TableColumn[] {
  const createColumn = (
    id: keyof typeof columns,
    value: (bill: Bill) => string | number | null,
    kind: TableColumn["kind"] = "text",
  ): TableColumn => ({
    ...{ id, label: columns[id], kind, isSortable: false },
    value: (row) => value(row[0] as Bill), // as the rows were made
  });
  return [
    createColumn("supplier", ({ supplierName }) => supplierName),
    createColumn("number", ({ number }) => number),
    createColumn("date", (bill) => date(bill.date)),
    createColumn("value", ({ value }) => value, "money"),
    createColumn("unpaid", ({ unpaid }) => unpaid, "money"),
    ...(isToReverse
      ? [
          createColumn("lastDay", ({ lastDay }) => lastDay && date(lastDay)),
          createColumn("returnMonth", ({ returnMonth }) => returnMonth),
        ]
      : []),
    createColumn("cgst", ({ cgst }) => cgst, "money"),
    createColumn("sgst", ({ sgst }) => sgst, "money"),
    createColumn("igst", ({ igst }) => igst, "money"),
  ];
}

const BILL_LISTS = ["toReverse", "toReclaim"] as const;
