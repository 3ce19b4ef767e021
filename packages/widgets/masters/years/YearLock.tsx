import { getFailureMessage } from "../../../sdk/text/say-in.ts";
import { useState, type FormEvent } from "react";
import { isVanbookError } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { FailureBanner } from "../../form/FailureBanner.tsx";
import { FormButtons } from "../../form/FormButtons.styles.ts";
import { Button } from "../../parts/Button.tsx";
import { DateField } from "../../parts/dates/DateField.tsx";
import { WithDates } from "../../parts/dates/WithDates.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useYearChange } from "./use-year-change.ts";
import { YearPart } from "./YearPart.styles.ts";
import type { Year } from "./year-state.ts";

export function YearLock({ year }: { year: Year }) {
  const { years: text } = useMastersText();
  const { id, label, startDate, endDate, lockedUntil } = year;
  const [day, setDay] = useState<string | null>(lockedUntil);
  const [error, setError] = useState<string>();
  const [sentAction, setSentAction] = useState<"lock" | "unlock">();
  const change = useYearChange();
  const send = (until: string | null) => {
    setSentAction(until === null ? "unlock" : "lock");
    change.mutate(async (client) => {
      await client.years.lock({ yearId: id, until });
      return until === null ? text.unlocked(label) : text.locked(label, date(until));
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (day === null || day < startDate || endDate < day) return setError(text.dayOfYear(label));
    send(day);
  };
  const unlock = () => {
    setDay(null);
    setError(undefined);
    send(null);
  };
  const refusedField = isVanbookError(change.error) ? change.error.fields[0] : undefined;
  const isDay = isVanbookError(change.error) && DAY_REFUSED.has(change.error.code);
  const fieldError =
    error ?? refusedField ?? (isDay && change.error ? getFailureMessage(change.error) : undefined);
  return (
    <YearPart as="form" className="vb-year-part" noValidate onSubmit={submit} aria-label={text.lockTitle}>
      <p className="vb-year-now">
        <WithDates>{lockedUntil ? text.lockedNow(date(lockedUntil)) : text.notLocked}</WithDates>
      </p>
      <p className="vb-description">{text.lockHelp}</p>
      {fieldError === undefined && <FailureBanner problem={change.error} words={text.failed.lock} />}
      <DateField
        label={text.lockUntil}
        value={day}
        onChange={(chosenDay) => {
          setDay(chosenDay);
          setError(undefined);
          change.reset();
        }}
        error={fieldError}
        min={startDate}
        max={endDate}
      />
      <FormButtons className="vb-form-buttons">
        <Button
          type="submit"
          isDisabled={change.isPending && sentAction !== "lock"}
          pendingLabel={change.isPending && sentAction === "lock" && text.locking}
        >
          {text.lock}
        </Button>
        <Button
          isDisabled={lockedUntil === null || (change.isPending && sentAction !== "unlock")}
          pendingLabel={change.isPending && sentAction === "unlock" && text.unlocking}
          onPress={unlock}
        >
          {text.unlock}
        </Button>
      </FormButtons>
    </YearPart>
  );
}

const DAY_REFUSED: ReadonlySet<string> = new Set(["YEAR_MISSING", "DATE_INVALID"]);
