import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { connect } from "../../packages/server/db/connection.ts";
import { rows } from "../../packages/server/db/rows.ts";
import { createRandom, type Random } from "../../packages/server/demo/random.ts";
import { FORGETFUL } from "../crash/forgetful.ts";
import { underLoad } from "../crash/kill-rounds.ts";
import { faultyBuilds, type Fault } from "../faulty-build.ts";
import { NODES, type Galera } from "../machines/galera.ts";
import { createOnGalera } from "../machines/on-galera.ts";
import { createOwnWrites } from "../machines/own-writes.ts";
import { writeInConflict, WRITING, type Writing } from "../machines/in-conflict.ts";
import { found, longestPause, none, type Proof } from "./proof.ts";

/** A cluster of databases of which one node after the other is killed or frozen at a random moment while eight callers work. */
export const proveCluster: Proof = {
  about: "a Galera cluster of three nodes, one at a time killed (kill −9) or frozen under load",
  async run(amount, say) {
    const { seed, freeze } = amount;
    // A node takes half a minute until it takes part again, so there are fewer than of other runs.
    const rounds = Math.ceil(amount.rounds / 3);
    const random = createRandom(seed);
    const builds = await faultyBuilds("prove-cluster");
    const on = await createOnGalera(await builds.build(SERVER, undefined), SERVERS, say);
    const { cluster } = on;
    try {
      const writeWith = async (fault: Fault | undefined) =>
        writeInConflict(cluster, await builds.load<Writing>(WRITING, fault), amount.seconds);
      const inConflict = await writeWith(undefined);
      const trusting = await writeWith(TRUSTING);
      const own = createOwnWrites(on.reader, await on.signIn(1, "meera"));
      const counts = { killed: 0, frozen: 0, writers: 0 };
      const outcome = await underLoad(
        on,
        random,
        () => disturb(cluster, { times: rounds, freeze }, random, counts, say),
        own.look,
      );
      // The reader's node applies what others have committed a little later, as one does that has much to do.
      const whileLate = () => cluster.whileLate(1, 5_000);
      const beside = await underLoad(on, random, whileLate, own.look);
      const findings = [...outcome.findings, ...beside.findings];
      for (const finding of [...inConflict.findings, ...own.stale, ...findings].slice(0, 10)) say(finding);
      if (findings.length > 0) for (const error of on.errors().slice(0, 10)) say(error.slice(0, 2_000));
      const { acknowledged, repeated, pause } = outcome;
      await on.restart(await builds.build(SERVER, IMPATIENT), "reader");
      const late = createOwnWrites(on.reader, await on.signIn(1, "meera"));
      await underLoad(on, random, whileLate, late.look);

      // Must be the last one: it leaves the books as such a server would.
      await on.restart(await builds.build(SERVER, FORGETFUL), "all");
      const forgotten = await underLoad(on, random, () =>
        disturb(cluster, { times: NODES, freeze: 0 }, random, { killed: 0, frozen: 0, writers: 0 }, say),
      );
      return [
        none(
          `of ${inConflict.acknowledged} documents whose rows another node changed meanwhile: lost or not whole`,
          inConflict.findings,
        ),
        found(
          `of ${trusting.acknowledged} by one that does not ask whether its transaction still stands: such are found`,
          trusting.findings,
        ),
        none(
          `of ${acknowledged} documents, nodes killed ${counts.killed} times and frozen ${counts.frozen} times, of which their guards killed ${cluster.guardKills()}, ` +
            `${counts.writers} times the one written to (${repeated} requests repeated): lost, doubled or not whole`,
          findings,
        ),
        longestPause("the longest time in which nobody's document was done", pause, amount),
        none(
          `of ${own.read + own.stale.length} reads at another node right after a write, those that did not see it`,
          own.stale,
        ),
        found(
          `of ${late.read + late.stale.length} reads that do not wait for it: such are found`,
          late.stale,
        ),
        found("what servers that answer before their work is on disk have lost is found", forgotten.findings),
      ];
    } finally {
      await on.stop();
      await builds.remove();
    }
  },
};

/**
 * Kills or freezes so many nodes, half of the time the one that is written to; with `freeze` always that one, for about so many
 * milliseconds. The next one follows when all take part again.
 */
async function disturb(
  cluster: Galera,
  { times, freeze }: { times: number; freeze: number },
  random: Random,
  counts: { killed: number; frozen: number; writers: number },
  say: (text: string) => void,
): Promise<void> {
  // As the servers choose their node, so does this process.
  const db = connect(cluster.urlFrom(0), { max: 1 });
  try {
    for (let time = 1; time <= times; time += 1) {
      await sleep(random.int(400, 5_000));
      const writer = cluster.placeOf(await portInUse(db));
      const victim = freeze > 0 || random.chance(0.5) ? writer : random.int(0, NODES - 1);
      const deed = freeze > 0 ? "frozen" : random.pick(["killed", "frozen"] as const);
      if (deed === "frozen") cluster.freeze(victim);
      else await cluster.kill(victim);
      await sleep(freeze > 0 ? random.int(freeze - 200, freeze + 200) : random.int(200, 4_000));
      if (deed === "killed") await cluster.start(victim);
      else cluster.thaw(victim); // the guard may have killed it
      await cluster.untilWhole();
      counts[deed] += 1;
      if (victim === writer) counts.writers += 1;
      say(`${time}/${times}: node ${victim + 1} ${deed}${victim === writer ? ", which was written to" : ""}`);
    }
  } finally {
    await db.destroy();
  }
  await sleep(random.int(200, 600));
}

/** The port of the node that is used; asked again for a while, because a node that is about to leave or to come back refuses every read. */
async function portInUse(db: Knex): Promise<number> {
  for (const until = performance.now() + 15_000; ; await sleep(100)) {
    try {
      const [{ port } = { port: 0 }] = await rows<{ port: number }>(db, "SELECT @@port AS port");
      return port;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

/** A server that reads a node as it is, and does not wait until that has what others have committed. */
const IMPATIENT: Fault = {
  name: "reads without waiting",
  file: "server/db/connection.ts",
  from: "SET SESSION wsrep_sync_wait = 7",
  to: "SET SESSION wsrep_sync_wait = 0",
};
/** A server that takes a node for a server of its own: what it does not tell of a transaction that it has taken back. */
const TRUSTING: Fault = {
  name: "does not ask whether a transaction stands",
  file: "server/db/connection.ts",
  from: "sendInPackets(connection, { isOfGalera })",
  to: "sendInPackets(connection)",
};
const SERVERS = 2;
const SERVER = 'import "./main.ts";';
