import type { Knex } from "knex";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { addAuditLine } from "../../auth/audit.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { readClock, toDatabaseTime } from "../../clock.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { withTransaction } from "../../db/transaction.ts";
import { matchStored } from "./stored-statement.ts";

export const decideDocuments: Handler<"gst.decide2b"> = async ({ body, principal, db, client }) => {
  const { month, decision, documentIds, allExact } = body;
  if ((documentIds === undefined) !== allExact)
    throw problemOnField("INVALID_FIELDS", "documentIds", "Name documents, or decide all exact matches.");
  if (allExact && decision !== "accept")
    throw problemOnField("INVALID_FIELDS", "allExact", "All exact matches can only be accepted.");
  return withTransaction(db, async (trx) => {
    const foundDocuments = documentIds
      ? await findNamed(trx, principal, month, documentIds)
      : await findExact(trx, principal, month);
    await storeDecisions(trx, principal, { month, decision, foundDocuments });
    if (foundDocuments.length > 0)
      await addAuditLine(
        trx,
        { principal, client },
        {
          operation: "gst.decide2b",
          entity: "statements_2b",
          entityId: month,
          after: {
            ...{ month, decision, documents: foundDocuments.length },
            ...(documentIds ? { documentIds } : { allExact: true }),
          },
        },
      );
    return { decided: foundDocuments.length };
  });
};

interface FoundDocument {
  documentId: string;
  /** Of the entry that it matches. */
  voucherId: number | null;
}

/** Throws NOT_FOUND if the month's file lacks one of them. */
async function findNamed(
  trx: Knex.Transaction,
  principal: Principal,
  month: string,
  documentIds: readonly string[],
): Promise<FoundDocument[]> {
  const { rows } = await matchStored(trx, principal, month, { documentIds });
  const foundDocuments = rows.flatMap(({ match: { document, entry } }) =>
    document ? { documentId: document.id, voucherId: entry?.voucherId ?? null } : [],
  );
  if (foundDocuments.length < new Set(documentIds).size) throw problem("NOT_FOUND");
  return foundDocuments;
}

/** Those without a decision. */
async function findExact(
  trx: Knex.Transaction,
  principal: Principal,
  month: string,
): Promise<FoundDocument[]> {
  const { exact } = await matchStored(trx, principal, month, "allExact");
  const decidedDocuments: string[] = await selectDecisions(trx, principal, month).pluck("x.document_id");
  const decidedIds = new Set(decidedDocuments);
  return exact.filter(({ documentId }) => !decidedIds.has(documentId));
}

/** A decision that becomes pending again is removed: the audit log keeps it. */
async function storeDecisions(
  trx: Knex.Transaction,
  principal: Principal,
  change: { month: string; decision: Schema<"Decision2b">; foundDocuments: readonly FoundDocument[] },
): Promise<void> {
  const { month, decision, foundDocuments } = change;
  for (let begin = 0; begin < foundDocuments.length; begin += CHUNK_ROWS) {
    const chunk = foundDocuments.slice(begin, begin + CHUNK_ROWS);
    await ofCompany(trx, principal, "statement_2b_decisions")
      .where("month", month)
      .whereIn(
        "document_id",
        chunk.map(({ documentId }) => documentId),
      )
      .delete();
    if (decision === "pending") continue;
    await trx("statement_2b_decisions").insert(
      chunk.map(({ documentId, voucherId }) => ({
        ...{ company_id: principal.companyId, month, document_id: documentId, decision },
        voucher_id: decision === "accept" ? voucherId : null,
        ...{ decided_by: principal.userId, decided_at: toDatabaseTime(readClock()) },
      })),
    );
  }
}

type StoredDecision = Pick<Schema<"StatementMatch">, "decision" | "decidedBy" | "decidedOn">;

/** By the documents' ids. */
export async function readDecisions(
  db: Knex,
  principal: Principal,
  month: string,
  documentIds: readonly string[],
): Promise<Map<string, StoredDecision>> {
  const decisions = selectDecisions(db, principal, month).whereIn("x.document_id", [...documentIds]);
  const rows: (StoredDecision & { documentId: string })[] = await joinOwn(
    decisions,
    "users as u",
    "u.id",
    "x.decided_by",
  ).select({
    documentId: "x.document_id",
    decision: "x.decision",
    decidedBy: "u.name",
    decidedOn: "x.decided_at",
  });
  return new Map(rows.map(({ documentId, ...decision }) => [documentId, decision]));
}

function selectDecisions(db: Knex, principal: Principal, month: string): Knex.QueryBuilder {
  return ofCompany(db, principal, "statement_2b_decisions as x").where("x.month", month);
}

const CHUNK_ROWS = 500;
