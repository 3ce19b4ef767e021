import { databaseFault } from "../../packages/server/db/database-error.ts";
import type { Posted } from "@vanbook/sdk/books";
import type { Asked, Document, Planned } from "./asked.ts";
import type { Happened } from "./batches.ts";
import { addEffect, type Sums } from "./effect.ts";

/** The expected state of a company's books, built in memory from the acknowledged documents. */
export interface Model {
  documents: Document[];
  sums: Sums;
  /** Acknowledged events, from which the expected batches are computed. */
  happened: Happened[];
  /** The number of vouchers by kind, reversals included. */
  vouchers: Map<string, number>;
  /** The number of refusals by code. */
  refusals: Map<string, number>;
  /** Findings during the run. */
  findings: string[];
  /**
   * Actions that got no connection in time. They may or may not
   * be in the books, so the findings of this run mean nothing.
   */
  starved: string[];
  /** True once a financial year has been closed; from then on, documents of that year may be refused. */
  hasClosed: boolean;
  /** Records an unexpected error. */
  failed(what: string, error: unknown): void;
  posted(asked: Asked, planned: Planned, posted: Posted): Document;
  cancelled(document: Document, reversal: Posted): void;
  replaced(document: Document, asked: Asked, planned: Planned, posted: Posted): void;
}

/** Creates the model of a company without vouchers. */
export function createModel(): Model {
  const documents: Document[] = [];
  const sums: Sums = { accounts: new Map(), stock: new Map() };
  const happened: Happened[] = [];
  const vouchers = new Map<string, number>();
  const findings: string[] = [];
  const starved: string[] = [];
  const count = (kind: string) => vouchers.set(kind, (vouchers.get(kind) ?? 0) + 1);

  function stands(asked: Asked, planned: Planned, posted: Posted, goes: { goes?: number } = {}) {
    const document: Document = { ...planned, kind: asked.kind, asked, posted, state: "standing" };
    documents.push(document);
    if (asked.date < (planned.returns?.goods?.date ?? ""))
      findings.push(`${posted.voucherNo} returns goods before they were there`);
    addEffect(sums, planned.effect, 1n);
    count(asked.kind);
    happened.push({ voucherId: posted.voucherId, ...goes, date: asked.date, moves: planned.effect.moves });
    return document;
  }

  function falls(document: Document, state: "cancelled" | "replaced") {
    if (document.state !== "standing")
      findings.push(`${document.posted.voucherNo} was taken back a second time`);
    document.state = state;
    addEffect(sums, document.effect, -1n);
    count(document.kind);
  }

  return {
    documents,
    sums,
    happened,
    vouchers,
    findings,
    starved,
    refusals: new Map(),
    hasClosed: false,
    failed(what, error) {
      (isStarved(error) ? starved : findings).push(`${what} ${String(error)}`);
    },
    posted: (asked, planned, posted) => stands(asked, planned, posted),
    cancelled(document, { voucherId }) {
      falls(document, "cancelled");
      happened.push({ voucherId, goes: document.posted.voucherId, date: "", moves: [] });
    },
    replaced(document, asked, planned, posted) {
      if (posted.voucherNo !== document.posted.voucherNo)
        findings.push(`An edit made ${posted.voucherNo} of ${document.posted.voucherNo}`);
      falls(document, "replaced");
      stands(asked, planned, posted, { goes: document.posted.voucherId });
    },
  };
}

/** Whether the machine was too busy to give a connection in time; this is not a failure of the product. */
export function isStarved(error: unknown): boolean {
  return ["unreachable", "busy"].includes(databaseFault(error) ?? "");
}
