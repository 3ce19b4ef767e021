import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PROJECT_ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const MOST_FILES = 8;

/** The files of a column of the table in docs/architecture.md; "the same" is the file in the browser. */
function readPath(column: "browser" | "server"): string[] {
  const page = readFileSync(join(PROJECT_ROOT, "docs/architecture.md"), "utf8");
  const section = page.slice(page.indexOf("## How a row becomes"), page.indexOf("## Adding something"));
  const lines = section.split("\n").filter((line) => line.startsWith("| ") && !line.includes("---"));
  return lines.slice(1).flatMap((line) => {
    const [, , inBrowser = "", onServer = ""] = line.split("|");
    const cell = column === "server" && !onServer.includes("the same") ? onServer : inBrowser;
    return [...cell.matchAll(/`(packages\/[^`]+)`/g)].map(([, file = ""]) => file);
  });
}

/** The files that a file imports, of its types too. */
function listImports(file: string): string[] {
  const source = readFileSync(join(PROJECT_ROOT, file), "utf8");
  return [...source.matchAll(/ from "([^"]+)"/g)].map(([, name = ""]) =>
    name === "@vanbook/sdk/files/orders" ? FILE_ORDERS : join(dirname(file), name),
  );
}

test.each(["browser", "server"] as const)(
  "a row passes through at most eight files on its way to the workbook: %s",
  (column) => {
    const path = readPath(column);
    expect(path.length).toBeGreaterThan(5);
    expect(path.length).toBeLessThanOrEqual(MOST_FILES);
    for (const file of path) expect(existsSync(join(PROJECT_ROOT, file)), file).toBe(true);
  },
);

/** Types of messages: no row passes through it. */
const FILE_ORDERS = "packages/sdk/files/node/file-orders.ts";
const MAKE_FILE = "packages/sdk/report/export/make-report-file.ts";
const WRITE_WORKBOOK = "packages/sdk/files/excel/write-workbook.ts";

test.each([
  ["packages/widgets/report/report-model.ts", MAKE_FILE],
  ["packages/sdk/files/node/answer-file-orders.ts", MAKE_FILE],
  [MAKE_FILE, "packages/sdk/report/table/table-columns.ts"],
  [MAKE_FILE, "packages/sdk/files/create-writer.ts"],
  ["packages/widgets/report/export/worker/write-in-worker.ts", "packages/sdk/files/create-writer.ts"],
  ["packages/sdk/files/create-writer.ts", WRITE_WORKBOOK],
])("%s hands the row to %s itself", (from, to) => {
  const listedFiles = [...readPath("browser"), ...readPath("server")];
  expect(listedFiles).toEqual(expect.arrayContaining([from, to]));
  expect(listImports(from)).toContain(to);
});

test("the server sends the rows to the thread in messages that both know", () => {
  const files = ["packages/server/report/run/run-report.ts", "packages/sdk/files/node/answer-file-orders.ts"];
  expect(readPath("server")).toEqual(expect.arrayContaining(files));
  for (const file of files) expect(listImports(file)).toContain(FILE_ORDERS);
});

test("what is around the rows does not get them", () => {
  // Names of what a row or a line is in the code.
  const rowNames = /\b(TableRow|ExportLine|ExportRow|AnyTable\b(?!\["totals"\]))/;
  for (const file of [
    "packages/widgets/report/export/create-page-maker.ts",
    "packages/widgets/report/export/use-export-job.ts",
    "packages/sdk/report/export/report-head.ts",
    "packages/server/http/files/make-in-thread.ts",
    "packages/server/http/files/report-file.ts",
    "packages/server/http/files/file-thread.mjs",
  ]) {
    const code = readFileSync(join(PROJECT_ROOT, file), "utf8").replace(/^import [^;]+;$/gm, "");
    expect(rowNames.exec(code)?.[0], file).toBeUndefined();
  }
});
