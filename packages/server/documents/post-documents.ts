import { documentTablesOf } from "@vanbook/sdk/books";
import { withTransaction } from "../db/transaction.ts";
import { auditAll } from "../auth/audit.ts";
import { refuseDaysBack } from "../auth/refusals.ts";
import { today } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import { Problem, problem } from "@vanbook/sdk/problem";
import { firstOfEach, outcomesOf } from "./batch-answer.ts";
import type { Call, DocumentInput, DocumentType } from "./document-type.ts";
import { documentsByClientId, withWarnings } from "./documents-by-client-id.ts";
import { planAndPost } from "./plan-and-post.ts";
import { preparePlanning } from "./prepare-planning.ts";
import { expiredWarnings } from "./references/expired-warnings.ts";
import { sentHash } from "./sent-hash.ts";
import { standingDocument } from "./standing-document.ts";

/** The document, posted now or before, or the problem for which it was refused. */
export type Outcome = Schema<"PostedDocument"> | Problem;

/**
 * Posts documents of a kind in order, in one transaction; a refused document does not affect the others. If the same
 * user has already posted a document with the same client id, returns its current version. Problems in `given` are
 * returned in their places. Returns CLIENT_ID_REUSED if a different document was sent with the same client id.
 */
export async function postDocuments(
  { principal, db, client }: Omit<Call<unknown>, "body">,
  { name, kind, plan, warningsOf }: DocumentType,
  given: readonly (DocumentInput | Problem)[],
): Promise<Outcome[]> {
  const { companyId } = principal;
  return withTransaction(db, async (trx) => {
    const inputs = given.filter((each): each is DocumentInput => !(each instanceof Problem));
    const clientIds = inputs.flatMap((input) => input.clientId ?? []);
    const first = firstOfEach(inputs);
    const { planning, read } = preparePlanning(trx, principal, name);
    // All queries go to the database server in one packet, so no query may wait for another's result.
    const [known, toVoucher] = await Promise.all([
      documentsByClientId(trx, companyId, kind, clientIds),
      plan(planning, first),
      read(),
    ]);
    const fresh = first.filter((input) => !known.has(input.clientId ?? ""));
    const warnings = new Map<DocumentInput, Schema<"DocumentWarning">[]>();
    const tried = await planAndPost(planning, plan, fresh, toVoucher, (input, toOwn) => {
      refuseFuture(input);
      refuseDaysBack(planning, input.date, today());
      const voucher = toOwn(input);
      warnings.set(input, voucher.warnings ?? []);
      return { ...voucher, clientId: input.clientId ?? null, requestHash: hashOf(input) };
    });
    const outcomes = new Map<DocumentInput, Outcome>();
    for (const [input, outcome] of tried) {
      if (outcome instanceof Problem) {
        outcomes.set(input, outcome);
        continue;
      }
      const ofBatches = await expiredWarnings(trx, companyId, outcome.expired ?? []);
      const all = [...(warnings.get(input) ?? []), ...ofBatches];
      outcomes.set(input, standingDocument(kind, outcome, input.clientId ?? null, all));
    }
    await repeatRefused(outcomes);
    await auditAll(trx, { principal, client }, auditLines(outcomes));
    const answers = outcomesOf(given, outcomes, known, { hashOf, reused: CLIENT_ID_REUSED });
    return withWarnings(trx, companyId, warningsOf, answers);

    /**
     * If a concurrent request has posted the same document first (and taken the last of the stock, for example),
     * returns that document instead of the refusal.
     */
    async function repeatRefused(all: Map<DocumentInput, Outcome>) {
      const refused = [...all].flatMap(([input, outcome]) =>
        outcome instanceof Problem && input.clientId !== undefined ? input.clientId : [],
      );
      const meanwhile = await documentsByClientId(trx, companyId, kind, refused);
      for (const [clientId, document] of meanwhile) known.set(clientId, document);
    }

    function hashOf(input: DocumentInput) {
      return sentHash(`${name}.post`, principal, input);
    }
  });

  function auditLines(outcomes: ReadonlyMap<DocumentInput, Outcome>) {
    const entity = documentTablesOf(kind)?.table ?? "vouchers";
    return [...outcomes].flatMap(([input, outcome]) =>
      outcome instanceof Problem
        ? []
        : [{ operation: `${name}.post`, entity, entityId: outcome.id ?? outcome.voucherId, after: input }],
    );
  }
}

/** Throws DATE_IN_FUTURE for a date after today. */
export function refuseFuture({ date }: DocumentInput): void {
  if (date > today()) throw problem("DATE_IN_FUTURE", { fields: [DATE_IN_FUTURE] });
}

const DATE_IN_FUTURE = { field: "date", message: "date must not be after today." };
const CLIENT_ID_REUSED = "clientId names another document that was posted before.";
