import { setTimeout as sleep } from "node:timers/promises";
import { createRandom, type Random } from "../../packages/server/demo/random.ts";
import { FORGETFUL } from "../crash/forgetful.ts";
import { underLoad } from "../crash/kill-rounds.ts";
import { faultyBuilds } from "../faulty-build.ts";
import { createMachines, type Machines } from "../machines/machines.ts";
import { staleAnswers } from "../machines/stale-answers.ts";
import { found, longestPause, none, type Proof } from "./proof.ts";

/** Servers behind a proxy, killed one at a time and at random moments while eight callers work. */
export const proveMachines: Proof = {
  about: "three servers behind a proxy, one at a time killed (kill −9) under load",
  async run(amount, say) {
    const { rounds, seed } = amount;
    const random = createRandom(seed);
    const builds = await faultyBuilds("prove-machines");
    const machines = await createMachines(await builds.build(SERVER, undefined), MACHINES);
    try {
      const stale = await staleAnswers(machines.servers);
      const outcome = await underLoad(machines, random, () => killInTurn(machines, rounds, random, say));
      for (const finding of [...stale, ...outcome.findings].slice(0, 10)) say(finding);
      const { acknowledged, repeated, pause } = outcome;

      // Must be last, because the faulty server damages the books.
      const faulty = await builds.build(SERVER, FORGETFUL);
      for (let which = 0; which < MACHINES; which += 1) {
        await machines.kill(which);
        await machines.start(which, faulty);
      }
      const forgotten = await underLoad(machines, random, () =>
        killInTurn(machines, MACHINES, random, say, faulty),
      );
      return [
        none(
          `of ${acknowledged} documents, ${rounds} servers killed (${repeated} requests repeated): lost, doubled or not whole`,
          outcome.findings,
        ),
        longestPause("the longest time in which nobody's document was done", pause, amount),
        none("what one server was told and another did not know at once", stale),
        found("what servers that answer before their work is on disk have lost is found", forgotten.findings),
      ];
    } finally {
      await machines.stop();
      await builds.remove();
    }
  },
};

async function killInTurn(
  machines: Machines,
  kills: number,
  random: Random,
  say: (text: string) => void,
  main?: string,
): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(random.int(400, 1_500));
    const victim = random.int(0, MACHINES - 1);
    await machines.kill(victim);
    await sleep(random.int(0, 500));
    await machines.start(victim, main);
    say(`${kill}/${kills}: server ${victim + 1} killed and started again`);
  }
  await sleep(random.int(200, 600));
}

const MACHINES = 3;
const SERVER = 'import "./main.ts";';
