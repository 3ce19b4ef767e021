import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../parts/Button.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { count } from "../../sdk/format/quantity.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { tellFailure } from "../provider/tell-failure.ts";
import { useLatest } from "../react-18/use-latest.ts";
import { useTextOf } from "../text/use-text.ts";
import type { ChartDrawing } from "./chart-canvas.ts";
import { useChartLook } from "./chart-look.ts";
import { ListBox } from "./ListTable.styles.ts";

export interface BarChartProps extends ChartDrawing {
  title: string;
  labelHead: string;
  cell: (value: number) => string;
  onPress?: ((at: number) => void) | undefined;
}

/**
 * A bar chart with the same numbers as a table that can be copied. Screen readers always get the
 * table; other users open it with a button.
 */
export function BarChart({ title, labelHead, cell, onPress, ...drawing }: BarChartProps) {
  const { chart: text } = useTextOf("dashboard", dashboardText);
  const [isTable, setTable] = useState(false);
  const showToast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(toTabSeparated(drawing, labelHead));
    showToast(text.copied, "ok");
  };
  const cache = useQueryClient();
  const showTable = useLatest((cause: Error) => {
    setTable(true);
    tellFailure(cache, cause, "LOAD_FAILED");
  });
  const Box = isTable ? ListBox : "div";
  return (
    <Chart className="vb-chart">
      <div className="vb-chart-bar">
        {isTable && (
          <Button variant="quiet" onPress={() => void copy()}>
            {text.copy}
          </Button>
        )}
        <Button variant="quiet" onPress={() => setTable(!isTable)}>
          {isTable ? text.chart : text.table}
        </Button>
      </div>
      {!isTable && (
        <Bars
          {...drawing}
          label={text.drawn(title, count(drawing.labels.length))}
          onPress={onPress}
          onFailed={showTable}
        />
      )}
      <Box className={isTable ? "vb-list-scroll" : "vb-hidden"} tabIndex={isTable ? 0 : undefined}>
        <table className="vb-list-table" aria-label={text.of(title)}>
          <thead>
            <tr>
              <th scope="col">{labelHead}</th>
              {drawing.series.map(({ label }) => (
                <th key={label} scope="col" className="vb-num">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawing.labels.map((label, at) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {drawing.series.map((one) => (
                  <td key={one.label} className="vb-num">
                    {cell(one.values[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Chart>
  );
}

interface BarsProps extends ChartDrawing {
  label: string;
  onPress: ((at: number) => void) | undefined;
  /** Called if the code of charts can't be fetched. */
  onFailed: (cause: Error) => void;
}

/** chart.js is loaded when the first chart is drawn; the chart's space is reserved before. */
function Bars({ label, onPress, onFailed, labels, series, isStacked, format }: BarsProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useChartLook(place);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!look) return;
    let remove: (() => void) | undefined;
    let isGone = false;
    import("./chart-canvas.ts").then(
      ({ drawBars }) => {
        if (isGone || !canvas.current) return;
        const press = (at: number) => onPress?.(at);
        remove = drawBars(canvas.current, { labels, series, isStacked, format }, look, press);
        setDrawn(true);
      },
      (cause: Error) => isGone || onFailed(cause),
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [look, labels, series, isStacked, format, onPress, onFailed]);
  return (
    <div className="vb-chart-place" ref={place}>
      {!isDrawn && <Skeleton height="100%" />}
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

/** Tab-separated, for pasting into a spreadsheet. */
function toTabSeparated({ labels, series }: ChartDrawing, labelHead: string): string {
  const heads = [labelHead, ...series.map(({ label }) => label)];
  const lines = labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? 0)]);
  return [heads, ...lines].map((cells) => cells.join("\t")).join("\n");
}

const Chart = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: 0 var(--vb-space-4) var(--vb-space-3);
  .vb-chart-bar {
    display: flex;
    margin-top: calc(-1 * var(--vb-space-2));
    gap: var(--vb-space-2);
    justify-content: flex-end;
  }
  .vb-chart-place {
    position: relative;
    flex: 1;
    min-height: 0;
  }
  .vb-chart-place canvas {
    position: absolute;
    inset: 0;
  }
`;
