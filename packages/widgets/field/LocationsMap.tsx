import { useMemo } from "react";
import { styled } from "styled-components";
import { MAP_REFRESH_MS } from "../../sdk/format/documented-numbers.ts";
import { useRead } from "../form/use-read.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import type { MapView } from "./map/map-point.ts";
import { mapCard } from "./map/PointMap.styles.ts";
import { type MapEvents, PointMap } from "./map/PointMap.tsx";
import { fieldText } from "../../sdk/generated/text/en-IN/field.ts";
import { useTextOf } from "../text/use-text.ts";
import { makeLiveContent } from "./live-content.ts";

export interface LocationsMapProps extends MapEvents {
  /** Called by the Live button, which opens the live locations; without it the button is hidden. */
  onLive?: (() => void) | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
}

/**
 * Shows where each employee was last. It is the map of the dashboard.
 * @widget Field staff
 * @title Locations
 */
export function LocationsMap({ onLive, level = 2, onRowClick, slots }: LocationsMapProps) {
  const { locations: text, live } = useTextOf("field", fieldText);
  const { data, error, isLoading, refetch } = useRead({
    operation: "dashboard.locations",
    refetchInterval: MAP_REFRESH_MS,
  });
  const retry = () => void refetch();
  const content = useMemo(
    () => data && makeLiveContent(data, { hasRoutes: false, onTheWay: live.onTheWay }),
    [data, live],
  );
  return (
    <MapCard
      title={text.title}
      level={level}
      className="vb-map-card"
      actions={onLive && <Button onPress={onLive}>{text.live}</Button>}
    >
      {isLoading && slots?.loader}
      {error &&
        (slots?.error?.(error, retry) ?? <Banner title={text.failed} error={error} onRetry={retry} />)}
      <PointMap
        label={text.map}
        view={INITIAL_VIEW}
        content={content}
        columns={live.columns}
        empty={text.none}
        onRowClick={onRowClick}
        slots={slots}
      />
    </MapCard>
  );
}

LocationsMap.definition = { operation: "dashboard.locations" } as const;

const INITIAL_VIEW: MapView = { centre: [9.26, 76.79], zoom: 7 };

const MapCard = styled(Card)`
  ${mapCard}
`;
