import { useMemo } from "react";
import { styled } from "styled-components";
import { monthStart } from "../../../sdk/format/day.ts";
import { ComboBox } from "../../parts/ComboBox.tsx";
import { IconButton } from "../../parts/IconButton.tsx";
import { vanLoadsText } from "../../../sdk/generated/text/en-IN/van-loads.ts";
import { useTextOf } from "../../text/use-text.ts";

export interface MonthFieldProps {
  /** First day of the month, YYYY-MM-DD. */
  value: string;
  onChange: (month: string) => void;
  /** No month after today's can be chosen. */
  today: string;
}

export function MonthField({ value, onChange, today }: MonthFieldProps) {
  const text = useTextOf("vanLoads", vanLoadsText);
  const options = useMemo(() => {
    const months = Array.from({ length: MONTH_COUNT }, (_, ago) => monthStart(today, -ago));
    // A month from the address may be older than the list.
    return [...new Set([...months, value])].map((month) => ({ value: month, label: formatMonth(month) }));
  }, [today, value]);
  const [previous, next] = [monthStart(value, -1), monthStart(value, 1)];
  return (
    <Month className="vb-month" role="group" aria-label={text.month}>
      <IconButton icon="left" label={text.previousMonth} onPress={() => onChange(previous)} />
      <ComboBox
        label={text.month}
        options={options}
        value={value}
        onChange={(month) => month !== null && onChange(month)}
        emptyText={text.noMonths}
      />
      <IconButton
        icon="right"
        label={text.nextMonth}
        isDisabled={next > today}
        onPress={() => onChange(next)}
      />
    </Month>
  );
}

/** 2026-11-01 → 11/2026. */
function formatMonth(month: string) {
  const [year, number] = month.split("-");
  return `${number}/${year}`;
}

const MONTH_COUNT = 60;

const Month = styled.div`
  display: flex;
  align-items: end;
  gap: var(--vb-space-1);
  max-width: 100%;
  & > :not(button) {
    min-width: 0;
  }
`;
