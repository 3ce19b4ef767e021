import { afterAll, beforeAll, expect, it } from "vitest";
import type { Knex } from "knex";
import { setStockShort } from "../../packages/server/books/posting/settings.ts";
import { connect } from "../../packages/server/db/connection.ts";
import { serve } from "../product.ts";
import { send } from "./post.ts";
import { startRefusalsDesk, type RefusalsDesk } from "./refusals-desk.ts";
import { startWire, type Wire } from "./wire.ts";

let desk: RefusalsDesk;
let wire: Wire;
let db: Knex;
let product: Awaited<ReturnType<typeof serve>>;
let manager: string;

beforeAll(async () => {
  desk = await startRefusalsDesk();
  await desk.db.transaction((trx) => setStockShort(trx, 1, "allow"));
  wire = await startWire(desk.product.databaseUrl);
  db = connect(wire.url);
  product = await serve(db, wire.url);
  manager = await product.signIn(1, "meera");
});
afterAll(async () => {
  await product?.stop();
  await db?.destroy();
  await wire?.close();
  await desk?.product.stop();
});

/**
 * The maximum number of round trips for each kind of document, from
 * the Idempotency-Key to the commit, and for a batch of three.
 */
const MAX_STATEMENTS: Record<string, { one: number; batch: number }> = {
  bills: { one: 4, batch: 4 },
  "sale-returns": { one: 4, batch: 4 },
  replacements: { one: 4, batch: 4 },
  damages: { one: 4, batch: 4 },
  "van-loads": { one: 4, batch: 4 },
  purchases: { one: 4, batch: 4 },
  "purchase-returns": { one: 4, batch: 4 },
  productions: { one: 4, batch: 4 },
  receipts: { one: 4, batch: 4 },
  payments: { one: 4, batch: 4 },
  "credit-notes": { one: 4, batch: 4 },
  "debit-notes": { one: 4, batch: 4 },
  expenses: { one: 4, batch: 4 },
  journals: { one: 4, batch: 4 },
  contras: { one: 4, batch: 4 },
  "hand-overs": { one: 4, batch: 4 },
  openings: { one: 4, batch: 4 },
};

it.each(Object.entries(MAX_STATEMENTS))(
  "%s are posted in few round trips to the database, one at a time or several together",
  async (path, most) => {
    const document = desk.sound[path];
    const several = [1, 2, 3].map((index) => ({ ...document, clientId: `${path}-${index}` }));
    // An item's first move takes one more round trip. The first document also freezes the facts of
    // new masters, and at the second one the process learns that they are frozen.
    const answers = [await send(product, manager, path, document)];
    answers.push(await send(product, manager, path, { ...document, clientId: `${path}-second` }));
    wire.transactions();
    answers.push(await send(product, manager, path, { ...document, clientId: path }));
    const one = ofDocuments(wire);
    answers.push(await send(product, manager, `${path}/batch`, { documents: several }));
    const batch = ofDocuments(wire);
    expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual([200, 200, 200, 200]);
    expect(answers.at(-1)?.read<{ refused: number }>()).toMatchObject({ refused: 0 });
    for (const [transactions, limit] of [
      [one, most.one],
      [batch, most.batch],
    ] as const) {
      expect(transactions.length, JSON.stringify(transactions)).toBe(1);
      const [packets = []] = transactions;
      expect(packets[0]).toMatch(/^BEGIN;\nINSERT INTO idempotency_keys /);
      expect(packets.at(-1)).toMatch(/;\nCOMMIT$/);
      expect(packets.length, packets.join("\n\n")).toBeLessThanOrEqual(limit);
    }
  },
);

/**
 * The transactions of documents only: ids are reserved in blocks now and then, in separate
 * transactions.
 */
function ofDocuments(all: Wire) {
  return all.transactions().filter(([first]) => !/INSERT INTO id_blocks /.test(first ?? ""));
}
