import { evaluateArithmetic } from "../../sdk/format/arithmetic.ts";
import type { FieldValues, VoucherValues } from "../voucher/definition.ts";
import type { Figures } from "../voucher/pricing.ts";
import type { DocumentLine } from "../voucher/proposal.ts";
import { listFilledLines } from "../voucher/voucher-values.ts";

/**
 * The difference of a counted item and its value at the current average cost. An item not listed
 * for the place has a book quantity of 0, and only the server knows its cost.
 */
export function calculateDifference(
  { counted }: FieldValues,
  of: DocumentLine | undefined,
): Figures | undefined {
  const difference = evaluateArithmetic(`(${counted ?? ""})-(${of?.["quantity"] ?? 0})`, 3);
  if (difference === undefined) return undefined;
  const value = Number(difference) === 0 ? "0" : of && evaluateArithmetic(`(${difference})*${of["rate"]}`, 2);
  return { difference, value: value ?? "" };
}

/** Missing and surplus stock at cost, and the net change in value; a dash if a cost is unknown. */
export function countedTotals(voucher: VoucherValues): Figures {
  const values = listFilledLines(voucher).flatMap(
    ({ fields, of }) => calculateDifference(fields, of)?.["value"] ?? [],
  );
  const sum = (some: readonly (string | number)[]) =>
    evaluateArithmetic(["0", ...some.map((value) => `(${value})`)].join("+"), 2) ?? "";
  const surplus = sum(values.filter((value) => Number(value) > 0));
  const missing = sum(values.filter((value) => Number(value) < 0));
  const worth = values.includes("") ? "" : `${surplus}+(${missing})`;
  return {
    missing: evaluateArithmetic(`0-(${missing})`, 2) ?? "",
    found: surplus,
    worth: evaluateArithmetic(worth, 2) ?? "",
  };
}

/** Each item may be counted once, or once per batch. Same message as the server's. */
export function findRepeatedItemFaults(voucher: VoucherValues): Readonly<Record<string, string>> {
  const lines = listFilledLines(voucher);
  if (lines.length === 0) return { lines: "A count has 1 to 1,000 lines." };
  const codesByItem = new Map<string, Set<string>>();
  const getItemCodes = (item: unknown) => {
    const codes = codesByItem.get(String(item)) ?? new Set<string>();
    codesByItem.set(String(item), codes);
    return codes;
  };
  for (const { of } of voucher.lines) if (of) getItemCodes(of["itemId"]).add(normaliseBatchCode(of["batch"]));
  const faults: Record<string, string> = {};
  for (const [at, { fields, of }] of lines.entries()) {
    if (of || !fields["itemId"]) continue;
    const [codes, code] = [getItemCodes(fields["itemId"]), normaliseBatchCode(fields["batch"])];
    if (codes.has(code))
      faults[`lines.${at}.${code === "" ? "itemId" : "batch"}`] = code === "" ? COUNTED_TWICE : BATCH_TWICE;
    else if (code === "" ? codes.size > 0 : codes.has("")) faults[`lines.${at}.batch`] = COUNTED_BOTH_WAYS;
    codes.add(code);
  }
  return faults;
}

/** The batch number in the form the books store; empty if the whole item is counted. */
function normaliseBatchCode(batch: unknown): string {
  return typeof batch === "string" ? batch.trim().toUpperCase() : "";
}

const COUNTED_TWICE = "List each item once in a count, with its whole quantity.";
const BATCH_TWICE = "List each batch once in a count, with its whole quantity.";
const COUNTED_BOTH_WAYS = "An item is counted by its batches or as a whole, not in both ways at once.";
