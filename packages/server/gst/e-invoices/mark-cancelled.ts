import { E_INVOICE_LAWS, findCancelEnd } from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { addAuditLine } from "../../auth/audit.ts";
import { ofCompany } from "../../auth/scope.ts";
import { readClock, toDatabaseTime } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import { select } from "../../db/select.ts";
import { withTransaction } from "../../db/transaction.ts";
import { makeRecord, RECORD_COLUMNS, type RecordRow } from "./records.ts";

export const markCancelled: Handler<"eInvoices.markCancelled"> = ({ query, body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const own = ofCompany(trx, principal, "e_invoices as e").where("e.voucher_id", query.voucherId);
    const [row] = await select<RecordRow>(own.forUpdate(), RECORD_COLUMNS);
    const { irn, acknowledgedAt, cancelledAt } = row ? makeRecord(row) : {};
    if (irn === undefined || !acknowledgedAt) throw problem("NOT_FOUND");
    if (cancelledAt) return { success: true, message: DONE_MESSAGE };
    const at = new Date(body.cancelledAt);
    const end = findCancelEnd(acknowledgedAt, E_INVOICE_LAWS);
    if (!end || at < acknowledgedAt || at > end || at > readClock())
      throw problemOnField("EINVOICE_CANCEL_LATE", "cancelledAt");
    await ofCompany(trx, principal, "e_invoices")
      .where("voucher_id", query.voucherId)
      .update({
        ...{ status: "cancelled", cancelled_at: toDatabaseTime(at) },
        ...{ modified_by: principal.userId, modified_at: toDatabaseTime(readClock()) },
      });
    const entry = { operation: "eInvoices.markCancelled", entity: "e_invoices", entityId: query.voucherId };
    await addAuditLine(
      trx,
      { principal, client },
      { ...entry, after: { irn, cancelledAt: at.toISOString() } },
    );
    return { success: true, message: DONE_MESSAGE };
  });

const DONE_MESSAGE = "The cancellation was noted";
