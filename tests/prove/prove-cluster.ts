import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { connect } from "../../packages/server/db/connection.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createRandom, type Random } from "../../packages/server/demo/random.ts";
import { EARLY_ANSWER_FAULT } from "../crash/forgetful.ts";
import { runUnderLoad } from "../crash/kill-rounds.ts";
import { createFaultyBuilds, type Fault } from "../faulty-build.ts";
import { NODE_COUNT, type Galera } from "../machines/galera.ts";
import { createOnGalera } from "../machines/on-galera.ts";
import { createOwnWrites } from "../machines/own-writes.ts";
import { writeInConflict, WRITING_EXPORTS, type Writing } from "../machines/in-conflict.ts";
import { expectSome, checkLongestPause, expectNone, type Proof } from "./proof.ts";

/**
 * A Galera cluster whose nodes are killed or frozen, one at a time and at random moments, while
 * eight callers work.
 */
export const proveCluster: Proof = {
  about: "a Galera cluster of three nodes, one at a time killed (kill −9) or frozen under load",
  async run(amount, say) {
    const { seed, freeze } = amount;
    // A node needs half a minute to rejoin, so this run has fewer rounds than others.
    const rounds = Math.ceil(amount.rounds / 3);
    const random = createRandom(seed);
    const builds = await createFaultyBuilds("prove-cluster");
    const on = await createOnGalera(await builds.build(SERVER_ENTRY, undefined), SERVER_COUNT, say);
    const { cluster } = on;
    try {
      const writeWith = async (fault: Fault | undefined) =>
        writeInConflict(cluster, await builds.load<Writing>(WRITING_EXPORTS, fault), amount.seconds);
      const inConflict = await writeWith(undefined);
      const trusting = await writeWith(NO_CHECK_FAULT);
      const own = createOwnWrites(on.reader, await on.signIn(1, "meera"));
      const counts = { killed: 0, frozen: 0, writers: 0 };
      const outcome = await runUnderLoad(
        on,
        random,
        () => interruptNodes(cluster, { times: rounds, freeze }, random, counts, say),
        own.look,
      );
      // The reader's node applies the others' commits late, like a busy machine.
      const makeNodeLate = () => cluster.whileLate(1, 5_000);
      const beside = await runUnderLoad(on, random, makeNodeLate, own.look);
      const findings = [...outcome.findings, ...beside.findings];
      for (const finding of [...inConflict.findings, ...own.stale, ...findings].slice(0, 10)) say(finding);
      if (findings.length > 0) for (const error of on.errors().slice(0, 10)) say(error.slice(0, 2_000));
      const { acknowledged, repeated, pause } = outcome;
      await on.restart(await builds.build(SERVER_ENTRY, NO_WAIT_FAULT), "reader");
      const late = createOwnWrites(on.reader, await on.signIn(1, "meera"));
      await runUnderLoad(on, random, makeNodeLate, late.look);

      // Must be last, because the faulty server damages the books.
      await on.restart(await builds.build(SERVER_ENTRY, EARLY_ANSWER_FAULT), "all");
      const faultyOutcome = await runUnderLoad(on, random, () =>
        interruptNodes(
          cluster,
          { times: NODE_COUNT, freeze: 0 },
          random,
          { killed: 0, frozen: 0, writers: 0 },
          say,
        ),
      );
      return [
        expectNone(
          `of ${inConflict.acknowledged} documents whose rows another node changed meanwhile: lost or not whole`,
          inConflict.findings,
        ),
        expectSome(
          `of ${trusting.acknowledged} by one that does not ask whether its transaction still stands: such are found`,
          trusting.findings,
        ),
        expectNone(
          `of ${acknowledged} documents, nodes killed ${counts.killed} times and frozen ${counts.frozen} times, of which their guards killed ${cluster.guardKills()}, ` +
            `${counts.writers} times the one written to (${repeated} requests repeated): lost, doubled or not whole`,
          findings,
        ),
        checkLongestPause("the longest time in which nobody's document was done", pause, amount),
        expectNone(
          `of ${own.read + own.stale.length} reads at another node right after a write, those that did not see it`,
          own.stale,
        ),
        expectSome(
          `of ${late.read + late.stale.length} reads that do not wait for it: such are found`,
          late.stale,
        ),
        expectSome(
          "what servers that answer before their work is on disk have lost is found",
          faultyOutcome.findings,
        ),
      ];
    } finally {
      await on.stop();
      await builds.remove();
    }
  },
};

/**
 * Kills or freezes a node `times` times, about every second time the node that is written to. With
 * `freeze` it always freezes that node, for about so many milliseconds. Before the next one it
 * waits until all nodes have rejoined.
 */
async function interruptNodes(
  cluster: Galera,
  { times, freeze }: { times: number; freeze: number },
  random: Random,
  counts: { killed: number; frozen: number; writers: number },
  say: (text: string) => void,
): Promise<void> {
  // Choose the node in the same way as the servers.
  const db = connect(cluster.urlFrom(0), { max: 1 });
  try {
    for (let time = 1; time <= times; time += 1) {
      await sleep(random.int(400, 5_000));
      const writer = cluster.placeOf(await readPortInUse(db));
      const victim = freeze > 0 || random.chance(0.5) ? writer : random.int(0, NODE_COUNT - 1);
      const failureKind = freeze > 0 ? "frozen" : random.pick(["killed", "frozen"] as const);
      if (failureKind === "frozen") cluster.freeze(victim);
      else await cluster.kill(victim);
      await sleep(freeze > 0 ? random.int(freeze - 200, freeze + 200) : random.int(200, 4_000));
      if (failureKind === "killed") await cluster.start(victim);
      else cluster.thaw(victim); // no effect if the guard has killed it
      await cluster.untilWhole();
      counts[failureKind] += 1;
      if (victim === writer) counts.writers += 1;
      say(
        `${time}/${times}: node ${victim + 1} ${failureKind}${victim === writer ? ", which was written to" : ""}`,
      );
    }
  } finally {
    await db.destroy();
  }
  await sleep(random.int(200, 600));
}

/**
 * Port of the node in use. Retries for 15 seconds, because a node that is leaving or rejoining
 * refuses all reads.
 */
async function readPortInUse(db: Knex): Promise<number> {
  for (const until = performance.now() + 15_000; ; await sleep(100)) {
    try {
      const [{ port } = { port: 0 }] = await queryRows<{ port: number }>(db, "SELECT @@port AS port");
      return port;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

/**
 * A faulty server that reads from a node without waiting until the node has applied the others'
 * commits.
 */
const NO_WAIT_FAULT: Fault = {
  name: "reads without waiting",
  file: "server/db/connection.ts",
  from: "SET SESSION wsrep_sync_wait = 7",
  to: "SET SESSION wsrep_sync_wait = 0",
};
/**
 * A faulty server that treats a Galera node as a single database, and so does not notice when
 * Galera has rolled back a transaction.
 */
const NO_CHECK_FAULT: Fault = {
  name: "does not ask whether a transaction stands",
  file: "server/db/connection.ts",
  from: "sendInPackets(connection, { isOfGalera })",
  to: "sendInPackets(connection)",
};
const SERVER_COUNT = 2;
const SERVER_ENTRY = 'import "./main.ts";';
