import { parseDate } from "@internationalized/date";
import { useState, type RefObject } from "react";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import { Dialog } from "react-aria-components/Dialog";
import { styled } from "styled-components";
import { useText } from "../../text/use-text.ts";
import { Button } from "../Button.tsx";
import { calendar } from "./Calendar.styles.ts";
import { CalendarFace } from "./CalendarFace.tsx";
import { DateField } from "./DateField.tsx";
import { PopoverBox } from "../Popover.styles.ts";
import {
  findQuickRangeName,
  quickRanges,
  type DayRange,
  type QuickRangeName,
} from "../../../sdk/report/quick-range.ts";

export interface RangePopoverProps {
  triggerRef: RefObject<HTMLElement | null>;
  value: DayRange;
  today: string;
  onChange: (range: DayRange) => void;
  onClose: () => void;
}

export function RangePopover({ triggerRef, value, today, onChange, onClose }: RangePopoverProps) {
  const text = useText();
  const [draft, setDraft] = useState<{ from: string | null; to: string | null }>(value);
  const current = findQuickRangeName(value, today);
  const wrong = draft.from !== null && draft.to !== null && draft.from > draft.to;
  const use = (range: DayRange) => {
    onChange(range);
    onClose();
  };
  return (
    <Root
      className="vb-popover"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(open) => open || onClose()}
      placement="bottom start"
    >
      <Dialog className="vb-range-dialog" aria-label={text.range.label}>
        <ul className="vb-range-quick" aria-label={text.range.quick}>
          {/* Object.keys loses the type of the names. */}
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
    </Root>
  );
}

const Root = styled(PopoverBox)`
  ${calendar}
  .vb-range-dialog {
    display: flex;
    max-height: inherit;
    overflow: auto;
    outline: 0;
  }
  .vb-range-quick {
    padding: var(--vb-space-2);
    border-inline-end: var(--vb-hairline) solid var(--vb-line);
    list-style: none;
  }
  .vb-range-quick .vb-option {
    width: 100%;
    border: 0;
    background: none;
    text-align: start;
    white-space: nowrap;
  }
  .vb-range-quick .vb-option:hover {
    background: var(--vb-row-hover);
  }
  .vb-range-quick .vb-option[data-selected] {
    background: var(--vb-brand-soft);
  }
  .vb-range-days {
    display: flex;
    flex-direction: column;
    gap: var(--vb-space-3);
    padding: var(--vb-space-3);
  }
  .vb-range-fields {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--vb-space-2);
  }
  .vb-range-days .vb-calendar {
    margin: 0 auto;
  }
  @media (max-width: 640px) {
    .vb-range-dialog {
      flex-direction: column;
    }
    .vb-range-quick {
      display: flex;
      flex-wrap: wrap;
      border: 0;
      border-bottom: var(--vb-hairline) solid var(--vb-line);
    }
    .vb-range-quick .vb-option {
      min-height: calc(var(--vb-control) - var(--vb-space-1));
    }
  }
`;
