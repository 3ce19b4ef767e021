import { cellText } from "../../table/cell-text.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";

/** The figures of a report's cards as one line of a file, where it has any. */
export function cardNotes(
  { cards = [] }: AnyReport,
  totals: Readonly<Record<string, number>>,
  text: Text,
  translate: (label: string) => string,
): string[] {
  const figures = cards.map(
    ({ figure, label, kind = "money" }) =>
      `${translate(label)}: ${cellText(kind, totals[figure] ?? null, text.notAvailable)}`,
  );
  return figures.length === 0 ? [] : [figures.join(" · ")];
}
