import { randomInt } from "node:crypto";
import { post } from "../packages/server/books/posting/post.ts";
import { connect } from "../packages/server/db/connection.ts";
import { withTransaction } from "../packages/server/db/transaction.ts";
import { createRandom } from "../packages/server/demo/random.ts";
import { makeBill } from "./data/make-bill.ts";
import { benchCompany, SALESMEN, SERIES } from "./data/masters.ts";
import type { Knex } from "knex";

/** Clients that post bills on credit, of today so to say: each a bill, or a batch of bills, after the other. */
export interface Posters {
  db: Knex;
  /** Posts so many bills in one transaction. */
  post(client: number, bills?: number): Promise<void>;
  /** Posts in one transaction what `work` posts with the function that it is given, and takes it back. */
  rehearse(work: (post: (client: number, bills: number) => Promise<unknown>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** How posters share what postings wait for. */
export interface PostersOptions {
  clients: number;
  /** Whether each takes its numbers from a series of its own; the counter of a series is held until the commit. */
  seriesOfTheirOwn: boolean;
}

/** Makes them for a company, with as many connections of their own. */
export async function createPosters(
  url: string,
  companyId: number,
  { clients, seriesOfTheirOwn }: PostersOptions,
): Promise<Posters> {
  // Two connections of every pool are never given to transactions.
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
