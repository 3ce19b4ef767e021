// node scripts/test/related-tests.mjs --project NAME FILE…: prints as JSON, on the last line, the
// project's test files whose modules include each of the files, by vitest's own module graph, like
// `vitest related`.
import { join, relative } from "node:path";
import { createVitest } from "vitest/node";
import { root } from "../project/root.mjs";

// vitest.config.ts also reads the project's name from the command line, to load only that project.
const [, project, ...files] = process.argv.slice(2);
const vitest = await createVitest("test", { run: true, watch: false, reporters: [], project });
const testsOf = {};
for (const file of files) {
  vitest.config.related = [join(root, file)];
  const foundSpecifications = await vitest.getRelevantTestSpecifications();
  testsOf[file] = foundSpecifications.map(({ moduleId }) => relative(root, moduleId));
}
await new Promise((resolve) => process.stdout.write(`\n${JSON.stringify(testsOf)}`, resolve));
process.exit(0);
