import { findDocumentTables, type Posted } from "@vanbook/sdk/books";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLines } from "../auth/audit.ts";
import { refuseDaysBack } from "../auth/refusals.ts";
import { getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import { Problem, problem } from "@vanbook/sdk/problem";
import { omitRepeated, listOutcomes } from "./batch-answer.ts";
import type { Call, DocumentInput, DocumentType, PlannedVoucher } from "./document-type.ts";
import { readDocumentsByClientId, withWarnings } from "./documents-by-client-id.ts";
import { planAndPost } from "./plan-and-post.ts";
import { preparePlanning } from "./prepare-planning.ts";
import { readCountedWarnings } from "./references/counted-warnings.ts";
import { prepareEWayWarnings } from "./references/e-way-of-posted.ts";
import { readExpiredWarnings } from "./references/expired-warnings.ts";
import { hashSentBody } from "./sent-hash.ts";
import { toPostedDocument } from "./standing-document.ts";

/** Posted now or before, or the problem for which it was refused. */
export type Outcome = Schema<"PostedDocument"> | Problem;

/**
 * Posts documents of a kind in order, in one transaction; a refused document does not affect the
 * others. If the same user has already posted a document with the same client id, returns its
 * current version, or CLIENT_ID_REUSED if a different document was sent. Problems in `requests` are
 * returned in their places.
 */
export async function postDocuments(
  { principal, db, client }: Omit<Call<unknown>, "body">,
  { name, kind, plan, warningsOf }: DocumentType,
  requests: readonly (DocumentInput | Problem)[],
): Promise<Outcome[]> {
  const { companyId } = principal;
  return withTransaction(db, async (trx) => {
    const inputs = requests.filter((each): each is DocumentInput => !(each instanceof Problem));
    const clientIds = inputs.flatMap((input) => input.clientId ?? []);
    const first = omitRepeated(inputs);
    const { planning, read } = preparePlanning(trx, principal, name);
    // All queries go to the database in one packet, so no query may wait for another's result.
    const [knownDocuments, toVoucher, listEWay] = await Promise.all([
      readDocumentsByClientId(trx, companyId, kind, clientIds),
      plan(planning, first),
      prepareEWayWarnings(trx, companyId, kind),
      read(),
    ]);
    const fresh = first.filter((input) => !knownDocuments.has(input.clientId ?? ""));
    const vouchers = new Map<DocumentInput, PlannedVoucher>();
    const datedBack = new Set<DocumentInput>();
    const triedOutcomes = await planAndPost(planning, plan, fresh, toVoucher, (input, toOwn) => {
      refuseFuture(input);
      refuseDaysBack(planning, input.date, getToday());
      const voucher = toOwn(input);
      vouchers.set(input, voucher);
      if (voucher.moves.length > 0 && voucher.date < getToday()) datedBack.add(input);
      return { ...voucher, clientId: input.clientId ?? null, requestHash: hashOf(input) };
    });
    const outcomes = new Map<DocumentInput, Outcome>();
    const countWarnings = await readCountedWarnings(trx, companyId, listPosted(triedOutcomes, datedBack));
    for (const [input, outcome] of triedOutcomes) {
      if (outcome instanceof Problem) {
        outcomes.set(input, outcome);
        continue;
      }
      const ofBatches = await readExpiredWarnings(trx, companyId, outcome.expired ?? []);
      const all = [
        ...(vouchers.get(input)?.warnings ?? []),
        ...ofBatches,
        ...(countWarnings.get(outcome.voucherId) ?? []),
        ...listEWay(planning.books, vouchers.get(input), outcome),
      ];
      outcomes.set(input, toPostedDocument(kind, outcome, input.clientId ?? null, all));
    }
    await repeatRefused(outcomes);
    await addAuditLines(trx, { principal, client }, makeAuditLines(outcomes));
    const answers = await listOutcomes(requests, outcomes, knownDocuments, {
      hashOf,
      reused: CLIENT_ID_REUSED,
    });
    return withWarnings(trx, companyId, warningsOf, answers);

    /**
     * A concurrent request may have posted the same document first (and taken the last of the
     * stock, for example): return that document instead of the refusal.
     */
    async function repeatRefused(all: Map<DocumentInput, Outcome>) {
      const refusedIds = [...all].flatMap(([input, outcome]) =>
        outcome instanceof Problem && input.clientId !== undefined ? input.clientId : [],
      );
      const meanwhile = await readDocumentsByClientId(trx, companyId, kind, refusedIds);
      for (const [clientId, document] of meanwhile) knownDocuments.set(clientId, document);
    }

    function hashOf(input: DocumentInput) {
      return hashSentBody(`${name}.post`, principal, input);
    }
  });

  function makeAuditLines(outcomes: ReadonlyMap<DocumentInput, Outcome>) {
    const entity = findDocumentTables(kind)?.table ?? "vouchers";
    return [...outcomes].flatMap(([input, outcome]) =>
      outcome instanceof Problem
        ? []
        : [{ operation: `${name}.post`, entity, entityId: outcome.id ?? outcome.voucherId, after: input }],
    );
  }
}

function listPosted(
  outcomes: ReadonlyMap<DocumentInput, Posted | Problem>,
  inputs: ReadonlySet<DocumentInput>,
): number[] {
  return [...outcomes].flatMap(([input, outcome]) =>
    outcome instanceof Problem || !inputs.has(input) ? [] : outcome.voucherId,
  );
}

export function refuseFuture({ date }: DocumentInput): void {
  if (date > getToday()) throw problem("DATE_IN_FUTURE", { fields: [DATE_IN_FUTURE] });
}

const DATE_IN_FUTURE = { field: "date", message: "date must not be after today." };
const CLIENT_ID_REUSED = "clientId names another document that was posted before.";
