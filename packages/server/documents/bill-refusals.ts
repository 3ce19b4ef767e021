import type { Knex } from "knex";
import { datedMoves, takeFromStock, reversedMoves, type Voucher, type Paise } from "@vanbook/sdk/books";
import { readStockDays } from "../books/posting/read-stock-days.ts";
import { movesOf } from "../books/posting/read-voucher.ts";
import { describingShortages } from "../books/posting/describe-shortages.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { ReplacedDocument } from "./prepare-planning.ts";
import { readCredit } from "./references/credit.ts";
import { askBatches } from "./references/expired-warnings.ts";
import { toldRefusal } from "./told-refusal.ts";

type Refusal = Schema<"BillRefusal">;

/**
 * Checks what posting a bill now would be refused for: goods not in stock, or credit used up. Also warns of expired
 * batches. The goods and credit of the `replaced` bill count as available. Locks nothing.
 */
export async function billRefusals(
  db: Knex,
  companyId: number,
  input: Body<"bills.price">,
  voucher: Voucher & { amount: Paise },
  replaced?: ReplacedDocument,
): Promise<{ warnings: Schema<"DocumentWarning">[]; refusals: Refusal[] }> {
  const moves = [...(await goodsBack(db, companyId, replaced)), ...datedMoves(voucher)];
  const [days, credit] = await Promise.all([
    readStockDays(db, companyId, moves),
    readCredit(db, companyId, [input], { replaces: replaced?.id, asksOnly: true }),
  ]);
  const [short, ofBatch, beyond] = await Promise.all([
    toldRefusal("STOCK_SHORT", () => describingShortages(db, companyId, () => takeFromStock(days, moves))),
    askBatches(db, companyId, voucher, replaced?.voucherId),
    toldRefusal("CREDIT_LIMIT", () => {
      if (input.payment === "credit") credit.take(input.customerId, voucher.amount);
    }),
  ]);
  // If the item's total is short, its batch is short too: report it once.
  const refusals = [...(short.length > 0 ? short : ofBatch.refusals), ...beyond];
  return { warnings: ofBatch.warnings, refusals };
}

async function goodsBack(db: Knex, companyId: number, replaced: ReplacedDocument | undefined) {
  if (!replaced) return [];
  const moves = reversedMoves(await movesOf(db, companyId, replaced.voucherId));
  return datedMoves({ date: replaced.head.date, moves });
}
