import { date } from "../../format/date.ts";
import { drCr } from "../../format/dr-cr.ts";
import { money } from "../../format/money.ts";
import { formatPercent } from "../../format/percent.ts";
import { count, quantity } from "../../format/quantity.ts";
import type { CellKind, CellValue } from "./cell-kind.ts";

export function formatCellText(kind: CellKind, value: CellValue, missing: string): string {
  if (value === null || value === "") return missing;
  switch (kind) {
    case "money":
      return money(value);
    case "balance":
      return drCr(Number(value));
    case "quantity":
      return quantity(value);
    case "percent":
      return formatPercent(value);
    case "number":
    case "serial":
      return count(value);
    case "date":
      return date(String(value));
    case "text":
    case "tag":
      return String(value);
  }
}
