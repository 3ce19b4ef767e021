import { CHART_COLOURS, readColours } from "../../theme/canvas-colours.ts";

/** The theme's colours as a map takes them. */
export interface MapColours {
  /** The colour of a series: six, in turn. */
  series: (at: number) => string;
  surface: string;
  land: string;
  border: string;
}

/** Reads the colours that the theme has in a box. */
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
