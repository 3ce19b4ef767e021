import type { Knex } from "knex";
import { Problem } from "@vanbook/sdk/problem";
import { readBatchBook } from "../batches/read-batch-book.ts";
import { readPostingContext } from "./posting-context.ts";
import { saveCosts } from "./item-costs.ts";
import { type ValidVoucher, type Posted, type Voucher, validateVouchers } from "@vanbook/sdk/books";
import { readStockDays } from "./read-stock-days.ts";
import { describeShortages } from "./describe-shortages.ts";
import { readOpenBills } from "./settlements.ts";
import type { Author } from "./author.ts";
import { collectReferences } from "./voucher-references.ts";
import { countVoucherValues } from "./voucher-values.ts";
import { mapInSlices } from "../../contract/slices.ts";
import { insertVouchers } from "./insert-vouchers.ts";

/**
 * Posts vouchers in order, in the caller's transaction. Only this, `cancel` and `edit` change the
 * ledger, stock and their rollups. If a voucher is invalid, posts none and throws the first
 * voucher's problem: DATE_INVALID, YEAR_MISSING, YEAR_CLOSED, PERIOD_LOCKED, SERIES_UNKNOWN when
 * the series belongs to another year, LOCATION_UNKNOWN, ACCOUNT_UNKNOWN, ITEM_UNKNOWN,
 * AMOUNT_INVALID, VOUCHER_TOO_SHORT, LINE_INVALID, VOUCHER_UNBALANCED, STOCK_SHORT, and what
 * `settle` throws.
 */
export async function post(
  trx: Knex.Transaction,
  author: Author,
  vouchers: readonly Voucher[],
): Promise<Posted[]> {
  const results = await postEach(trx, author, vouchers);
  return results.map((each) => {
    if (each instanceof Problem) throw each;
    return each;
  });
}

/** Like `post`, but skips invalid vouchers and returns their problems at their positions. */
export async function postEach(
  trx: Knex.Transaction,
  author: Author,
  vouchers: readonly Voucher[],
): Promise<(Posted | Problem)[]> {
  if (vouchers.length === 0) return [];
  // The lock order is the same everywhere: years, item costs by id, the settled bills by voucher
  // id, counters, rollups by key.
  const { firstMoves, ...namedIds } = await collectReferences(author, vouchers);
  const { context, costs, facts } = await readPostingContext(trx, author.companyId, namedIds);
  const stock = context.refusesShort ? await readStockDays(trx, author.companyId, firstMoves) : undefined;
  const { keepingBatches: keeping } = context;
  const movesWithBatches =
    keeping.size === 0
      ? []
      : await mapInSlices(vouchers, countVoucherValues, ({ moves }) =>
          moves.filter(({ itemId }) => keeping.has(itemId)),
        );
  const batches = await readBatchBook(trx, author.companyId, keeping, movesWithBatches.flat());
  const bills = await readOpenBills(trx, author.companyId, vouchers);
  const changing = { costs, stock, batches };
  const validations = (
    await mapInSlices(vouchers, countVoucherValues, (voucher) =>
      validateVouchers([voucher], context, changing, bills),
    )
  ).flat();
  const ready = validations.filter((each): each is ValidVoucher => !(each instanceof Problem));
  const postedVouchers = (await insertVouchers(trx, author, ready, context, facts)).values();
  await saveCosts(trx, author.companyId, costs);
  const outcomes = validations.map((each) =>
    each instanceof Problem ? each : requirePosted(postedVouchers.next().value),
  );
  return describeShortages(trx, author.companyId, outcomes);
}

function requirePosted(postedVoucher: Posted | undefined): Posted {
  if (!postedVoucher) throw new Error("A voucher that was ready has not been written");
  return postedVoucher;
}
