import { createRandom } from "../../packages/server/demo/random.ts";
import { createInstallation } from "../crash/installation.ts";
import { FORGETFUL } from "../crash/forgetful.ts";
import { killRound } from "../crash/kill-rounds.ts";
import { faultyBuilds } from "../faulty-build.ts";
import { found, none, type Proof } from "./proof.ts";

/**
 * Rounds under load in which the database, the server or both are killed at a random moment. In the last round the server is faulty: it
 * answers before its work is on disk.
 */
export const proveKill: Proof = {
  about: "database and server killed (kill −9) under load",
  async run({ rounds, seed }, say) {
    const random = createRandom(seed);
    const builds = await faultyBuilds("prove-kill");
    const installation = await createInstallation(await builds.build(SERVER, undefined));
    const findings: string[] = [];
    let [acknowledged, repeated] = [0, 0];
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const victim = VICTIMS[(round - 1) % VICTIMS.length] ?? "both";
        const outcome = await killRound(installation, victim, random);
        acknowledged += outcome.acknowledged;
        repeated += outcome.repeated;
        findings.push(...outcome.findings);
        say(`round ${round}: ${victim} killed, ${outcome.acknowledged} documents acknowledged`);
        for (const finding of outcome.findings.slice(0, 5)) say(finding);
      }
      // Must be last, because the faulty server damages the books.
      await installation.kill("server");
      await installation.start(await builds.build(SERVER, FORGETFUL));
      const forgotten = await killRound(installation, "server", random);
      const what = `of ${acknowledged} documents in ${rounds} rounds (${repeated} requests repeated): lost, doubled or not whole`;
      return [
        none(what, findings),
        found("what a server that answers before its work is on disk has lost is found", forgotten.findings),
      ];
    } finally {
      await installation.stop();
      await builds.remove();
    }
  },
};

const VICTIMS = ["both", "database", "server"] as const;
const SERVER = 'import "./main.ts";';
