import type { Knex } from "knex";
import type { EntryKind, MoveKind } from "@vanbook/sdk/books";
import type { Principal } from "../contract/principal.ts";
import { ofCompany } from "../auth/scope.ts";
import type { Part, ReportRange } from "./periods.ts";

/**
 * Opening entries have the date of the first day of the books, but were there before it. So every
 * report counts them in the opening figure of a range, never as a movement
 * (docs/books.md#openings). This file decides it for all reports: `countOpenings` for sums over the
 * rollups, the others for single rows.
 */
export function countOpenings({
  prior = 0,
  opening = 0,
  movement = 0,
}: Partial<Record<Part, number>>): Partial<Record<Part, number>> {
  return { prior, opening: opening + movement };
}

/** SQL: row `r` of the ledger or its rollups is an opening. */
export const IS_OPENING_ENTRY = `r.entry_kind = '${"opening" satisfies EntryKind}'`;
/** SQL: row `r` of the stock moves or their rollups is an opening. */
export const IS_OPENING_MOVE = `r.move_kind = '${"OPENING" satisfies MoveKind}'`;

/** Ledger entries `e` in the range, without openings. */
export function selectMovements(db: Knex, principal: Principal, range: ReportRange): Knex.QueryBuilder {
  return selectRangeEntries(db, principal, range).whereNot("e.entry_kind", "opening" satisfies EntryKind);
}

/** Opening entries `e` dated in the range, for somebody who asks for them by kind. */
export function selectOpenings(db: Knex, principal: Principal, range: ReportRange): Knex.QueryBuilder {
  return selectRangeEntries(db, principal, range).where("e.entry_kind", "opening" satisfies EntryKind);
}

/** Stock moves `r` in the range, without openings. */
export function selectStockMovements(
  db: Knex,
  principal: Principal,
  { from, to }: ReportRange,
): Knex.QueryBuilder {
  return ofCompany(db, principal, "stock_moves as r")
    .whereBetween("r.date", [from, to])
    .whereNot("r.move_kind", "OPENING" satisfies MoveKind);
}

function selectRangeEntries(db: Knex, principal: Principal, { from, to }: ReportRange) {
  return ofCompany(db, principal, "ledger_entries as e").whereBetween("e.date", [from, to]);
}
