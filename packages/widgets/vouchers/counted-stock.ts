import { reckoned } from "../../sdk/format/arithmetic.ts";
import type { FieldValues, VoucherValues } from "../voucher/definition.ts";
import type { Figures } from "../voucher/pricing.ts";
import type { DocumentLine } from "../voucher/proposal.ts";
import { filledLines } from "../voucher/voucher-values.ts";

/**
 * The difference of a counted item and its value at the current average cost. An item not listed for the place has
 * a book quantity of 0, and only the server knows its cost.
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

/** Value of missing and of surplus stock at cost, and the net change in stock value; a dash if a cost is unknown. */
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

/** Each item may be counted once, or once per batch. Same message as the server's. */
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

/** The batch number in the form the books store; empty if the whole item is counted. */
function codeOf(batch: unknown): string {
  return typeof batch === "string" ? batch.trim().toUpperCase() : "";
}

const TWICE = "An item stands in a count once, with all that was counted of it.";
const BATCH_TWICE = "A batch stands in a count once, with all that was counted of it.";
const BOTH = "An item is counted by its batches or as a whole, not in both ways at once.";
