import type { Said } from "@vanbook/sdk/rules";
import { parseDate, type CalendarDate } from "@internationalized/date";
import { useContext, useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { DateFieldStateContext, DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Label } from "react-aria-components/Label";
import { Calendar } from "react-aria-components/Calendar";
import { styled } from "styled-components";
import { isDay } from "../../../sdk/format/day.ts";
import { useToday } from "../../provider/use-vanbook.ts";
import { useText } from "../../text/use-text.ts";
import { ButtonBox } from "../Button.styles.ts";
import { FieldFault } from "../FieldFault.tsx";
import { calendar } from "./Calendar.styles.ts";
import { CalendarFace } from "./CalendarFace.tsx";
import { field } from "../Field.styles.ts";
import { Icon } from "../Icon.tsx";
import { PopoverBox } from "../Popover.styles.ts";
import { useLatest } from "../../react-18/use-latest.ts";

export interface DateFieldProps {
  label: string;
  /** A date as YYYY-MM-DD, or null while empty or incomplete. */
  value: string | null;
  onChange: (day: string | null) => void;
  error?: Said | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The first and last date allowed. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A date, typed as DD-MM-YYYY or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, error, isRequired = false, isDisabled = false, min, max } = props;
  const text = useText();
  const today = useToday();
  const [lastReported, setLastReported] = useState(value);
  // May be incomplete: while the user types the year 2027, it is 2, then 20. Such dates are not
  // reported.
  const [shownDay, setShownDay] = useState(() => parseCalendarDay(value));
  const [isTouched, setTouched] = useState(false);
  if (lastReported !== value) {
    setLastReported(value);
    setShownDay(parseCalendarDay(value));
  }
  const tell = (day: string | null) => {
    setTouched(true);
    setLastReported(day);
    if (day !== value) onChange(day);
  };
  const complaint =
    error ?? (isRequired && isTouched && value === null ? text.requiredField(label) : undefined);
  return (
    <Root
      className="vb-field"
      value={shownDay}
      // An empty field's calendar opens at today in India, not in the device's time zone.
      placeholderValue={parseDate(today)}
      onChange={(day) => {
        setShownDay(day);
        tell(toWholeDay(day));
      }}
      isInvalid={Boolean(complaint)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...(min === undefined ? {} : { minValue: parseDate(min) })}
      {...(max === undefined ? {} : { maxValue: parseDate(max) })}
    >
      <Label className="vb-label">{label}</Label>
      <Group className="vb-input-box">
        <DateInput className="vb-input vb-date-input">
          {(segment) => (
            <>
              {segment.type === "day" && (
                <Whole onChange={(isWhole) => tell(isWhole ? toWholeDay(shownDay) : null)} />
              )}
              <DateSegment
                className="vb-date-segment"
                // Dates are written with dashes here, in every language.
                segment={
                  segment.type === "literal" && segment.text === "/" ? { ...segment, text: "-" } : segment
                }
              />
            </>
          )}
        </DateInput>
        <ButtonBox as={Button} className="vb-button" aria-label={text.openCalendar}>
          <Icon name="calendar" />
        </ButtonBox>
      </Group>
      <FieldFault>{complaint}</FieldFault>
      <CalendarBox className="vb-popover">
        <Dialog className="vb-calendar-dialog">
          <Calendar className="vb-calendar" firstDayOfWeek="mon">
            <CalendarFace />
          </Calendar>
        </Dialog>
      </CalendarBox>
    </Root>
  );
}

/** Reports when a segment is emptied and when all are filled, as React Aria does not. */
function Whole({ onChange }: { onChange: (isWhole: boolean) => void }) {
  const state = useContext(DateFieldStateContext);
  const empty = state?.segments.filter((segment) => segment.isPlaceholder).length ?? 0;
  const isWhole = empty === 0;
  const before = useRef(isWhole);
  const tell = useLatest(onChange);
  useEffect(() => {
    if (before.current === isWhole) return;
    before.current = isWhole;
    tell(isWhole);
  }, [isWhole, tell]);
  return null;
}

function parseCalendarDay(day: string | null): CalendarDate | null {
  return day !== null && isDay(day) ? parseDate(day) : null;
}

/** null while the year is still being typed. */
function toWholeDay(day: { year: number; toString: () => string } | null): string | null {
  return day !== null && day.year >= FIRST_YEAR ? day.toString() : null;
}

const FIRST_YEAR = 1900;

const Root = styled(DatePicker<CalendarDate>)`
  ${field}
  .vb-date-input {
    display: flex;
    font-variant-numeric: tabular-nums;
  }
  .vb-date-segment {
    padding: 0 1px;
    border-radius: calc(var(--vb-radius) / 2);
  }
  .vb-date-segment[data-placeholder] {
    color: var(--vb-ink-3);
  }
  .vb-date-segment:focus {
    background: var(--vb-brand);
    color: var(--vb-brand-ink);
    outline: 0;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const CalendarBox = styled(PopoverBox)`
  ${calendar}
`;
