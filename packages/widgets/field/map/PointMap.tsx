import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useRead } from "../../form/use-read.ts";
import { DataTable } from "../../table/DataTable.tsx";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import { fieldText } from "../../../sdk/generated/text/en-IN/field.ts";
import { useTextOf } from "../../text/use-text.ts";
import type { AnswerSlots } from "../../parts/answer-slots.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { EmptyState } from "../../parts/EmptyState.tsx";
import type { Background } from "./draw-background.ts";
import type { DrawnMap, drawMap } from "./draw-map.ts";
import type { MapContent, MapView } from "./map-point.ts";
import { MapAndList } from "./PointMap.styles.ts";
import { tellFailure } from "../../provider/tell-failure.ts";
import { useLatest } from "../../react-18/use-latest.ts";

/** Events and slots that a map offers to the host. */
export interface MapEvents {
  /** Called when a point's row is opened, with the server's data of the point. */
  onRowClick?: ((row: Readonly<Record<string, unknown>>) => void) | undefined;
  /** Shown instead of the messages about loading, no points and failure. */
  slots?: AnswerSlots | undefined;
}

export interface PointMapProps extends MapEvents {
  label: string;
  view: MapView;
  /** Undefined while loading. Keep the same object while nothing has changed. */
  content: MapContent | undefined;
  columns: readonly string[];
  empty: string;
}

/** Choosing a row of the list opens the point's popup; pressing a point highlights its row. */
export function PointMap({ label, view, content, columns, empty, onRowClick, slots }: PointMapProps) {
  const { map: text } = useTextOf("field", fieldText);
  const [pickedId, setPickedId] = useState<string>();
  const { box, drawn, background, attribution, isFailed, retry } = useDrawnMap(view, content, [
    pickedId,
    setPickedId,
  ]);
  const heads = useMemo(() => columns.map(listColumn), [columns]);
  const rows = useMemo(() => content?.points.map(({ cells, id }) => [...cells, id]) ?? [], [content]);
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || pickedId === undefined) return;
    drawn.current?.open(undefined);
    event.stopPropagation();
  };
  return (
    <MapAndList className="vb-map" onKeyDown={closeByEscape}>
      <div className="vb-map-side">
        <div ref={box} className="vb-map-box" role="application" aria-label={label} />
        {isFailed && <Banner title={text.failed} onRetry={retry} />}
        <p className="vb-map-note" role="status">
          {background === "tiles" ? attribution : background && text.outline[background]}
        </p>
      </div>
      <div className="vb-map-list">
        <div className="vb-map-acts">
          <Button isDisabled={rows.length === 0} onPress={() => drawn.current?.fit()}>
            {text.fit}
          </Button>
          <span className="vb-dim">{content && text.points(rows.length)}</span>
        </div>
        {content && rows.length === 0 && (slots?.empty ?? <EmptyState title={empty} />)}
        {rows.length > 0 && (
          <DataTable
            label={text.list(label)}
            columns={heads}
            rows={rows}
            selected={rows.find((row) => row.at(-1) === pickedId)}
            onOpen={(row) => {
              const id = String(row.at(-1));
              setPickedId(id);
              drawn.current?.open(id);
              const point = content?.points.find((one) => one.id === id);
              if (point) onRowClick?.(point.row);
              // On a phone the map is above the list and may be scrolled out of view.
              box.current?.scrollIntoView({ block: "nearest" });
            }}
            missing=""
            card={{ title: "1", amount: "0", details: columns.slice(2).map((_, at) => String(at + 2)) }}
          />
        )}
      </div>
    </MapAndList>
  );
}

function useDrawnMap(
  view: MapView,
  content: MapContent | undefined,
  [pickedId, onPick]: readonly [picked: string | undefined, onPick: (id: string | undefined) => void],
) {
  const { map: text, close } = useTextOf("field", fieldText);
  const box = useRef<HTMLDivElement>(null);
  const drawnMap = useRef<DrawnMap>(undefined);
  const [background, setBackground] = useState<Background>();
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const cache = useQueryClient();
  const tellLoadFailure = (cause: Error) => tellFailure(cache, cause, "LOAD_FAILED");
  const { data, isPending } = useRead({ operation: "maps.tiles", staleTime: Infinity });
  // If the server does not answer, draw the outline rather than nothing.
  const tiles = data?.tiles ?? null;
  const draw = useLatest((by: typeof drawMap, into: HTMLElement) => {
    drawnMap.current = by(into, {
      view,
      tiles,
      words: { zoomIn: text.zoomIn, zoomOut: text.zoomOut, close },
      onPick,
      onBackground: setBackground,
      onFailed: tellLoadFailure,
    });
    if (content) drawnMap.current.show(content);
    // A row opened while the map was loading is shown on the map too.
    if (pickedId !== undefined) drawnMap.current.open(pickedId);
  });
  useEffect(() => {
    const into = box.current;
    if (isPending || !into) return;
    let isGone = false;
    import("./draw-map.ts").then(
      (part) => !isGone && draw(part.drawMap, into),
      (cause: Error) => {
        if (isGone) return;
        setFailed(true);
        tellFailure(cache, cause, "LOAD_FAILED");
      },
    );
    return () => {
      isGone = true;
      drawnMap.current?.remove();
      drawnMap.current = undefined;
    };
  }, [isPending, round, draw, cache]);
  // Points of another day or employee would be untrue while the answer is awaited, or has failed.
  useEffect(() => drawnMap.current?.show(content ?? NO_POINTS), [content]);
  const retry = () => {
    setFailed(false);
    setRound(round + 1);
  };
  return { box, drawn: drawnMap, background, attribution: tiles?.attribution, isFailed, retry };
}

const NO_POINTS: MapContent = { points: [], routes: [] };

function listColumn(label: string, at: number): TableColumn {
  return {
    id: String(at),
    label,
    kind: "text",
    value: (row) => (typeof row[at] === "string" ? row[at] : null),
    isSortable: false,
    gives: at === 0 ? "never" : "last",
  };
}
