import { useMemo, useState } from "react";
import { styled } from "styled-components";
import { unknownFactsText, type UnknownFactsText } from "../../../sdk/generated/text/en-IN/unknown-facts.ts";
import type { TableColumn, TableRow } from "../../../sdk/report/table/table-column.ts";
import { useRole } from "../../form/use-role.ts";
import { useUnknownFacts, type UnknownFact } from "../../form/use-unknown-facts.ts";
import { MasterFrame } from "../../master/Master.styles.ts";
import { ListSurface } from "../../master/MasterList.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import { useSay, useTextOf } from "../../text/use-text.ts";
import { canCorrect, CorrectionForm } from "../../CorrectionForm.tsx";

export interface UnknownFactsProps {
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Lists texts of masters that decide tax or a GST return and are not understood: States, GSTINs and
 * units. A row opens the master's form to correct it.
 * @widget Masters
 * @element none: opens forms of masters, for people who have signed in
 * @title Unknown Facts
 */
export function UnknownFacts({ heading = 2 }: UnknownFactsProps) {
  const text = useTextOf("unknownFacts", unknownFactsText);
  const say = useSay();
  const role = useRole();
  const { data: facts, error, isFetching, refetch } = useUnknownFacts({ isFresh: true });
  const [openedFact, setOpenedFact] = useState<UnknownFact>();
  const columns = useMemo(() => createColumns(text, say), [text, say]);
  const rows = useMemo(() => (facts ?? []).map((fact): TableRow => [fact]), [facts]);
  const Title = `h${heading || 2}` as const;
  const open = (fact: UnknownFact) => {
    if (canCorrect(fact, role)) setOpenedFact(fact);
  };
  return (
    <MasterFrame className="vb-master vb-unknown-facts">
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      <ListSurface className="vb-card vb-master-list" aria-label={text.title}>
        {isFetching && <ProgressLine label={text.loading} />}
        {error && <Banner title={text.failed} error={error} onRetry={() => void refetch()} />}
        {facts?.length === 0 && <EmptyState title={text.empty} />}
        {rows.length > 0 && (
          <>
            <Help className="vb-description">{text.help}</Help>
            <DataTable
              label={text.title}
              columns={columns}
              rows={rows}
              onOpen={(row) => open(readRowFact(row))}
              card={{ title: "name", amount: "field", details: ["text", "master"] }}
            />
          </>
        )}
      </ListSurface>
      {openedFact && <CorrectionForm fact={openedFact} onClose={() => setOpenedFact(undefined)} />}
    </MasterFrame>
  );
}

const Help = styled.p`
  padding: var(--vb-space-3);
`;

function createColumns(text: UnknownFactsText, say: ReturnType<typeof useSay>): TableColumn[] {
  const { columns, masters, fields, stops } = text;
  const createColumn = (
    id: string,
    label: string,
    value: (fact: UnknownFact) => string,
    kind: TableColumn["kind"] = "text",
  ): TableColumn => ({ id, label, kind, value: (row) => value(readRowFact(row)), isSortable: false });
  return [
    createColumn("name", columns.name, ({ name }) => name),
    createColumn("master", columns.master, ({ master }) => masters[master]),
    createColumn("field", columns.field, ({ field }) => fields[field]),
    createColumn("text", columns.text, (fact) => fact.text),
    createColumn("reason", columns.reason, (fact) => say(fact)),
    createColumn("stops", columns.stops, (fact) => stops[fact.stops]),
  ];
}

function readRowFact(row: TableRow): UnknownFact {
  return row[0] as UnknownFact; // as the rows were made
}
