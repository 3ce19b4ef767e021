import type { Fault } from "../faulty-build.ts";

/** A server that answers before its work is on disk: a kill in that time loses what was acknowledged. */
export const FORGETFUL: Fault = {
  name: "answers before it commits",
  file: "server/db/transaction.ts",
  from: "return await db.transaction(work);",
  to: `return await new Promise((resolve, reject) => {
      db.transaction(async (trx) => {
        const made = await work(trx);
        resolve(made);
        await sleep(100);
        return made;
      }).catch(reject);
    });`,
};
