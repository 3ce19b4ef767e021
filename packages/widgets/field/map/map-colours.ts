import { CHART_COLOURS, readColours } from "../../theme/canvas-colours.ts";

/** The theme's colours for a map. */
export interface MapColours {
  /** Colour of a series; six colours repeat. */
  series: (at: number) => string;
  surface: string;
  land: string;
  border: string;
}

/** Reads the theme's colours inside a box. */
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
