import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../../packages/server/db/connection.ts";
import { migrateUp } from "../../packages/server/db/migrate.ts";
import { createDemo } from "../../packages/server/demo/create-demo.ts";
import { getToday } from "../../packages/server/clock.ts";
import { startDatabase } from "../../scripts/database.mjs";
import { runFuzz } from "../contract/fuzz.ts";
import { reportOperations } from "../contract/report-operations.ts";
import { serve } from "../product.ts";
import { listVisitors } from "../wall/visitors.ts";
import { expectNone, type Proof } from "./proof.ts";

/**
 * Random requests to each report as each role: none may fail, and every response must conform to
 * the contract.
 */
export const proveFuzz: Proof = {
  about: "random requests to every report, as every role",
  async run({ requests, seed }, say) {
    const dir = mkdtempSync(join(tmpdir(), `vanbook-test-${process.pid}-`));
    const server = await startDatabase({ dir, purpose: "test" });
    const admin = connect(server.url, { max: 1 });
    await admin.raw("CREATE DATABASE fuzz DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci");
    await admin.destroy();
    const url = Object.assign(new URL(server.url), { pathname: "/fuzz" }).href;
    const db = connect(url);
    const findings: string[] = [];
    let [askedCount, answeredCount] = [0, 0];
    try {
      await migrateUp(db);
      await createDemo(db, { bills: 300, today: getToday() });
      const servedProduct = await serve(db, url);
      const visitors = await listVisitors(db, 1);
      for (const { role, username, known } of visitors) {
        const cookie = await servedProduct.signIn(1, username);
        for (const operation of reportOperations.filter(
          ({ roles }) => roles !== "public" && roles.includes(role),
        )) {
          const each = Math.ceil(requests / operation.roles.length);
          const fuzzResult = await runFuzz({
            served: servedProduct,
            cookie,
            known,
            operation,
            requests: each,
            seed: seed + role,
          });
          askedCount += each;
          answeredCount += fuzzResult.answered;
          findings.push(...fuzzResult.findings);
          for (const finding of fuzzResult.findings.slice(0, 5)) say(finding);
        }
        say(`role ${role}: ${askedCount} requests so far, ${answeredCount} of them answered`);
      }
      await servedProduct.stop();
    } finally {
      await db.destroy();
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    }
    const what = `of ${askedCount} random requests to ${reportOperations.length} reports (${answeredCount} answered): 5xx or off the contract`;
    return [expectNone(what, findings)];
  },
};
