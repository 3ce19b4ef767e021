import { parseArgs } from "node:util";
import { buildData } from "./data/build.ts";
import { isMet, type BenchRow, type Figure, type Ground } from "./figure.ts";
import { benchRows } from "./rows/registry.ts";
import { startBenchServer } from "./server.ts";
import { formatTable, type TableLine } from "./table.ts";

/**
 * `npm run bench [-- R1 W1 --scale 0.05 --fresh --json]`: measures, prints one table, exits with 1
 * if a goal is missed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: "string", default: "1" },
    fresh: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const rowIds = positionals.map((id) => id.toUpperCase());
const unknown = rowIds.filter((id) => !benchRows.some((row) => row.id === id));
const scale = Number(values.scale);
if (unknown.length > 0 || !(scale >= 0.01 && scale <= 10)) {
  process.stderr.write(`There is no row ${unknown.join(", ")}, or no scale ${values.scale} (0.01 to 10).\n`);
  process.exit(1);
}
const rows = benchRows.filter(({ id }) => rowIds.length === 0 || rowIds.includes(id));
const ground = rows.every(({ isAlone }) => isAlone) ? undefined : await openGround();
try {
  const lines: TableLine[] = ground ? [buildLine(ground)] : [];
  for (const row of rows) {
    logText(`${row.id}: ${row.about} …`);
    const figures = (await measureRow(row, ground)).map((figure) => ({ id: row.id, ...figure }));
    lines.push(...figures);
    // The final table comes after half an hour, so show the figures so far.
    logText(formatTable(figures));
  }
  const judgedLines = lines.map((line) => ({ ...line, met: isMet(line) ?? null }));
  process.stdout.write(values.json ? `${JSON.stringify(judgedLines, null, 2)}\n` : `${formatTable(lines)}\n`);
  if (judgedLines.some((line) => line.met === false)) process.exitCode = 1;
  await ground?.data.full.db.destroy();
  await ground?.data.empty.db.destroy();
} finally {
  await ground?.server.stop();
}

/** A row that throws is reported as a missed goal, and the other rows are still measured. */
async function measureRow(row: BenchRow, ground: Ground | undefined): Promise<Figure[]> {
  try {
    if (row.isAlone) return await row.measure();
    return ground ? await row.measure(ground) : [];
  } catch (error) {
    logText(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return [{ what: "broke off", figure: "", baseline: "", ratio: Number.NaN, goal: { most: 0 } }];
  }
}

async function openGround(): Promise<Ground> {
  const server = await startBenchServer(values.fresh);
  try {
    return { server, data: await buildData(server, scale, logText), say: logText };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function buildLine({ server, data }: Ground): TableLine {
  return {
    id: "data",
    what: `${data.ledgerRows.toLocaleString("en")} ledger rows, built by SQL on ${server.version}`,
    figure: `${data.buildSeconds} s`,
    baseline: "120 s",
    ratio: data.buildSeconds / 120,
    goal: { most: 1 },
  };
}

function logText(text: string) {
  process.stderr.write(`${text}\n`);
}
