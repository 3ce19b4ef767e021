import { formatPaise, paise } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import { problemOnField } from "@vanbook/sdk/problem";

export type PlanRow = Schema<"BeatPlanRowInput">;

/** Throws if the rows can't form one plan. Returns the plan's employee. */
export function checkPlan(rows: readonly PlanRow[]): Pick<PlanRow, "EmpID"> {
  const [{ EmpID } = { EmpID: 0 }] = rows;
  const remaining = rows.filter((row) => !isDeletion(row));
  const target = remaining[0] && planColumns(remaining[0]).target;
  const seenIds = new Set<number>();
  for (const [index, row] of rows.entries()) {
    if (row.EmpID !== EmpID)
      throw problemOnField(
        "INVALID_FIELDS",
        `${index}.EmpID`,
        "All rows must be of one Sales Representative",
      );
    if (row.Slno && seenIds.has(row.Slno))
      throw problemOnField("INVALID_FIELDS", `${index}.Slno`, "A saved row can be sent only once");
    if (row.Slno) seenIds.add(row.Slno);
    if (isDeletion(row)) continue;
    if (planColumns(row).target !== target)
      throw problemOnField(
        "INVALID_FIELDS",
        `${index}.Target`,
        "The target amount must be the same on all rows",
      );
    const { mon, tue, wed, thu, fri, sat, sun } = planColumns(row);
    if (![mon, tue, wed, thu, fri, sat, sun].includes(1))
      throw problemOnField("INVALID_FIELDS", `${index}.Mon`, "Please select at least one day for each route");
  }
  return { EmpID };
}

export function isDeletion(row: PlanRow | undefined): boolean {
  return row?.Isdeleted === 1;
}

export function planColumns(row: PlanRow) {
  return {
    route_id: row.RouteID,
    target: formatPaise(paise(row.Target)),
    mon: row.Mon ?? 0,
    tue: row.Tue ?? 0,
    wed: row.Wed ?? 0,
    thu: row.Thur ?? 0,
    fri: row.Friday ?? 0,
    sat: row.Sat ?? 0,
    sun: row.Sun ?? 0,
    ex: row.Ex ?? 0,
  };
}
