import { databaseFault } from "../../packages/server/db/database-error.ts";
import type { Posted } from "@vanbook/sdk/books";
import type { Asked, Document, Planned } from "./asked.ts";
import type { Happened } from "./batches.ts";
import { addEffect, type Sums } from "./effect.ts";

/** The expected state of a company's books, kept in memory from what was acknowledged. */
export interface Model {
  documents: Document[];
  sums: Sums;
  /** What was acknowledged, for what lies of which batch. */
  happened: Happened[];
  /** The number of vouchers by kind, reversals included. */
  vouchers: Map<string, number>;
  /** The number of refusals by code. */
  refusals: Map<string, number>;
  /** Findings during the run. */
  findings: string[];
  /** Where there was no connection in time: what was asked for may be in the books or not, so findings say nothing. */
  starved: string[];
  /** A financial year was closed once: from then on a document of it may be refused. */
  hasClosed: boolean;
  /** Notes an error that nobody expected. */
  failed(what: string, error: unknown): void;
  posted(asked: Asked, planned: Planned, posted: Posted): Document;
  cancelled(document: Document, reversal: Posted): void;
  replaced(document: Document, asked: Asked, planned: Planned, posted: Posted): void;
}

/** A model of a company without a voucher. */
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

/** Whether the machine was too busy to give a connection in time, rather than that the product failed. */
export function isStarved(error: unknown): boolean {
  return ["unreachable", "busy"].includes(databaseFault(error) ?? "");
}
