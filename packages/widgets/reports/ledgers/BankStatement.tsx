import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Row } from "@vanbook/sdk";
import { styled } from "styled-components";
import { DiscardQuestion } from "../../master/DiscardQuestion.tsx";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { useVanbook, useToday } from "../../provider/use-vanbook.ts";
import { toRowObject } from "../../../sdk/report/table/table-columns.ts";
import { bankDatesText } from "../../../sdk/generated/text/en-IN/bank-dates.ts";
import { useText, useTextOf, useTranslate } from "../../text/use-text.ts";
import { useBankMarks } from "./use-bank-marks.ts";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { DateField } from "../../parts/dates/DateField.tsx";
import { unseen } from "../../parts/unseen.styles.ts";

export interface BankStatementProps {
  range: { from: string; to: string };
  account: string | undefined;
  onClose: () => void;
}

export function BankStatement({ range, account, onClose }: BankStatementProps) {
  const text = useTextOf("bankDates", bankDatesText);
  const { cancel } = useText();
  const client = useVanbook();
  const [days, setDays] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [isLeaving, setLeaving] = useState(false);
  const args = {
    ...{ FromDate: range.from, ToDate: range.to, Reconciled: "No" as const },
    ...(account !== undefined && { AccountCode: Number(account) }),
  };
  const { data, error, refetch } = useQuery({
    queryKey: ["bankBook.report", "statement", args],
    queryFn: ({ signal }) => client.bankBook.report.table(args, { pageSize: AT_ONCE, signal }),
    // No cache: someone else may have marked the cached entries.
    staleTime: 0,
    gcTime: 0,
  });
  const entries = (data?.rows ?? []).map((row) => toRowObject(data?.columns ?? [], row) as StatementEntry); // the report's own rows
  const changedEntries = entries.flatMap((entry) => {
    const bankDate = days.get(makeEntryKey(entry)) ?? null;
    if (bankDate === null) return [];
    return [{ voucherId: entry.VoucherID, lineNo: entry.LineNo, bankDate }];
  });
  const saving = useBankMarks({
    words: (marks) => text.marked(marks.length),
    onDone: () => {
      setDays(new Map());
      void refetch();
    },
  });
  const leave = () => (changedEntries.length > 0 ? setLeaving(true) : onClose());
  const all = data?.page.rows ?? 0;
  return (
    <Dialog
      title={text.byStatement}
      isOpen
      onClose={leave}
      size="wide"
      isQuestion
      footer={
        <>
          <Button onPress={leave}>{cancel}</Button>
          <Button
            variant="primary"
            isDisabled={changedEntries.length === 0}
            pendingLabel={saving.sent !== undefined && text.saving}
            onPress={() => saving.mutate(changedEntries)}
          >
            {text.save}
          </Button>
        </>
      }
    >
      {saving.error && <Banner title={text.failed} error={saving.error} />}
      {error && <Banner title={text.notRead} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="8em" />}
      {data && all === 0 && <p>{text.none}</p>}
      {entries.length > 0 && <p>{text.help}</p>}
      {all > entries.length && <p>{text.more(entries.length, all)}</p>}
      <StatementEntries
        entries={entries}
        dayOf={(entry) => days.get(makeEntryKey(entry)) ?? null}
        onChange={(entry, day) => setDays((before) => new Map(before).set(makeEntryKey(entry), day))}
      />
      {isLeaving && (
        <DiscardQuestion
          onAnswer={(isYes) => {
            setLeaving(false);
            if (isYes) onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function makeEntryKey({ VoucherID, LineNo }: StatementEntry): string {
  return `${VoucherID}/${LineNo}`;
}

const AT_ONCE = 50;

type StatementEntry = Row<"bankBook.report">;

interface StatementEntriesProps {
  entries: readonly StatementEntry[];
  dayOf: (entry: StatementEntry) => string | null;
  onChange: (entry: StatementEntry, day: string | null) => void;
}

function StatementEntries({ entries, dayOf, onChange }: StatementEntriesProps) {
  const text = useTextOf("bankDates", bankDatesText);
  const { notAvailable } = useText();
  const translate = useTranslate();
  const today = useToday();
  return (
    <List className="vb-statement">
      {entries.map((entry) => (
        <li key={`${entry.VoucherID}/${entry.LineNo}`}>
          <span className="vb-statement-what">
            <strong>{entry.Particulars ?? notAvailable}</strong>
            <small>
              {[date(entry.Date), entry.VoucherNo, translate(entry.Type), entry.Account].join(" · ")}
            </small>
          </span>
          <span className="vb-statement-amount">
            <small>{translate(entry.Receipts > 0 ? "Receipts" : "Payments")}</small>
            {money(entry.Receipts > 0 ? entry.Receipts : entry.Payments)}
          </span>
          <DateField
            label={text.bankDateOf(entry.VoucherNo)}
            value={dayOf(entry)}
            onChange={(day) => onChange(entry, day)}
            max={today}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto calc(var(--vb-control) * 5);
    gap: var(--vb-space-3);
    align-items: center;
    padding: var(--vb-space-2) 0;
    border-bottom: var(--vb-hairline) solid var(--vb-line);
  }
  .vb-statement-what,
  .vb-statement-amount {
    display: flex;
    flex-direction: column;
    overflow-wrap: anywhere;
  }
  .vb-statement-amount {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--vb-ink-3);
  }
  .vb-label {
    ${unseen}
  }
  @media (max-width: 560px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .vb-field {
      grid-column: 1 / -1;
    }
  }
`;
