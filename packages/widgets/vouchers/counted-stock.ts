import { reckoned } from "../voucher/arithmetic.ts";
import type { FieldValues, VoucherValues } from "../voucher/definition.ts";
import type { Figures } from "../voucher/pricing.ts";
import type { DocumentLine } from "../voucher/proposal.ts";
import { filledLines } from "../voucher/voucher-values.ts";

/**
 * What a counted item differs by, and what that is worth at the average cost of now. Of one that is not among the place's items the books
 * have none there; what it costs is known to the server alone.
 */
export function countedDifference(
  { counted }: FieldValues,
  of: DocumentLine | undefined,
): Figures | undefined {
  const difference = reckoned(`(${counted ?? ""})-(${of?.["quantity"] ?? 0})`, 3);
  if (difference === undefined) return undefined;
  const value = Number(difference) === 0 ? "0" : of && reckoned(`(${difference})*${of["rate"]}`, 2);
  return { difference, value: value ?? "" };
}

/** What is missing and what was found, at cost, and by how much the stock is worth more: a dash where a cost is not known. */
export function countedTotals(voucher: VoucherValues): Figures {
  const values = filledLines(voucher).flatMap(
    ({ fields, of }) => countedDifference(fields, of)?.["value"] ?? [],
  );
  const sum = (some: readonly (string | number)[]) =>
    reckoned(["0", ...some.map((value) => `(${value})`)].join("+"), 2) ?? "";
  const found = sum(values.filter((value) => Number(value) > 0));
  const missing = sum(values.filter((value) => Number(value) < 0));
  const worth = values.includes("") ? "" : `${found}+(${missing})`;
  return { missing: reckoned(`0-(${missing})`, 2) ?? "", found, worth: reckoned(worth, 2) ?? "" };
}

/** The server's own words: each item stands in a count once. */
export function countedOnce(voucher: VoucherValues): Readonly<Record<string, string>> {
  const lines = filledLines(voucher);
  if (lines.length === 0) return { lines: "A count has 1 to 1,000 lines." };
  const proposed = new Set(voucher.lines.flatMap(({ of }) => (of ? String(of["itemId"]) : [])));
  const faults: Record<string, string> = {};
  for (const [at, { fields, of }] of lines.entries()) {
    const item = fields["itemId"];
    if (of || !item) continue;
    if (proposed.has(item)) faults[`lines.${at}.itemId`] = TWICE;
    proposed.add(item);
  }
  return faults;
}

const TWICE = "An item stands in a count once, with all that was counted of it.";
