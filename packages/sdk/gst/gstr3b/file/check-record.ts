import { toMonth } from "../../check/check-field.ts";
import type { ReportFault } from "../../check/file-fault.ts";
import { readNodeText, type JsonNode } from "../../check/read-json.ts";
import { GSTR3B_FORMAT, type Gstr3bRecordFormat } from "../../format/gstr3b-format.ts";
import { readEntries } from "./read-entries.ts";

export interface RecordPlace {
  month: string;
  path: string;
  format: Gstr3bRecordFormat;
}

/** A record with its amounts in paise. */
export interface CheckedRecord extends RecordPlace {
  amounts: ReadonlyMap<string, bigint>;
}

/** Checks the keys and amounts of an object. */
export function checkRecord(report: ReportFault, place: RecordPlace, node: JsonNode): CheckedRecord {
  const { path, format } = place;
  const heads = [...(format.ty === undefined ? [] : ["ty"]), ...(format.by_place ? ["pos"] : [])];
  const values = readEntries(report, path, node, [...heads, ...format.keys], format.may_be_missing);
  if (format.ty !== undefined && readNodeText(values.get("ty")) !== format.ty)
    report(`${path}.ty`, "ty", `This object is ${format.ty}.`);
  const amounts = new Map<string, bigint>();
  for (const key of format.keys) {
    const value = values.get(key);
    const amount = value && readAmount(report, `${path}.${key}`, value);
    if (amount !== undefined) amounts.set(key, amount);
  }
  checkAmounts(report, { ...place, amounts });
  return { ...place, amounts };
}

function checkAmounts(report: ReportFault, { path, format, month, amounts }: CheckedRecord): void {
  const { negative_from_period: negativeFrom, always_zero: alwaysZero = [], equal_halves: isHalved } = format;
  const mayBeNegative = negativeFrom !== undefined && month >= toMonth(negativeFrom);
  for (const [key, amount] of amounts) {
    if (amount < 0n && !mayBeNegative) report(`${path}.${key}`, "negative", "This may not be below zero.");
    if (amount !== 0n && alwaysZero.includes(key))
      report(`${path}.${key}`, "always_zero", "The form has no field for this amount.");
  }
  if (isHalved && amounts.get("camt") !== amounts.get("samt"))
    report(path, "equal_halves", "CGST and SGST must be equal.");
}

/** In paise. */
function readAmount(report: ReportFault, path: string, node: JsonNode): bigint | undefined {
  if (node.is !== "number") {
    report(path, "type", "This must be a number.");
    return undefined;
  }
  if (!AMOUNT_PATTERN.test(node.text)) {
    report(path, "pattern", `${node.text} is no amount with at most 13 digits and two decimals.`);
    return undefined;
  }
  const [whole = "", decimals = ""] = node.text.split(".");
  return BigInt(whole + decimals.padEnd(2, "0"));
}

const AMOUNT_PATTERN = new RegExp(GSTR3B_FORMAT.amount_pattern);
