import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import type { Kernel } from "./asked.ts";
import * as product from "./kernel.ts";
import { runDrill } from "./drill.ts";
import { createModel, type Model } from "./model.ts";
import { askOpening } from "./stock.ts";
import { createTradingCompany, type TradingCompany } from "./trading-company.ts";
import { verify } from "./verify.ts";
import { postOne, step, type Writer } from "./writer.ts";

/** Settings of a run; it starts from an empty database. */
export interface RandomRun {
  /** The database connection for creating and checking the companies. */
  db: Knex;
  /** A connection opened by `connect` of a faulty kernel; defaults to `db`. */
  writing?: Knex;
  seed: number;
  /** Number of steps of all writers together: post, edit, cancel, or a refused request. */
  steps: number;
  /** Number of writers; half of them write in each company. */
  writers?: number;
  /** Ids of the companies to create: two that are written in and one that must not change. */
  companies?: readonly [number, number, number];
  /** The books, or a copy of them with a fault. */
  kernel?: Kernel;
}

/** The result of a run. Without findings, the books contain exactly what was acknowledged. */
export interface RandomOutcome {
  findings: string[];
  /**
   * Actions that got no connection because the machine was too busy; if there are any, the run
   * proves nothing.
   */
  starved: string[];
  documents: number;
  vouchers: Record<string, number>;
  refusals: Record<string, number>;
}

/**
 * Several writers post, edit and cancel documents of every kind at the
 * same time in two companies; then the books are compared with the model.
 */
export async function runRandomDocuments(run: RandomRun): Promise<RandomOutcome> {
  const { db, seed, steps, writers = 8, companies = [1, 2, 3], kernel = product, writing = db } = run;
  const [first, second, idle] = companies;
  await createTradingCompany(db, idle, { other: first, refusesShort: false });
  const desks = [
    await openDesk(db, first, { kernel, writing, other: idle, refusesShort: false, seed }),
    await openDesk(db, second, { kernel, writing, other: idle, refusesShort: true, seed: seed + 1 }),
  ];
  const before = await calculateFingerprint(db, idle);
  // The earlier year of one company is closed during the run and reopened later.
  const [closes, opens] = [Math.floor(steps * 0.4), Math.floor(steps * 0.6)];
  let closedYear: Promise<() => Promise<void>> | undefined;
  const close = async ({ writer }: Desk) => void (await (closedYear = closeEarlierYear(writer)));
  const reopen = async () => (await closedYear)?.();
  const leftSteps = Array.from({ length: steps }, (_, index) => index).values();
  await Promise.all(
    Array.from({ length: writers }, async (_, index) => {
      const desk = desks[index % desks.length];
      if (!desk) return;
      const writer = { ...desk.writer, random: createRandom(seed * 1_000 + index) };
      for (const at of leftSteps) {
        // The server does this every hour; most documents posted after it are dated earlier.
        if (at % 10 === 9)
          await kernel
            .keepBalances(writing, desk.company.id, "2026-08-01")
            .catch((error: unknown) => desk.model.failed("Balances met", error));
        const work = at === closes ? close(desk) : at === opens ? reopen() : step(writer);
        await work.catch((error: unknown) => desk.model.failed("A writer met", error));
      }
    }),
  );
  const findings = (await Promise.all(desks.map(({ company, model }) => verify(db, company, model)))).flat();
  if ((await calculateFingerprint(db, idle)) !== before)
    findings.push(`Company ${idle}, which nobody wrote in, has changed`);
  return {
    findings,
    starved: desks.flatMap(({ model }) => model.starved),
    documents: desks.reduce((count, { model }) => count + model.documents.length, 0),
    vouchers: sumCounts(desks.map(({ model }) => model.vouchers)),
    refusals: sumCounts(desks.map(({ model }) => model.refusals)),
  };
}

/** Creates a company and posts its opening balances and stock. */
export async function openDesk(
  db: Knex,
  id: number,
  { kernel, writing, seed, ...companyOptions }: DeskOptions,
): Promise<Desk> {
  const newCompany = await createTradingCompany(db, id, companyOptions);
  const company = { ...newCompany, books: await kernel.readCompanyBooks(writing, id) };
  const model = createModel();
  const writer = {
    db: writing,
    kernel,
    company,
    model,
    documents: model.documents,
    random: createRandom(seed),
  };
  const places = company.places.map((place) => [place, 60_000n] as const);
  await postOne(writer, askOpening(writer, places));
  await runDrill(writer).catch((error: unknown) => model.failed("The drill met", error));
  return { company, model, writer };
}

/** A company with its model and its writer. */
export interface Desk {
  company: TradingCompany;
  model: Model;
  writer: Writer;
}

/** How to create a company, and the seed of its writer. */
export interface DeskOptions {
  kernel: Kernel;
  writing: Knex;
  seed: number;
  other: number;
  refusesShort: boolean;
}

/**
 * Closes the earlier year while others post, and checks that its income
 * and expense accounts are zero. Returns a function that reopens it.
 */
async function closeEarlierYear({ db, kernel, company, model }: Writer): Promise<() => Promise<void>> {
  model.hasClosed = true;
  const { profit } = await kernel.withTransaction(db, async (trx) => {
    const closeResult = await kernel.closeYear(trx, company.author, 1);
    const leftAccounts = await queryRows<{ account_id: number }>(
      trx,
      `SELECT e.account_id FROM ledger_entries e
        JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
        JOIN account_groups g ON g.company_id = a.company_id AND g.id = a.group_id AND g.nature IN ('Income', 'Expenses')
        WHERE e.company_id = ? AND e.date <= '2026-03-31' GROUP BY e.account_id HAVING SUM(e.debit - e.credit) <> 0`,
      [company.id],
    );
    if (leftAccounts.length > 0)
      model.findings.push(`The closed year has left accounts open: ${JSON.stringify(leftAccounts)}`);
    return closeResult;
  });
  return async () => {
    await kernel.withTransaction(db, (trx) => kernel.reopenYear(trx, company.author, 1));
    // A year without profit or loss has no closing voucher, so there is nothing to reverse.
    if (profit !== "0.00") model.vouchers.set("closing", 2);
  };
}

/** A hash of all rows of a company. */
async function calculateFingerprint(db: Knex, companyId: number): Promise<string> {
  const tables = await queryRows<{ name: string }>(
    db,
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND column_name = 'company_id' ORDER BY table_name`,
  );
  const hash = createHash("sha256");
  for (const { name } of tables) {
    const all = await queryRows<object>(db, `SELECT * FROM ${name} WHERE company_id = ?`, [companyId]);
    for (const row of all.map((each) => JSON.stringify(each)).sort()) hash.update(`${name} ${row}\n`);
  }
  return hash.digest("hex");
}

function sumCounts(counts: readonly ReadonlyMap<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [name, count] of counts.flatMap((each) => [...each])) total[name] = (total[name] ?? 0) + count;
  return total;
}
