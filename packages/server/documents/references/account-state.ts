import type { UnknownState } from "@vanbook/sdk/books";
import { findStateCode, readState } from "@vanbook/sdk/rules";

interface StateColumns {
  gstin: string | null;
  state: string | null;
  state_code: string | null;
}

/**
 * Reads the State again for an account without a code: it may have been saved before its spelling
 * was known. An account whose State is still not understood has it in `unknownState`.
 */
export function resolveState<Row extends StateColumns & { name: string }>(
  row: Row,
): Row & { unknownState?: UnknownState } {
  if (row.state_code !== null) return row;
  const reading = readState(row.gstin, row.state);
  if (reading.is === "none") return row;
  return reading.is === "known"
    ? { ...row, state_code: reading.code }
    : { ...row, unknownState: { name: row.name, state: reading.text } };
}

/** Null if the account has no State, or one that is not understood. */
export function chooseStateCode({ gstin, state, state_code: code }: StateColumns): string | null {
  return code ?? findStateCode(gstin, state) ?? null;
}
