// The exports of the published packages, as one committed text each (packages/*/api-report.txt),
// read from the type files of their last build: `npm run api-report` writes it. `--check` fails if
// anything in it is gone or has changed, or if something new is required, since this could break a
// host; other additions are written with the next change. Names after it choose packages.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { listGoneLines, listRequiredLines } from "./project/api-lines.mjs";
import { root } from "./project/root.mjs";

const REPORTED_PACKAGES = {
  sdk: {
    entries: ["index", "partner", "rules/index", "testing/index", "testing/worker", "webhooks"],
    namesOnly: new Set(["rules/index"]),
  },
  widgets: { entries: ["index", "embed", "files"], namesOnly: new Set() },
};
/** openapi.yaml defines the contents of these, and its own diff shows changes. */
const CONTRACT_NAMES = new Set([
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

const packageNames = process.argv.slice(2).filter((word) => !word.startsWith("--"));
for (const name of packageNames.length > 0 ? packageNames : Object.keys(REPORTED_PACKAGES)) {
  const path = join(root, "packages", name, "api-report.txt");
  const report = buildReport(name);
  if (!process.argv.includes("--check")) {
    writeFileSync(path, report);
    continue;
  }
  const writtenReport = existsSync(path) ? readFileSync(path, "utf8") : "";
  const [goneLines, requiredLines] = [
    listGoneLines(writtenReport, report),
    listRequiredLines(writtenReport, report),
  ];
  if (goneLines.length + requiredLines.length === 0) continue;
  const printLines = (words, lines) => {
    if (lines.length > 0) console.log([words, ...lines.slice(0, 60)].join("\n"));
  };
  printLines(
    `What packages/${name}/api-report.txt says that @vanbook/${name} exports, and is no longer so:`,
    goneLines,
  );
  printLines("Code that makes one of these must now give:", requiredLines);
  console.log("If it is meant: `npm run api-report`, and a changeset that says what hosts must do.");
  process.exitCode = 1;
}

function buildReport(name) {
  const { entries, namesOnly } = REPORTED_PACKAGES[name];
  const dist = join(root, "packages", name, "dist");
  const declaredTexts = new Set();
  const lines = entries.flatMap((entry) => {
    const files = listTypeFiles(join(dist, `${entry}.d.ts`));
    if (!namesOnly.has(entry))
      for (const file of files) for (const text of listDeclarations(file)) declaredTexts.add(text);
    return [`# ${entry}`, ...listExportedNames(files[0]).sort(), ""];
  });
  return `${[lines.join("\n"), ...[...declaredTexts].sort()].join("\n\n").trimEnd()}\n`;
}

function listTypeFiles(path, foundFiles = new Map()) {
  if (foundFiles.has(path)) return [];
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  foundFiles.set(path, file);
  for (const { moduleSpecifier } of file.statements)
    if (moduleSpecifier?.text.startsWith("."))
      listTypeFiles(join(dirname(path), moduleSpecifier.text.replace(/\.js$/, ".d.ts")), foundFiles);
  return [...foundFiles.values()];
}

function listExportedNames(file) {
  return file.statements.flatMap((statement) =>
    statement.exportClause?.elements
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : ts.isExportAssignment(statement)
        ? ["default"]
        : [],
  );
}

/**
 * One text for each declaration. Import and export statements are omitted: they contain the letters
 * that the build's chunks give each other's exports.
 */
function listDeclarations(file) {
  return file.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return [];
    return CONTRACT_NAMES.has(statement.name?.text)
      ? []
      : [printer.printNode(ts.EmitHint.Unspecified, statement, file)];
  });
}
