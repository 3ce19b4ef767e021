import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import {
  type ExpiredBatch,
  listExpiredBatches,
  takeBatchesBack,
  takeBatches,
  reverseMoves,
  type Voucher,
  formatIndianDay,
} from "@vanbook/sdk/books";
import { readKnownBatches } from "../../books/batches/read-batch-book.ts";
import { readStockMoves } from "../../books/posting/read-voucher.ts";
import { runDescribingShortages } from "../../books/posting/describe-shortages.ts";
import type { Schema } from "../../contract/contract.ts";
import { readItemNames } from "../item-names.ts";
import { catchRefusal } from "../told-refusal.ts";
import { hasExpiredSql } from "../../books/batches/batch-expiry-sql.ts";

type Warning = Schema<"DocumentWarning">;

/**
 * For the batches that posting a voucher now would take: warns of expired ones, and returns a
 * refusal if there is not enough of one. The goods of the replaced voucher count as available.
 * Locks nothing. Throws LINE_INVALID as posting would.
 */
export async function askBatches(db: Knex, companyId: number, voucher: Voucher, replacedId?: number) {
  const moves = replacedId === undefined ? [] : await readStockMoves(db, companyId, replacedId);
  const keeping = await readItemsKeepingBatches(db, companyId, [...moves, ...voucher.moves]);
  const back = replacedId === undefined ? undefined : { voucherId: replacedId, moves };
  const { book } = await readKnownBatches(db, companyId, keeping, voucher.moves, back);
  let expiredGoods: readonly ExpiredBatch[] = [];
  const refusals = await catchRefusal("STOCK_SHORT", () =>
    runDescribingShortages(db, companyId, () => {
      takeBatchesBack(reverseMoves(moves), book);
      expiredGoods = listExpiredBatches(voucher, takeBatches(voucher, book, moves), book);
    }),
  );
  return { refusals, warnings: await readExpiredWarnings(db, companyId, expiredGoods) };
}

/** Makes no query if no batch has expired. */
export async function readExpiredWarnings(
  db: Knex,
  companyId: number,
  expiredGoods: readonly ExpiredBatch[],
): Promise<Warning[]> {
  if (expiredGoods.length === 0) return [];
  const itemIds = expiredGoods.map(({ itemId }) => itemId);
  const nameOf = await readItemNames(db, { companyId }, itemIds);
  return expiredGoods.map(({ itemId, code, expiresOn }) => ({
    code: "BATCH_EXPIRED",
    ...say.batchExpired({ batch: code, item: nameOf(itemId), day: formatIndianDay(expiresOn ?? "") }),
  }));
}

export async function readPostedExpiredWarnings(
  db: Knex,
  companyId: number,
  voucherIds: readonly number[],
): Promise<(voucherId: number) => Promise<Warning[]>> {
  const takenBatches: (ExpiredBatch & { voucherId: number })[] =
    voucherIds.length === 0
      ? []
      : await db("stock_move_batches as p")
          .join("stock_moves as m", (on) => {
            for (const column of MOVE_KEY) on.on(`m.${column}`, `p.${column}`);
          })
          .join("batches as b", (on) => on.on("b.company_id", "p.company_id").andOn("b.id", "p.batch_id"))
          .where("p.company_id", companyId)
          .whereIn("p.voucher_id", [...voucherIds])
          .where("p.quantity", "<", 0)
          .whereRaw(hasExpiredSql("b.expires_on", "m.move_kind", "m.date"))
          .distinct({
            voucherId: "p.voucher_id",
            itemId: "b.item_id",
            code: "b.code",
            expiresOn: "b.expires_on",
          });
  const filterTakenBatches = (id: number) => takenBatches.filter(({ voucherId }) => voucherId === id);
  return (id) => readExpiredWarnings(db, companyId, filterTakenBatches(id));
}

async function readItemsKeepingBatches(
  db: Knex,
  companyId: number,
  moves: readonly { itemId: number }[],
): Promise<ReadonlySet<number>> {
  const ids: number[] = await db("items")
    .where({ company_id: companyId, keeps_batches: 1 })
    .whereIn("id", [...new Set(moves.map(({ itemId }) => itemId))])
    .pluck("id");
  return new Set(ids);
}

const MOVE_KEY = ["company_id", "voucher_id", "line_no"];
