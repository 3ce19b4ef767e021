import type { ReactNode } from "react";

/** A text whose dates (25-03-2027) and financial years (2027-28) are not broken at a dash in narrow columns. */
export function WithDates({ children }: { children: string }): ReactNode {
  return children.split(DATES).map((part, at) =>
    // Odd positions of the split are the pattern's matches.
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="vb-nowrap">
        {part}
      </span>
    ),
  );
}

const DATES = /(\b(?:\d{2}-\d{2}-\d{4}|\d{4}-\d{2})\b)/;
