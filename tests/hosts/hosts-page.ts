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

Written by \`npm run prove -- tests/hosts\` from what it found; not edited by hand. Each host of \`examples/\` was made outside the workspace from the
packed packages and the registry, at commit ${commit()}, and opened in Chromium. Each cell is a test (\`tests/hosts/cells.ts\`), in which the page's
console and its content policy had nothing to say.

${formatTable(
  ["host", "made with", ...cells.map(({ name }) => name)],
  names.map((name) => [
    `\`${name}\``,
    describeVersions(name),
    ...cells.map((cell) => isMet(name, cell.name)),
  ]),
)}

${cells.map(({ name, about }) => `- **${name}**: ${about}.`).join("\n")}

Also, under the strict policy the report is printed; a page whose policy allows no worker has its files written on its own thread.

## Beside AG Grid

The same host with AG Grid Community ${GRID_VERSION} in place of the widget, by itself rather than in a component, with the modules for sorting, search,
filters and CSV, asks the same route for a token and the same API for the same rows. Bytes are those of the scripts and styles that had come
when the first rows were there, after gzip, the host's own (React, Vue) among them. Times are from the navigation to the first rows, of
visitors who have nothing in their cache; both pages were opened in turn, ${comparisons[0]?.ratios.length ?? 0} rounds, and only the ratio within a round is reported. Below 1 is less than AG Grid.

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

Where the times are above 1: the elements' script, which is small, asks for what draws them, from another origin than the page, and that is more to run before
the first rows. What the token may do comes with the token, asked for while they are on their way ([decision 31](decisions/031-terms-with-the-token.md)).

What the bytes buy is not the same. The report has its range of days, totals that agree with the books, columns that a visitor arranges, and the
look and the words of three languages; its files, details, calendars and filters come when they are asked for. AG Grid Community has neither Excel nor PDF files.
A page without a build step needs one for this AG Grid; its ready-made script is more than twice as large.
${describePolicy(comparisons)}In \`portal\` the page has four more reports, and AG Grid the sale report's rows alone.
`;
  writeFileSync(join(ROOT_FOLDER, "docs/hosts.md"), page);
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function describePolicy(comparisons: readonly Comparison[]): string {
  const gridComplaints = comparisons.find(({ name }) => name === "strict-policy")?.gridSaid ?? [];
  return `In \`strict-policy\` AG Grid needs a nonce for its styles; under the same policy otherwise its console had ${gridComplaints.length} complaints, ours none.\n`;
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
