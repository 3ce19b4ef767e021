// What the contract promised when its version (a date, `x-version` in openapi.yaml) was given: packages/sdk/contract-report.txt. `--check` fails when a
// caller who was written for that version can no longer rely on something; what has only come is written with the next version.
// `npm run contract-report` writes it; it refuses to write changes that break callers under the same date, unless `--same-version` says that
// what was found breaks nobody.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { breakingChanges, contractFacts, readFacts, writeFacts } from "./project/contract-lines.mjs";
import { root } from "./project/root.mjs";

const ADVICE =
  "If it is meant: a new date in openapi.yaml (`x-version`) and in VERSIONS (packages/server/contract/version.ts), `npm run contract-report`, and a changeset that says what callers must do.";
const REPORT = join(root, "packages/sdk/contract-report.txt");
const contract = JSON.parse(readFileSync(join(root, "packages/server/generated/contract.json"), "utf8"));
const version = contract.info["x-version"];
const written = existsSync(REPORT) ? readFileSync(REPORT, "utf8") : "";
const [, known] = /^# (\S+)/.exec(written) ?? [];
const facts = contractFacts(contract);
const broken = breakingChanges(readFacts(written), facts);

const problem = process.argv.includes("--check") ? checked() : write();
if (problem) {
  console.log(problem);
  process.exitCode = 1;
}

function checked() {
  if (broken.length > 0) return `Callers of ${known} can no longer rely on:\n${listed()}\n${ADVICE}`;
  if (known !== version)
    return `The contract is ${version}, the report ${known}: \`npm run contract-report\`.`;
  return changes().includes(version) ? undefined : `No changeset or changelog of the SDK names ${version}.`;
}

function write() {
  if (broken.length > 0 && known === version && !process.argv.includes("--same-version"))
    return `Not written, because callers of ${known} can no longer rely on:\n${listed()}\n${ADVICE}`;
  writeFileSync(REPORT, `# ${version}\n${writeFacts(facts)}`);
  return undefined;
}

function listed() {
  const more = broken.length > 60 ? [`… and ${broken.length - 60} more`] : [];
  return [...broken.slice(0, 60), ...more].join("\n");
}

/** What the SDK's users are told. */
function changes() {
  const folder = join(root, ".changeset");
  const pending = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return [readFileSync(join(root, "packages/sdk/CHANGELOG.md"), "utf8"), ...pending].join("\n");
}
