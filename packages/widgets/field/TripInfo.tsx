import { useQuery } from "@tanstack/react-query";
import type { Answer } from "@vanbook/sdk";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { count } from "../../sdk/format/quantity.ts";
import { formatWallTime } from "../../sdk/format/wall-time.ts";
import { Banner } from "../parts/Banner.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { useOffered } from "../provider/use-offered.ts";
import { fieldText } from "../../sdk/generated/text/en-IN/field.ts";
import { useTextOf } from "../text/use-text.ts";
import { TRIP_DAY, TripDay, type TripDayProps } from "./TripDay.tsx";

/**
 * Counts an employee's visits, orders and new customers of a day. The odometer is shown at the
 * beginning and the end of the day, with photos.
 * @widget Field staff
 * @title Trip info
 * @stories field/Trip
 */
export function TripInfo(props: TripDayProps) {
  const { trip: text } = useTextOf("field", fieldText);
  return (
    <TripDay {...props} title={text.info}>
      {(choice) => <Day {...choice} slots={props.slots} />}
    </TripDay>
  );
}

TripInfo.definition = { operation: "trips.counts", filters: TRIP_DAY } as const;

/** If one of the two requests fails, one banner says so and the other part is still shown. */
function Day({ UserId, Date, slots }: { UserId: number; Date: string } & Pick<TripDayProps, "slots">) {
  const { trip: text } = useTextOf("field", fieldText);
  const { trips } = useOffered().client;
  const counts = useQuery({
    queryKey: ["trips.counts", UserId, Date],
    queryFn: ({ signal }) => trips.counts({ UserID: UserId, Date }, { signal }),
  });
  const odometer = useQuery({
    queryKey: ["trips.odometer", UserId, Date],
    queryFn: ({ signal }) => trips.odometer({ UserId, Date }, { signal }),
  });
  const failedParts = [counts, odometer].filter((half) => half.error);
  const error = failedParts[0]?.error;
  const retry = () => failedParts.forEach((half) => void half.refetch());
  return (
    <Trip className="vb-trip">
      {error &&
        (slots?.error?.(error, retry) ?? <Banner title={text.failed} error={error} onRetry={retry} />)}
      {(counts.isLoading || odometer.isLoading) && slots?.loader}
      {!counts.error && <Counters counted={counts.data?.[0]} />}
      {!odometer.error && <Odometer read={odometer.data} empty={slots?.empty} />}
    </Trip>
  );
}

function Counters({ counted }: { counted: Answer<"trips.counts">[number] | undefined }) {
  const { trip: text } = useTextOf("field", fieldText);
  const counters = [
    [text.totalVisit, counted?.TotalVisit],
    [text.placeOrder, counted?.PlaceOrder],
    [text.newCustomers, counted?.NewCustomers],
  ] as const;
  return (
    <dl className="vb-trip-counters" aria-busy={!counted}>
      {counters.map(([label, number]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number === undefined ? <Skeleton width="2em" height="1em" /> : count(number)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Odometer({ read, empty }: { read: Answer<"trips.odometer"> | undefined; empty: ReactNode }) {
  const { trip: text } = useTextOf("field", fieldText);
  if (!read) return <Skeleton height="12em" />;
  const [trip] = read;
  if (!trip) return empty ?? <EmptyState title={text.noTrip} />;
  return (
    <div className="vb-trip-odometer">
      <Reading title={text.starting} km={trip.StartingKm} at={trip.StartingDate} photo={trip.StartingPic} />
      <Reading title={text.ending} km={trip.EndingKm} at={trip.EndingDate} photo={trip.EndingPic} />
    </div>
  );
}

type Trip = Answer<"trips.odometer">[number];

interface ReadingProps {
  title: string;
  km: Trip["StartingKm"];
  at: Trip["StartingDate"];
  photo: Trip["StartingPic"];
}

function Reading({ title, km, at, photo }: ReadingProps) {
  const { trip: text } = useTextOf("field", fieldText);
  const reading = km === null ? null : count(km);
  return (
    <figure className="vb-trip-reading">
      <figcaption>
        <strong>{title}</strong>
        {reading === null ? <span className="vb-dim">{text.running}</span> : <span>{text.km(reading)}</span>}
        <span className="vb-dim">{formatWallTime(at)}</span>
      </figcaption>
      {photo !== null && reading !== null ? (
        <img src={`data:image/jpeg;base64,${photo}`} alt={text.photo(title, reading)} />
      ) : (
        <div className="vb-trip-no-photo">{text.noPhoto}</div>
      )}
    </figure>
  );
}

const Trip = styled.div`
  display: grid;
  gap: var(--vb-space-4);
  padding: var(--vb-space-4) var(--vb-space-3);
  .vb-trip-counters {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--vb-space-3);
  }
  .vb-trip-counters > div {
    display: grid;
    align-content: space-between;
    padding: var(--vb-space-3) var(--vb-space-4);
    border: var(--vb-hairline) solid var(--vb-line);
    border-radius: var(--vb-radius);
  }
  .vb-trip-counters dt {
    color: var(--vb-ink-2);
  }
  .vb-trip-counters dd {
    font-size: var(--vb-text-figure);
    font-weight: var(--vb-weight-bold);
    font-variant-numeric: tabular-nums;
  }
  .vb-trip-odometer {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(var(--vb-control) * 8)), 1fr));
    gap: var(--vb-space-4);
  }
  .vb-trip-reading {
    display: grid;
    align-content: start;
    gap: var(--vb-space-2);
  }
  .vb-trip-reading figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-1) var(--vb-space-3);
    font-variant-numeric: tabular-nums;
  }
  .vb-trip-reading img,
  .vb-trip-no-photo {
    width: 100%;
    max-width: calc(var(--vb-control) * 14);
    aspect-ratio: 2;
    border: var(--vb-hairline) solid var(--vb-line);
    border-radius: var(--vb-radius);
    background: var(--vb-sunken);
    object-fit: contain;
  }
  .vb-trip-no-photo {
    display: grid;
    place-items: center;
    color: var(--vb-ink-3);
  }
`;
