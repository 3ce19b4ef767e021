import type { Fault } from "../faulty-build.ts";

/**
 * Fault: the server responds before it commits; if it is killed in between, acknowledged documents
 * are lost.
 */
export const EARLY_ANSWER_FAULT: Fault = {
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
