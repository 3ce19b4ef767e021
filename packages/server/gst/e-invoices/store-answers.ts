import { REPLACED_STATUS } from "@vanbook/sdk/books";
import type { PortalMessage, ReportedDocument } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { addAuditLine, type AuditAuthor } from "../../auth/audit.ts";
import { ofCompany } from "../../auth/scope.ts";
import { readClock, toDatabaseTime } from "../../clock.ts";
import { withTransaction } from "../../db/transaction.ts";
import { serialiseWrites } from "../../master/serialize-writes.ts";

/** What the portal said of a document. */
export type StoredAnswer = { voucherId: number } & (
  | { reported: ReportedDocument; messages?: never }
  | { reported?: never; messages: readonly PortalMessage[] }
);

/**
 * A document that has an IRN keeps it: a refusal changes nothing of it, a cancellation is noted.
 * Answers to documents that somebody corrected in the meantime are not stored.
 */
export function storeAnswers<Answer extends StoredAnswer>(
  db: Knex,
  author: AuditAuthor,
  answers: readonly Answer[],
): Promise<{ reported: number; refused: number; known: number; replaced: Answer[] }> {
  const { principal } = author;
  return withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "e_invoices");
    const currentIds = await lockCurrentVouchers(
      trx,
      principal,
      answers.map(({ voucherId }) => voucherId),
    );
    const currentAnswers = answers.filter(({ voucherId }) => currentIds.has(voucherId));
    const ids = [...currentIds];
    const reportedIds: number[] = await ofCompany(trx, principal, "e_invoices")
      .whereIn("voucher_id", ids)
      .whereNotNull("irn")
      .pluck("voucher_id");
    const knownIds = new Set(reportedIds);
    const counts = { reported: 0, refused: 0, known: 0 };
    for (const answer of currentAnswers) {
      if (knownIds.has(answer.voucherId)) {
        counts.known += 1;
        if (answer.reported?.cancelledAt) await storeAnswer(trx, author, answer);
      } else {
        counts[answer.reported ? "reported" : "refused"] += 1;
        if (answer.reported) knownIds.add(answer.voucherId);
        await storeAnswer(trx, author, answer);
      }
    }
    const entry = { operation: "eInvoices.importAnswers", entity: "e_invoices" };
    await addAuditLine(trx, author, {
      ...entry,
      entityId: principal.companyId,
      after: { ...counts, vouchers: ids },
    });
    const replacedAnswers = answers.filter(({ voucherId }) => !currentIds.has(voucherId));
    return { ...counts, replaced: replacedAnswers };
  });
}

/** Those that no correction has replaced. A correction or cancellation waits until this commits. */
async function lockCurrentVouchers(
  trx: Knex.Transaction,
  { companyId }: { companyId: number },
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const lockedIds: number[] = await ofCompany(trx, { companyId }, "vouchers")
    .whereIn("id", [...ids])
    .orderBy("id")
    .forUpdate()
    .pluck("id");
  const currentIds = new Set<number>();
  for (const table of ["bills", "sale_returns", "notes"]) {
    const documentIds: number[] = await ofCompany(trx, { companyId }, table)
      .whereIn("voucher_id", lockedIds)
      .whereNot("status", REPLACED_STATUS)
      .pluck("voucher_id");
    for (const id of documentIds) currentIds.add(id);
  }
  return currentIds;
}

async function storeAnswer(
  trx: Knex.Transaction,
  { principal }: AuditAuthor,
  answer: StoredAnswer,
): Promise<void> {
  const at = toDatabaseTime(readClock());
  const row = answer.reported ? makeReportedColumns(answer.reported) : makeRefusedColumns(answer.messages);
  const { companyId, userId } = principal;
  await trx("e_invoices")
    .insert({
      company_id: companyId,
      voucher_id: answer.voucherId,
      ...row,
      created_by: userId,
      created_at: at,
    })
    .onConflict(["company_id", "voucher_id"])
    .merge({ ...row, modified_by: userId, modified_at: at });
}

function makeReportedColumns({
  irn,
  acknowledgementNumber,
  acknowledgedAt,
  signedQr,
  cancelledAt,
}: ReportedDocument) {
  return {
    status: cancelledAt ? "cancelled" : "reported",
    ...{ irn, ack_no: acknowledgementNumber, ack_at: toDatabaseTime(acknowledgedAt), signed_qr: signedQr },
    cancelled_at: cancelledAt && toDatabaseTime(cancelledAt),
    messages: null,
  };
}

function makeRefusedColumns(messages: readonly PortalMessage[]) {
  return { status: "refused", messages: JSON.stringify(messages) };
}
