import { parseArgs } from "node:util";
import { buildData } from "./data/build.ts";
import { isMet, type BenchRow, type Figure, type Ground } from "./figure.ts";
import { benchRows } from "./rows/registry.ts";
import { startBenchServer } from "./server.ts";
import { tableOf, type TableLine } from "./table.ts";

/** `npm run bench [-- R1 W1 --scale 0.05 --fresh --json]`: measures, prints one table, exits 1 when a goal is missed. */
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
    // The table comes after half an hour: what is known by now is told.
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

/** The figures of a row; one that breaks off is told as a goal that is missed, and the others are measured all the same. */
async function measured(row: BenchRow, ground: Ground | undefined): Promise<Figure[]> {
  try {
    if (row.isAlone) return await row.measure();
    return ground ? await row.measure(ground) : [];
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return [{ what: "broke off", figure: "", baseline: "", ratio: Number.NaN, goal: { most: 0 } }];
  }
}

/** The database server with the data, which are built where they are not there yet. */
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
