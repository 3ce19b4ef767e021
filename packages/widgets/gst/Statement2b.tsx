import type { Schema } from "@vanbook/sdk";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { styled } from "styled-components";
import { monthStart } from "../../sdk/format/day.ts";
import { money } from "../../sdk/format/money.ts";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import { statement2bText } from "../../sdk/generated/text/en-IN/statement-2b.ts";
import { useRead } from "../form/use-read.ts";
import { Button } from "../parts/Button.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { Tabs } from "../parts/Tabs.tsx";
import { InBrowser } from "../provider/InBrowser.tsx";
import { useToday } from "../provider/use-vanbook.ts";
import { MonthField } from "../reports/sales/MonthField.tsx";
import { useTextOf } from "../text/use-text.ts";
import { AcceptExact } from "./AcceptExact.tsx";
import { MatchTable } from "./MatchTable.tsx";
import { Part, ReturnFrame, Words } from "./ReturnFrame.tsx";
import { StatementFile } from "./StatementFile.tsx";

export interface Statement2bProps {
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Matches a month's GSTR-2B file with the purchases, expenses and notes of the books. Each document
 * is accepted, rejected or left pending; a missing purchase becomes a document that waits.
 * @widget Finance
 * @element none: imports files and decides, for administrators who have signed in
 * @title GSTR-2B
 */
export function Statement2b({ heading = 2 }: Statement2bProps) {
  const text = useTextOf("statement2b", statement2bText);
  return (
    <InBrowser title={text.title} heading={heading}>
      <MatchedStatement heading={heading} />
    </InBrowser>
  );
}

function MatchedStatement({ heading }: Required<Statement2bProps>) {
  const text = useTextOf("statement2b", statement2bText);
  const today = useToday();
  const [firstDay, setFirstDay] = useState(() => monthStart(today, -1));
  const [result, setResult] = useState<Result>("exact");
  const [page, setPage] = useState(1);
  const month = firstDay.slice(0, 7);
  const reading = useRead({
    operation: "gst.statement2b",
    args: { month, result, page, pageSize: PAGE_SIZE },
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = reading;
  const statement = data?.statement;
  const show = (next: { result?: Result; firstDay?: string; page?: number }) => {
    setResult(next.result ?? result);
    setFirstDay(next.firstDay ?? firstDay);
    setPage(next.page ?? 1);
  };
  return (
    <ReturnFrame
      className="vb-statement-2b"
      text={text}
      heading={heading}
      reading={reading}
      bar={
        <Bar className="vb-statement-bar">
          <MonthField value={firstDay} today={today} onChange={(next) => show({ firstDay: next })} />
          <StatementFile month={month} />
        </Bar>
      }
    >
      {statement === null && <EmptyState title={text.none} />}
      {data && statement && (
        <>
          <About statement={statement} />
          <Tabs
            label={text.title}
            selected={result}
            onChange={(id) => show({ result: id as Result })} // the ids of the tabs
            tabs={MATCH_RESULTS.map((id) => {
              const count = data.counts.find((each) => each.result === id);
              return {
                id,
                label: text.tab(text.results[id], String(count?.count ?? 0)),
                content: (
                  <Part>
                    {count && count.count > 0 && <Sums count={count} />}
                    {id === "exact" && count && count.count > 0 && <AcceptExact month={month} />}
                    <MatchTable
                      label={text.results[id]}
                      month={month}
                      matches={isPlaceholderData ? [] : data.matches}
                      isOutdated={isPlaceholderData}
                    />
                  </Part>
                ),
              };
            })}
          />
          {data.rows > PAGE_SIZE && (
            <Bar>
              <Button icon="left" isDisabled={page === 1} onPress={() => show({ page: page - 1 })}>
                {text.earlier}
              </Button>
              <Button
                icon="right"
                isDisabled={page * PAGE_SIZE >= data.rows}
                onPress={() => show({ page: page + 1 })}
              >
                {text.later}
              </Button>
            </Bar>
          )}
        </>
      )}
    </ReturnFrame>
  );
}

function About({ statement }: { statement: Schema<"Statement2b"> }) {
  const text = useTextOf("statement2b", statement2bText);
  const { documents, refused, importedOn, importedBy, unreadParts } = statement;
  return (
    <Words className="vb-description">
      {text.imported(documents, refused)}{" "}
      {text.importedOn(formatMoment(new Date(importedOn)), importedBy ?? "Vanbook")}
      {unreadParts.length > 0 && ` ${text.unread(unreadParts.join(", "))}`}
    </Words>
  );
}

function Sums({ count }: { count: Schema<"MatchCount"> }) {
  const text = useTextOf("statement2b", statement2bText);
  const { taxable, cgst, sgst, igst } = count;
  return <Words>{text.sums(money(taxable), money(cgst), money(sgst), money(igst))}</Words>;
}

type Result = Schema<"MatchResult">;

const MATCH_RESULTS: readonly Result[] = [
  "exact",
  "probable",
  "inStatementOnly",
  "inBooksOnly",
  "notEligible",
];
const PAGE_SIZE = 200;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-3);
  align-items: end;
`;
