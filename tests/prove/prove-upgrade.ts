import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "../../packages/server/demo/random.ts";
import { runUnderLoad } from "../crash/kill-rounds.ts";
import { createMachines, type Machines } from "../machines/machines.ts";
import { findFormerRelease, installRelease, installWorkingTree } from "../machines/releases.ts";
import { checkLongestPause, expectNone, type Proof } from "./proof.ts";

/**
 * Upgrades two servers of the previous release to the current one, as docs/operations.md describes,
 * while eight callers work.
 */
export const proveUpgrade: Proof = {
  about: "an installation of the former release is upgraded while people post, edit and cancel",
  async run(amount, say) {
    const { seed, from } = amount;
    const folder = await mkdtemp(join(tmpdir(), "vanbook-upgrade-"));
    let machines: Machines | undefined;
    try {
      const former = from || (await findFormerRelease());
      const older = await installRelease(former, join(folder, "older"));
      const newer = await installWorkingTree(join(folder, "newer"));
      machines = await createMachines(older, SERVER_COUNT);
      await machines.end(FIRST_NEW); // make room for the first server of the new release
      const unaware: string[] = [];
      let migratedCount = 0;
      const outcome = await runUnderLoad(machines, createRandom(seed), async () => {
        const { said: before } = await fetchReadiness(machines?.servers[OLD_SERVERS[0]]);
        await sleep(2_000);
        const startTime = performance.now();
        await machines?.start(FIRST_NEW, newer);
        migratedCount = performance.now() - startTime;
        const isOfNewerSchema = (await fetchReadiness(machines?.servers[FIRST_NEW])).said !== before;
        for (const which of OLD_SERVERS) {
          await sleep(2_000);
          const { status, said } = await fetchReadiness(machines?.servers[which]);
          say(`server ${which + 1}, of ${former}: /readyz says ${status} ${said}`);
          if (isOfNewerSchema && status !== 503) unaware.push(`server ${which + 1} says ${status} ${said}`);
          await machines?.end(which);
          await machines?.start(which, newer);
        }
        await sleep(2_000);
      });
      for (const finding of outcome.findings.slice(0, 10)) say(finding);
      const { acknowledged, repeated, outages, pause } = outcome;
      for (const [answer, times] of outages) say(`${times} requests were answered ${answer}, and sent again`);
      return [
        expectNone(
          `of ${acknowledged} documents over the upgrade from ${former} (${repeated} requests repeated): lost, doubled or not whole`,
          outcome.findings,
        ),
        checkLongestPause(
          `the longest time in which nobody's document was done; the first new server served after ${formatSeconds(migratedCount)}`,
          pause,
          amount,
        ),
        expectNone("older servers that did not say that the schema is newer than they are", unaware),
      ];
    } finally {
      await machines?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function fetchReadiness(server = "") {
  const answer = await fetch(`${server}/readyz`);
  return { status: answer.status, said: await answer.text() };
}

function formatSeconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

const SERVER_COUNT = 3;
const FIRST_NEW = 2;
const OLD_SERVERS = [0, 1] as const;
