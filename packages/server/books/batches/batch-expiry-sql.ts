import { FOR_USE } from "@vanbook/sdk/books";

/** `expiresOn`: the expiry's column; `day`: SQL or `?`. NULL for a batch without an expiry. */
export function isPastExpirySql(expiresOn: string, day: string): string {
  return `${expiresOn} < ${day}`;
}

export function hasExpiredSql(expiresOn: string, kind: string, day: string): string {
  const kinds = [...FOR_USE].map((each) => `'${each}'`).join(", ");
  return `(${kind} IN (${kinds}) AND ${isPastExpirySql(expiresOn, day)})`;
}
