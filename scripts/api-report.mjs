// What the published packages export, as one committed text each (packages/*/api-report.txt), read from the types that their last build made:
// `npm run api-report` writes it. `--check` fails when anything that is written there is gone or has changed, which could break a host; what has
// only come is written with the next change. Names after it choose packages.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "./project/root.mjs";

/** What each entry's report holds: its names, and what is declared behind them. */
const PACKAGES = {
  sdk: { entries: ["index", "partner", "rules/index", "webhooks"], namesOnly: new Set(["rules/index"]) },
  widgets: { entries: ["index", "embed", "files"], namesOnly: new Set() },
};
/** openapi.yaml says what these hold, and its own diff shows it. */
const CONTRACT = new Set([
  "paths",
  "components",
  "operations",
  "webhooks",
  "$defs",
  "Vanbook",
  "OperationCodes",
  "ServerErrorCode",
]);
const printer = ts.createPrinter({ removeComments: true });

const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
for (const name of asked.length > 0 ? asked : Object.keys(PACKAGES)) {
  const path = join(root, "packages", name, "api-report.txt");
  const report = reportOf(name);
  if (!process.argv.includes("--check")) {
    writeFileSync(path, report);
    continue;
  }
  const gone = goneFrom(existsSync(path) ? readFileSync(path, "utf8") : "", report);
  if (gone.length === 0) continue;
  console.log(
    `What packages/${name}/api-report.txt says that @vanbook/${name} exports, and is no longer so:`,
  );
  console.log(gone.slice(0, 60).join("\n"));
  console.log("If it is meant: `npm run api-report`, and a changeset that says what hosts must do.");
  process.exitCode = 1;
}

function reportOf(name) {
  const { entries, namesOnly } = PACKAGES[name];
  const dist = join(root, "packages", name, "dist");
  const declared = new Set();
  const lines = entries.flatMap((entry) => {
    const files = filesOf(join(dist, `${entry}.d.ts`));
    if (!namesOnly.has(entry))
      for (const file of files) for (const text of declarations(file)) declared.add(text);
    return [`# ${entry}`, ...exportedNames(files[0]).sort(), ""];
  });
  return `${[lines.join("\n"), ...[...declared].sort()].join("\n\n").trimEnd()}\n`;
}

/** A file of types and those that it imports from beside it. */
function filesOf(path, found = new Map()) {
  if (found.has(path)) return [];
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  found.set(path, file);
  for (const { moduleSpecifier } of file.statements)
    if (moduleSpecifier?.text.startsWith("."))
      filesOf(join(dirname(path), moduleSpecifier.text.replace(/\.js$/, ".d.ts")), found);
  return [...found.values()];
}

function exportedNames(file) {
  return file.statements.flatMap((statement) =>
    statement.exportClause?.elements
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : ts.isExportAssignment(statement)
        ? ["default"]
        : [],
  );
}

/** One text for each thing that is declared. Letters that the pieces of a build give each other's exports are left out with the imports. */
function declarations(file) {
  return file.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return [];
    return CONTRACT.has(statement.name?.text)
      ? []
      : [printer.printNode(ts.EmitHint.Unspecified, statement, file)];
  });
}

/** The lines of each declaration that it no longer has. */
function goneFrom(before, after) {
  const now = blocks(after);
  return [...blocks(before)].flatMap(([name, lines]) => {
    const left = [...(now.get(name) ?? [])];
    const gone = lines.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return gone.map((line) => `${name}: ${line}`);
  });
}

/** The lines of a report by what they belong to: an entry's names, or something that is declared. */
function blocks(report) {
  const found = new Map();
  for (const text of report.split("\n\n")) {
    const lines = text.split("\n");
    const [, name = lines[0]] =
      /\b(?:interface|type|const|class|function|let|enum|namespace) ([\w$]+)/.exec(lines[0]) ?? [];
    found.set(name, [...(found.get(name) ?? []), ...lines]);
  }
  return found;
}
