import { parseDate } from "@internationalized/date";
import { Button } from "react-aria-components/Button";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { FieldError } from "react-aria-components/FieldError";
import { Group } from "react-aria-components/Group";
import { Label } from "react-aria-components/Label";
import { Popover } from "react-aria-components/Popover";
import { Calendar } from "react-aria-components/Calendar";
import { isDay } from "../format/day.ts";
import { useText } from "../text/use-text.ts";
import { CalendarFace } from "./CalendarFace.tsx";
import { Icon } from "./Icon.tsx";

export interface DateFieldProps {
  label: string;
  /** A day YYYY-MM-DD, or null while there is none. */
  value: string | null;
  onChange: (day: string | null) => void;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The first and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, typed as DD-MM-YYYY or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, error, isRequired = false, isDisabled = false, min, max } = props;
  const text = useText();
  return (
    <DatePicker
      className="vb-field"
      value={value !== null && isDay(value) ? parseDate(value) : null}
      onChange={(day) => onChange(day?.toString() ?? null)}
      isInvalid={Boolean(error)}
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
            <DateSegment
              className="vb-date-segment"
              // Days are written with dashes here, whatever the language's own mark.
              segment={
                segment.type === "literal" && segment.text === "/" ? { ...segment, text: "-" } : segment
              }
            />
          )}
        </DateInput>
        <Button className="vb-button" aria-label={text.openCalendar}>
          <Icon name="calendar" />
        </Button>
      </Group>
      <FieldError className="vb-error">{error}</FieldError>
      <Popover className="vb-popover">
        <Dialog className="vb-calendar-dialog">
          <Calendar className="vb-calendar" firstDayOfWeek="mon">
            <CalendarFace />
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
