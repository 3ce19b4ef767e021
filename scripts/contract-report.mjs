// What the contract promised when its current version (a date, `x-version` in openapi.yaml) was set:
// packages/sdk/contract-report.txt. `--check` fails if a caller written for that version can no longer rely on
// something; additions are written with the next version. `npm run contract-report` writes it. It refuses
// changes that break callers under the same date, unless `--same-version` says that the differences break
// nobody. Breaking changes under a new date must be listed, by the names of operations and schemas, in the SDK
// changelog's entry for that date; the report keeps the names, and every check looks for them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  breakingChanges,
  changedNames,
  contractFacts,
  readFacts,
  unlisted,
  writeFacts,
} from "./project/contract-lines.mjs";
import { root } from "./project/root.mjs";

const ADVICE =
  "If it is meant: a new date in openapi.yaml (`x-version`) and in VERSIONS (packages/server/contract/version.ts), `npm run contract-report`, and a changeset that says what callers must do.";
const REPORT = join(root, "packages/sdk/contract-report.txt");
const contract = JSON.parse(readFileSync(join(root, "packages/server/generated/contract.json"), "utf8"));
const version = contract.info["x-version"];
const written = existsSync(REPORT) ? readFileSync(REPORT, "utf8") : "";
const [, known] = /^# (\S+)/.exec(written) ?? [];
const facts = contractFacts(contract);
const before = readFacts(written);
const broken = breakingChanges(before, facts);
/** The names with breaking changes when the report got its date. */
const [, named = ""] = /^# broke: (.*)$/m.exec(written) ?? [];
const brokeThen = named.split(", ").filter(Boolean);

const problem = process.argv.includes("--check") ? checked() : write();
if (problem) {
  console.log(problem);
  process.exitCode = 1;
}

function checked() {
  if (broken.length > 0) return `Callers of ${known} can no longer rely on:\n${listed()}\n${ADVICE}`;
  if (known !== version)
    return `The contract is ${version}, the report ${known}: \`npm run contract-report\`.`;
  if (!changes().some((entry) => entry.includes(version)))
    return `No changeset or changelog of the SDK names ${version}.`;
  return toList(brokeThen);
}

function write() {
  if (broken.length > 0 && known === version && !process.argv.includes("--same-version"))
    return `Not written, because callers of ${known} can no longer rely on:\n${listed()}\n${ADVICE}`;
  const names = known === version ? brokeThen : changedNames(broken, before);
  writeFileSync(
    REPORT,
    `# ${version}\n${names.length > 0 ? `# broke: ${names.join(", ")}\n` : ""}${writeFacts(facts)}`,
  );
  return toList(names);
}

/** The names missing in the changelog. */
function toList(names) {
  const lacking = unlisted(names, changes(), version);
  if (lacking.length === 0) return undefined;
  return `The changeset that names ${version} says nothing of what no longer works as before: ${lacking.join(", ")}.`;
}

function listed() {
  const more = broken.length > 60 ? [`… and ${broken.length - 60} more`] : [];
  return [...broken.slice(0, 60), ...more].join("\n");
}

/** The SDK's changelog, entry by entry. */
function changes() {
  const folder = join(root, ".changeset");
  const pending = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const changelog = readFileSync(join(root, "packages/sdk/CHANGELOG.md"), "utf8");
  return [...changelog.split(/^(?=- |#)/m), ...pending];
}
