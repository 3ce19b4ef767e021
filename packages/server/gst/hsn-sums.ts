import type { HsnPart, HsnRow } from "@vanbook/sdk/gst";

/** A row of the summary, without the documents that add up to it. */
export type HsnSum = Omit<HsnRow, "sourceLines" | "count"> & Pick<HsnPart, "part">;

/** By part, code, unit and rate. */
export type HsnSums = Map<string, HsnSum>;

export function addHsnParts(sums: HsnSums, parts: readonly HsnPart[]): void {
  for (const { part, rows } of parts)
    for (const { sourceLines: _lines, count: _count, ...row } of rows) {
      const key = `${part}/${row.hsnCode}/${row.uqc}/${row.rate}`;
      const sum = sums.get(key);
      sums.set(key, sum ? addRow(sum, row) : { ...row, part });
    }
}

export function sortHsnSums(sums: HsnSums): HsnSum[] {
  return [...sums.values()].toSorted(
    (a, b) => compareTexts(a.hsnCode, b.hsnCode) || compareTexts(a.part, b.part) || Number(a.rate - b.rate),
  );
}

export function describeCustomers(part: HsnPart["part"]): "Registered" | "Unregistered" {
  return part === "registered" ? "Registered" : "Unregistered";
}

function addRow(sum: HsnSum, row: Omit<HsnSum, "part">): HsnSum {
  return {
    ...{ ...sum, quantity: sum.quantity + row.quantity, value: sum.value + row.value },
    ...{ taxable: sum.taxable + row.taxable, cgst: sum.cgst + row.cgst },
    ...{ sgst: sum.sgst + row.sgst, igst: sum.igst + row.igst },
  };
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
