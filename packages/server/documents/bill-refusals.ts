import type { Knex } from "knex";
import { addMoveDates, takeFromStock, reverseMoves, type Voucher, type Paise } from "@vanbook/sdk/books";
import { readStockDays } from "../books/posting/read-stock-days.ts";
import { readStockMoves } from "../books/posting/read-voucher.ts";
import { runDescribingShortages } from "../books/posting/describe-shortages.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { ReplacedDocument } from "./prepare-planning.ts";
import { readCredit } from "./references/credit.ts";
import { askBatches } from "./references/expired-warnings.ts";
import { catchRefusal } from "./told-refusal.ts";

type Refusal = Schema<"BillRefusal">;

/**
 * Why posting the bill now would be refused: goods not in stock, or credit used up. Also warns of
 * expired batches. The goods and credit of the `replacedBill` bill count as available. Locks
 * nothing.
 */
export async function checkBill(
  db: Knex,
  companyId: number,
  input: Body<"bills.price">,
  voucher: Voucher & { amount: Paise },
  replacedBill?: ReplacedDocument,
): Promise<{ warnings: Schema<"DocumentWarning">[]; refusals: Refusal[] }> {
  const moves = [...(await readGoodsBack(db, companyId, replacedBill)), ...addMoveDates(voucher)];
  const [days, credit] = await Promise.all([
    readStockDays(db, companyId, moves),
    readCredit(db, companyId, [input], { replaces: replacedBill?.id, asksOnly: true }),
  ]);
  const [short, ofBatch, beyond] = await Promise.all([
    catchRefusal("STOCK_SHORT", () =>
      runDescribingShortages(db, companyId, () => takeFromStock(days, moves)),
    ),
    askBatches(db, companyId, voucher, replacedBill?.voucherId),
    catchRefusal("CREDIT_LIMIT", () => {
      if (input.payment === "credit") credit.take(input.customerId, voucher.amount);
    }),
  ]);
  const refusals = [...(short.length > 0 ? short : ofBatch.refusals), ...beyond];
  return { warnings: ofBatch.warnings, refusals };
}

async function readGoodsBack(db: Knex, companyId: number, replacedBill: ReplacedDocument | undefined) {
  if (!replacedBill) return [];
  const moves = reverseMoves(await readStockMoves(db, companyId, replacedBill.voucherId));
  return addMoveDates({ date: replacedBill.head.date, moves });
}
