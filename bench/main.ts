import { parseArgs } from "node:util";
import { buildData } from "./data/build.ts";
import { isMet, type BenchRow, type Figure, type Ground } from "./figure.ts";
import { benchRows } from "./rows/registry.ts";
import { startBenchServer } from "./server.ts";
import { tableOf, type TableLine } from "./table.ts";

/**
 * `npm run bench [-- R1 W1 --scale 0.05 --fresh --json]`: measures, prints one table, exits with 1 if a goal is
 * missed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: "string", default: "1" },
    fresh: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const wanted = positionals.map((id) => id.toUpperCase());
const unknown = wanted.filter((id) => !benchRows.some((row) => row.id === id));
const scale = Number(values.scale);
if (unknown.length > 0 || !(scale >= 0.01 && scale <= 10)) {
  process.stderr.write(`There is no row ${unknown.join(", ")}, or no scale ${values.scale} (0.01 to 10).\n`);
  process.exit(1);
}
const rows = benchRows.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const ground = rows.every(({ isAlone }) => isAlone) ? undefined : await openGround();
try {
  const lines: TableLine[] = ground ? [buildLine(ground)] : [];
  for (const row of rows) {
    say(`${row.id}: ${row.about} …`);
    const figures = (await measured(row, ground)).map((figure) => ({ id: row.id, ...figure }));
    lines.push(...figures);
    // The final table comes after half an hour, so show the figures so far.
    say(tableOf(figures));
  }
  const met = lines.map((line) => ({ ...line, met: isMet(line) ?? null }));
  process.stdout.write(values.json ? `${JSON.stringify(met, null, 2)}\n` : `${tableOf(lines)}\n`);
  if (met.some((line) => line.met === false)) process.exitCode = 1;
  await ground?.data.full.db.destroy();
  await ground?.data.empty.db.destroy();
} finally {
  await ground?.server.stop();
}

/** The figures of a row. A row that throws is reported as a missed goal, and the other rows are still measured. */
async function measured(row: BenchRow, ground: Ground | undefined): Promise<Figure[]> {
  try {
    if (row.isAlone) return await row.measure();
    return ground ? await row.measure(ground) : [];
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return [{ what: "broke off", figure: "", baseline: "", ratio: Number.NaN, goal: { most: 0 } }];
  }
}

/** Starts the database server and builds the data if it is missing. */
async function openGround(): Promise<Ground> {
  const server = await startBenchServer(values.fresh);
  try {
    return { server, data: await buildData(server, scale, say), say };
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

function say(text: string) {
  process.stderr.write(`${text}\n`);
}
