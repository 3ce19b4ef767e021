import { call } from "../project/call.mjs";
import { ProjectProblem } from "../project/problem.mjs";
import { isModule, listChangedFiles } from "./changed-files.mjs";

/**
 * Chooses the tests of these vitest projects that a change can affect: those whose modules include
 * a changed file, by vitest's own module graph. `since` is the commit to compare with. Returns the
 * reason, and the chosen files by project, where an empty list means the whole project. `filesOf`
 * is undefined if every test is chosen, because the graph does not contain a changed file: the
 * contract, docs, a configuration, the lockfile, or a file that was removed or that only a separate
 * process loads.
 */
export async function chooseChangedTests(since, projects) {
  const changedFiles = listChangedFiles(since);
  if (changedFiles.length === 0) return { reason: `nothing differs from ${since}`, filesOf: new Map() };
  const outside = changedFiles.find((file) => !isModule(file));
  if (outside !== undefined)
    return { reason: `${outside} has changed, which the graph of modules does not hold` };
  const filesOf = new Map();
  const unrelatedFiles = new Set(changedFiles);
  for (const project of projects) {
    const chosenFiles = new Set();
    for (const [file, tests] of Object.entries(await listRelatedTests(project, changedFiles))) {
      if (tests.length > 0) unrelatedFiles.delete(file);
      for (const test of tests) chosenFiles.add(test);
    }
    if (chosenFiles.size > 0) filesOf.set(project, [...chosenFiles]);
  }
  if (unrelatedFiles.size > 0)
    return { reason: `${[...unrelatedFiles][0]} has changed, which no test loads` };
  // The browser tests load the built product, which is not in any module graph.
  const isOfProduct = changedFiles.some((file) => file.startsWith("packages/"));
  if (isOfProduct && projects.includes("browser")) filesOf.set("browser", []);
  return { reason: `changed: ${changedFiles.join(", ")}`, filesOf };
}

async function listRelatedTests(project, changedFiles) {
  const program = ["scripts/test/related-tests.mjs", "--project", project, ...changedFiles];
  // Without VITEST, the stories' plugin assumes that Storybook itself is running.
  const { ok, output } = await call(process.execPath, program, { env: { VITEST: "true" } });
  if (!ok)
    throw new ProjectProblem(`vitest can't tell which tests of ${project} a change affects:\n${output}`);
  return JSON.parse(output.slice(output.lastIndexOf("\n") + 1));
}
