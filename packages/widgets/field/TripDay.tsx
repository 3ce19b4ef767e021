import type { ReactNode } from "react";
import { Banner } from "../parts/Banner.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import type { MapEvents } from "./map/PointMap.tsx";
import { MapSurface } from "./map/PointMap.styles.ts";
import { useOffered } from "../provider/use-offered.ts";
import { useToday } from "../provider/use-vanbook.ts";
import { FilterField } from "../report/filters/FilterField.tsx";
import type { AnyFilter } from "../../sdk/report/filters/filter.ts";
import { ReportFrame } from "../report/Report.styles.ts";
import { Asks } from "../report/ReportBar.styles.ts";
import { fieldText } from "../../sdk/generated/text/en-IN/field.ts";
import { useTextOf } from "../text/use-text.ts";
import { useTranslated } from "../text/use-translated.ts";
import { usePicks } from "./use-picks.ts";

export interface TripDayProps extends MapEvents {
  /** The initial employee and date: by default no employee, and today. */
  UserId?: number | string | undefined;
  Date?: string | undefined;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

export function TripDay({
  title,
  UserId,
  Date: initialDate,
  heading = 2,
  slots,
  children,
}: TripDayProps & { title: string; children: (choice: { UserId: number; Date: string }) => ReactNode }) {
  const today = useToday();
  const [employee, day] = [useTranslated(EMPLOYEE_FILTER), useTranslated(DAY_FILTER)];
  const [choices, pick] = usePicks({ UserId: UserId?.toString(), Date: initialDate ?? today });
  const { isOffered, isLocked, isKnown, failureOf } = useOffered();
  const { error, retry } = failureOf();
  const { trip: text } = useTextOf("field", fieldText);
  // Locked parameters are not sent: the server sets them from the token.
  const isChosen = choices.UserId !== undefined || isLocked("UserId");
  const Title = `h${heading || 2}` as const;
  return (
    <ReportFrame className="vb-report">
      {heading !== false && <Title className="vb-report-title">{title}</Title>}
      <MapSurface className="vb-card vb-map-card" aria-label={title}>
        <Asks className="vb-report-asks">
          {isOffered("UserId") && (
            <FilterField filter={employee} value={choices.UserId} onChange={(next) => pick("UserId", next)} />
          )}
          {isOffered("Date") && (
            <FilterField filter={day} value={choices.Date} onChange={(next) => pick("Date", next)} />
          )}
        </Asks>
        {error &&
          (slots?.error?.(error, retry) ?? <Banner title={text.failed} error={error} onRetry={retry} />)}
        {isKnown && !isChosen && <EmptyState title={employee.missing ?? ""} />}
        {isKnown &&
          isChosen &&
          children({ UserId: Number(choices.UserId ?? 0), Date: choices.Date ?? today })}
      </MapSurface>
    </ReportFrame>
  );
}

export const TRIP_DAY = [{ param: "UserId" }, { param: "Date" }] as const;

const EMPLOYEE_FILTER: AnyFilter = {
  param: "UserId",
  kind: "user",
  label: "Employee",
  all: "Select Employee",
  missing: "Please select an employee.",
};
const DAY_FILTER: AnyFilter = { param: "Date", kind: "day", label: "Date" };
