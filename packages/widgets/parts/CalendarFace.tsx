import { Button } from "react-aria-components/Button";
import { CalendarCell, CalendarGrid } from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";
import { useText } from "../text/use-text.ts";
import { Icon } from "./Icon.tsx";

/** One month of a calendar with its steps; the calendar around it says what a press means. */
export function CalendarFace() {
  const text = useText();
  return (
    <>
      <header className="vb-calendar-head">
        <Button slot="previous" className="vb-button vb-icon-button" aria-label={text.previousMonth}>
          <Icon name="left" />
        </Button>
        <Heading className="vb-calendar-title" />
        <Button slot="next" className="vb-button vb-icon-button" aria-label={text.nextMonth}>
          <Icon name="right" />
        </Button>
      </header>
      <CalendarGrid className="vb-calendar-grid" weekdayStyle="short">
        {(day) => <CalendarCell date={day} className="vb-calendar-cell" />}
      </CalendarGrid>
    </>
  );
}
