// The exports of the published packages, as one committed text each (packages/*/api-report.txt), read from the
// type files of their last build: `npm run api-report` writes it. `--check` fails if anything in it is gone or
// has changed, or if something new is required, since this could break a host; other additions are written with
// the next change. Names after it choose packages.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { goneFrom, requiredSince } from "./project/api-lines.mjs";
import { root } from "./project/root.mjs";

/** What each entry's report contains: its exported names, and the declarations behind them. */
const PACKAGES = {
  sdk: {
    entries: ["index", "partner", "rules/index", "testing/index", "testing/worker", "webhooks"],
    namesOnly: new Set(["rules/index"]),
  },
  widgets: { entries: ["index", "embed", "files"], namesOnly: new Set() },
};
/** openapi.yaml defines the contents of these, and its own diff shows changes. */
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
  const written = existsSync(path) ? readFileSync(path, "utf8") : "";
  const [gone, required] = [goneFrom(written, report), requiredSince(written, report)];
  if (gone.length + required.length === 0) continue;
  const say = (words, lines) => {
    if (lines.length > 0) console.log([words, ...lines.slice(0, 60)].join("\n"));
  };
  say(`What packages/${name}/api-report.txt says that @vanbook/${name} exports, and is no longer so:`, gone);
  say("What whoever makes one of these must now give:", required);
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

/** A type file and the files in the same folder that it imports. */
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

/**
 * One text for each declaration. Import and export statements are omitted: they contain the letters that the
 * build's chunks give each other's exports.
 */
function declarations(file) {
  return file.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return [];
    return CONTRACT.has(statement.name?.text)
      ? []
      : [printer.printNode(ts.EmitHint.Unspecified, statement, file)];
  });
}
