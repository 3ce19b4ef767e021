// `npm run prose`: checks comments, docs, titles of tests, the contract and the catalogues against
// words.yaml.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TextlintKernel } from "@textlint/kernel";
import textPlugin from "@textlint/textlint-plugin-text";
import prhRule from "textlint-rule-prh";
import { parse } from "yaml";
import { root } from "../project/root.mjs";
import { extractProse } from "./prose-of.mjs";

const READ_FILES =
  /\.(ts|tsx|mts|mjs|md)$|^openapi\/.*\.yaml$|^packages\/(sdk|app)\/(text\/en-IN|messages)\/.*\.json$/;
/** Generated files, history, and text written outside the project. */
const LEFT_OUT =
  /CHANGELOG\.md$|^NOTICE|docs\/errors\.md$|\/migrations\/|^docs\/decisions\/|^tests\/demands\/documents\/|\.d\.(ts|mts)$/;

const wordList = join(root, "scripts/prose/words.yaml");
const kernel = new TextlintKernel();
const options = {
  ext: ".txt",
  plugins: [{ pluginId: "text", plugin: textPlugin.default }],
  rules: [
    {
      ruleId: "words",
      rule: prhRule.default,
      options: { rulePaths: [wordList] },
    },
  ],
};

const words = parse(readFileSync(wordList, "utf8")).rules.map(({ pattern }) => {
  const [, source, flags] = /^\/(.*)\/(\w*)$/.exec(pattern);
  return new RegExp(source, flags);
});
let foundCount = 0;
for (const path of listFiles()) {
  const text = readFileSync(join(root, path), "utf8");
  if (!words.some((word) => word.test(text))) continue; // to take a program apart takes longest
  const { messages } = await kernel.lintText(extractProse(path, text), options);
  for (const { line, column, message } of messages) console.log(`${path}:${line}:${column} ${message}`);
  foundCount += messages.length;
}
if (foundCount > 0) {
  console.log(`${foundCount} words to replace.`);
  process.exitCode = 1;
}

function listFiles() {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  // A file may be deleted but not committed yet.
  return files
    .split("\n")
    .filter((path) => READ_FILES.test(path) && !LEFT_OUT.test(path) && existsSync(join(root, path)));
}
