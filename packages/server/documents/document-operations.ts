import { readCompanyBooks } from "../books/posting/read-company-books.ts";
import { cancel } from "../books/posting/cancel.ts";
import { documentTablesOf, type VoucherKind } from "@vanbook/sdk/books";
import { edit } from "../books/posting/edit.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import type { DocumentKind } from "../auth/limits.ts";
import { limitsFor } from "../auth/company-limits.ts";
import type { Body, OperationId, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Problem } from "@vanbook/sdk/problem";
import { findDocument } from "./find-document.ts";
import { referencesOfVoucher } from "./references/deleted-references.ts";
import { expiredWarnings } from "./references/expired-warnings.ts";
import { batchAnswer, oneAnswer } from "./batch-answer.ts";
import { postDocuments, refuseFuture } from "./post-documents.ts";
import { standingDocument } from "./standing-document.ts";
import type { Plan, DocumentInput, DocumentType, Call, WarningsOf } from "./document-type.ts";

/** The operations that post, edit and cancel one kind of document. */
export type DocumentOperations<Name extends DocumentKind> = {
  readonly [Op in OperationId & `${Name}.${"post" | "postBatch" | "edit" | "cancel"}`]: Handler<Op>;
};

/**
 * Makes the operations that post, edit and cancel documents of a kind; `plan` makes their vouchers, and `warningsOf`
 * reads the warnings of posted documents.
 */
export function documentOperations<Name extends DocumentKind>(
  name: Name,
  kind: VoucherKind,
  plan: Plan<Body<OperationId & `${Name}.post`> & DocumentInput>,
  warningsOf?: WarningsOf,
): DocumentOperations<Name> {
  const document = { name, kind, plan: plan as Plan<DocumentInput>, ...(warningsOf && { warningsOf }) };
  const operations = {
    [`${name}.post`]: async (call: Call<DocumentInput>) =>
      oneAnswer(await postDocuments(call, document, [call.body])),
    [`${name}.postBatch`]: async (call: Call<{ documents: (DocumentInput | Problem)[] }>) =>
      batchAnswer(call.body.documents, await postDocuments(call, document, call.body.documents)),
    [`${name}.edit`]: (call: Call<DocumentInput> & Changed) => editOne(call, document),
    [`${name}.cancel`]: (call: Call<undefined> & Changed) => cancelOne(call, document),
  };
  // The names are computed, so the compiler can't check them here; bind() and Routes do.
  return operations as unknown as DocumentOperations<Name>;
}

async function editOne(
  { body, query, principal, db, client }: Call<DocumentInput> & Changed,
  { name, kind, plan }: DocumentType,
): Promise<Schema<"PostedDocument">> {
  return withTransaction(db, async (trx) => {
    const { voucherId, head } = await findDocument(trx, principal, { name, kind }, query.id);
    const { clientId: _clientId, ...input } = body; // the client id stays with the first voucher of the number
    refuseFuture(input);
    const [books, edited, limits] = await Promise.all([
      readCompanyBooks(trx, principal.companyId),
      referencesOfVoucher(trx, principal, voucherId),
      limitsFor(trx, principal),
    ]);
    const planning = { trx, principal, books, document: name, limits, replaces: query.id, edited };
    const toVoucher = await plan(planning, [input]);
    const voucher = toVoucher(input);
    const posted = await edit(trx, principal, voucherId, voucher, query.reason);
    const done = {
      operation: `${name}.edit`,
      entity: documentTablesOf(kind)?.table ?? "vouchers",
      entityId: posted.documentId || posted.voucherId,
      before: { id: query.id, ...head },
      after: { ...body, ...reasonOf(query) },
    };
    await audit(trx, { principal, client }, done);
    const ofBatches = await expiredWarnings(trx, principal.companyId, posted.expired ?? []);
    return standingDocument(kind, posted, null, [...(voucher.warnings ?? []), ...ofBatches]);
  });
}

async function cancelOne(
  { query, principal, db, client }: Call<undefined> & Changed,
  { name, kind }: DocumentType,
): Promise<Schema<"PostedDocument">> {
  return withTransaction(db, async (trx) => {
    const { voucherId, head } = await findDocument(trx, principal, { name, kind }, query.id);
    const posted = await cancel(trx, principal, voucherId, undefined, query.reason);
    const done = {
      operation: `${name}.cancel`,
      entity: documentTablesOf(kind)?.table ?? "vouchers",
      entityId: query.id,
      before: { id: query.id, ...head, status: "posted" },
      after: { id: query.id, ...head, status: "cancelled", ...reasonOf(query) },
    };
    await audit(trx, { principal, client }, done);
    const document = standingDocument(kind, posted, null);
    return { ...document, id: documentTablesOf(kind) ? query.id : null, voucherId, status: "cancelled" };
  });
}

/** Which document is changed, and why. */
interface Changed {
  query: { id: number; reason?: string };
}

function reasonOf({ reason }: Changed["query"]) {
  return reason === undefined ? {} : { reason };
}
