import { useQuery } from "@tanstack/react-query";
import type { Answer } from "@vanbook/sdk";
import { useMemo } from "react";
import { Banner } from "../parts/Banner.tsx";
import type { MapContent, MapPoint, MapView, Place } from "./map/map-point.ts";
import { type MapEvents, PointMap } from "./map/PointMap.tsx";
import { ProgressLine } from "../parts/ProgressLine.tsx";
import { useOffered } from "../provider/use-offered.ts";
import { fieldText } from "../../sdk/generated/text/en-IN/field.ts";
import { useTextOf } from "../text/use-text.ts";
import { TRIP_DAY, TripDay, type TripDayProps } from "./TripDay.tsx";

/**
 * Draws an employee's visits of a day on a map. A list beside the map says the same in words.
 * @widget Field staff
 * @title Trip map
 * @stories field/Trip
 */
export function TripMap(props: TripDayProps) {
  const { trip: text } = useTextOf("field", fieldText);
  return (
    <TripDay {...props} title={text.map}>
      {(choice) => <Visits {...choice} onRowClick={props.onRowClick} slots={props.slots} />}
    </TripDay>
  );
}

TripMap.definition = { operation: "trips.map", filters: TRIP_DAY } as const;

function Visits({ UserId, Date, onRowClick, slots }: MapEvents & { UserId: number; Date: string }) {
  const { trip: text } = useTextOf("field", fieldText);
  const { client } = useOffered();
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ["trips.map", UserId, Date],
    queryFn: ({ signal }) => client.trips.map({ UserId, Date }, { signal }),
  });
  const retry = () => void refetch();
  const content = useMemo(() => data && makeTripContent(data), [data]);
  return (
    <>
      {isLoading && (slots?.loader ?? <ProgressLine label={text.loading} />)}
      {error &&
        (slots?.error?.(error, retry) ?? <Banner title={text.failed} error={error} onRetry={retry} />)}
      <PointMap
        label={text.mapLabel}
        view={INITIAL_VIEW}
        content={content}
        columns={text.columns}
        empty={text.none}
        onRowClick={onRowClick}
        slots={slots}
      />
    </>
  );
}

/** Uses the position at each visit, or else the customer's place. Only counts other visits. */
function makeTripContent(visits: Answer<"trips.map">): MapContent {
  const points = visits.flatMap((visit): MapPoint[] => {
    const at =
      placeOf(visit.EmpLatitude, visit.EmpLongitude) ?? placeOf(visit.CustLatitude, visit.CustLongitude);
    if (!at) return [];
    const { SLNo, AccountName, Address } = visit;
    const says = [AccountName, Address].filter((words): words is string => Boolean(words));
    return [
      {
        id: String(SLNo),
        at,
        says: [`${SLNo}. ${says[0] ?? ""}`, ...says.slice(1)],
        cells: [String(SLNo), AccountName, Address],
        row: { ...visit },
        colour: SLNo - 1,
      },
    ];
  });
  return { points, routes: [{ through: points.map(({ at }) => at), colour: 0 }] };
}

function placeOf(latitude: number | null, longitude: number | null): Place | undefined {
  return latitude === null || longitude === null ? undefined : [latitude, longitude];
}

const INITIAL_VIEW: MapView = { centre: [10, 76.5], zoom: 6.5 };
