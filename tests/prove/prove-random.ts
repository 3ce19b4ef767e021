import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { connect } from "../../packages/server/db/connection.ts";
import { migrateUp } from "../../packages/server/db/migrate.ts";
import { startDatabase } from "../../scripts/database.mjs";
import type { Kernel } from "../books/asked.ts";
import * as product from "../books/kernel.ts";
import { isStarved } from "../books/model.ts";
import { runRandomDocuments } from "../books/random-documents.ts";
import { expectNone, type Proof } from "./proof.ts";

/**
 * Random documents from many seeds, each in a separate database. It may run for hours on a busy
 * machine, so it waits longer for connections and locks than the product does. A seed that still
 * gets no connection counts as not run, and the proof fails.
 */
export const proveRandom: Proof = {
  about: "random documents, edits and cancellations by eight writers in two companies",
  async run({ seeds, steps, seed: first }, say) {
    const dir = mkdtempSync(join(tmpdir(), `vanbook-test-${process.pid}-`));
    const server = await startDatabase({ dir, purpose: "test" });
    const admin = connect(server.url, { max: 1, ...LONG_TIMEOUTS });
    const findings: string[] = [];
    const notRun: number[] = [];
    let documents = 0;
    try {
      for (let seed = first; seed < first + seeds; seed += 1) {
        const startTime = performance.now();
        const name = `random_${seed}`;
        await admin.raw(
          `CREATE DATABASE ${name} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`,
        );
        const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
        const db = connect(url, { max: 12, ...LONG_TIMEOUTS });
        const { starved, ...outcome } = await runSeed(db, { seed, steps });
        await db.destroy();
        await admin.raw(`DROP DATABASE ${name}`);
        const took = `${Math.round((performance.now() - startTime) / 1000)} s`;
        if (starved.length > 0) {
          notRun.push(seed);
          say(`seed ${seed}: not run, the machine was too busy (${took}): ${starved[0]}`);
        } else {
          documents += outcome.documents;
          findings.push(...outcome.findings);
          say(
            `seed ${seed}: ${outcome.documents} documents in ${took}, refused were ${JSON.stringify(outcome.refusals)}`,
          );
        }
        for (const finding of outcome.findings.slice(0, 5)) say(finding);
      }
    } finally {
      await admin.destroy();
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    }
    const run = seeds - notRun.length;
    return [
      expectNone(`of ${documents} documents from ${run} seeds: findings (I1–I14, model)`, findings),
      expectNone(`seeds that were not run because the machine was too busy: ${notRun.join(", ")}`, notRun),
    ];
  },
};

async function runSeed(db: Knex, amount: { seed: number; steps: number }) {
  try {
    await migrateUp(db);
    return await runRandomDocuments({ db, kernel, ...amount });
  } catch (error) {
    if (!isStarved(error)) throw error;
    return { documents: 0, findings: [], starved: [String(error)], refusals: {} };
  }
}

const LONG_TIMEOUTS = { connectSeconds: 120, statementSeconds: 300 };
/**
 * Repeats conflicting transactions for longer too: on a busy machine a lock's holder may get no
 * processor time.
 */
const kernel: Kernel = {
  ...product,
  withTransaction: (db, work) => product.withTransaction(db, work, { conflicts: 300_000 }),
};
