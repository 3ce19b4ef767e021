import { setTimeout as sleep } from "node:timers/promises";
import { createRandom, type Random } from "../../packages/server/demo/random.ts";
import { EARLY_ANSWER_FAULT } from "../crash/forgetful.ts";
import { runUnderLoad } from "../crash/kill-rounds.ts";
import { createFaultyBuilds } from "../faulty-build.ts";
import { createMachines, type Machines } from "../machines/machines.ts";
import { findStaleAnswers } from "../machines/stale-answers.ts";
import { expectSome, checkLongestPause, expectNone, type Proof } from "./proof.ts";

/** Servers behind a proxy, killed one at a time and at random moments while eight callers work. */
export const proveMachines: Proof = {
  about: "three servers behind a proxy, one at a time killed (kill −9) under load",
  async run(amount, say) {
    const { rounds, seed } = amount;
    const random = createRandom(seed);
    const builds = await createFaultyBuilds("prove-machines");
    const machines = await createMachines(await builds.build(SERVER_ENTRY, undefined), MACHINE_COUNT);
    try {
      const stale = await findStaleAnswers(machines.servers);
      const outcome = await runUnderLoad(machines, random, () => killInTurn(machines, rounds, random, say));
      for (const finding of [...stale, ...outcome.findings].slice(0, 10)) say(finding);
      const { acknowledged, repeated, pause } = outcome;

      // Must be last, because the faulty server damages the books.
      const faulty = await builds.build(SERVER_ENTRY, EARLY_ANSWER_FAULT);
      for (let which = 0; which < MACHINE_COUNT; which += 1) {
        await machines.kill(which);
        await machines.start(which, faulty);
      }
      const faultyOutcome = await runUnderLoad(machines, random, () =>
        killInTurn(machines, MACHINE_COUNT, random, say, faulty),
      );
      return [
        expectNone(
          `of ${acknowledged} documents, ${rounds} servers killed (${repeated} requests repeated): lost, doubled or not whole`,
          outcome.findings,
        ),
        checkLongestPause("the longest time in which nobody's document was done", pause, amount),
        expectNone("what one server was told and another did not know at once", stale),
        expectSome(
          "what servers that answer before their work is on disk have lost is found",
          faultyOutcome.findings,
        ),
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
    const victim = random.int(0, MACHINE_COUNT - 1);
    await machines.kill(victim);
    await sleep(random.int(0, 500));
    await machines.start(victim, main);
    say(`${kill}/${kills}: server ${victim + 1} killed and started again`);
  }
  await sleep(random.int(200, 600));
}

const MACHINE_COUNT = 3;
const SERVER_ENTRY = 'import "./main.ts";';
