import type { UnknownGstin, UnknownState } from "@vanbook/sdk/books";
import { findStateCode, readGstin, readState } from "@vanbook/sdk/rules";

interface StateColumns {
  gstin: string | null;
  state: string | null;
  state_code: string | null;
  country?: string | null;
}

/**
 * Reads the State again for an account without a code: it may have been saved before its spelling
 * was known. An account whose State is still not understood has it in `unknownState`, and a GSTIN
 * that is not understood in `unknownGstin`.
 */
export function resolveState<Row extends StateColumns & { name: string }>(
  row: Row,
): Row & { unknownState?: UnknownState; unknownGstin?: UnknownGstin } {
  const { name, gstin: gstinText, state, country } = row;
  const gstin = readGstin(gstinText);
  const unknownGstin = gstin.is === "unknown" ? { unknownGstin: { name, gstin: gstin.text } } : {};
  const storedRow = { ...row, ...unknownGstin };
  if (row.state_code !== null) return storedRow;
  const reading = readState(gstinText, state, country);
  if (reading.is === "none") return storedRow;
  return reading.is === "known"
    ? { ...storedRow, state_code: reading.code }
    : { ...storedRow, unknownState: { name, state: reading.text } };
}

/** Null if the account has no State, or one that is not understood. */
export function chooseStateCode({ gstin, state, country, state_code: code }: StateColumns): string | null {
  return code ?? findStateCode(gstin, state, country) ?? null;
}
