import { createRandom } from "../../packages/server/demo/random.ts";
import { createInstallation } from "../crash/installation.ts";
import { EARLY_ANSWER_FAULT } from "../crash/forgetful.ts";
import { killRound } from "../crash/kill-rounds.ts";
import { createFaultyBuilds } from "../faulty-build.ts";
import { expectSome, expectNone, type Proof } from "./proof.ts";

/**
 * Rounds under load in which the database, the server or both are killed at a random moment. In the
 * last round the server is faulty: it answers before its work is on disk.
 */
export const proveKill: Proof = {
  about: "database and server killed (kill −9) under load",
  async run({ rounds, seed }, say) {
    const random = createRandom(seed);
    const builds = await createFaultyBuilds("prove-kill");
    const installation = await createInstallation(await builds.build(SERVER_ENTRY, undefined));
    const findings: string[] = [];
    let [acknowledgedCount, repeatedCount] = [0, 0];
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const victim = VICTIMS[(round - 1) % VICTIMS.length] ?? "both";
        const outcome = await killRound(installation, victim, random);
        acknowledgedCount += outcome.acknowledged;
        repeatedCount += outcome.repeated;
        findings.push(...outcome.findings);
        say(`round ${round}: ${victim} killed, ${outcome.acknowledged} documents acknowledged`);
        for (const finding of outcome.findings.slice(0, 5)) say(finding);
      }
      // Must be last, because the faulty server damages the books.
      await installation.kill("server");
      await installation.start(await builds.build(SERVER_ENTRY, EARLY_ANSWER_FAULT));
      const faultyOutcome = await killRound(installation, "server", random);
      const what = `of ${acknowledgedCount} documents in ${rounds} rounds (${repeatedCount} requests repeated): lost, doubled or not whole`;
      return [
        expectNone(what, findings),
        expectSome(
          "what a server that answers before its work is on disk has lost is found",
          faultyOutcome.findings,
        ),
      ];
    } finally {
      await installation.stop();
      await builds.remove();
    }
  },
};

const VICTIMS = ["both", "database", "server"] as const;
const SERVER_ENTRY = 'import "./main.ts";';
