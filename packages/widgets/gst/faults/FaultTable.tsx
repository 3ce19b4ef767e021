import type { Schema } from "@vanbook/sdk";
import { useMemo, useState } from "react";
import { gstFaultsText } from "../../../sdk/generated/text/en-IN/gst-faults.ts";
import type { TableColumn, TableRow } from "../../../sdk/report/table/table-column.ts";
import { DataTable } from "../../table/DataTable.tsx";
import { useSay, useTextOf } from "../../text/use-text.ts";
import { createFieldColumn } from "../returns/figure-columns.ts";
import type { LinkToGst } from "../returns/ScreenLink.tsx";
import { FaultDialog } from "./FaultDialog.tsx";

type Fault = Schema<"GstFault">;

interface FaultTableProps {
  faults: readonly Fault[];
  isOutdated: boolean;
  linkTo: LinkToGst | undefined;
}

/** A page of faults; a row opens where the fault is corrected. */
export function FaultTable({ faults, isOutdated, linkTo }: FaultTableProps) {
  const text = useTextOf("gstFaults", gstFaultsText);
  const hasAmounts = faults.some(({ found, expected }) => (found ?? expected) !== undefined);
  const columns = useFaultColumns(hasAmounts);
  const rows = useMemo(() => faults.map((fault): TableRow => [fault]), [faults]);
  const [openedFault, setOpenedFault] = useState<Fault>();
  return (
    <>
      <DataTable
        label={text.title}
        columns={columns}
        rows={rows}
        isOutdated={isOutdated}
        missing=""
        onOpen={(row) => setOpenedFault(row[0] as Fault)} // as the rows were made
        card={{
          title: "fault",
          amount: "severity",
          details: ["number", ...(hasAmounts ? ["found", "expected"] : [])],
        }}
      />
      {openedFault && (
        <FaultDialog fault={openedFault} linkTo={linkTo} onClose={() => setOpenedFault(undefined)} />
      )}
    </>
  );
}

function useFaultColumns(hasAmounts: boolean): TableColumn[] {
  const { columns, severities } = useTextOf("gstFaults", gstFaultsText);
  const say = useSay();
  return useMemo(
    () => [
      {
        ...createFieldColumn(
          "severity",
          columns.severity,
          ({ severity }: Fault) => severities[severity],
          "tag",
        ),
        tones: { [severities.refused]: "bad", [severities.doubtful]: "warn" },
      },
      { ...createFieldColumn("fault", columns.fault, (fault: Fault) => say(fault)), gives: "last" },
      createFieldColumn(
        "documents",
        columns.documents,
        ({ documentCount }: Fault) => documentCount,
        "number",
      ),
      createFieldColumn("number", columns.number, ({ documents }: Fault) => documents[0]?.number ?? null),
      ...(hasAmounts
        ? [
            createFieldColumn("found", columns.found, ({ found }: Fault) => found ?? null, "money"),
            createFieldColumn(
              "expected",
              columns.expected,
              ({ expected }: Fault) => expected ?? null,
              "money",
            ),
          ]
        : []),
    ],
    [columns, severities, say, hasAmounts],
  );
}
