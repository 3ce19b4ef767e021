import { parseArgs } from "node:util";
import { buildData } from "./data/build.ts";
import { isMet } from "./figure.ts";
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
const say = (text: string) => void process.stderr.write(`${text}\n`);
const server = await startBenchServer(values.fresh);
try {
  const data = await buildData(server, scale, say);
  const lines: TableLine[] = [
    {
      id: "data",
      what: `${data.ledgerRows.toLocaleString("en")} ledger rows, built by SQL on ${server.version}`,
      figure: `${data.buildSeconds} s`,
      baseline: "120 s",
      ratio: data.buildSeconds / 120,
      goal: { most: 1 },
    },
  ];
  for (const row of benchRows.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    say(`${row.id}: ${row.about} …`);
    const figures = await row.measure({ server, data, say });
    lines.push(...figures.map((figure) => ({ id: row.id, ...figure })));
  }
  const met = lines.map((line) => ({ ...line, met: isMet(line) ?? null }));
  process.stdout.write(values.json ? `${JSON.stringify(met, null, 2)}\n` : `${tableOf(lines)}\n`);
  if (met.some((line) => line.met === false)) process.exitCode = 1;
  await data.full.db.destroy();
  await data.empty.db.destroy();
} finally {
  await server.stop();
}
