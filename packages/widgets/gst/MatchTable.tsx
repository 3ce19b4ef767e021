import type { Schema } from "@vanbook/sdk";
import { useMemo, useState } from "react";
import { date } from "../../sdk/format/date.ts";
import { statement2bText, type Statement2bText } from "../../sdk/generated/text/en-IN/statement-2b.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { DataTable } from "../table/DataTable.tsx";
import { useTextOf } from "../text/use-text.ts";
import { MatchDialog } from "./MatchDialog.tsx";

type Match = Schema<"StatementMatch">;

interface MatchTableProps {
  label: string;
  month: string;
  matches: readonly Match[];
  isOutdated: boolean;
}

/** The matches of one result; a row opens both sides and the decision. */
export function MatchTable({ label, month, matches, isOutdated }: MatchTableProps) {
  const text = useTextOf("statement2b", statement2bText);
  const columns = useMemo(() => createColumns(text), [text]);
  const rows = useMemo(() => matches.map((match): TableRow => [match]), [matches]);
  const [openedKey, setOpenedKey] = useState<string>();
  // Read again after a decision, the row shows it.
  const openedMatch = matches.find((match) => makeKey(match) === openedKey);
  if (rows.length === 0) return isOutdated ? null : <EmptyState title={text.noMatches} />;
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        isOutdated={isOutdated}
        onOpen={(row) => setOpenedKey(makeKey(readMatch(row)))}
        card={{ title: "supplier", amount: "value", details: ["number", "date", "differs", "decision"] }}
      />
      {openedMatch && (
        <MatchDialog match={openedMatch} month={month} onClose={() => setOpenedKey(undefined)} />
      )}
    </>
  );
}

function makeKey({ document, entry }: Match): string {
  return document?.id ?? `entry ${entry?.voucherId}`;
}

function createColumns(text: Statement2bText): TableColumn[] {
  const { columns, fields, decisions } = text;
  const createColumn = (
    id: keyof typeof columns,
    value: (match: Match) => string | number | null,
    kind: TableColumn["kind"] = "text",
  ): TableColumn => ({
    ...{ id, label: columns[id], kind, isSortable: false },
    value: (row) => value(readMatch(row)),
  });
  const getSide = ({ document, entry }: Match) => document ?? entry;
  return [
    createColumn("supplier", ({ document, entry }) => document?.supplierName ?? entry?.partyName ?? null),
    createColumn("gstin", (match) => getSide(match)?.gstin ?? null),
    createColumn("number", (match) => getSide(match)?.number ?? null),
    createColumn("date", (match) => date(getSide(match)?.date ?? "")),
    createColumn("taxable", (match) => getSide(match)?.taxable ?? null, "money"),
    createColumn("tax", (match) => addTaxes(getSide(match)), "money"),
    createColumn("value", (match) => getSide(match)?.value ?? null, "money"),
    createColumn("differs", ({ differences: [first] }) => (first ? fields[first.field] : null)),
    createColumn("decision", ({ document, decision }) => (document ? decisions[decision] : null)),
  ];
}

function addTaxes(side: Pick<Schema<"BooksEntry">, "cgst" | "sgst" | "igst"> | null): number | null {
  return side && Math.round((side.cgst + side.sgst + side.igst) * 100) / 100;
}

function readMatch(row: TableRow): Match {
  return row[0] as Match; // as the rows were made
}
