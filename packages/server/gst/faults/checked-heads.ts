import type { Knex } from "knex";
import { select } from "../../db/select.ts";
import {
  BILL_COLUMNS,
  makeLoadColumns,
  NOTE_COLUMNS,
  RETURN_COLUMNS,
  selectBills,
  selectLoads,
  selectNotes,
  selectReturns,
  type Asked,
  type HeadRow,
  type TaxColumns,
} from "../outward-rows.ts";

/** The head of a document, with what it has frozen of its customer's address. */
export interface CheckedHeadRow extends HeadRow {
  /** Null for a van load. */
  customer_id: number | null;
  address: string | null;
  state: string | null;
  pin: string | null;
  /** Of a bill. */
  series_id: number | null;
  inv_type: string | null;
  /** Of a sale return. */
  without_tax: number | null;
  /** Of a bill and a sale return. */
  no_tax_reason: string | null;
  inter_state: number | null;
}

export interface CheckedNoteRow extends CheckedHeadRow, TaxColumns {}

interface CheckedHeads {
  sale: CheckedHeadRow[];
  sale_return: CheckedHeadRow[];
  credit_note: CheckedNoteRow[];
  van_load: CheckedHeadRow[];
}

export async function readCheckedHeads(request: Asked): Promise<CheckedHeads> {
  const none = makeEmptyColumns(request.db);
  return {
    sale: await select<CheckedHeadRow>(selectBills(request), {
      ...{ ...none, ...BILL_COLUMNS, ...ADDRESS_COLUMNS, customer_id: "d.customer_id" },
      ...{ series_id: "d.series_id", inv_type: "d.inv_type" },
    }),
    sale_return: await select<CheckedHeadRow>(selectReturns(request), {
      ...{ ...none, ...RETURN_COLUMNS, ...ADDRESS_COLUMNS, customer_id: "d.customer_id" },
    }),
    credit_note: await select<CheckedNoteRow>(selectNotes(request), {
      ...{ ...none, ...NOTE_COLUMNS, ...ADDRESS_COLUMNS, customer_id: "d.party_id" },
    }),
    van_load: await select<CheckedHeadRow>(selectLoads(request), {
      ...{ ...none, ...makeLoadColumns(request.db) },
    }),
  };
}

/** What only some kinds of documents have. */
function makeEmptyColumns(db: Knex) {
  const none = db.raw("NULL");
  return {
    ...{ customer_id: none, address: none, state: none, pin: none, series_id: none, inv_type: none },
    ...{ without_tax: none, no_tax_reason: none, inter_state: none },
  };
}

const ADDRESS_COLUMNS = { address: "p.address", state: "p.state", pin: "p.pin" } as const;
