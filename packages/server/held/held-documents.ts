import type { Knex } from "knex";
import { addAuditLine } from "../auth/audit.ts";
import { refuseSuperiors } from "../auth/document-author.ts";
import { ofCompany, ofDocuments } from "../auth/scope.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { withTransaction } from "../db/transaction.ts";
import { problem } from "@vanbook/sdk/problem";
import { VOUCHER_NAME } from "../reports/ledgers/entry-words.ts";
import { listPostableKinds } from "./held-kinds.ts";
import { HELD_OPERATIONS, type HeldKind } from "./held-operations.ts";
import { postHeldVoucher } from "./post-held-voucher.ts";

const list: Handler<"heldDocuments.list"> = ({ query, principal, db }) => {
  const rows = selectHeld(db, principal).where("h.status", query.Status ?? "Waiting");
  if (query.Source) void rows.where("h.source", query.Source);
  return {
    rows,
    joins: {
      u: { table: "users", id: "h.created_by" },
      d: { table: "users", id: "h.decided_by" },
      v: { table: "vouchers", id: "h.voucher_id" },
    },
    columns: {
      HeldDocumentID: "h.id",
      VoucherKind: "h.kind",
      Type: VOUCHER_NAME.replaceAll("v.kind", "h.kind"),
      Date: "h.date",
      Particulars: "h.party_name",
      Number: "h.number",
      Amount: "h.amount",
      Source: "h.source",
      Status: "h.status",
      HeldBy: "u.name",
      HeldOn: "h.created_at",
      VoucherID: "h.voucher_id",
      VoucherNo: "v.voucher_no",
      DecidedBy: "d.name",
      Reason: "h.reason",
    },
    search: ["Type", "Particulars", "Number", "Amount", "HeldBy", "VoucherNo"],
    sort: "-HeldOn",
    key: "h.id",
  };
};

const get: Handler<"heldDocuments.get"> = async ({ query, principal, db }) => {
  const row: HeldRow | undefined = await selectHeld(db, principal)
    .where("h.id", query.id)
    .first(HELD_COLUMNS);
  if (!row) throw problem("NOT_FOUND");
  const { id, kind, source, status, voucherId, clientId } = row;
  return { id, kind, source, status, voucherId, clientId, input: parseInput(row) };
};

const post: Handler<"heldDocuments.post"> = async ({ query, body, principal, db, client, ...call }) =>
  withTransaction(db, async (trx) => {
    const heldRow = await lockHeld(trx, principal, query.id);
    if (heldRow.status === "Discarded") throw problem("HELD_DOCUMENT_SETTLED");
    const postedVoucher = await postHeldVoucher(heldRow, body, { ...call, principal, db: trx, client });
    if (heldRow.status === "Waiting") {
      await settleHeld(trx, principal, heldRow.id, { status: "Posted", voucher_id: postedVoucher.voucherId });
      await addAuditLine(
        trx,
        { principal, client },
        {
          operation: "heldDocuments.post",
          entity: "held_documents",
          entityId: heldRow.id,
          before: { status: heldRow.status },
          after: { status: "Posted", voucherNo: postedVoucher.voucherNo },
        },
      );
    }
    return postedVoucher;
  });

const discard: Handler<"heldDocuments.discard"> = async ({ query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const heldRow = await lockHeld(trx, principal, query.id);
    if (heldRow.status === "Posted") throw problem("HELD_DOCUMENT_SETTLED");
    if (heldRow.status === "Waiting") {
      const author = { number: heldRow.number ?? `No. ${heldRow.id}`, createdBy: heldRow.createdBy };
      await refuseSuperiors(trx, principal, HELD_OPERATIONS[heldRow.kind], author);
      const reason = query.reason ?? null;
      await settleHeld(trx, principal, heldRow.id, { status: "Discarded", reason });
      await addAuditLine(
        trx,
        { principal, client },
        {
          operation: "heldDocuments.discard",
          entity: "held_documents",
          entityId: heldRow.id,
          before: { status: heldRow.status },
          after: { status: "Discarded", reason },
        },
      );
    }
    return { success: true, message: "The document is discarded." };
  });

export const heldDocuments = {
  "heldDocuments.list": list,
  "heldDocuments.get": get,
  "heldDocuments.post": post,
  "heldDocuments.discard": discard,
};

interface HeldRow {
  id: number;
  kind: HeldKind;
  source: Schema<"HeldSource">;
  status: Schema<"HeldStatus">;
  voucherId: number | null;
  clientId: string;
  number: string | null;
  createdBy: number | null;
  input: string;
}

/** Those of the principal's users, of kinds that its role may post. */
function selectHeld(db: Knex, principal: Principal): Knex.QueryBuilder {
  const heldRow = ofCompany(db, principal, "held_documents as h").whereIn(
    "h.kind",
    listPostableKinds(principal),
  );
  return ofDocuments(heldRow, principal, "h.user_id");
}

async function lockHeld(trx: Knex.Transaction, principal: Principal, id: number): Promise<HeldRow> {
  const row: HeldRow | undefined = await selectHeld(trx, principal)
    .where("h.id", id)
    .forUpdate()
    .first(HELD_COLUMNS);
  if (!row) throw problem("NOT_FOUND");
  return row;
}

async function settleHeld(
  trx: Knex.Transaction,
  principal: Principal,
  id: number,
  columns: { status: Schema<"HeldStatus">; voucher_id?: number; reason?: string | null },
): Promise<void> {
  await ofCompany(trx, principal, "held_documents")
    .where("id", id)
    .update({ ...columns, decided_by: principal.userId, decided_at: toDatabaseTime(readClock()) });
}

function parseInput({ input }: HeldRow): Record<string, unknown> {
  return JSON.parse(input) as Record<string, unknown>; // written by holdDocuments
}

const HELD_COLUMNS = {
  id: "h.id",
  kind: "h.kind",
  source: "h.source",
  status: "h.status",
  voucherId: "h.voucher_id",
  clientId: "h.client_id",
  number: "h.number",
  createdBy: "h.created_by",
  input: "h.input",
};
