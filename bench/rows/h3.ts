import { gzipSync, brotliDecompressSync } from "node:zlib";
import { startVanbook } from "../http/start.ts";
import { documentedBills, PATH, TABLE, tableOfBills, WEEK } from "../http/sale-report.ts";
import type { BenchRow } from "../figure.ts";

/** Size of responses on the network. */
export const h3: BenchRow = {
  id: "H3",
  about: "bytes of a report of 10,000 bills, against its documented JSON with gzip",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    try {
      const { vanbook: table } = tableOfBills(WEEK, { pageSize: 10_000 });
      const packed = await vanbook.ask({
        ...table,
        path: PATH,
        headers: { Accept: TABLE, "Accept-Encoding": "br" },
      });
      const { rows } = JSON.parse(brotliDecompressSync(packed).toString()) as { rows: unknown[] };
      const documented = await vanbook.ask(documentedBills(WEEK).vanbook);
      const { billDetails } = JSON.parse(documented.toString()) as { billDetails: unknown[] };
      if (rows.length !== 10_000) throw new Error(`The table has ${rows.length} rows.`);
      // The same rows in the documented JSON: only as many of the week as the table page has.
      const same = gzipSync(JSON.stringify({ billDetails: billDetails.slice(0, rows.length) }));
      return [
        {
          what: "table with brotli, against gzip of the documented JSON",
          figure: inKilobytes(packed.length),
          baseline: inKilobytes(same.length),
          ratio: packed.length / same.length,
          goal: { most: 0.6 },
        },
      ];
    } finally {
      await vanbook.stop();
    }
  },
};

function inKilobytes(bytes: number) {
  return `${Math.round(bytes / 1000)} kB`;
}
