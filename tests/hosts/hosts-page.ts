import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT_FOLDER } from "../root.ts";
import { type Comparison, GRID_VERSION } from "./beside-ag-grid.ts";
import { cells } from "./cells.ts";

/** Writes docs/hosts.md from the results of a run. */
export function writeHostsPage(
  names: readonly string[],
  metCells: ReadonlySet<string>,
  comparisons: readonly Comparison[],
): void {
  const isMet = (name: string, cell: string) => (metCells.has(`${name} ${cell}`) ? "yes" : "**no**");
  const page = `# Hosts

Written by \`npm run prove -- tests/hosts\` with its results; not edited by hand. Each host of \`examples/\` was made outside the workspace from the
packed packages and the registry, at commit ${commit()}, and opened in Chromium. Each cell is a test (\`tests/hosts/cells.ts\`). In each, the page's
console had no errors or warnings and its content policy no violations.

${formatTable(
  ["host", "made with", ...cells.map(({ name }) => name)],
  names.map((name) => [
    `\`${name}\``,
    describeVersions(name),
    ...cells.map((cell) => isMet(name, cell.name)),
  ]),
)}

${cells.map(({ name, about }) => `- **${name}**: ${about}.`).join("\n")}

Also, under the strict policy the report was printed. If a page's policy allows no worker, the files were written on the page's main thread.

## Beside AG Grid

Each host is compared with a second one, in which AG Grid Community ${GRID_VERSION} replaces the widget. AG Grid is used without a React or Vue component, with its modules for sorting, search,
filters and CSV. Both pages ask the same route for a token and the same API for the same rows. Bytes are the scripts and styles that the page had loaded
when the first rows were shown, after gzip, including the host's own (React, Vue). Times are from the navigation to the first rows, for
visitors with an empty cache. Both pages were opened in turn, ${comparisons[0]?.ratios.length ?? 0} rounds, and only the ratio within a round is reported. A ratio below 1 means less than AG Grid.

${formatTable(
  ["host", "bytes", "AG Grid", "ratio", "time, median of the ratios", "from", "to"],
  comparisons.map(({ name, bytes, gridBytes, ratios }) => [
    `\`${name}\``,
    formatKilobytes(bytes),
    formatKilobytes(gridBytes),
    (bytes / gridBytes).toFixed(2),
    calculateMedian(ratios).toFixed(2),
    Math.min(...ratios).toFixed(2),
    Math.max(...ratios).toFixed(2),
  ]),
)}

Why some times are above 1: the elements' script is small, and loads the code that draws the report from another origin than the page's. This code is also more to run before
the first rows. The terms of the token come with the token, which the page requests while that code is loading ([decision 31](decisions/031-terms-with-the-token.md)).

The two don't do the same for these bytes. The report has a range of days, totals that agree with the books, columns that a visitor can arrange, and the
look and the words of three languages; the code for files, details, calendars and filters is loaded when it is used. AG Grid Community has neither Excel nor PDF files.
With this selection of AG Grid's modules, a page without a build step needs one; AG Grid's ready-made script needs none, but is more than twice as large.
${describePolicy(comparisons)}In \`portal\` our page has four more reports, AG Grid's page only the rows of the sale report.
`;
  writeFileSync(join(ROOT_FOLDER, "docs/hosts.md"), page);
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function describePolicy(comparisons: readonly Comparison[]): string {
  const gridComplaints = comparisons.find(({ name }) => name === "strict-policy")?.gridSaid ?? [];
  return `In \`strict-policy\` AG Grid needs a nonce for its styles. With it, and otherwise under the same policy, its console had ${gridComplaints.length} complaints, ours none.\n`;
}

/** The installed versions of a host's packages. */
function describeVersions(name: string): string {
  const folder = join(tmpdir(), `vanbook-host-${name}`);
  const list = (path: string) =>
    JSON.parse(readFileSync(join(folder, path, "package.json"), "utf8")) as {
      version: string;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
  const { dependencies, devDependencies } = list("");
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((one) => SHOWN_PACKAGES.test(one))
    .map((one) => `${one} ${list(`node_modules/${one}`).version}`)
    .concat(dependencies?.["@vanbook/widgets"] ? [] : ["the elements of Vanbook's server"])
    .join(", ");
}

/** The current commit; unknown in an unpacked archive. */
function commit(): string {
  const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: ROOT_FOLDER,
    encoding: "utf8",
  });
  return stdout?.trim() || "unknown";
}

function calculateMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const SHOWN_PACKAGES = /^(@vanbook\/widgets|@vanbook\/sdk|react|vue|next|vite|webpack|koa)$/;
