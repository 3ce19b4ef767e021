import { date } from "../../format/date.ts";
import type { DayRange } from "../../report/quick-range.ts";
import type { NamedSheet, SheetContent } from "../../files/sheet.ts";
import type { AnyFilter } from "../../report/filters/filter.ts";
import type { VanSaleText } from "../../generated/text/en-IN/van-sale.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { VanSaleFigure } from "./van-sale-cards.ts";

export function buildVanSaleFile(
  cards: readonly (readonly VanSaleFigure[])[],
  { range, names }: { range: DayRange | undefined; names: readonly string[] },
  { range: days }: Text,
  words: VanSaleText,
): NamedSheet {
  const notes = range ? [days.between(date(range.from), date(range.to)), ...names] : names;
  return {
    content: buildVanSaleSheet(cards, notes, words),
    name: range ? words.file(range.from, range.to) : words.title,
  };
}

export function createVanSaleFilters(words: VanSaleText): { branch: AnyFilter; user: AnyFilter } {
  return {
    branch: { param: "BranchID", kind: "branch", label: words.branch, all: words.allBranches },
    user: { param: "UserID", kind: "user", label: words.user, all: words.allUsers },
  };
}

function buildVanSaleSheet(
  cards: readonly (readonly VanSaleFigure[])[],
  notes: readonly string[],
  text: VanSaleText,
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
    missing: "",
    page: "a4-portrait",
  };
}
