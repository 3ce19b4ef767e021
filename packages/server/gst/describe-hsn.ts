import { findOfficialCode } from "../masters/official-codes.ts";

export function describeHsn(hsnCode: string): string | undefined {
  return findOfficialCode(hsnCode)?.description;
}
