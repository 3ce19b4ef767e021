import type { Face } from "../page-plan.ts";

/** Lengths are in points, from the sheet's left and upper edge; `y` is a text's baseline. */
export type Mark =
  | { kind: "text"; text: string; x: number; y: number; size: number; face: Face; isPale?: boolean }
  | { kind: "line"; x: number; y: number; toX: number; toY: number }
  | { kind: "band"; x: number; y: number; width: number; height: number }
  | { kind: "squares"; x: number; y: number; side: number; rows: readonly (readonly boolean[])[] }
  | { kind: "picture"; url: string; x: number; y: number; width: number; height: number }
  | { kind: "stamp"; text: string; x: number; y: number; size: number; angle: number };

export interface MarkedPages {
  title: string;
  pages: readonly { width: number; height: number; marks: readonly Mark[] }[];
}
