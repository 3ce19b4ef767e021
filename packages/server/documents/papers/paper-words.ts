import { CANCELLED } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { STATES } from "../../company/states.ts";

/** The fields that every printed document begins with. */
export function paperHead({ id, number, date, status }: HeadRow) {
  return { id, number, date, status: status === CANCELLED ? ("cancelled" as const) : ("posted" as const) };
}

/** The columns of a document's row that `paperHead` reads. */
export interface HeadRow {
  id: number;
  number: string;
  date: string;
  status: number;
}

/** The party of a row, as printed documents show it. */
export function paperParty(row: PartyRow): Schema<"PaperParty"> {
  return {
    id: row.partyId,
    name: row.partyName,
    address: joined([row.partyAddress, row.partyPlace, row.partyCity, row.partyPin]),
    state: stateName(row.partyStateCode) ?? row.partyState,
    stateCode: row.partyStateCode,
    gstin: row.partyGstin || null,
    phone: row.partyMobile || row.partyPhone || null,
  };
}

/** A line without its number, with the larger unit of an item that has one. */
export function withLargerUnit<Line extends LineRow>({ no: _, larger, holds, ...line }: Line) {
  return larger === null || holds === null ? line : { ...line, largerUnit: { name: larger, holds } };
}

/** The columns of a line's row that `withLargerUnit` replaces. */
export interface LineRow {
  no: number;
  larger: string | null;
  holds: string | null;
}

/**
 * Joins texts with commas, omitting empty ones and those that an earlier text contains: an address often ends with its
 * town.
 */
export function joined(parts: readonly (string | null)[]): string | null {
  const said: string[] = [];
  for (const part of parts) if (part && !said.some((text) => text.includes(part))) said.push(part);
  return said.length > 0 ? said.join(", ") : null;
}

/** A state's name by its two-digit code; undefined for other codes. */
export function stateName(code: string | null): string | undefined {
  return (STATES as Readonly<Record<string, string>>)[code ?? ""];
}

/** The party columns of a document's row. */
export interface PartyRow {
  partyId: number;
  partyName: string;
  partyAddress: string | null;
  partyPlace: string | null;
  partyCity: string | null;
  partyPin: string | null;
  partyState: string | null;
  partyStateCode: string | null;
  partyGstin: string | null;
  partyMobile: string | null;
  partyPhone: string | null;
}
