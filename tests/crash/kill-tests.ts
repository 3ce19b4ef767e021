import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRandom } from "../../packages/server/demo/random.ts";
import { faultyBuilds, type FaultyBuilds } from "../faulty-build.ts";
import { createInstallation, type Installation, type Victim } from "./installation.ts";
import { FORGETFUL } from "./forgetful.ts";
import { killRound } from "./kill-rounds.ts";

/** The tests that what was answered outlives kill −9 of each victim; and, when asked, that they find a server that forgets. */
export function testKills(victims: readonly Victim[], { findsForgetful }: { findsForgetful: boolean }): void {
  let builds: FaultyBuilds;
  let installation: Installation;

  const seed = Number(process.env.VANBOOK_SEED ?? randomInt(1_000_000));
  const random = createRandom(seed);

  beforeAll(async () => {
    builds = await faultyBuilds("crash");
    installation = await createInstallation(await builds.build(SERVER, undefined));
  }, 120_000);
  afterAll(async () => {
    await installation?.stop();
    await builds?.remove();
  });

  it.each(victims)(
    `loses and doubles nothing when %s is killed (VANBOOK_SEED=${seed})`,
    async (victim) => {
      const { findings, acknowledged } = await killRound(installation, victim, random);
      expect(findings.slice(0, 5), installation.output()).toEqual([]);
      expect(acknowledged).toBeGreaterThan(10);
    },
    120_000,
  );

  if (!findsForgetful) return;
  // Must be the last one: it leaves the books as such a server would.
  it("would find a server that answers before its work is on disk", async () => {
    const faulty = await builds.build(SERVER, FORGETFUL);
    await installation.kill("server");
    await installation.start(faulty);
    const { findings } = await killRound(installation, "server", random);
    // A document that a caller holds an answer for, and of which there is no row; or the session of a sign-in that was answered.
    expect(findings.join("\n")).toMatch(/ is \[\]$|SIGN_IN_REQUIRED/m);
  }, 120_000);
}

const SERVER = 'import "./main.ts";';
