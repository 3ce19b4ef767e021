import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import { addAuditLine } from "../../auth/audit.ts";
import { readClock, toDatabaseTime } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { withTransaction } from "../../db/transaction.ts";
import { ofCompany } from "../../auth/scope.ts";
import { createRefusal } from "./statement-refusal.ts";
import type { ReadAnswer } from "./statement-task.ts";
import { readInThread } from "./statement-thread.ts";
import { describeStatement, readOwnGstin, readStoredStatement } from "./stored-statement.ts";

export const importStatement2b: Handler<"gst.importStatement2b"> = async ({
  body,
  principal,
  db,
  client,
}) => {
  const { month } = body;
  const bytes = body.file as unknown as Uint8Array; // a file of a form: the contract's type is that of clients
  const gstin = await readOwnGstin(db, principal);
  const reading = await readInThread({ kind: "read", file: bytes, gstin, month });
  if ("refused" in reading) throw createRefusal(reading.refused);
  const digest = Buffer.from(reading.digest);
  return withTransaction(db, async (trx) => {
    const before = await lockStatement(trx, principal, month);
    if (!before?.digest.equals(digest)) {
      if (before?.madeOn && reading.madeOn && reading.madeOn < before.madeOn)
        throw problem("STATEMENT_OLDER");
      await storeStatement(trx, principal, { month, gstin, digest, reading });
      await addAuditLine(
        trx,
        { principal, client },
        {
          operation: "gst.importStatement2b",
          entity: "statements_2b",
          entityId: month,
          ...(before && { before: { month, digest: before.digest.toString("hex") } }),
          after: { month, digest: digest.toString("hex"), documents: reading.documentCount },
        },
      );
    }
    const storedStatement = await readStoredStatement(trx, principal, month);
    if (!storedStatement) throw problem("INTERNAL");
    return describeStatement(storedStatement);
  });
};

async function lockStatement(trx: Knex.Transaction, principal: Principal, month: string) {
  const row: { digest: Buffer; madeOn: string | null } | undefined = await ofCompany(
    trx,
    principal,
    "statements_2b as s",
  )
    .where("s.month", month)
    .forUpdate()
    .first({ digest: "s.digest", madeOn: "s.made_on" });
  return row;
}

interface StatementToStore {
  month: string;
  gstin: string;
  digest: Buffer;
  reading: Exclude<ReadAnswer, { refused: unknown }>;
}

async function storeStatement(
  trx: Knex.Transaction,
  { companyId, userId }: Principal,
  { month, gstin, digest, reading }: StatementToStore,
): Promise<void> {
  const row = {
    ...{ gstin, digest, file: Buffer.from(reading.file), made_on: reading.madeOn },
    document_count: reading.documentCount,
    refused_count: reading.refusedCount,
    refusals: JSON.stringify(reading.refusals),
    unread_parts: JSON.stringify(reading.unreadParts.slice(0, MOST_UNREAD_PARTS)),
    imported_by: userId,
    imported_at: toDatabaseTime(readClock()),
  };
  await trx("statements_2b")
    .insert({ company_id: companyId, month, ...row })
    .onConflict(["company_id", "month"])
    .merge(row);
}

const MOST_UNREAD_PARTS = 100;
