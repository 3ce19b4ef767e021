import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { MAP_REFRESH_MS } from "../../sdk/format/documented-numbers.ts";
import { chooseRetryInterval } from "../form/use-look-up.ts";
import { Banner } from "../parts/Banner.tsx";
import { ComboBox } from "../parts/ComboBox.tsx";
import { DateField } from "../parts/dates/DateField.tsx";
import type { MapView } from "./map/map-point.ts";
import { MapSurface } from "./map/PointMap.styles.ts";
import { type MapEvents, PointMap } from "./map/PointMap.tsx";
import { ProgressLine } from "../parts/ProgressLine.tsx";
import { Switch } from "../parts/Switch.tsx";
import { useOffered } from "../provider/use-offered.ts";
import { useToday } from "../provider/use-vanbook.ts";
import { ReportFrame } from "../report/Report.styles.ts";
import { Asks } from "../report/ReportBar.styles.ts";
import { fieldText } from "../../sdk/generated/text/en-IN/field.ts";
import { useText, useTextOf } from "../text/use-text.ts";
import { makeLiveContent } from "./live-content.ts";
import { usePicks } from "./use-picks.ts";

export interface LiveLocationsProps extends MapEvents {
  /** The initial date and employee: by default today and all employees. */
  Date?: string;
  UserID?: number | string;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Shows the points where the staff was during a day. Today's map is refreshed every minute.
 * @widget Field staff
 * @title Live Locations
 */
export function LiveLocations({ Date: day, UserID, heading = 2, onRowClick, slots }: LiveLocationsProps) {
  const { live: text } = useTextOf("field", fieldText);
  const { filters } = useText();
  const { client, isOffered, isKnown, failureOf } = useOffered();
  const today = useToday();
  const [choices, pick] = usePicks({ Date: day ?? today, UserID: UserID?.toString() });
  const [hasIntervals, setIntervals] = useState(true);
  const Day = choices.Date ?? today;
  const user = choices.UserID === undefined ? undefined : Number(choices.UserID);
  const employees = useQuery({
    queryKey: ["liveMap.employees", Day],
    queryFn: ({ signal }) => client.liveMap.employees({ Date: Day }, { signal }),
    enabled: isOffered("UserID"),
    refetchInterval: chooseRetryInterval,
  });
  const points = useQuery({
    queryKey: ["liveMap.points", Day, user],
    queryFn: ({ signal }) =>
      client.liveMap.points({ Date: Day, ...(user !== undefined && { UserID: user }) }, { signal }),
    enabled: isKnown,
    refetchInterval: Day === today && MAP_REFRESH_MS,
  });
  const content = useMemo(
    () =>
      points.data &&
      makeLiveContent(
        points.data.filter(({ IsIntervalPoint }) => hasIntervals || IsIntervalPoint === 0),
        { hasRoutes: true, onTheWay: text.onTheWay },
      ),
    [points.data, hasIntervals, text],
  );
  const { error, retry } = failureOf(points);
  const Title = `h${heading || 2}` as const;
  return (
    <ReportFrame className="vb-report">
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      <MapSurface className="vb-card vb-map-card" aria-label={text.title}>
        <Asks className="vb-report-asks">
          {isOffered("Date") && (
            <DateField label={text.date} value={Day} onChange={(next) => next && pick("Date", next)} />
          )}
          {isOffered("UserID") && (
            <ComboBox
              label={text.employee}
              options={employees.data?.map(({ EmpID, Name }) => ({ value: String(EmpID), label: Name }))}
              value={choices.UserID ?? null}
              onChange={(next) => pick("UserID", next ?? undefined)}
              placeholder={text.allEmployees}
              emptyText={text.noEmployees}
              error={employees.error ? filters.optionsFailed(text.employee) : undefined}
            />
          )}
          <Switch label={text.intervals} isOn={hasIntervals} onChange={setIntervals} />
        </Asks>
        {points.isLoading && (slots?.loader ?? <ProgressLine label={text.loading} />)}
        {error &&
          (slots?.error?.(error, retry) ?? <Banner title={text.failed} error={error} onRetry={retry} />)}
        <PointMap
          label={text.map}
          view={INITIAL_VIEW}
          content={content}
          columns={text.columns}
          empty={text.none}
          onRowClick={onRowClick}
          slots={slots}
        />
      </MapSurface>
    </ReportFrame>
  );
}

LiveLocations.definition = {
  operation: "liveMap.points",
  filters: [{ param: "Date" }, { param: "UserID" }],
} as const;

const INITIAL_VIEW: MapView = { centre: [9.26, 76.79], zoom: 6.5 };
