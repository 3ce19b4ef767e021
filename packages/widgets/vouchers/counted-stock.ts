import { reckoned } from "../format/arithmetic.ts";
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

/** The server's own words: each item stands in a count once, or once for each of its batches. */
export function countedOnce(voucher: VoucherValues): Readonly<Record<string, string>> {
  const lines = filledLines(voucher);
  if (lines.length === 0) return { lines: "A count has 1 to 1,000 lines." };
  const counted = new Map<string, Set<string>>();
  const codesOf = (item: unknown) => {
    const codes = counted.get(String(item)) ?? new Set<string>();
    counted.set(String(item), codes);
    return codes;
  };
  for (const { of } of voucher.lines) if (of) codesOf(of["itemId"]).add(codeOf(of["batch"]));
  const faults: Record<string, string> = {};
  for (const [at, { fields, of }] of lines.entries()) {
    if (of || !fields["itemId"]) continue;
    const [codes, code] = [codesOf(fields["itemId"]), codeOf(fields["batch"])];
    if (codes.has(code))
      faults[`lines.${at}.${code === "" ? "itemId" : "batch"}`] = code === "" ? TWICE : BATCH_TWICE;
    else if (code === "" ? codes.size > 0 : codes.has("")) faults[`lines.${at}.batch`] = BOTH;
    codes.add(code);
  }
  return faults;
}

/** As the books keep it; empty where the whole item is counted. */
function codeOf(batch: unknown): string {
  return typeof batch === "string" ? batch.trim().toUpperCase() : "";
}

const TWICE = "An item stands in a count once, with all that was counted of it.";
const BATCH_TWICE = "A batch stands in a count once, with all that was counted of it.";
const BOTH = "An item is counted by its batches or as a whole, not in both ways at once.";
