import { sumPaise, toRupees, type Answer, type Row } from "@vanbook/sdk";
import { useRead } from "../../form/use-read.ts";
import { date } from "../../../sdk/format/date.ts";
import { purchaseText } from "../../../sdk/generated/text/en-IN/purchase.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { DocumentDetails } from "../DocumentDetails.tsx";
import { DocumentLines, createTaxedColumns } from "../DocumentLines.tsx";

type Purchase = Row<"purchases.report">;
/** No Status: a report of purchase lines has only valid purchases. */
type PurchaseHead = Pick<
  Purchase,
  | "PurchaseID"
  | "PurchaseNo"
  | "PurchaseDate"
  | "AccountName"
  | "GSTinNo"
  | "SupplierInvoiceNo"
  | "InvoiceDate"
> &
  Partial<Pick<Purchase, "Status">>;

export function PurchaseDetails({ row }: { row: PurchaseHead }) {
  const text = useTextOf("purchase", purchaseText);
  const { notAvailable } = useText();
  const query = useRead({ operation: "purchases.lines", args: { PurchaseID: row.PurchaseID } });
  return (
    <DocumentDetails
      title={text.title}
      query={query}
      words={text}
      notice={row.Status === 2 ? text.cancelled : undefined}
      facts={[
        [text.purchaseNo, row.PurchaseNo],
        [text.date, date(row.PurchaseDate)],
        [text.supplier, row.AccountName],
        [text.gstin, row.GSTinNo || notAvailable],
        [text.invoice, row.SupplierInvoiceNo || notAvailable],
        [text.invoiceDate, row.InvoiceDate ? date(row.InvoiceDate) : notAvailable],
      ]}
    >
      {(lines) => <PurchaseLines lines={lines} />}
    </DocumentDetails>
  );
}

function PurchaseLines({ lines }: { lines: readonly Answer<"purchases.lines">[number][] }) {
  const text = useTextOf("purchase", purchaseText);
  const { Freight = 0, DiscountRs = 0, Roundoff = 0 } = lines[0] ?? {};
  // The head's own total is 0 once the purchase is cancelled, so add up the lines.
  const due = sumPaise([...lines.map(({ Amount }) => Amount), Freight, -DiscountRs, Roundoff]);
  return (
    <DocumentLines
      words={text}
      columns={createTaxedColumns(text.columns)}
      lines={lines}
      more={[
        [text.freight, Freight],
        [text.discount, -DiscountRs],
        [text.roundOff, Roundoff],
      ]}
      due={[text.totalBill, toRupees(due)]}
    />
  );
}
