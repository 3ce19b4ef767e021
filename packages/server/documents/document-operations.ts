import { readCompanyBooks } from "../books/posting/read-company-books.ts";
import { cancel } from "../books/posting/cancel.ts";
import { findDocumentTables, type VoucherKind } from "@vanbook/sdk/books";
import { edit } from "../books/posting/edit.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import type { DocumentKind } from "../auth/limits.ts";
import { loadLimitsFor } from "../auth/company-limits.ts";
import type { Body, OperationId, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Problem } from "@vanbook/sdk/problem";
import { getToday } from "../clock.ts";
import { findDocument } from "./find-document.ts";
import { readVoucherReferences } from "./references/deleted-references.ts";
import { readCountedWarnings, readCountedWarningsOfEdit } from "./references/counted-warnings.ts";
import { readLateCorrections } from "./references/read-late-corrections.ts";
import { prepareEWayWarnings } from "./references/e-way-of-posted.ts";
import { readExpiredWarnings } from "./references/expired-warnings.ts";
import { makeBatchAnswer, requireSaved } from "./batch-answer.ts";
import { postDocuments, refuseFuture } from "./post-documents.ts";
import { toPostedDocument } from "./standing-document.ts";
import type { Plan, DocumentInput, DocumentType, Call, WarningsOf } from "./document-type.ts";

export type DocumentOperations<Name extends DocumentKind> = {
  readonly [Op in OperationId & `${Name}.${"post" | "postBatch" | "edit" | "cancel"}`]: Handler<Op>;
};

/**
 * The operations that post, edit and cancel documents of a kind; `plan` makes their vouchers, and
 * `warningsOf` reads the warnings of posted documents.
 */
export function createDocumentOperations<Name extends DocumentKind>(
  name: Name,
  kind: VoucherKind,
  plan: Plan<Body<OperationId & `${Name}.post`> & DocumentInput>,
  warningsOf?: WarningsOf,
): DocumentOperations<Name> {
  const document = { name, kind, plan: plan as Plan<DocumentInput>, ...(warningsOf && { warningsOf }) };
  const operations = {
    [`${name}.post`]: async (call: Call<DocumentInput>) =>
      requireSaved(await postDocuments(call, document, [call.body])),
    [`${name}.postBatch`]: async (call: Call<{ documents: (DocumentInput | Problem)[] }>) =>
      makeBatchAnswer(call.body.documents, await postDocuments(call, document, call.body.documents)),
    [`${name}.edit`]: (call: Call<DocumentInput> & Changed) => editOne(call, document),
    [`${name}.cancel`]: (call: Call<undefined> & Changed) => cancelOne(call, document),
  };
  // The compiler can't check computed names here; bind() and Routes check them.
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
    const [books, editedReferences, limits, listEWay] = await Promise.all([
      readCompanyBooks(trx, principal.companyId),
      readVoucherReferences(trx, principal, voucherId),
      loadLimitsFor(trx, principal),
      prepareEWayWarnings(trx, principal.companyId, kind),
    ]);
    const planning = {
      trx,
      principal,
      books,
      document: name,
      limits,
      replaces: query.id,
      edited: editedReferences,
    };
    const toVoucher = await plan(planning, [input]);
    const voucher = toVoucher(input);
    const postedVoucher = await edit(trx, principal, voucherId, voucher, query.reason);
    const auditEntry = {
      operation: `${name}.edit`,
      entity: findDocumentTables(kind)?.table ?? "vouchers",
      entityId: postedVoucher.documentId || postedVoucher.voucherId,
      before: { id: query.id, ...head },
      after: { ...body, ...pickReason(query) },
    };
    await addAuditLine(trx, { principal, client }, auditEntry);
    const ofBatches = await readExpiredWarnings(trx, principal.companyId, postedVoucher.expired ?? []);
    const { companyId } = principal;
    const correctedBill = { date: head.date, id: query.id, nextId: postedVoucher.documentId };
    const changedVoucher = { voucherId: postedVoucher.voucherId, replacedId: voucherId };
    const isDatedBack = [head.date, voucher.date].some((date) => date < getToday());
    const countWarnings =
      isDatedBack && hasGoods(kind) ? await readCountedWarningsOfEdit(trx, companyId, changedVoucher) : [];
    return toPostedDocument(kind, postedVoucher, null, [
      ...(voucher.warnings ?? []),
      ...ofBatches,
      ...countWarnings,
      ...listEWay(books, voucher, postedVoucher),
      ...(kind === "sale" ? await readLateCorrections(trx, companyId, correctedBill) : []),
    ]);
  });
}

async function cancelOne(
  { query, principal, db, client }: Call<undefined> & Changed,
  { name, kind }: DocumentType,
): Promise<Schema<"PostedDocument">> {
  return withTransaction(db, async (trx) => {
    const { voucherId, head } = await findDocument(trx, principal, { name, kind }, query.id);
    const postedReversal = await cancel(trx, principal, voucherId, undefined, query.reason);
    const auditEntry = {
      operation: `${name}.cancel`,
      entity: findDocumentTables(kind)?.table ?? "vouchers",
      entityId: query.id,
      before: { id: query.id, ...head, status: "posted" },
      after: { id: query.id, ...head, status: "cancelled", ...pickReason(query) },
    };
    await addAuditLine(trx, { principal, client }, auditEntry);
    const isDatedBack = postedReversal.date < getToday();
    const { companyId } = principal;
    const countWarnings = await readCountedWarnings(
      trx,
      companyId,
      isDatedBack ? [postedReversal.voucherId] : [],
    );
    const cancelledBill = { date: head.date, id: query.id };
    const warnings = [
      ...(countWarnings.get(postedReversal.voucherId) ?? []),
      ...(kind === "sale" ? await readLateCorrections(trx, companyId, cancelledBill) : []),
    ];
    const document = toPostedDocument(kind, postedReversal, null, warnings);
    return { ...document, id: findDocumentTables(kind) ? query.id : null, voucherId, status: "cancelled" };
  });
}

/** Documents of money have no lines; openings have no document. */
function hasGoods(kind: VoucherKind): boolean {
  return kind === "opening" || findDocumentTables(kind)?.lineTable !== undefined;
}

interface Changed {
  query: { id: number; reason?: string };
}

function pickReason({ reason }: Changed["query"]) {
  return reason === undefined ? {} : { reason };
}
