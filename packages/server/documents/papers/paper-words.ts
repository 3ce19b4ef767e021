import { CANCELLED } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { STATES } from "../../company/states.ts";

/** What every document that is posted begins with. */
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

/** The party of a row, as papers name it. */
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

/** The columns of a line's row that only tell of it. */
export interface LineRow {
  no: number;
  larger: string | null;
  holds: string | null;
}

/** Texts with commas between them, without the empty ones and what was said already: an address often ends in its town. */
export function joined(parts: readonly (string | null)[]): string | null {
  const said: string[] = [];
  for (const part of parts) if (part && !said.some((text) => text.includes(part))) said.push(part);
  return said.length > 0 ? said.join(", ") : null;
}

/** A state's name by its two digits; undefined for others. */
export function stateName(code: string | null): string | undefined {
  return (STATES as Readonly<Record<string, string>>)[code ?? ""];
}

/** The account of a document, as the database has it. */
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
