import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operation as findOperation, type Row } from "@vanbook/sdk";
import { useMemo, useState } from "react";
import { date } from "../../../sdk/format/date.ts";
import { gstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import type { TableRow } from "../../../sdk/report/table/table-column.ts";
import type { AnyTable } from "../../../sdk/report/request/report-request.ts";
import { toRowObject } from "../../../sdk/report/table/table-columns.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { useOffered } from "../../provider/use-offered.ts";
import { VOUCHER_KINDS } from "../../reports/voucher/voucher-kinds.ts";
import { DataTable } from "../../table/DataTable.tsx";
import { useTextOf, useTranslate } from "../../text/use-text.ts";
import { createFieldColumn } from "./figure-columns.ts";
import { OpenedVoucher, useVoucherOpening } from "./OpenedVoucher.tsx";
import { Pages } from "./Pages.tsx";

export interface FigureDialogProps {
  operation: "gst.gstr1Documents" | "gst.gstr3bDocuments";
  period: string;
  cell: string;
  name: string;
  onClose: () => void;
}

/** The documents that add up to a figure; a row opens the document's voucher. */
export function FigureDialog({ name, onClose, ...figure }: FigureDialogProps) {
  const text = useTextOf("gstReturn", gstReturnText);
  const { openedId, open, close } = useVoucherOpening();
  return (
    <Dialog title={text.documentsOf(name)} isOpen onClose={onClose} size="wide">
      {openedId === undefined ? (
        <FigureDocuments {...figure} name={name} onOpen={open} />
      ) : (
        <OpenedVoucher voucherId={openedId} onBack={close} />
      )}
    </Dialog>
  );
}

interface FigureDocumentsProps extends Omit<FigureDialogProps, "onClose"> {
  onOpen: ((voucherId: number) => void) | undefined;
}

function FigureDocuments({ operation, period, cell, name, onOpen }: FigureDocumentsProps) {
  const text = useTextOf("gstReturn", gstReturnText);
  const columns = useDocumentColumns();
  const [page, setPage] = useState(1);
  const { client, isKnown } = useOffered();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [operation, { period, cell, page }],
    queryFn: ({ signal }): Promise<AnyTable> =>
      // Both operations take the same arguments.
      findOperation(client, operation as "gst.gstr1Documents").table(
        { period, cell },
        { signal, page, pageSize: PAGE_SIZE, timeout: REQUEST_TIMEOUT_MS },
      ),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(
    () => (data?.rows ?? []).map((row): TableRow => [toRowObject(data?.columns ?? [], row)]),
    [data],
  );
  if (error) return <Banner title={text.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {isFetching && <ProgressLine label={text.loading} />}
      {data && rows.length === 0 && <EmptyState title={text.noDocuments} />}
      {data && rows.length > 0 && (
        <DataTable
          label={text.documentsOf(name)}
          columns={columns}
          rows={rows}
          isOutdated={isPlaceholderData}
          firstSerial={(page - 1) * PAGE_SIZE + 1}
          rowCount={data.page.rows}
          onOpen={onOpen && ((row) => onOpen(readDocument(row).VoucherID))}
          totals={{ label: text.total, note: "", figures: data.totals }}
          card={{ title: "PartyName", amount: "Value", details: ["Number", "Date", "TaxableValue"] }}
        />
      )}
      <Pages page={page} pages={data?.page.pages ?? 1} onShow={setPage} />
    </>
  );
}

function useDocumentColumns() {
  const { columns } = useTextOf("gstReturn", gstReturnText);
  const translate = useTranslate();
  return useMemo(
    () => [
      createFieldColumn("Number", columns.number, ({ Number: number }: FigureDocument) => number),
      createFieldColumn("Date", columns.date, ({ Date: day }: FigureDocument) => date(day)),
      createFieldColumn("Kind", columns.kind, ({ Kind }: FigureDocument) =>
        translate(VOUCHER_KINDS[Kind].title),
      ),
      createFieldColumn("PartyName", columns.party, ({ PartyName }: FigureDocument) => PartyName),
      createFieldColumn("GSTIN", columns.gstin, ({ GSTIN }: FigureDocument) => GSTIN),
      ...AMOUNT_COLUMNS.map(([id, word]) =>
        createFieldColumn(id, columns[word], (document: FigureDocument) => document[id], "money"),
      ),
    ],
    [columns, translate],
  );
}

type FigureDocument = Row<"gst.gstr3bDocuments">;

function readDocument(row: TableRow): FigureDocument {
  return row[0] as FigureDocument; // as the rows were made
}

const AMOUNT_COLUMNS = [
  ["TaxableValue", "taxable"],
  ["CGST", "cgst"],
  ["SGST", "sgst"],
  ["IGST", "igst"],
  ["Value", "value"],
] as const;
const PAGE_SIZE = 100;
const REQUEST_TIMEOUT_MS = 120_000;
