import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import {
  type ExpiredBatch,
  expiredBatches,
  takeBatchesBack,
  takeBatches,
  reversedMoves,
  type Voucher,
  writtenDay,
} from "@vanbook/sdk/books";
import { readKnownBatches } from "../../books/batches/read-batch-book.ts";
import { movesOf } from "../../books/posting/read-voucher.ts";
import { describingShortages } from "../../books/posting/describe-shortages.ts";
import type { Schema } from "../../contract/contract.ts";
import { itemNames } from "../item-names.ts";
import { toldRefusal } from "../told-refusal.ts";
import { hasExpiredSql } from "../../books/batches/batch-expiry-sql.ts";

type Warning = Schema<"DocumentWarning">;

/**
 * Checks the batches that posting a voucher now would take: warns of expired ones, and returns a refusal if there is
 * not enough of one. The goods of the voucher that it would replace count as available. Locks nothing. Throws
 * LINE_INVALID as posting would.
 */
export async function askBatches(db: Knex, companyId: number, voucher: Voucher, replacedId?: number) {
  const moves = replacedId === undefined ? [] : await movesOf(db, companyId, replacedId);
  const keeping = await keepingBatches(db, companyId, [...moves, ...voucher.moves]);
  const back = replacedId === undefined ? undefined : { voucherId: replacedId, moves };
  const { book } = await readKnownBatches(db, companyId, keeping, voucher.moves, back);
  let expired: readonly ExpiredBatch[] = [];
  const refusals = await toldRefusal("STOCK_SHORT", () =>
    describingShortages(db, companyId, () => {
      takeBatchesBack(reversedMoves(moves), book);
      expired = expiredBatches(voucher, takeBatches(voucher, book, moves), book);
    }),
  );
  return { refusals, warnings: await expiredWarnings(db, companyId, expired) };
}

/** Warnings for expired batches from which goods are taken. Makes no query if there are none. */
export async function expiredWarnings(
  db: Knex,
  companyId: number,
  expired: readonly ExpiredBatch[],
): Promise<Warning[]> {
  if (expired.length === 0) return [];
  const itemIds = expired.map(({ itemId }) => itemId);
  const nameOf = await itemNames(db, { companyId }, itemIds);
  return expired.map(({ itemId, code, expiresOn }) => ({
    code: "BATCH_EXPIRED",
    ...say.batchExpired({ batch: code, item: nameOf(itemId), day: writtenDay(expiresOn ?? "") }),
  }));
}

/** Reads the same warnings for vouchers that are already posted, by voucher id. */
export async function expiredWarningsOf(
  db: Knex,
  companyId: number,
  voucherIds: readonly number[],
): Promise<(voucherId: number) => Promise<Warning[]>> {
  const found: (ExpiredBatch & { voucherId: number })[] =
    voucherIds.length === 0
      ? []
      : await db("stock_move_batches as p")
          .join("stock_moves as m", (on) => {
            for (const column of MOVE) on.on(`m.${column}`, `p.${column}`);
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
  const foundIn = (id: number) => found.filter(({ voucherId }) => voucherId === id);
  return (id) => expiredWarnings(db, companyId, foundIn(id));
}

/** The ids of the moved items that keep batches. */
async function keepingBatches(
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

const MOVE = ["company_id", "voucher_id", "line_no"];
