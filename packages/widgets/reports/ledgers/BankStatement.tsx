import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DiscardQuestion } from "../../master/DiscardQuestion.tsx";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { rowObject } from "../../../sdk/report/request/row-object.ts";
import { bankDatesText } from "../../../sdk/generated/text/en-IN/bank-dates.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { StatementEntries, type StatementEntry } from "./StatementEntries.tsx";
import { useBankMarks } from "./use-bank-marks.ts";

export interface BankStatementProps {
  range: { from: string; to: string };
  /** The account of the statement; all accounts if undefined. */
  account: string | undefined;
  onClose: () => void;
}

/** The entries of a range that have no bank date yet, oldest first, to be dated from the bank's statement. */
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
    // Do not offer entries that someone else has marked in the meantime.
    staleTime: 0,
    gcTime: 0,
  });
  const entries = (data?.rows ?? []).map((row) => rowObject(data?.columns ?? [], row) as StatementEntry); // the report's own rows
  const changed = entries.flatMap((entry) => {
    const bankDate = days.get(keyOf(entry)) ?? null;
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
  const leave = () => (changed.length > 0 ? setLeaving(true) : onClose());
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
            isDisabled={changed.length === 0}
            pendingLabel={saving.sent !== undefined && text.saving}
            onPress={() => saving.mutate(changed)}
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
        dayOf={(entry) => days.get(keyOf(entry)) ?? null}
        onChange={(entry, day) => setDays((before) => new Map(before).set(keyOf(entry), day))}
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

function keyOf({ VoucherID, LineNo }: StatementEntry): string {
  return `${VoucherID}/${LineNo}`;
}

/** About as many entries as a page of a bank statement has. */
const AT_ONCE = 50;
