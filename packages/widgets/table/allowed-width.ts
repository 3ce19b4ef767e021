/** Rounds a column width to whole pixels within the allowed limits. */
export function allowedWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, WIDTHS.least), WIDTHS.most));
}

/** Limits of a column's width in pixels, also for widths in an address (column-layout.ts). */
export const WIDTHS = { least: 40, most: 999 } as const;
