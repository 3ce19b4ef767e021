/** Latitude and longitude in degrees. */
export type Place = readonly [latitude: number, longitude: number];

/** One point of a map and the row of the list beside it. */
export interface MapPoint {
  id: string;
  at: Place;
  /** What its popup says, line by line, the first in bold; as text, whatever is in it. */
  says: readonly string[];
  /** Its cells in the list. */
  cells: readonly (string | null)[];
  /** What the server said of it, for a host that is told of an opened row. */
  row: Readonly<Record<string, unknown>>;
  /** Which of the six colours it has, in turn. */
  colour: number;
  /** Sent by the clock, without an event: it is drawn from zoom 12 on. */
  isInterval?: boolean;
}

/** A line through places, in the order of time. */
export interface MapRoute {
  through: readonly Place[];
  colour: number;
}

/** What a map shows. */
export interface MapContent {
  points: readonly MapPoint[];
  routes: readonly MapRoute[];
}

/** Where a map begins. */
export interface MapView {
  centre: Place;
  zoom: number;
}
