import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../../packages/server/db/connection.ts";
import { migrateUp } from "../../packages/server/db/migrate.ts";
import { startDatabase } from "../../scripts/database.mjs";
import { runRandomDocuments } from "../books/random-documents.ts";
import { none, type Figure, type Proof } from "./proof.ts";

/** Random documents from many seeds, each in a database of its own. */
export const proveRandom: Proof = {
  about: "random documents, edits and cancellations by eight writers in two companies",
  async run({ seeds, steps, seed: first }, say) {
    const dir = mkdtempSync(join(tmpdir(), `vanbook-test-${process.pid}-`));
    const server = await startDatabase({ dir, purpose: "test" });
    const admin = connect(server.url, { max: 1 });
    const found: string[] = [];
    let documents = 0;
    try {
      for (let seed = first; seed < first + seeds; seed += 1) {
        const name = `random_${seed}`;
        await admin.raw(
          `CREATE DATABASE ${name} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`,
        );
        const db = connect(Object.assign(new URL(server.url), { pathname: `/${name}` }).href, { max: 12 });
        await migrateUp(db);
        const outcome = await runRandomDocuments({ db, seed, steps });
        await db.destroy();
        await admin.raw(`DROP DATABASE ${name}`);
        documents += outcome.documents;
        found.push(...outcome.findings);
        say(`seed ${seed}: ${outcome.documents} documents, refused were ${JSON.stringify(outcome.refusals)}`);
        for (const finding of outcome.findings.slice(0, 5)) say(finding);
      }
    } finally {
      await admin.destroy();
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    }
    const figure: Figure = none(
      `of ${documents} documents from ${seeds} seeds: findings (I1–I11, model)`,
      found,
    );
    return [figure];
  },
};
