import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { POSTED_STATUS, REPLACED_STATUS, type Posted } from "@vanbook/sdk/books";
import { cancel } from "../books/posting/cancel.ts";
import { edit } from "../books/posting/edit.ts";
import { post } from "../books/posting/post.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { Problem, problem } from "@vanbook/sdk/problem";
import { refuseSuperiors } from "../auth/document-author.ts";
import { ofCompany, ofDocuments } from "../auth/scope.ts";
import { findYearId } from "./receipt-list.ts";
import { buildReceiptVoucher, type StoredReceipt } from "./receipt-voucher.ts";

const create: Handler<"receipts.create"> = ({ body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const voucher = await renameDateErrors(buildReceiptVoucher(trx, principal, body));
    const [postedReceipt] = await renameDateErrors(post(trx, principal, [voucher]));
    if (!postedReceipt) throw problem("INTERNAL");
    const auditEntry = {
      operation: "receipts.create",
      entity: "receipts",
      entityId: postedReceipt.documentId,
    };
    await addAuditLine(trx, { principal, client }, { ...auditEntry, after: body });
    return answer(postedReceipt, "Receipt submitted successfully!");
  });

const update: Handler<"receipts.update"> = ({ body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const [before] = await readReceipts(trx, principal, { "r.id": body.ReId });
    if (!before) throw problem("NOT_FOUND");
    await refuseSuperiorsOf(trx, principal, before);
    const voucher = await renameDateErrors(buildReceiptVoucher(trx, principal, body, before));
    const postedReceipt = await renameDateErrors(edit(trx, principal, before.voucher_id, voucher));
    const auditEntry = {
      operation: "receipts.update",
      entity: "receipts",
      entityId: postedReceipt.documentId,
    };
    await addAuditLine(trx, { principal, client }, { ...auditEntry, before, after: body });
    return answer(postedReceipt, "Receipt updated successfully!");
  });

const remove: Handler<"receipts.delete"> = ({ body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const numberReceipts = await ofNumber(trx, principal, body);
    // If no version is posted any more, `cancel` throws the reason: cancelled or replaced.
    const postedReceipts = numberReceipts.filter(({ status }) => status === POSTED_STATUS);
    const candidates = postedReceipts.length > 0 ? postedReceipts : numberReceipts;
    if (candidates.length === 0) throw problem("NOT_FOUND");
    for (const before of candidates) await refuseSuperiorsOf(trx, principal, before);
    for (const before of candidates) {
      await renameDateErrors(cancel(trx, principal, before.voucher_id));
      const auditEntry = { operation: "receipts.delete", entity: "receipts", entityId: before.id };
      await addAuditLine(trx, { principal, client }, { ...auditEntry, before });
    }
    return { success: true, message: "Receipt deleted successfully!" };
  });

export const receiptMaster = {
  "receipts.create": create,
  "receipts.update": update,
  "receipts.delete": remove,
};

async function ofNumber(trx: Knex.Transaction, principal: Principal, body: Body<"receipts.delete">) {
  const { ReNo, ReId } = body;
  const yearId = body.FYearID ?? (await findYearId(trx, principal));
  const idFilter = ReId ? { "r.id": ReId } : {};
  const receipts = await readReceipts(trx, principal, { "r.year_id": yearId, "r.number": ReNo, ...idFilter });
  return ReId ? receipts : receipts.filter(({ status }) => status !== REPLACED_STATUS);
}

async function readReceipts(
  trx: Knex.Transaction,
  principal: Principal,
  where: Readonly<Record<string, number>>,
): Promise<FoundReceipt[]> {
  const receipts = ofCompany(trx, principal, "receipts as r").where(where);
  return ofDocuments(receipts, principal, "r.user_id")
    .select("r.id", "r.voucher_id", "r.year_id", "r.number", "r.status", "r.date", "r.ledger_id")
    .select("r.party_id", "r.user_id", "r.created_by", "r.branch_id", "r.mode", "r.amount", "r.narration")
    .select("r.cheque_no", "r.cheque_date", "r.bank", "r.bank_branch", "r.bank_location")
    .select("r.remark", "r.approval_status", "r.discount");
}

/** Throws ENTERED_ABOVE if someone senior to the principal entered the receipt. */
async function refuseSuperiorsOf(trx: Knex.Transaction, principal: Principal, receipt: FoundReceipt) {
  const number = say.numbered({ kind: "Receipt", number: receipt.number });
  await refuseSuperiors(trx, principal, "receipts", { number, createdBy: receipt.created_by });
}

/** In date errors, replaces the books' field `date` by the form's field `RDate`. */
async function renameDateErrors<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof Problem) || !error.detail.fields) throw error;
    const fields = error.detail.fields.map((fieldError) => ({
      ...fieldError,
      field: fieldError.field === "date" ? "RDate" : fieldError.field,
    }));
    throw problem(error.code, { ...error.detail, message: error.message, fields });
  });
}

function answer({ documentId, number }: Posted, message: string): Schema<"ReceiptPosted"> {
  return { success: true, message, ReId: documentId, ReNo: number };
}

interface FoundReceipt extends StoredReceipt {
  id: number;
  voucher_id: number;
  number: number;
  amount: string;
  status: number;
}
