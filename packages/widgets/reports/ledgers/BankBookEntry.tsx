import { type Row, isVanbookError } from "@vanbook/sdk";
import { useState, type FormEvent } from "react";
import { styled } from "styled-components";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useVanbook, useToday } from "../../provider/use-vanbook.ts";
import { CashBookEntry } from "./CashBookEntry.tsx";
import { date } from "../../../sdk/format/date.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { DateField } from "../../parts/dates/DateField.tsx";
import { bankDatesText } from "../../../sdk/generated/text/en-IN/bank-dates.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { useBankMarks } from "./use-bank-marks.ts";

/** On an embedded page and for an opening balance, the bank date is read-only. */
export function BankBookEntry({ row }: { row: Row<"bankBook.report"> }) {
  const client = useVanbook();
  const isMarked = !isTokenClient(client) && !row.Type.startsWith("Opening Balance");
  return (
    <>
      {isMarked && <BankDateForm key={`${row.VoucherID}/${row.LineNo}`} row={row} />}
      <CashBookEntry row={row} bankDate={isMarked ? undefined : row.BankDate} />
    </>
  );
}

function BankDateForm({ row }: { row: Row<"bankBook.report"> }) {
  const text = useTextOf("bankDates", bankDatesText);
  const { clear, requiredField } = useText();
  const today = useToday();
  const [savedDay, setSavedDay] = useState(row.BankDate);
  const [day, setDay] = useState(row.BankDate);
  const [complaint, setComplaint] = useState<string>();
  const saving = useBankMarks({
    words: ([mark]) => (mark?.bankDate ? text.kept(date(mark.bankDate)) : text.cleared),
    onDone: ([mark]) => {
      setSavedDay(mark?.bankDate ?? null);
      setDay(mark?.bankDate ?? null);
    },
  });
  const send = (bankDate: string | null) =>
    saving.mutate([{ voucherId: row.VoucherID, lineNo: row.LineNo, bankDate }]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day === null) setComplaint(requiredField(text.bankDate));
    else send(day);
  };
  const [sentMark] = saving.sent ?? [];
  const { error } = saving;
  const refusedField = isVanbookError(error) ? error.fields[0] : undefined;
  return (
    <Root className="vb-bank-date" noValidate onSubmit={submit} aria-label={text.bankDate}>
      {error && refusedField === undefined && <Banner title={text.failed} error={error} />}
      <DateField
        label={text.bankDate}
        value={day}
        onChange={(chosenDay) => {
          setDay(chosenDay);
          setComplaint(undefined);
          saving.forgetError();
        }}
        error={complaint ?? refusedField}
        max={today}
      />
      <Button
        type="submit"
        variant="primary"
        isDisabled={sentMark?.bankDate === null}
        pendingLabel={sentMark !== undefined && sentMark.bankDate !== null && text.saving}
      >
        {text.save}
      </Button>
      <Button
        isDisabled={savedDay === null || (sentMark !== undefined && sentMark.bankDate !== null)}
        pendingLabel={sentMark?.bankDate === null && text.saving}
        onPress={() => send(null)}
      >
        {clear}
      </Button>
    </Root>
  );
}

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-2);
  align-items: end;
  margin-bottom: var(--vb-space-3);
  .vb-field {
    flex: 1 1 calc(var(--vb-control) * 4);
  }
`;
