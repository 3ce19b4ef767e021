import type { SheetContent } from "../../report/export/export-sheet.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { VanSaleFigure } from "./van-sale-cards.ts";

/** The summary's cards as a sheet: one line for each figure. */
export function vanSaleSheet(
  cards: readonly (readonly VanSaleFigure[])[],
  notes: readonly string[],
  text: Text["vanSale"],
): SheetContent {
  return {
    title: text.title,
    notes,
    columns: [
      { label: text.particulars, kind: "text" },
      { label: text.count, kind: "number" },
      { label: text.amount, kind: "money" },
    ],
    rows: cards.flat().map(({ label, count, amount }) => [label, count?.number ?? null, amount]),
    // A single figure has no count, which is not one that is missing.
    missing: "",
    page: "a4-portrait",
  };
}
