import type { Knex } from "knex";
import { opening } from "../../packages/sdk/books/documents/opening.ts";
import { post } from "../../packages/server/books/posting/post.ts";
import { receipt } from "../../packages/sdk/books/documents/party-money.ts";
import type { Posted, Voucher } from "../../packages/sdk/books/voucher.ts";
import { withTransaction } from "../../packages/server/db/transaction.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { makeBill } from "./make-bill.ts";
import { DAYS_A_YEAR, SALESMEN, YEARS, type BenchCompany } from "./masters.ts";

/** The vouchers of one cycle, posted by the books' own engine. Every other cycle is a copy of them. */
export interface Pattern {
  bills: number;
  receipts: number;
  /** Number of vouchers in the cycle, and the id of the first. */
  vouchers: number;
  firstVoucher: number;
}

/** Number of cycles in the two years, fifty each. A cycle is about a week, like a salesman's beat. */
export const CYCLES = 100;

/** Posts the opening stock, and `bills` bills with a receipt for each credit bill (one in four). */
export async function postPattern(db: Knex, company: BenchCompany, bills: number): Promise<Pattern> {
  const start = YEARS[0].start;
  for (const { locationId } of company.salesmen) {
    const stock = company.items.map(({ id, cost }) => ({
      itemId: id,
      locationId,
      quantity: EACH * 1000n,
      value: cost * EACH,
    }));
    const voucher = opening(company.books, { date: start, balances: [], stock });
    await withTransaction(db, (trx) => post(trx, company.author, [voucher]));
  }
  const random = createRandom(2026);
  const planned: { voucher: Voucher; position: number }[] = [];
  for (let position = 0; position < bills; position++) {
    const salesman = position % SALESMEN;
    const isCash = Math.floor(position / SALESMEN) % 4 !== 3;
    const date = addDays(start, Math.floor((position * DAYS_A_YEAR) / (bills * (CYCLES / 2))));
    const voucher = makeBill(company, { date, series: 0, salesman, isCash }, random);
    planned.push({ voucher, position });
    if (!isCash) planned.push({ voucher: halfOf(company, voucher, salesman), position });
  }
  const posted: Posted[] = [];
  for (let from = 0; from < planned.length; from += BATCH) {
    const batch = planned.slice(from, from + BATCH).map(({ voucher }) => voucher);
    posted.push(...(await withTransaction(db, (trx) => post(trx, company.author, batch))));
  }
  const firstVoucher = posted[0]?.voucherId ?? 0;
  if (posted.some(({ voucherId }, index) => voucherId !== firstVoucher + index)) {
    throw new Error("The vouchers of the pattern have gaps between their ids.");
  }
  await keepPositions(db, company.author.companyId, posted, planned);
  return { bills, receipts: planned.length - bills, vouchers: planned.length, firstVoucher };
}

/** Receipt for half of a credit bill. */
function halfOf(company: BenchCompany, bill: Voucher, salesman: number) {
  if (typeof bill.amount === "string" || bill.partyId === null)
    throw new TypeError("A bill has a customer and an amount");
  const cash = company.salesmen[salesman]?.cash ?? company.bank;
  return receipt({
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

/** Stores the position of each voucher in the cycle, for the dates of its copies. */
async function keepPositions(
  db: Knex,
  companyId: number,
  posted: readonly Posted[],
  planned: readonly { position: number }[],
) {
  await db.raw("DROP TABLE IF EXISTS bench_positions");
  await db.raw("CREATE TABLE bench_positions (voucher_id INT NOT NULL PRIMARY KEY, position INT NOT NULL)");
  const rows = posted.map(({ voucherId }, index) => ({
    voucher_id: voucherId,
    position: planned[index]?.position ?? 0,
  }));
  for (let from = 0; from < rows.length; from += 5000) {
    await db("bench_positions").insert(rows.slice(from, from + 5000));
  }
  await db.raw("ANALYZE TABLE bench_positions");
  if (rows.length === 0) throw new RangeError(`Company ${companyId} has no bills to copy.`);
}

/** Opening quantity of every item in every van: more than two years and all measurements sell. */
const EACH = 100_000n;
const BATCH = 200;
