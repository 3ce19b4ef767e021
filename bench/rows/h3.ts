import { gzipSync, brotliDecompressSync } from "node:zlib";
import { startVanbook } from "../http/start.ts";
import {
  buildDocumentedRequest,
  REPORT_PATH,
  TABLE_TYPE,
  buildTableRequest,
  BENCH_WEEK,
} from "../http/sale-report.ts";
import type { BenchRow } from "../figure.ts";

export const h3: BenchRow = {
  id: "H3",
  about: "bytes of a report of 10,000 bills, against its documented JSON with gzip",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    try {
      const { vanbook: table } = buildTableRequest(BENCH_WEEK, { pageSize: 10_000 });
      const compressedAnswer = await vanbook.ask({
        ...table,
        path: REPORT_PATH,
        headers: { Accept: TABLE_TYPE, "Accept-Encoding": "br" },
      });
      const { rows } = JSON.parse(brotliDecompressSync(compressedAnswer).toString()) as { rows: unknown[] };
      const documentedAnswer = await vanbook.ask(buildDocumentedRequest(BENCH_WEEK).vanbook);
      const { billDetails } = JSON.parse(documentedAnswer.toString()) as { billDetails: unknown[] };
      if (rows.length !== 10_000) throw new Error(`The table has ${rows.length} rows.`);
      // The same rows in the documented JSON: only as many of the week as the table page has.
      const same = gzipSync(JSON.stringify({ billDetails: billDetails.slice(0, rows.length) }));
      return [
        {
          what: "table with brotli, against gzip of the documented JSON",
          figure: formatKilobytes(compressedAnswer.length),
          baseline: formatKilobytes(same.length),
          ratio: compressedAnswer.length / same.length,
          goal: { most: 0.6 },
        },
      ];
    } finally {
      await vanbook.stop();
    }
  },
};

function formatKilobytes(bytes: number) {
  return `${Math.round(bytes / 1000)} kB`;
}
