import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "../../scripts/database.mjs";
import { plant } from "../../scripts/project/planted-fault.mjs";
import { ROOT_FOLDER } from "../root.ts";
import type { Catch, PlantedFault } from "./planted/fault.ts";
import { plantedFaults } from "./planted/planted-faults.ts";
import { runTests, type Ran } from "./planted/run-tests.ts";
import { expectNone, pickSome, type Proof } from "./proof.ts";

/**
 * Plants one fault at a time and runs the tests that must catch it. They must fail with the fault
 * and pass without it.
 */
export const provePlanted: Proof = {
  about: "faults planted in books, server, widgets and app, each caught by a test",
  async run(amount, say) {
    const { only } = amount;
    const chosenFaults = plantedFaults.filter(
      ({ name, caughtBy }) => caughtBy.project === only || name.includes(only),
    );
    const faults = only === "" ? pickSome(chosenFaults, amount.faults, amount) : chosenFaults;
    for (const fault of faults) plant(readFileSync(join(ROOT_FOLDER, fault.file), "utf8"), fault);
    const dir = mkdtempSync(join(tmpdir(), `vanbook-test-${process.pid}-`));
    const database = await startDatabase({ dir, purpose: "test" });
    const env = { VANBOOK_TEST_DATABASE_URL: database.url };
    const red: string[] = [];
    const missedFaults: string[] = [];
    try {
      for (const run of listCatches(faults)) {
        const ran = await runTests(run, env);
        const isGreen = ran.isGreen && ran.passed > 0;
        if (!isGreen) red.push(ran.said);
        say(
          `${isGreen ? "green" : "RED"}  ${describeRun(ran)}  ${run.project}${isGreen ? "" : `\n${ran.said}`}`,
        );
      }
      for (const [at, fault] of faults.entries()) {
        const ran = await runTests(runOf(fault.caughtBy), env, fault);
        const isCaught = ran.failed > 0;
        if (!isCaught) missedFaults.push(fault.name);
        const outcome = isCaught ? "caught" : "NOT CAUGHT";
        say(
          `${at + 1}/${faults.length}  ${outcome}  ${describeRun(ran)}  ${fault.name}: ${isCaught ? fault.caughtBy.file : ran.said}`,
        );
      }
    } finally {
      await database.stop();
      rmSync(dir, { recursive: true, force: true });
    }
    return [
      expectNone("catching tests that fail without a fault", red),
      expectNone(`of ${faults.length} planted faults: not caught`, missedFaults),
    ];
  },
};

/**
 * The catches in as few runs as possible: per project one run for whole files, and one for files
 * with selected tests.
 */
function listCatches(faults: readonly PlantedFault[]) {
  const catches = faults.map(({ caughtBy }) => caughtBy);
  return [...new Set(catches.map(({ project }) => project))].flatMap((project) => {
    const own = catches.filter((one) => one.project === project);
    const some = own.filter(({ test }) => test !== undefined);
    const runs = [
      { project, files: own.filter(({ test }) => test === undefined).map(({ file }) => file) },
      { project, files: some.map(({ file }) => file), tests: some.flatMap(({ test }) => test ?? []) },
    ];
    return runs.filter(({ files }) => files.length > 0);
  });
}

function runOf({ project, file, test }: Catch) {
  return { project, files: [file], ...(test !== undefined && { tests: [test] }) };
}

function describeRun({ seconds, passed, failed }: Ran) {
  return `${seconds.toFixed(0).padStart(3)} s, ${passed} passed, ${failed} failed`;
}
