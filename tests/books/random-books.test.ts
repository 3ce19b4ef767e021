import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";
import type { Voucher } from "@vanbook/sdk/books";
import * as kernel from "./kernel.ts";
import type { Document } from "./asked.ts";
import { KIND_NAMES } from "./kinds.ts";
import { askOpening } from "./stock.ts";
import { openDesk, runRandomDocuments, type Desk } from "./random-documents.ts";
import { isWhole } from "../whole.ts";
import { step } from "./writer.ts";

let database: TestDatabase;
let desk: Desk;

const seed = Number(process.env["VANBOOK_SEED"] ?? 2026);

beforeAll(async () => {
  database = await createTestDatabase({ max: 4 });
  const { db } = database;
  desk = await openDesk(db, 1, { kernel, writing: db, other: 1, refusesShort: false, seed });
  // Continue until every kind has occurred.
  const isKindMissing = () =>
    KIND_NAMES.some((kind) => !pickOfEachKind().some((document) => document.kind === kind));
  for (let steps = 0; steps < 220 || (steps < 1_000 && isKindMissing()); steps += 1) await step(desk.writer);
});
afterAll(() => database?.drop());

it(`an edit leaves the same books as cancelling and posting again, for every kind (VANBOOK_SEED=${seed})`, async () => {
  const comparedKinds = new Set<string>();
  const compare = async (document: Document) => {
    let voucher: Voucher | undefined;
    const editedBooks = await tryChange(async (trx) => {
      voucher = await planOtherGoods(trx, document);
      if (voucher) await kernel.edit(trx, desk.company.author, document.posted.voucherId, voucher);
    });
    const voucherAgain = voucher;
    if (!voucherAgain) return;
    const postedBooks = await tryChange(async (trx) => {
      await kernel.cancel(trx, desk.company.author, document.posted.voucherId);
      await kernel.post(trx, desk.company.author, [voucherAgain]);
    });
    // An edit reuses the batches that it had, so it may have enough stock
    // when a cancellation and a new posting do not, or the other way round.
    if (editedBooks === "STOCK_SHORT" || postedBooks === "STOCK_SHORT") return;
    expect(editedBooks, `${document.posted.voucherNo}, VANBOOK_SEED=${seed}`).toEqual(postedBooks);
    comparedKinds.add(document.kind);
  };
  for (const document of pickOfEachKind()) await compare(document);
  // For some kinds no voucher with other goods was found: post more documents and try again.
  for (let more = 0; more < 40 && comparedKinds.size < KIND_NAMES.length; more += 1) {
    for (let steps = 0; steps < 25; steps += 1) await step(desk.writer);
    for (const document of pickOfEachKind()) if (!comparedKinds.has(document.kind)) await compare(document);
  }
  expect([...comparedKinds].sort()).toEqual(KIND_NAMES);
});

it(`sending a document again without changes alters nothing in the books (VANBOOK_SEED=${seed})`, async () => {
  for (const document of pickOfEachKind()) {
    const voucher = { ...document.voucher, narration: "Typed again" };
    const before = await tryChange(async () => {});
    const editedBooks = await tryChange(async (trx) => {
      await kernel.edit(trx, desk.company.author, document.posted.voucherId, voucher);
    });
    if (typeof editedBooks === "string") expect(ALLOWED_REFUSALS, editedBooks).toContain(editedBooks);
    else expect(editedBooks, `${document.posted.voucherNo}, VANBOOK_SEED=${seed}`).toEqual(before);
  }
});

it(`the books of two companies stay correct while eight clients write at random (VANBOOK_SEED=${seed})`, async () => {
  const own = await createTestDatabase({ max: 12 });
  try {
    const { findings, starved, vouchers } = await runRandomDocuments({
      db: own.db,
      seed,
      steps: isWhole ? 400 : 200,
    });
    expect([...starved, ...findings].slice(0, 10), `VANBOOK_SEED=${seed}`).toEqual([]);
    expect(Object.keys(vouchers).sort()).toEqual(["closing", ...KIND_NAMES]);
  } finally {
    await own.drop();
  }
});

/** The latest documents in effect of each kind: six in a whole run, otherwise two. */
function pickOfEachKind(): Document[] {
  const inEffect = desk.model.documents.filter(({ state }) => state === "standing");
  return KIND_NAMES.flatMap((kind) =>
    inEffect.filter((document) => document.kind === kind).slice(isWhole ? -6 : -2),
  );
}

/**
 * Runs `work` in a transaction that is rolled back. Returns the
 * books as they were inside it, or the code of the refusal.
 */
async function tryChange(work: (trx: Knex.Transaction) => Promise<void>) {
  const enough = new Error("Only tried");
  let books: unknown;
  try {
    await kernel.withTransaction(database.db, async (trx) => {
      await work(trx);
      books = await readBooks(trx);
      throw enough;
    });
  } catch (error) {
    if (error === enough) return books;
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  }
  return books;
}

/** Balances by account and entry kind, and quantity, value and average rate of each item. */
async function readBooks(trx: Knex.Transaction) {
  const accounts = await queryRows(
    trx,
    `SELECT account_id, entry_kind, SUM(debit - credit) AS balance FROM ledger_entries
      WHERE company_id = 1 GROUP BY 1, 2 HAVING balance <> 0 ORDER BY 1, 2`,
  );
  const stock = await queryRows(
    trx,
    `SELECT item_id, quantity, value, rate FROM item_costs WHERE company_id = 1 ORDER BY item_id`,
  );
  return { accounts, stock };
}

/**
 * A voucher of the same kind as the document that moves other
 * goods; undefined if eight random tries all move the same goods.
 */
async function planOtherGoods(trx: Knex.Transaction, document: Document): Promise<Voucher | undefined> {
  const before = await readMoves(document);
  // `again` of an opening always has the same goods.
  if (document.kind === "opening")
    return (await askOpening(desk.writer, [[1, 7_000n]]).plan(trx, document.posted.documentId)).voucher;
  for (let tries = 0; tries < 8; tries += 1) {
    const { voucher } = await document.asked.again(desk.writer).plan(trx, document.posted.documentId);
    if (!hasSameGoods(before, voucher)) return voucher;
  }
  return undefined;
}

function readMoves({ posted: { voucherId } }: Document) {
  return queryRows<Goods>(
    database.db,
    "SELECT item_id, move_kind, quantity FROM stock_moves WHERE company_id = 1 AND voucher_id = ?",
    [voucherId],
  );
}

/**
 * Goods that are moved unchanged keep their value in an edit,
 * but not when the document is cancelled and posted again.
 */
function hasSameGoods(before: readonly Goods[], { moves }: Voucher) {
  const had = new Set(before.map((each) => `${each.item_id} ${each.move_kind} ${each.quantity}`));
  return moves.some(
    (move) => !move.to && had.has(`${move.itemId} ${move.kind} ${(Number(move.quantity) / 1000).toFixed(3)}`),
  );
}

interface Goods {
  item_id: number;
  move_kind: string;
  quantity: string;
}

/** Possible refusals if goods of the document were returned or its year is closed. */
const ALLOWED_REFUSALS = ["DOCUMENT_IN_USE", "RETURN_EXCEEDS_DOCUMENT"];
