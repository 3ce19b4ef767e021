import { setTimeout as sleep } from "node:timers/promises";
import { getToday } from "../../packages/server/clock.ts";
import { connect } from "../../packages/server/db/connection.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { createRandom, type Random } from "../../packages/server/demo/random.ts";
import { readLoadData } from "../crash/load.ts";
import { createServerProcess, signInAt, type ServerProcess } from "../crash/server-process.ts";
import { createFaultyBuilds, type Fault } from "../faulty-build.ts";
import { askAfterPosting, type ReportsAfterPosting } from "../machines/reports-after-posting.ts";
import { startReplicated, type Replicated } from "../machines/replicated.ts";
import { expectSome, expectNone, type Proof } from "./proof.ts";

/**
 * Reports from a replica that in turn lags, freezes and is killed, while callers look for what they
 * have just posted.
 */
export const proveReplica: Proof = {
  about:
    "reports from a replica that lags, freezes and is killed are never older than the asker's last posting",
  async run({ rounds, seed }, say) {
    const random = createRandom(seed);
    const servers = await startReplicated("start");
    const builds = await createFaultyBuilds("prove-replica");
    const env = { VANBOOK_DEMO_BILLS: "2000", VANBOOK_REQUESTS_PER_MINUTE: "0" };
    const reading = await createServerProcess({ ...env, DATABASE_READ_URL: servers.readUrl });
    const plain = await createServerProcess(env);
    try {
      await reading.start(await builds.build(SERVER_ENTRY, undefined), servers.url);
      // The kinds in turn, so that a few rounds include all.
      const kinds = Array.from(
        { length: rounds },
        (_, round) => FAILURE_KINDS[round % FAILURE_KINDS.length] ?? "held",
      );
      const heldOutcome = await compareReportsDuring(reading, servers, () =>
        interruptReplica(servers, kinds, random, say),
      );
      await plain.start(await builds.build(SERVER_ENTRY, undefined), servers.url);
      const [without, beside] = [
        await countReadRows(plain, servers.url),
        await countReadRows(reading, servers.url),
      ];
      await reading.end("SIGTERM");
      await reading.start(await builds.build(SERVER_ENTRY, NO_WAIT_FAULT), servers.url);
      // Only a replica that is held can return old rows.
      const hasty = await compareReportsDuring(reading, servers, () =>
        interruptReplica(servers, ["held"], random, say),
      );
      for (const finding of [...heldOutcome.stale, ...heldOutcome.refused].slice(0, 10)) say(finding);
      return [
        expectNone(
          `of ${heldOutcome.looked} reports, ${rounds} disturbances: older than what the asker had posted`,
          heldOutcome.stale,
        ),
        expectNone("of them refused", heldOutcome.refused),
        {
          what: `rows that the writer reads for ${AT_ONCE} reports at once, of those without a replica (${without})`,
          figure: (beside / without).toFixed(3),
          goal: "≤ 0.05",
          met: without > 0 && beside <= 0.05 * without,
        },
        expectSome("old answers of a server that does not wait for the replica are found", hasty.stale),
      ];
    } finally {
      await Promise.all([reading, plain].map((server) => server.end("SIGTERM")));
      await servers.stop();
      await builds.remove();
    }
  },
};

async function compareReportsDuring(
  server: ServerProcess,
  servers: Replicated,
  interruption: () => Promise<void>,
): Promise<ReportsAfterPosting> {
  const db = connect(servers.url, { max: 2 });
  const data = await readLoadData(db);
  const [year] = await queryRows<{ id: number }>(
    db,
    "SELECT id FROM financial_years WHERE company_id = 1 AND ? BETWEEN start_date AND end_date",
    [data.date],
  );
  await db.destroy();
  const cookie = await signInAt(server.url, 1, "meera");
  const own = askAfterPosting({ url: server.url, cookie, yearId: year?.id ?? 0 }, data, 4);
  await interruption();
  await own.end();
  return own;
}

/** One disturbance after the other, each for a random time. In between the replica recovers. */
async function interruptReplica(
  servers: Replicated,
  kinds: readonly Kind[],
  random: Random,
  say: (text: string) => void,
): Promise<void> {
  for (const [at, what] of kinds.entries()) {
    await sleep(random.int(300, 2_000));
    const lasting = random.int(500, 2_500);
    if (what === "held") await servers.hold();
    else if (what === "frozen") await servers.freeze();
    else await servers.kill();
    await sleep(lasting);
    if (what === "held") await servers.release();
    else if (what === "frozen") servers.thaw();
    else await servers.startAgain();
    say(`${at + 1}/${kinds.length}: the replica was ${what} for ${lasting} ms`);
    // Wait until the server uses the replica again.
    await sleep(what === "held" ? 1_200 : 5_500);
  }
}

/**
 * Number of rows that the writer reads while AT_ONCE reports over three years are requested
 * together.
 */
async function countReadRows(server: ServerProcess, writerUrl: string): Promise<number> {
  const cookie = await signInAt(server.url, 1, "meera");
  const db = connect(writerUrl, { max: 1 });
  const readRowCounter = async () => {
    const statusRows = await queryRows<{ Value: string }>(db, "SHOW GLOBAL STATUS LIKE 'Handler_read%'");
    return statusRows.reduce((sum, { Value }) => sum + Number(Value), 0);
  };
  try {
    const before = await readRowCounter();
    const ask = async () => {
      const answer = await fetch(`${server.url}/api/getSaleReport`, {
        method: "POST",
        headers: { Cookie: cookie, "X-Vanbook-Client": "test", "Content-Type": "application/json" },
        body: JSON.stringify({ FromDate: addDays(getToday(), -1095), ToDate: getToday() }),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(text);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    return (await readRowCounter()) - before;
  } finally {
    await db.destroy();
  }
}

type Kind = (typeof FAILURE_KINDS)[number];
const FAILURE_KINDS = ["held", "frozen", "killed"] as const;
const SERVER_ENTRY = 'import "./main.ts";';
const AT_ONCE = 16;
const NO_WAIT_FAULT: Fault = {
  name: "does not wait for the replica",
  file: "server/db/replica.ts",
  from: "if (!isCaughtUp || isGivenUp) throw new NotYetError();",
  to: "if (isGivenUp) throw new NotYetError();",
};
