import type { Answer, OperationId } from "@vanbook/sdk";
import { date } from "../../sdk/format/date.ts";
import { drCr } from "../../sdk/format/dr-cr.ts";
import { money } from "../../sdk/format/money.ts";
import { percent } from "../../sdk/format/percent.ts";
import { count } from "../../sdk/format/quantity.ts";

/** How a voucher is priced while it is typed: by the server, so that what is shown is what will be posted, or by its own `reckon`. */
export interface VoucherPricing {
  operation?: OperationId;
  /** Figures of each line, beside what is typed of it. */
  lines: readonly PricedFigure[];
  /** Figures of the whole, under the lines; the last of them is what it comes to. */
  totals: readonly PricedFigure[];
}

/** One figure of the server's, and how it is drawn. */
export interface PricedFigure<Field extends string = string> {
  field: Field;
  label: string;
  /** Money unless given; `side` is money with the side of the ledger on which it stands, debits positive. */
  kind?: "percent" | "quantity" | "date" | "side" | "text";
}

/** Names the operation that prices a voucher, and which of its figures are shown. */
export function pricedBy<const Op extends OperationId>(
  operation: Op,
  shown: {
    lines: readonly PricedFigure<keyof LineOf<Answer<Op>> & string>[];
    totals: readonly PricedFigure<keyof Answer<Op> & string>[];
  },
): VoucherPricing {
  return { operation, ...shown };
}

/** A figure as it is read: "1,180.00", "12%", "10", "21-11-2026", "500.00 Cr"; a dash for one that is not known. */
export function figureWords(
  { field, kind }: PricedFigure,
  figures: Readonly<Record<string, number | string | null>>,
): string {
  if (kind === "date") return date(String(figures[field] ?? ""));
  if (kind === "text") return String(figures[field] ?? "");
  const value = figures[field] ?? 0;
  if (value === "") return "–";
  if (kind === "side") return drCr(Number(value));
  if (kind === "percent") return percent(value);
  return kind === "quantity" ? count(value) : money(value);
}

type LineOf<Priced> = Priced extends { lines: readonly (infer Line)[] } ? Line : never;

/** Figures as the server sends them, by their names. */
export type Figures = Readonly<Record<string, number | string>>;
