import { connect } from "../../packages/server/db/connection.ts";
import { createInstallation } from "../crash/installation.ts";
import { sendReceiptStorm } from "../crash/receipts.ts";
import { createFaultyBuilds } from "../faulty-build.ts";
import { expectNone, type Proof } from "./proof.ts";

/** Receipts posted through two server processes to a database that commits to disk. */
export const proveReceipts: Proof = {
  about: "receipts sent three times each by 64 writers, 5 % of the answers cut",
  async run({ receipts, seed }, say) {
    const builds = await createFaultyBuilds("prove-receipts");
    const installation = await createInstallation(await builds.build('import "./main.ts";', undefined), {
      workers: 2,
    });
    const db = connect(installation.databaseUrl, { max: 4, statementSeconds: 600 });
    try {
      const cookie = await installation.signIn(1, "meera");
      const storm = { db, url: installation.url, cookie, receipts, writers: 64, cut: 0.05, seed };
      const { findings, requests, cut, seconds } = await sendReceiptStorm(storm);
      for (const finding of findings.slice(0, 10)) say(finding);
      const rate = Math.round(requests / seconds);
      return [
        expectNone(
          `of ${receipts} receipts in ${requests} requests (${cut} answers cut, ${rate}/s): doubled, lost, refused or unlike`,
          findings,
        ),
      ];
    } finally {
      await db.destroy();
      await installation.stop();
      await builds.remove();
    }
  },
};
