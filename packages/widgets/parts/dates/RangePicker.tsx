import { Suspense, useRef, useState, type Ref } from "react";
import { styled } from "styled-components";
import { date } from "../../../sdk/format/date.ts";
import { useText } from "../../text/use-text.ts";
import { ButtonBox } from "../Button.styles.ts";
import { Icon } from "../Icon.tsx";
import { findQuickRangeName, type DayRange } from "../../../sdk/report/quick-range.ts";
import { lazyPart } from "../lazy-part.ts";

const RangePopover = lazyPart(() => import("./RangePopover.tsx").then((part) => part.RangePopover));

export interface RangePickerProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** Today's date, for the quick ranges. */
  today: string;
  buttonRef?: Ref<HTMLButtonElement>;
  isDisabled?: boolean | undefined;
}

/** Shows the range and opens a calendar with quick ranges, whose code is fetched on first use. */
export function RangePicker({ value, onChange, today, buttonRef, isDisabled }: RangePickerProps) {
  const text = useText();
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = findQuickRangeName(value, today);
  const days = text.range.between(date(value.from), date(value.to));
  return (
    <Root ref={box} className="vb-range">
      <ButtonBox
        ref={buttonRef}
        type="button"
        className="vb-button vb-range-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${text.range.label}: ${name ? `${text.range[name]}, ${days}` : days}`}
        disabled={isDisabled ?? false}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" />
        <span className="vb-range-words">{name ? text.range[name] : days}</span>
        <Icon name="down" />
      </ButtonBox>
      {isOpen && (
        <Suspense fallback={null}>
          <RangePopover
            triggerRef={box}
            value={value}
            today={today}
            onChange={onChange}
            onClose={() => {
              setOpen(false);
              box.current?.querySelector("button")?.focus();
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  .vb-range-words {
    font-variant-numeric: tabular-nums;
  }
`;
