/** A width within what a column may have, in whole pixels. */
export function allowedWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, WIDTHS.least), WIDTHS.most));
}

/** The narrowest and the widest that a column may be made, in pixels; what an address may name too (column-layout.ts). */
export const WIDTHS = { least: 40, most: 999 } as const;
