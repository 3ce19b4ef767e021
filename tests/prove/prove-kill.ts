import { createRandom } from "../../packages/server/demo/random.ts";
import { createInstallation } from "../crash/installation.ts";
import { killRound } from "../crash/kill-rounds.ts";
import { faultyBuilds } from "../faulty-build.ts";
import { none, type Proof } from "./proof.ts";

/** Rounds under load in which the database, the server or both are killed at a random moment. */
export const proveKill: Proof = {
  about: "database and server killed (kill −9) under load",
  async run({ rounds, seed }, say) {
    const random = createRandom(seed);
    const builds = await faultyBuilds("prove-kill");
    const installation = await createInstallation(await builds.build('import "./main.ts";', undefined));
    const found: string[] = [];
    let [acknowledged, repeated] = [0, 0];
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const victim = random.pick(["database", "server", "both"] as const);
        const outcome = await killRound(installation, victim, random);
        acknowledged += outcome.acknowledged;
        repeated += outcome.repeated;
        found.push(...outcome.findings);
        say(`round ${round}: ${victim} killed, ${outcome.acknowledged} documents acknowledged`);
        for (const finding of outcome.findings.slice(0, 5)) say(finding);
      }
    } finally {
      await installation.stop();
      await builds.remove();
    }
    const what = `of ${acknowledged} documents in ${rounds} rounds (${repeated} requests repeated): lost, doubled or not whole`;
    return [none(what, found)];
  },
};
