// What the contract promised when its current version (a date, `x-version` in openapi.yaml) was
// set: packages/sdk/contract-report.txt. `--check` fails if a caller written for that version can
// no longer rely on something; additions are written with the next version. `npm run
// contract-report` writes it. It refuses changes that break callers under the same date, unless
// `--same-version` says that the differences break nobody. Breaking changes under a new date must
// be listed, by the names of operations and schemas, in the SDK changelog's entry for that date;
// the report keeps the names, and every check looks for them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  findBreakingChanges,
  listChangedNames,
  collectFacts,
  readFacts,
  listUnlistedNames,
  writeFacts,
} from "./project/contract-lines.mjs";
import { root } from "./project/root.mjs";

const BREAKING_ADVICE =
  "If it is meant: a new date in openapi.yaml (`x-version`) and in VERSIONS (packages/server/contract/version.ts), `npm run contract-report`, and a changeset that says what callers must do.";
const REPORT_PATH = join(root, "packages/sdk/contract-report.txt");
const contract = JSON.parse(readFileSync(join(root, "packages/server/generated/contract.json"), "utf8"));
const version = contract.info["x-version"];
const reportText = existsSync(REPORT_PATH) ? readFileSync(REPORT_PATH, "utf8") : "";
const [, knownVersion] = /^# (\S+)/.exec(reportText) ?? [];
const facts = collectFacts(contract);
const before = readFacts(reportText);
const brokenLines = findBreakingChanges(before, facts);
/** The names with breaking changes when the report got its date. */
const [, namedBreaks = ""] = /^# broke: (.*)$/m.exec(reportText) ?? [];
const brokeThen = namedBreaks.split(", ").filter(Boolean);

const problem = process.argv.includes("--check") ? checkReport() : write();
if (problem) {
  console.log(problem);
  process.exitCode = 1;
}

function checkReport() {
  if (brokenLines.length > 0)
    return `Callers of ${knownVersion} can no longer rely on:\n${listBroken()}\n${BREAKING_ADVICE}`;
  if (knownVersion !== version)
    return `The contract is ${version}, the report ${knownVersion}: \`npm run contract-report\`.`;
  if (!readChangelogEntries().some((entry) => entry.includes(version)))
    return `No changeset or changelog of the SDK names ${version}.`;
  return toList(brokeThen);
}

function write() {
  if (brokenLines.length > 0 && knownVersion === version && !process.argv.includes("--same-version"))
    return `Not written, because callers of ${knownVersion} can no longer rely on:\n${listBroken()}\n${BREAKING_ADVICE}`;
  const names = knownVersion === version ? brokeThen : listChangedNames(brokenLines, before);
  writeFileSync(
    REPORT_PATH,
    `# ${version}\n${names.length > 0 ? `# broke: ${names.join(", ")}\n` : ""}${writeFacts(facts)}`,
  );
  return toList(names);
}

function toList(names) {
  const lacking = listUnlistedNames(names, readChangelogEntries(), version);
  if (lacking.length === 0) return undefined;
  return `The changeset that names ${version} says nothing of what no longer works as before: ${lacking.join(", ")}.`;
}

function listBroken() {
  const more = brokenLines.length > 60 ? [`… and ${brokenLines.length - 60} more`] : [];
  return [...brokenLines.slice(0, 60), ...more].join("\n");
}

function readChangelogEntries() {
  const folder = join(root, ".changeset");
  const pending = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const changelog = readFileSync(join(root, "packages/sdk/CHANGELOG.md"), "utf8");
  return [...changelog.split(/^(?=- |#)/m), ...pending];
}
