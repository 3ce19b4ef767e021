import type { Row } from "@vanbook/sdk";
import { useRead } from "../../form/use-read.ts";
import { date } from "../../../sdk/format/date.ts";
import { Tag } from "../../parts/Tag.tsx";
import { PaperButton } from "../../paper/PaperButton.tsx";
import { billText } from "../../../sdk/generated/text/en-IN/bill.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { DocumentDetails } from "../DocumentDetails.tsx";
import { BillLines } from "./BillLines.tsx";

export function BillDetails({ row }: { row: BillHead }) {
  const text = useTextOf("bill", billText);
  const { translate, notAvailable } = useText();
  const query = useRead({ operation: "bills.lines", args: { BillID: row.BillID } });
  const formatOptional = (value: string | null | undefined) => value || notAvailable;
  // Each line repeats the bill's head; until the lines have loaded, the report's row shows most of
  // it.
  const line = query.data?.[0];
  return (
    <DocumentDetails
      title={translate("Bill Details")}
      query={query}
      words={{ failed: text.failed, none: text.none }}
      notice={(row.Status ?? line?.Status) === 2 ? text.cancelled : undefined}
      facts={[
        [text.bill, row.BillNo],
        [text.date, date(row.BillDate ?? line?.BillDate ?? "…")],
        [text.customer, row.CustomerName],
        [text.address, line ? formatOptional(line.CumAddress) : "…"],
        [text.phone, line ? formatOptional(line.CumContact) : "…"],
        [text.salesman, formatOptional(row.Salesman ?? line?.SalesmanName)],
        [text.billedBy, formatOptional(row.CreatedBy ?? line?.CreatedByName)],
        [text.type, line?.WholeSaleRetail ?? row.SaleType],
        [text.mode, <Tag tone={row.BillModeText === "Cash" ? "ok" : "warn"}>{row.BillModeText}</Tag>],
      ]}
      note={text.note}
      paper={
        <PaperButton
          paper="bills.read"
          id={row.BillID}
          load={async () => (await import("../../../sdk/paper/documents/tax-invoice.ts")).taxInvoice}
        />
      }
    >
      {(lines) => <BillLines lines={lines} />}
    </DocumentDetails>
  );
}

type Bill = Row<"sales.report">;
/** Only the sale report's row has all fields; other lists may omit those that each line repeats. */
type BillHead = Pick<Bill, "BillID" | "BillNo" | "CustomerName" | "BillModeText" | "SaleType"> &
  Partial<Pick<Bill, "BillDate" | "Salesman" | "CreatedBy" | "Status">>;
