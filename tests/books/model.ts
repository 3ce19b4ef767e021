import { identifyDatabaseFault } from "../../packages/server/db/database-error.ts";
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
  /**
   * True once a financial year has been closed; from then on, documents of that year may be
   * refused.
   */
  hasClosed: boolean;
  /** Records an unexpected error. */
  failed(what: string, error: unknown): void;
  posted(request: Asked, plan: Planned, postedVoucher: Posted): Document;
  cancelled(document: Document, reversal: Posted): void;
  replaced(document: Document, request: Asked, plan: Planned, postedVoucher: Posted): void;
}

/** Creates the model of a company without vouchers. */
export function createModel(): Model {
  const documents: Document[] = [];
  const sums: Sums = { accounts: new Map(), stock: new Map() };
  const stockEvents: Happened[] = [];
  const vouchers = new Map<string, number>();
  const findings: string[] = [];
  const starvedItems: string[] = [];
  const count = (kind: string) => vouchers.set(kind, (vouchers.get(kind) ?? 0) + 1);

  function addDocument(request: Asked, plan: Planned, postedVoucher: Posted, goes: { goes?: number } = {}) {
    const document: Document = {
      ...plan,
      kind: request.kind,
      asked: request,
      posted: postedVoucher,
      state: "standing",
    };
    documents.push(document);
    if (request.date < (plan.returns?.goods?.date ?? ""))
      findings.push(`${postedVoucher.voucherNo} returns goods before they were there`);
    addEffect(sums, plan.effect, 1n);
    count(request.kind);
    stockEvents.push({
      voucherId: postedVoucher.voucherId,
      ...goes,
      date: request.date,
      moves: plan.effect.moves,
    });
    return document;
  }

  function withdrawDocument(document: Document, state: "cancelled" | "replaced") {
    if (document.state !== "standing")
      findings.push(`${document.posted.voucherNo} was taken back a second time`);
    document.state = state;
    addEffect(sums, document.effect, -1n);
    count(document.kind);
  }

  return {
    documents,
    sums,
    happened: stockEvents,
    vouchers,
    findings,
    starved: starvedItems,
    refusals: new Map(),
    hasClosed: false,
    failed(what, error) {
      (isStarved(error) ? starvedItems : findings).push(`${what} ${String(error)}`);
    },
    posted: (request, plan, postedVoucher) => addDocument(request, plan, postedVoucher),
    cancelled(document, { voucherId }) {
      withdrawDocument(document, "cancelled");
      stockEvents.push({ voucherId, goes: document.posted.voucherId, date: "", moves: [] });
    },
    replaced(document, request, plan, postedVoucher) {
      if (postedVoucher.voucherNo !== document.posted.voucherNo)
        findings.push(`An edit made ${postedVoucher.voucherNo} of ${document.posted.voucherNo}`);
      withdrawDocument(document, "replaced");
      addDocument(request, plan, postedVoucher, { goes: document.posted.voucherId });
    },
  };
}

/**
 * Whether the machine was too busy to give a connection in time; this is not a failure of the
 * product.
 */
export function isStarved(error: unknown): boolean {
  return ["unreachable", "busy"].includes(identifyDatabaseFault(error) ?? "");
}
