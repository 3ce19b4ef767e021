import type { BenchData } from "./data/build.ts";
import type { BenchServer } from "./server.ts";

/** A line of the table: what was measured, against what, and the goal. */
export interface Figure {
  what: string;
  figure: string;
  baseline: string;
  ratio: number;
  /** The ratio must be at most, or at least, this. Without a goal the line is for information only. */
  goal?: { most: number } | { least: number };
}

/** A row of bench/README.md: its id and how its figures are measured. */
export type BenchRow = RowOverData | RowAlone;

interface RowOverData {
  id: string;
  about: string;
  isAlone?: never;
  measure(ground: Ground): Promise<Figure[]>;
}

/** Needs no data. If only such rows are selected, no database server starts. */
interface RowAlone {
  id: string;
  about: string;
  isAlone: true;
  measure(): Promise<Figure[]>;
}

/** What the rows need for measuring. */
export interface Ground {
  server: BenchServer;
  data: BenchData;
  say: (text: string) => void;
}

/** Whether a figure meets its goal; undefined if it has no goal. */
export function isMet({ ratio, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return "most" in goal ? ratio <= goal.most : ratio >= goal.least;
}

/** `12.3 ms`. */
export function inMilliseconds(value: number): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
}

/** `12.3 s`. */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** `1,234 bills/s`. */
export function aSecond(value: number, what: string): string {
  return `${Math.round(value).toLocaleString("en")} ${what}/s`;
}
