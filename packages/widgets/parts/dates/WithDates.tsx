import type { ReactNode } from "react";

/** Dates (25-03-2027) and financial years (2027-28) don't break at a dash in narrow columns. */
export function WithDates({ children }: { children: string }): ReactNode {
  return children.split(DATE_PATTERN).map((part, at) =>
    // The split puts the pattern's matches at odd positions.
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="vb-nowrap">
        {part}
      </span>
    ),
  );
}

const DATE_PATTERN = /(\b(?:\d{2}-\d{2}-\d{4}|\d{4}-\d{2})\b)/;
