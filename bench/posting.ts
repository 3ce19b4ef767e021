import { randomInt } from "node:crypto";
import { post } from "../packages/server/books/posting/post.ts";
import { connect } from "../packages/server/db/connection.ts";
import { withTransaction } from "../packages/server/db/transaction.ts";
import { createRandom } from "../packages/server/demo/random.ts";
import { makeBill } from "./data/make-bill.ts";
import { benchCompany, SALESMEN, SERIES } from "./data/masters.ts";
import type { Knex } from "knex";

/** Clients that post credit bills on the bench's last day, one bill or batch after the other. */
export interface Posters {
  db: Knex;
  /** Posts `bills` bills in one transaction. */
  post(client: number, bills?: number): Promise<void>;
  /** Runs `work` in one transaction, which is rolled back at the end. `work` posts with the function it is given. */
  rehearse(work: (post: (client: number, bills: number) => Promise<unknown>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Which resources the posters share. */
export interface PostersOptions {
  clients: number;
  /** Whether each client uses its own series. The counter of a series is locked until the commit. */
  seriesOfTheirOwn: boolean;
}

/** Creates posters for a company, with one connection for each client. */
export async function createPosters(
  url: string,
  companyId: number,
  { clients, seriesOfTheirOwn }: PostersOptions,
): Promise<Posters> {
  // Two connections of every pool are never used for transactions.
  const db = connect(url, { max: clients + 2 });
  const company = await benchCompany(db, companyId);
  const random = createRandom(randomInt(2 ** 31));
  const bill = (client: number) =>
    makeBill(
      company,
      {
        date: DAY,
        series: SERIES + (seriesOfTheirOwn ? client % SERIES : 0),
        salesman: random.int(0, SALESMEN - 1),
        isCash: false,
      },
      random,
    );
  const postIn = (trx: Knex.Transaction, client: number, bills: number) =>
    post(
      trx,
      company.author,
      Array.from({ length: bills }, () => bill(client)),
    );
  return {
    db,
    post: async (client, bills = 1) => {
      await withTransaction(db, (trx) => postIn(trx, client, bills));
    },
    rehearse: async (work) => {
      const takenBack = new Error("A rehearsal is taken back");
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

const DAY = "2026-03-31";
