import type { ComponentProps } from "react";
import { Button } from "react-aria-components/Button";
import { CalendarCell, CalendarGrid } from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";
import { useLocale } from "react-aria-components/I18nProvider";
import { writeDayInWords } from "../../../sdk/format/day-in-words.ts";
import { useToday } from "../../provider/use-vanbook.ts";
import { useText } from "../../text/use-text.ts";
import { ButtonBox } from "../Button.styles.ts";
import { Icon } from "../Icon.tsx";

export function CalendarFace() {
  const text = useText();
  const today = useToday();
  const { locale } = useLocale();
  // React Aria highlights today by the device's clock and time zone; show the company's date
  // instead.
  const drawDay: ComponentProps<typeof CalendarCell>["render"] = (props, { date, isToday }) => {
    const isOurs = date.toString() === today;
    if (isOurs === isToday) return <div {...props} />;
    const words = writeDayInWords(date.toString(), locale, "full");
    return (
      <div {...props} data-today={isOurs || undefined} aria-label={isOurs ? text.todayIs(words) : words} />
    );
  };
  return (
    <>
      <header className="vb-calendar-head">
        <ButtonBox
          as={Button}
          slot="previous"
          className="vb-button vb-icon-button"
          aria-label={text.previousMonth}
        >
          <Icon name="left" />
        </ButtonBox>
        <Heading className="vb-calendar-title" />
        <ButtonBox as={Button} slot="next" className="vb-button vb-icon-button" aria-label={text.nextMonth}>
          <Icon name="right" />
        </ButtonBox>
      </header>
      <CalendarGrid className="vb-calendar-grid" weekdayStyle="short">
        {(day) => <CalendarCell date={day} className="vb-calendar-cell" render={drawDay} />}
      </CalendarGrid>
    </>
  );
}
