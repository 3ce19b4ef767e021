// What the published packages export, as one committed text each (packages/*/api-report.txt): a change that could break a host is a change of it.
// Reads the types that `npm run build` has made there. `npm run api-report` writes it; `--check` says what is no longer as written. Names
// after it choose packages.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "./project/root.mjs";

/** What each entry's report holds: its names, and what is declared behind them. */
const PACKAGES = {
  sdk: { entries: ["index", "partner", "rules/index"], namesOnly: new Set(["rules/index"]) },
  widgets: { entries: ["index", "embed"], namesOnly: new Set() },
};
/** openapi.yaml says what these hold, and its own diff shows it. */
const CONTRACT = new Set(["paths", "components", "operations", "webhooks", "$defs"]);
const printer = ts.createPrinter({ removeComments: true });

const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
for (const name of asked.length > 0 ? asked : Object.keys(PACKAGES)) {
  const path = join(root, "packages", name, "api-report.txt");
  const report = reportOf(name);
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (report === before) continue;
  if (!process.argv.includes("--check")) writeFileSync(path, report);
  else {
    console.log(`What @vanbook/${name} exports is not what packages/${name}/api-report.txt says:`);
    console.log(differences(before, report).join("\n"));
    console.log("If it is meant: `npm run api-report`, and a changeset that says what hosts must do.");
    process.exitCode = 1;
  }
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
  return `${[...lines, "# Declarations", "", ...[...declared].sort()].join("\n")}\n`;
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

function differences(before, after) {
  const [was, is] = [before, after].map((text) => new Set(text.split("\n")));
  const gone = [...was].filter((line) => !is.has(line)).map((line) => `- ${line}`);
  const come = [...is].filter((line) => !was.has(line)).map((line) => `+ ${line}`);
  return [...gone, ...come].slice(0, 60);
}
