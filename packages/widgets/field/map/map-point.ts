/** Latitude and longitude in degrees. */
export type Place = readonly [latitude: number, longitude: number];

/** A point on a map and its row in the list. */
export interface MapPoint {
  id: string;
  at: Place;
  /** Lines of its popup, the first in bold; always shown as plain text. */
  says: readonly string[];
  /** Its cells in the list. */
  cells: readonly (string | null)[];
  /** The server's data of the point, for a host's `onRowClick`. */
  row: Readonly<Record<string, unknown>>;
  /** Index of its colour; six colours repeat. */
  colour: number;
  /** Sent at an interval, not by an event: drawn from zoom 12. */
  isInterval?: boolean;
}

/** A line through places in chronological order. */
export interface MapRoute {
  through: readonly Place[];
  colour: number;
}

export interface MapContent {
  points: readonly MapPoint[];
  routes: readonly MapRoute[];
}

/** The initial view of a map. */
export interface MapView {
  centre: Place;
  zoom: number;
}
