import type { Schema } from "@vanbook/sdk";
import { useMemo, useState } from "react";
import { date } from "../../sdk/format/date.ts";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import { eInvoicesText, type EInvoicesText } from "../../sdk/generated/text/en-IN/e-invoices.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { DataTable } from "../table/DataTable.tsx";
import { useTextOf } from "../text/use-text.ts";
import { EInvoiceDialog } from "./EInvoiceDialog.tsx";

type EInvoice = Schema<"EInvoice">;

interface EInvoiceTableProps {
  label: string;
  documents: readonly EInvoice[];
  isOutdated: boolean;
}

/** The documents of one state; a row opens what the portal said and the voucher. */
export function EInvoiceTable({ label, documents, isOutdated }: EInvoiceTableProps) {
  const text = useTextOf("eInvoices", eInvoicesText);
  const columns = useMemo(() => createColumns(text), [text]);
  const rows = useMemo(() => documents.map((document): TableRow => [document]), [documents]);
  const [openedDocument, setOpenedDocument] = useState<EInvoice>();
  return (
    <>
      {rows.length === 0 && !isOutdated && <EmptyState title={text.none} />}
      {rows.length > 0 && (
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          isOutdated={isOutdated}
          onOpen={(row) => setOpenedDocument(readDocument(row))}
          card={{ title: "customer", amount: "value", details: ["number", "date", "about"] }}
        />
      )}
      {openedDocument && (
        <EInvoiceDialog document={openedDocument} onClose={() => setOpenedDocument(undefined)} />
      )}
    </>
  );
}

/** What a user must know of a document, in one line. */
export function describeState(document: EInvoice, text: EInvoicesText): string | null {
  const { reason, messages, lastDay, isLate, next, cancelUntil, irn } = document;
  if (reason) return text.reasons[reason];
  if (messages) return messages.map(({ code, text: words }) => `${code}: ${words}`).join("; ");
  if (lastDay !== undefined) return isLate ? text.passed(date(lastDay)) : text.lastDay(date(lastDay));
  if (next === "creditNote") return text.creditNote;
  if (next === "cancelOnPortal" && cancelUntil !== undefined)
    return text.cancelOnPortal(formatMoment(new Date(cancelUntil)));
  return irn ?? null;
}

function createColumns(text: EInvoicesText): TableColumn[] {
  const { columns } = text;
  const createColumn = (
    id: keyof typeof columns,
    value: (document: EInvoice) => string | number | null,
    kind: TableColumn["kind"] = "text",
  ): TableColumn => ({
    ...{ id, label: columns[id], kind, isSortable: false },
    value: (row) => value(readDocument(row)),
  });
  return [
    createColumn("number", ({ number }) => number),
    createColumn("date", (document) => date(document.date)),
    createColumn("customer", ({ customer }) => customer),
    createColumn("gstin", ({ gstin }) => gstin),
    createColumn("value", ({ value }) => value, "money"),
    createColumn("about", (document) => describeState(document, text)),
  ];
}

function readDocument(row: TableRow): EInvoice {
  return row[0] as EInvoice; // as the rows were made
}
