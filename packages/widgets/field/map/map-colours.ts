import { CHART_COLOURS, readColours } from "../../theme/canvas-colours.ts";

export interface MapColours {
  /** There are six colours; after the sixth they repeat. */
  series: (at: number) => string;
  surface: string;
  land: string;
  border: string;
}

export function mapColours(box: HTMLElement): MapColours {
  return readColours(box, (read) => {
    const series = CHART_COLOURS.map(read);
    const surface = read("--vb-surface");
    return {
      series: (at: number) => series[at % series.length] ?? surface,
      surface,
      land: surface,
      border: read("--vb-line-control"),
    };
  });
}
