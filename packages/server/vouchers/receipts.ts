import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { POSTED, REPLACED, type Posted } from "@vanbook/sdk/books";
import { cancel } from "../books/posting/cancel.ts";
import { edit } from "../books/posting/edit.ts";
import { post } from "../books/posting/post.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { Problem, problem } from "@vanbook/sdk/problem";
import { refuseSuperiors } from "../auth/document-author.ts";
import { ofCompany, ofDocuments } from "../auth/scope.ts";
import { yearOn } from "./receipt-list.ts";
import { receiptVoucher, type StoredReceipt } from "./receipt-voucher.ts";

const create: Handler<"receipts.create"> = ({ body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const voucher = await inFormWords(receiptVoucher(trx, principal, body));
    const [posted] = await inFormWords(post(trx, principal, [voucher]));
    if (!posted) throw problem("INTERNAL");
    const done = { operation: "receipts.create", entity: "receipts", entityId: posted.documentId };
    await audit(trx, { principal, client }, { ...done, after: body });
    return answer(posted, "Receipt submitted successfully!");
  });

const update: Handler<"receipts.update"> = ({ body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const [before] = await receiptsOf(trx, principal, { "r.id": body.ReId });
    if (!before) throw problem("NOT_FOUND");
    await refuseSuperiorsOf(trx, principal, before);
    const voucher = await inFormWords(receiptVoucher(trx, principal, body, before));
    const posted = await inFormWords(edit(trx, principal, before.voucher_id, voucher));
    const done = { operation: "receipts.update", entity: "receipts", entityId: posted.documentId };
    await audit(trx, { principal, client }, { ...done, before, after: body });
    return answer(posted, "Receipt updated successfully!");
  });

const remove: Handler<"receipts.delete"> = ({ body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const numbered = await ofNumber(trx, principal, body);
    // If none is posted any more, `cancel` throws why: cancelled or replaced.
    const posted = numbered.filter(({ status }) => status === POSTED);
    const taken = posted.length > 0 ? posted : numbered;
    if (taken.length === 0) throw problem("NOT_FOUND");
    for (const before of taken) await refuseSuperiorsOf(trx, principal, before);
    for (const before of taken) {
      await inFormWords(cancel(trx, principal, before.voucher_id));
      const done = { operation: "receipts.delete", entity: "receipts", entityId: before.id };
      await audit(trx, { principal, client }, { ...done, before });
    }
    return { success: true, message: "Receipt deleted successfully!" };
  });

/** Receipts entered by the office. Receipts of the field app (documents/receipts.ts) are changed here too. */
export const receiptMaster = {
  "receipts.create": create,
  "receipts.update": update,
  "receipts.delete": remove,
};

/** Reads all receipts of a number in a year, or only the one that was shown, of any status. */
async function ofNumber(trx: Knex.Transaction, principal: Principal, body: Body<"receipts.delete">) {
  const { ReNo, ReId } = body;
  const yearId = body.FYearID ?? (await yearOn(trx, principal));
  const shown = ReId ? { "r.id": ReId } : {};
  const found = await receiptsOf(trx, principal, { "r.year_id": yearId, "r.number": ReNo, ...shown });
  return ReId ? found : found.filter(({ status }) => status !== REPLACED);
}

/** Reads receipts that the principal may change; those out of scope are not found. */
async function receiptsOf(
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

/** Throws ENTERED_ABOVE for a receipt that someone senior to the principal entered. */
async function refuseSuperiorsOf(trx: Knex.Transaction, principal: Principal, receipt: FoundReceipt) {
  const number = say.numbered({ kind: "Receipt", number: receipt.number });
  await refuseSuperiors(trx, principal, "receipts", { number, createdBy: receipt.created_by });
}

/** Renames the field of date errors: `date` in the books, `RDate` in the form. */
async function inFormWords<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof Problem) || !error.detail.fields) throw error;
    const fields = error.detail.fields.map((named) => ({
      ...named,
      field: named.field === "date" ? "RDate" : named.field,
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
