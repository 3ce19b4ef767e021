import { parseDate } from "@internationalized/date";
import { useState, type RefObject } from "react";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useText } from "../text/use-text.ts";
import { Button } from "./Button.tsx";
import { CalendarFace } from "./CalendarFace.tsx";
import { DateField } from "./DateField.tsx";
import { quickRangeName, quickRanges, type DayRange, type QuickRangeName } from "./quick-range.ts";

export interface RangePopoverProps {
  triggerRef: RefObject<HTMLElement | null>;
  value: DayRange;
  today: string;
  onChange: (range: DayRange) => void;
  onClose: () => void;
}

/** What RangePicker opens: quick ranges, a calendar and two typed days. */
export function RangePopover({ triggerRef, value, today, onChange, onClose }: RangePopoverProps) {
  const text = useText();
  const [draft, setDraft] = useState<{ from: string | null; to: string | null }>(value);
  const current = quickRangeName(value, today);
  const wrong = draft.from !== null && draft.to !== null && draft.from > draft.to;
  const use = (range: DayRange) => {
    onChange(range);
    onClose();
  };
  return (
    <Popover
      className="vb-popover"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(open) => open || onClose()}
      placement="bottom start"
    >
      <Dialog className="vb-range-dialog" aria-label={text.range.label}>
        <ul className="vb-range-quick" aria-label={text.range.quick}>
          {/* Object.keys loses the names' type. */}
          {(Object.keys(quickRanges) as QuickRangeName[]).map((name) => (
            <li key={name}>
              <button
                type="button"
                className="vb-option"
                data-selected={name === current || undefined}
                aria-pressed={name === current}
                onClick={() => use(quickRanges[name](today))}
              >
                {text.range[name]}
              </button>
            </li>
          ))}
        </ul>
        <form
          className="vb-range-days"
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.from !== null && draft.to !== null && !wrong) use({ from: draft.from, to: draft.to });
          }}
        >
          <div className="vb-range-fields">
            <DateField
              label={text.range.from}
              isRequired
              value={draft.from}
              onChange={(from) => setDraft({ ...draft, from })}
              error={wrong ? text.range.wrongOrder : undefined}
            />
            <DateField
              label={text.range.to}
              isRequired
              value={draft.to}
              onChange={(to) => setDraft({ ...draft, to })}
            />
          </div>
          <RangeCalendar
            className="vb-calendar"
            aria-label={text.range.label}
            firstDayOfWeek="mon"
            value={
              draft.from !== null && draft.to !== null && !wrong
                ? { start: parseDate(draft.from), end: parseDate(draft.to) }
                : null
            }
            onChange={({ start, end }) => setDraft({ from: start.toString(), to: end.toString() })}
            defaultFocusedValue={parseDate(value.to)}
          >
            <CalendarFace />
          </RangeCalendar>
          <Button
            type="submit"
            variant="primary"
            isDisabled={wrong || draft.from === null || draft.to === null}
          >
            {text.range.use}
          </Button>
        </form>
      </Dialog>
    </Popover>
  );
}
