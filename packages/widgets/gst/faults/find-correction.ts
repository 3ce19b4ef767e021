import type { Schema } from "@vanbook/sdk";

/** Where a fault is corrected: in a voucher, in the form of a master, or on another screen. */
export type Correction =
  | { voucherId: number; master?: never; screen?: never }
  | { master: "customer" | "item"; id: number; voucherId?: never; screen?: never }
  | { screen: "unit" | "series" | "company" | "settings"; voucherId?: never; master?: never };

/** Undefined if the fault has no single place. The turnover is stated in the settings. */
export function findCorrection({
  code,
  fix: { kind, id },
}: Pick<Schema<"GstFault">, "code" | "fix">): Correction | undefined {
  if (code === "TURNOVER_NOT_STATED") return { screen: "settings" };
  if (kind === "unit" || kind === "series" || kind === "company") return { screen: kind };
  if (id === null) return undefined;
  return kind === "document" || kind === "voucher" ? { voucherId: id } : { master: kind, id };
}
