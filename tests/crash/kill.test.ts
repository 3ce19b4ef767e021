import { afterAll, beforeAll, expect, it } from "vitest";
import { createRandom } from "../../packages/server/demo/random.ts";
import { faultyBuilds, type FaultyBuilds } from "../faulty-build.ts";
import { createInstallation, type Installation } from "./installation.ts";
import { killRound } from "./kill-rounds.ts";

// One round; `npm run prove -- kill` has as many as are asked for, and one with a server that forgets.
let builds: FaultyBuilds;
let installation: Installation;

beforeAll(async () => {
  builds = await faultyBuilds("crash");
  installation = await createInstallation(await builds.build('import "./main.ts";', undefined));
});
afterAll(async () => {
  await installation?.stop();
  await builds?.remove();
});

it("loses and doubles nothing when database and server are killed", async () => {
  const { findings, acknowledged } = await killRound(installation, "both", createRandom(1));
  expect(findings.slice(0, 5), installation.output()).toEqual([]);
  expect(acknowledged).toBeGreaterThan(10);
});
