import type { BenchData } from "./data/build.ts";
import type { BenchServer } from "./server.ts";

export interface Figure {
  what: string;
  figure: string;
  baseline: string;
  ratio: number;
  /**
   * The ratio must be at most, or at least, this. Without a goal the line is for information only.
   */
  goal?: { most: number } | { least: number };
}

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

export interface Ground {
  server: BenchServer;
  data: BenchData;
  say: (text: string) => void;
}

export function isMet({ ratio, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return "most" in goal ? ratio <= goal.most : ratio >= goal.least;
}

export function formatMilliseconds(value: number): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
}

export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

export function formatPerSecond(value: number, what: string): string {
  return `${Math.round(value).toLocaleString("en")} ${what}/s`;
}
