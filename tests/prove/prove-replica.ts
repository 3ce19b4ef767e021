import { setTimeout as sleep } from "node:timers/promises";
import { today } from "../../packages/server/clock.ts";
import { connect } from "../../packages/server/db/connection.ts";
import { rows } from "../../packages/server/db/rows.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { createRandom, type Random } from "../../packages/server/demo/random.ts";
import { readLoadData } from "../crash/load.ts";
import { createServerProcess, signInAt, type ServerProcess } from "../crash/server-process.ts";
import { faultyBuilds, type Fault } from "../faulty-build.ts";
import { askAfterPosting, type ReportsAfterPosting } from "../machines/reports-after-posting.ts";
import { startReplicated, type Replicated } from "../machines/replicated.ts";
import { found, none, type Proof } from "./proof.ts";

/** Reports from a replica that in turn lags, freezes and is killed, while callers look for what they have just posted. */
export const proveReplica: Proof = {
  about:
    "reports from a replica that lags, freezes and is killed are never older than the asker's last posting",
  async run({ rounds, seed }, say) {
    const random = createRandom(seed);
    const servers = await startReplicated("start");
    const builds = await faultyBuilds("prove-replica");
    const env = { VANBOOK_DEMO_BILLS: "2000", VANBOOK_REQUESTS_PER_MINUTE: "0" };
    const reading = await createServerProcess({ ...env, DATABASE_READ_URL: servers.readUrl });
    const plain = await createServerProcess(env);
    try {
      await reading.start(await builds.build(SERVER, undefined), servers.url);
      // The kinds in turn, so that a few rounds include all.
      const kinds = Array.from({ length: rounds }, (_, round) => KINDS[round % KINDS.length] ?? "held");
      const held = await whileLooking(reading, servers, () => disturb(servers, kinds, random, say));
      await plain.start(await builds.build(SERVER, undefined), servers.url);
      const [without, beside] = [await rowsRead(plain, servers.url), await rowsRead(reading, servers.url)];
      await reading.end("SIGTERM");
      await reading.start(await builds.build(SERVER, HASTY), servers.url);
      // Only a replica that is held can return old rows.
      const hasty = await whileLooking(reading, servers, () => disturb(servers, ["held"], random, say));
      for (const finding of [...held.stale, ...held.refused].slice(0, 10)) say(finding);
      return [
        none(
          `of ${held.looked} reports, ${rounds} disturbances: older than what the asker had posted`,
          held.stale,
        ),
        none("of them refused", held.refused),
        {
          what: `rows that the writer reads for ${AT_ONCE} reports at once, of those without a replica (${without})`,
          figure: (beside / without).toFixed(3),
          goal: "≤ 0.05",
          met: without > 0 && beside <= 0.05 * without,
        },
        found("old answers of a server that does not wait for the replica are found", hasty.stale),
      ];
    } finally {
      await Promise.all([reading, plain].map((server) => server.end("SIGTERM")));
      await servers.stop();
      await builds.remove();
    }
  },
};

async function whileLooking(
  server: ServerProcess,
  servers: Replicated,
  disturbed: () => Promise<void>,
): Promise<ReportsAfterPosting> {
  const db = connect(servers.url, { max: 2 });
  const data = await readLoadData(db);
  const [year] = await rows<{ id: number }>(
    db,
    "SELECT id FROM financial_years WHERE company_id = 1 AND ? BETWEEN start_date AND end_date",
    [data.date],
  );
  await db.destroy();
  const cookie = await signInAt(server.url, 1, "meera");
  const own = askAfterPosting({ url: server.url, cookie, yearId: year?.id ?? 0 }, data, 4);
  await disturbed();
  await own.end();
  return own;
}

/** One disturbance after the other, each for a random time. In between the replica recovers. */
async function disturb(
  servers: Replicated,
  kinds: readonly Kind[],
  random: Random,
  say: (text: string) => void,
): Promise<void> {
  for (const [at, what] of kinds.entries()) {
    await sleep(random.int(300, 2_000));
    const lasting = random.int(500, 2_500);
    if (what === "held") await servers.hold();
    else if (what === "frozen") servers.freeze();
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

/** Number of rows that the writer reads while AT_ONCE reports over three years are requested together. */
async function rowsRead(server: ServerProcess, writerUrl: string): Promise<number> {
  const cookie = await signInAt(server.url, 1, "meera");
  const db = connect(writerUrl, { max: 1 });
  const counted = async () => {
    const found = await rows<{ Value: string }>(db, "SHOW GLOBAL STATUS LIKE 'Handler_read%'");
    return found.reduce((sum, { Value }) => sum + Number(Value), 0);
  };
  try {
    const before = await counted();
    const ask = async () => {
      const answer = await fetch(`${server.url}/api/getSaleReport`, {
        method: "POST",
        headers: { Cookie: cookie, "X-Vanbook-Client": "test", "Content-Type": "application/json" },
        body: JSON.stringify({ FromDate: addDays(today(), -1095), ToDate: today() }),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(text);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    return (await counted()) - before;
  } finally {
    await db.destroy();
  }
}

type Kind = (typeof KINDS)[number];
const KINDS = ["held", "frozen", "killed"] as const;
const SERVER = 'import "./main.ts";';
const AT_ONCE = 16;
const HASTY: Fault = {
  name: "does not wait for the replica",
  file: "server/db/replica.ts",
  from: "if (!isCaughtUp || isGivenUp) throw new NotYetError();",
  to: "if (isGivenUp) throw new NotYetError();",
};
