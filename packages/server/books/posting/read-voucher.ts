import type { Knex } from "knex";
import {
  findDocumentTables,
  toLedgerLine,
  type LedgerLine,
  type LedgerRow,
  type MoveRow,
  quantity,
  type StandingVoucher,
  type ValuedMove,
  toValuedMove,
  type VoucherRow,
} from "@vanbook/sdk/books";
import { problem } from "@vanbook/sdk/problem";

/**
 * Reads and locks a voucher that can be cancelled or edited. Throws NOT_FOUND, ALREADY_CANCELLED,
 * or DOCUMENT_REPLACED when an edit has replaced it.
 */
export async function lockVoucher(
  trx: Knex.Transaction,
  companyId: number,
  id: number,
): Promise<StandingVoucher> {
  const row = await trx<VoucherRow>("vouchers").where({ company_id: companyId, id }).forUpdate().first();
  if (!row) throw problem("NOT_FOUND");
  if (row.reverses_id !== null) throw problem("ALREADY_CANCELLED");
  const { kind, year_id, series_id, number } = row;
  // Each process takes ids in blocks, so the larger id is not always the later voucher.
  const others = await trx<VoucherRow>("vouchers")
    .where({ company_id: companyId, kind, year_id, series_id, number })
    .whereNot("id", id)
    .select("id", "reverses_id");
  if (!others.some((each) => each.reverses_id === id))
    return { ...row, document_id: await findDocumentId(trx, row) };
  const reversedIds = new Set(others.map((each) => each.reverses_id));
  const stands = others.some((each) => each.reverses_id === null && !reversedIds.has(each.id));
  throw problem(stands ? "DOCUMENT_REPLACED" : "ALREADY_CANCELLED");
}

async function findDocumentId(trx: Knex.Transaction, { kind, company_id, id }: VoucherRow): Promise<number> {
  const tables = findDocumentTables(kind);
  if (!tables) return 0;
  const document: { id: number } | undefined = await trx(tables.table)
    .where({ company_id, voucher_id: id })
    .first("id");
  return document?.id ?? 0;
}

export async function readLedgerLines(
  trx: Knex.Transaction,
  companyId: number,
  voucherId: number,
): Promise<LedgerLine[]> {
  const rows: LedgerRow[] = await trx("ledger_entries")
    .where({ company_id: companyId, voucher_id: voucherId })
    .orderBy("line_no");
  return rows.map(toLedgerLine);
}

export async function readStockMoves(trx: Knex, companyId: number, voucherId: number): Promise<ValuedMove[]> {
  const rows = (await trx("stock_moves as m")
    .leftJoin("stock_move_batches as p", (on) =>
      on
        .on("p.company_id", "m.company_id")
        .andOn("p.voucher_id", "m.voucher_id")
        .andOn("p.line_no", "m.line_no"),
    )
    .where({ "m.company_id": companyId, "m.voucher_id": voucherId })
    .orderBy(["m.line_no", "p.batch_id"])
    .select(
      "m.*",
      "p.batch_id",
      "p.quantity as of_batch",
      "p.document_line",
      "p.batch_code",
      "p.batch_expires_on",
    )) as PartRow[]; // knex has no column types
  const lines = new Map(rows.map((row) => [row.line_no, row]));
  return [...lines.values()].map((row) => ({
    ...toValuedMove(row),
    ...(row.batch_id !== null && {
      batches: rows
        .filter((each) => each.line_no === row.line_no)
        .map((each) => ({
          batchId: each.batch_id ?? 0,
          quantity: quantity(each.of_batch ?? "0"),
          code: each.batch_code ?? "",
          expiresOn: each.batch_expires_on,
        })),
      documentLine: row.document_line,
    }),
  }));
}

interface PartRow extends MoveRow {
  batch_id: number | null;
  of_batch: string | null;
  batch_code: string | null;
  batch_expires_on: string | null;
  document_line: number | null;
}
