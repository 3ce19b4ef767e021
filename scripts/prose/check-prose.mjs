// `npm run prose`: checks comments, docs, titles of tests, the contract and the catalogues against words.yaml.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TextlintKernel } from "@textlint/kernel";
import textPlugin from "@textlint/textlint-plugin-text";
import prhRule from "textlint-rule-prh";
import { parse } from "yaml";
import { root } from "../project/root.mjs";
import { proseOf } from "./prose-of.mjs";

const READ =
  /\.(ts|tsx|mts|mjs|md)$|^openapi\/.*\.yaml$|^packages\/(sdk|app)\/(text\/en-IN|messages)\/.*\.json$/;
/** What people outside wrote, what a program wrote, and history. */
const LEFT_OUT = /CHANGELOG\.md$|^NOTICE|docs\/errors\.md$|\/migrations\/|^docs\/decisions\/|\.d\.(ts|mts)$/;

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
let found = 0;
for (const path of listFiles()) {
  const text = readFileSync(join(root, path), "utf8");
  if (!words.some((word) => word.test(text))) continue; // to take a program apart takes longest
  const { messages } = await kernel.lintText(proseOf(path, text), options);
  for (const { line, column, message } of messages) console.log(`${path}:${line}:${column} ${message}`);
  found += messages.length;
}
if (found > 0) {
  console.log(`${found} words to replace.`);
  process.exitCode = 1;
}

/** Every file with prose that somebody wrote, as git has them. */
function listFiles() {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  // A file may be deleted but not committed yet.
  return files
    .split("\n")
    .filter((path) => READ.test(path) && !LEFT_OUT.test(path) && existsSync(join(root, path)));
}
