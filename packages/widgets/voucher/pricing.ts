import type { Answer, OperationId } from "@vanbook/sdk";
import { date } from "../../sdk/format/date.ts";
import { drCr } from "../../sdk/format/dr-cr.ts";
import { money } from "../../sdk/format/money.ts";
import { formatPercent } from "../../sdk/format/percent.ts";
import { count } from "../../sdk/format/quantity.ts";

/** The server prices it while typing, by the code of posting; or its own `reckon` does. */
export interface VoucherPricing {
  operation?: OperationId;
  /** Figures shown next to each line. */
  lines: readonly PricedFigure[];
  /** Figures of the whole voucher, shown under the lines. The last one is the total. */
  totals: readonly PricedFigure[];
}

/** One figure from the server, and its format. */
export interface PricedFigure<Field extends string = string> {
  field: Field;
  label: string;
  /** Money by default. `side` is money with Dr or Cr; debits are positive. */
  kind?: "percent" | "quantity" | "date" | "side" | "text";
}

/** Names the operation that prices a voucher and the figures to show. */
export function pricedBy<const Op extends OperationId>(
  operation: Op,
  shownFigures: {
    lines: readonly PricedFigure<keyof LineOf<Answer<Op>> & string>[];
    totals: readonly PricedFigure<keyof Answer<Op> & string>[];
  },
): VoucherPricing {
  return { operation, ...shownFigures };
}

/** A figure as text: "1,180.00", "12%", "10", "21-11-2026", "500.00 Cr"; a dash if unknown. */
export function formatFigure(
  { field, kind }: PricedFigure,
  figures: Readonly<Record<string, number | string | null>>,
): string {
  if (kind === "date") return date(String(figures[field] ?? ""));
  if (kind === "text") return String(figures[field] ?? "");
  const value = figures[field] ?? 0;
  if (value === "") return "–";
  if (kind === "side") return drCr(Number(value));
  if (kind === "percent") return formatPercent(value);
  return kind === "quantity" ? count(value) : money(value);
}

type LineOf<Priced> = Priced extends { lines: readonly (infer Line)[] } ? Line : never;

export type Figures = Readonly<Record<string, number | string>>;
