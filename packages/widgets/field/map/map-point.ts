/** In degrees. */
export type Place = readonly [latitude: number, longitude: number];

export interface MapPoint {
  id: string;
  at: Place;
  /** The first line is bold; always shown as plain text. */
  says: readonly string[];
  cells: readonly (string | null)[];
  row: Readonly<Record<string, unknown>>;
  colour: number;
  /** A point recorded at an interval, not by an event; drawn from zoom 12. */
  isInterval?: boolean;
}

/** In chronological order. */
export interface MapRoute {
  through: readonly Place[];
  colour: number;
}

export interface MapContent {
  points: readonly MapPoint[];
  routes: readonly MapRoute[];
}

export interface MapView {
  centre: Place;
  zoom: number;
}
