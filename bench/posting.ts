import { randomInt } from "node:crypto";
import { post } from "../packages/server/books/posting/post.ts";
import { connect } from "../packages/server/db/connection.ts";
import { withTransaction } from "../packages/server/db/transaction.ts";
import { createRandom } from "../packages/server/demo/random.ts";
import { makeBill } from "./data/make-bill.ts";
import { loadBenchCompany, SALESMAN_COUNT, SERIES_COUNT } from "./data/masters.ts";
import type { Knex } from "knex";

/** They post credit bills on the bench's last day, one bill or batch after the other. */
export interface Posters {
  db: Knex;
  post(client: number, bills?: number): Promise<void>;
  /**
   * Runs `work` in one transaction, which is rolled back at the end. `work` posts with the function
   * it is given.
   */
  rehearse(work: (post: (client: number, bills: number) => Promise<unknown>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface PostersOptions {
  clients: number;
  /** The counter of a series is locked until the commit. */
  seriesOfTheirOwn: boolean;
}

export async function createPosters(
  url: string,
  companyId: number,
  { clients, seriesOfTheirOwn }: PostersOptions,
): Promise<Posters> {
  // Two connections of every pool are never used for transactions.
  const db = connect(url, { max: clients + 2 });
  const company = await loadBenchCompany(db, companyId);
  const random = createRandom(randomInt(2 ** 31));
  const makeClientBill = (client: number) =>
    makeBill(
      company,
      {
        date: LAST_DAY,
        series: SERIES_COUNT + (seriesOfTheirOwn ? client % SERIES_COUNT : 0),
        salesman: random.int(0, SALESMAN_COUNT - 1),
        isCash: false,
      },
      random,
    );
  const postIn = (trx: Knex.Transaction, client: number, bills: number) =>
    post(
      trx,
      company.author,
      Array.from({ length: bills }, () => makeClientBill(client)),
    );
  return {
    db,
    post: async (client, bills = 1) => {
      await withTransaction(db, (trx) => postIn(trx, client, bills));
    },
    rehearse: async (work) => {
      const takenBack = new Error("A rehearsal is rolled back");
      const rehearsal = withTransaction(db, async (trx) => {
        await work((client, bills) => postIn(trx, client, bills));
        throw takenBack;
      });
      await rehearsal.catch((error: unknown) => {
        if (error !== takenBack) throw error;
      });
    },
    close: () => db.destroy(),
  };
}

const LAST_DAY = "2026-03-31";
