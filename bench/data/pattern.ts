import type { Knex } from "knex";
import { makeOpeningVoucher } from "../../packages/sdk/books/documents/opening.ts";
import { post } from "../../packages/server/books/posting/post.ts";
import { makeReceiptVoucher } from "../../packages/sdk/books/documents/party-money.ts";
import type { Posted, Voucher } from "../../packages/sdk/books/voucher.ts";
import { withTransaction } from "../../packages/server/db/transaction.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { makeBill } from "./make-bill.ts";
import { DAYS_A_YEAR, SALESMAN_COUNT, BENCH_YEARS, type BenchCompany } from "./masters.ts";

/**
 * The vouchers of one cycle, posted by the books' own engine. Every other cycle is a copy of them.
 */
export interface Pattern {
  bills: number;
  receipts: number;
  vouchers: number;
  firstVoucher: number;
}

/**
 * Number of cycles in the two years, fifty each. A cycle is about a week, like a salesman's beat.
 */
export const CYCLE_COUNT = 100;

export async function postPattern(db: Knex, company: BenchCompany, bills: number): Promise<Pattern> {
  const start = BENCH_YEARS[0].start;
  for (const { locationId } of company.salesmen) {
    const stock = company.items.map(({ id, cost }) => ({
      itemId: id,
      locationId,
      quantity: OPENING_QUANTITY * 1000n,
      value: cost * OPENING_QUANTITY,
    }));
    const voucher = makeOpeningVoucher(company.books, { date: start, balances: [], stock });
    await withTransaction(db, (trx) => post(trx, company.author, [voucher]));
  }
  const random = createRandom(2026);
  const plannedVouchers: { voucher: Voucher; position: number }[] = [];
  for (let position = 0; position < bills; position++) {
    const salesman = position % SALESMAN_COUNT;
    const isCash = Math.floor(position / SALESMAN_COUNT) % 4 !== 3;
    const date = addDays(start, Math.floor((position * DAYS_A_YEAR) / (bills * (CYCLE_COUNT / 2))));
    const voucher = makeBill(company, { date, series: 0, salesman, isCash }, random);
    plannedVouchers.push({ voucher, position });
    if (!isCash) plannedVouchers.push({ voucher: makeHalfReceipt(company, voucher, salesman), position });
  }
  const postedVouchers: Posted[] = [];
  for (let from = 0; from < plannedVouchers.length; from += BATCH_SIZE) {
    const batch = plannedVouchers.slice(from, from + BATCH_SIZE).map(({ voucher }) => voucher);
    postedVouchers.push(...(await withTransaction(db, (trx) => post(trx, company.author, batch))));
  }
  const firstVoucher = postedVouchers[0]?.voucherId ?? 0;
  if (postedVouchers.some(({ voucherId }, index) => voucherId !== firstVoucher + index)) {
    throw new Error("The vouchers of the pattern have gaps between their ids.");
  }
  await keepPositions(db, company.author.companyId, postedVouchers, plannedVouchers);
  return { bills, receipts: plannedVouchers.length - bills, vouchers: plannedVouchers.length, firstVoucher };
}

function makeHalfReceipt(company: BenchCompany, bill: Voucher, salesman: number) {
  if (typeof bill.amount === "string" || bill.partyId === null)
    throw new TypeError("A bill has a customer and an amount");
  const cash = company.salesmen[salesman]?.cash ?? company.bank;
  return makeReceiptVoucher({
    date: bill.date,
    mode: salesman % 2 === 0 ? "C" : "N",
    ledgerId: salesman % 2 === 0 ? cash : company.bank,
    partyId: bill.partyId,
    userId: bill.userId,
    branchId: null,
    amount: bill.amount / 2n,
    approved: true,
  });
}

async function keepPositions(
  db: Knex,
  companyId: number,
  postedVouchers: readonly Posted[],
  plannedVouchers: readonly { position: number }[],
) {
  await db.raw("DROP TABLE IF EXISTS bench_positions");
  await db.raw("CREATE TABLE bench_positions (voucher_id INT NOT NULL PRIMARY KEY, position INT NOT NULL)");
  const rows = postedVouchers.map(({ voucherId }, index) => ({
    voucher_id: voucherId,
    position: plannedVouchers[index]?.position ?? 0,
  }));
  for (let from = 0; from < rows.length; from += 5000) {
    await db("bench_positions").insert(rows.slice(from, from + 5000));
  }
  await db.raw("ANALYZE TABLE bench_positions");
  if (rows.length === 0) throw new RangeError(`Company ${companyId} has no bills to copy.`);
}

/** Opening quantity of every item in every van: more than two years and all measurements sell. */
const OPENING_QUANTITY = 100_000n;
const BATCH_SIZE = 200;
