import type { ReturnPeriod } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";
import type { MarkedReturn, ReturnForm, StoredReturn } from "./marked-return.ts";
import { unpackDocuments } from "./packed-json.ts";

/** All returns that were marked as filed, without what they state. */
export async function readMarkedReturns(db: Knex, companyId: number): Promise<MarkedReturn[]> {
  const rows = await select<ReturnRow>(selectReturns(db, companyId), RETURN_COLUMNS);
  return rows.map(makeMarkedReturn);
}

/** Those of periods that end in the months from `from` to `to`. */
export async function readStoredReturns(
  db: Knex,
  companyId: number,
  { from, to }: { from: string; to: string },
): Promise<StoredReturn[]> {
  const months = selectReturns(db, companyId).whereBetween("r.month", [from.slice(0, 7), to.slice(0, 7)]);
  const rows = await select<ReturnRow & { documents: Buffer | null }>(months, {
    ...RETURN_COLUMNS,
    documents: "r.documents",
  });
  return rows.map((row) =>
    Object.assign(makeMarkedReturn(row), { documents: row.documents ? unpackDocuments(row.documents) : [] }),
  );
}

export async function readStoredFile(
  db: Knex,
  companyId: number,
  id: number,
): Promise<{ file: Buffer | null } | undefined> {
  const [row] = await select<{ file: Buffer | null }>(
    ofCompany(db, { companyId }, "gst_returns as r").where("r.id", id),
    { file: "r.file" },
  );
  return row;
}

function selectReturns(db: Knex, companyId: number): Knex.QueryBuilder {
  const returns = ofCompany(db, { companyId }, "gst_returns as r");
  return joinOwn(returns, "users as u", "u.id", "r.created_by").orderBy("r.id");
}

function makeMarkedReturn(row: ReturnRow): MarkedReturn {
  return {
    ...{ id: row.id, form: row.form, period: { kind: row.kind, month: row.month } },
    ...{ filedOn: row.filed_on, arn: row.arn, filedBy: row.filed_by, createdAt: row.created_at },
    digest: row.digest?.toString("hex") ?? null,
    ...{ partCount: row.part_count, documentCount: row.document_count },
  };
}

interface ReturnRow {
  id: number;
  form: ReturnForm;
  kind: ReturnPeriod["kind"];
  month: string;
  filed_on: string;
  arn: string;
  filed_by: string | null;
  created_at: string;
  digest: Buffer | null;
  part_count: number;
  document_count: number;
}

const RETURN_COLUMNS = {
  ...{ id: "r.id", form: "r.form", kind: "r.kind", month: "r.month", filed_on: "r.filed_on" },
  ...{ arn: "r.arn", filed_by: "u.name", created_at: "r.created_at", digest: "r.digest" },
  ...{ part_count: "r.part_count", document_count: "r.document_count" },
} as const;
