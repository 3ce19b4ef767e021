import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { decideDocuments, readDecisions } from "./decide-2b.ts";
import { makeHeldKey } from "./held-purchase.ts";
import { holdPurchases } from "./hold-2b.ts";
import { importStatement2b } from "./import-statement-2b.ts";
import type { FoundMatch } from "./statement-task.ts";
import { describeStatement, matchStored, readOwnGstin, readStoredStatement } from "./stored-statement.ts";

const readStatement: Handler<"gst.statement2b"> = async ({ query, principal, db }) => {
  const { month, result, page = 1, pageSize = 100 } = query;
  await readOwnGstin(db, principal);
  const storedStatement = await readStoredStatement(db, principal, month);
  if (!storedStatement) return { statement: null, counts: [], rows: 0, matches: [] };
  const { counts, rowCount, rows } = await matchStored(db, principal, month, { result, page, pageSize });
  return {
    statement: describeStatement(storedStatement),
    counts,
    rows: rowCount,
    matches: await addDecisions(db, principal, month, rows),
  };
};

export const statement2b = {
  "gst.statement2b": readStatement,
  "gst.importStatement2b": importStatement2b,
  "gst.decide2b": decideDocuments,
  "gst.hold2b": holdPurchases,
};

async function addDecisions(
  db: Knex,
  principal: Principal,
  month: string,
  rows: readonly FoundMatch[],
): Promise<Schema<"StatementMatch">[]> {
  const ids = rows.flatMap(({ match: { document } }) => document?.id ?? []);
  const [decisions, heldIds] = await Promise.all([
    readDecisions(db, principal, month, ids),
    readHeldIds(db, principal, ids),
  ]);
  return rows.map(({ match }) => ({
    ...match,
    ...(decisions.get(match.document?.id ?? "") ?? NO_DECISION),
    heldDocumentId: heldIds.get(makeHeldKey(match.document?.id ?? "")) ?? null,
  }));
}

async function readHeldIds(
  db: Knex,
  principal: Principal,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows: { id: number; sourceKey: string }[] = await ofCompany(db, principal, "held_documents as h")
    .where("h.source", "GSTR-2B")
    .whereIn("h.source_key", ids.map(makeHeldKey))
    .select({ id: "h.id", sourceKey: "h.source_key" });
  return new Map(rows.map(({ id, sourceKey }) => [sourceKey, id]));
}

const NO_DECISION = { decision: "pending", decidedBy: null, decidedOn: null } as const;
