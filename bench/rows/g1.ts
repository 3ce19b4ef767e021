import { isDeepStrictEqual } from "node:util";
import { queryRows } from "../../packages/server/db/rows.ts";
import type { Schema } from "../../packages/server/contract/contract.ts";
import type { Place } from "../data/build.ts";
import { formatMilliseconds, formatSeconds, type BenchRow, type Figure } from "../figure.ts";
import { startVanbook, type AskedServer } from "../http/start.ts";
import { calculateMedian, compare, measureMilliseconds } from "../measure.ts";

/** A quarter of the customers are registered. Limits are those of 50,000 bills, in proportion. */
export const g1: BenchRow = {
  id: "G1",
  about: "GSTR-1 of a month, its list of errors and its file, as the server runs",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    try {
      const bills = await checkSums(vanbook, full);
      const readReturn = () => measureMilliseconds(() => vanbook.ask(askOf("gstr1")));
      const sumPlainly = () => measureMilliseconds(() => readPlainSums(full));
      const { measured, baseline, ratio } = await compare(5, readReturn, sumPlainly);
      const faultTimes: number[] = [];
      for (let round = 0; round < 3; round++)
        faultTimes.push(await measureMilliseconds(() => vanbook.ask(askOf("faults"))));
      let fileTime = 0;
      const strain = await vanbook.strainOf(async () => {
        fileTime = await measureMilliseconds(() => vanbook.ask(askOf("gstr1/file")));
      });
      return [
        {
          what: `GSTR-1 of ${bills.toLocaleString("en")} bills, against its sums by one statement`,
          figure: formatMilliseconds(measured),
          baseline: formatMilliseconds(baseline),
          ratio,
          goal: { most: 1.5 },
        },
        limitTime("GSTR-1 and its list of errors", measured + calculateMedian(faultTimes), 3000, bills),
        limitTime("its file", fileTime, 5000, bills),
        {
          what: "memory that the file takes",
          figure: `${(strain.memory / 1e6).toFixed(0)} MB`,
          baseline: `${(MOST_MEMORY / 1e6).toFixed(0)} MB`,
          ratio: strain.memory / MOST_MEMORY,
          goal: { most: 1 },
        },
      ];
    } finally {
      await vanbook.stop();
    }
  },
};

function limitTime(what: string, time: number, limitOfFifty: number, bills: number): Figure {
  const limit = (limitOfFifty * bills) / 50_000;
  return {
    ...{ what, figure: formatSeconds(time), baseline: formatSeconds(limit) },
    ...{ ratio: time / limit, goal: { most: 1 } },
  };
}

function askOf(path: "gstr1" | "faults" | "gstr1/file") {
  return { path: `/api/v1/gst/${path}`, query: { period: BENCH_MONTH, kind: "month" } };
}

/** Throws unless table 12 has the sums of the statement. Returns the number of bills. */
async function checkSums(vanbook: AskedServer, place: Place): Promise<number> {
  const answer = await vanbook.ask(askOf("gstr1"));
  const { hsnSummary, tables } = JSON.parse(answer.toString()) as Schema<"Gstr1Return">;
  const rows = hsnSummary.map(({ part, hsnCode, rate, quantity, figure }) =>
    [part, hsnCode, rate, figure.count, quantity, figure.taxable, figure.cgst, figure.sgst, figure.igst].map(
      writeValue,
    ),
  );
  const sums = await readPlainSums(place);
  if (rows.length === 0 || !isDeepStrictEqual(rows.toSorted(), sums.toSorted()))
    throw new Error("Table 12 has other sums than the statement.");
  return tables.reduce((sum, { figure }) => sum + figure.count, 0);
}

/** Numbers of JSON and decimals of the database alike. */
function writeValue(value: unknown): string {
  return typeof value === "string" && /^-?\d+\.\d+$/.test(value) ? String(Number(value)) : String(value);
}

/** Of the same rows: bills and lines of the month, with the GSTIN that each bill has frozen. */
async function readPlainSums({ db, company }: Place): Promise<string[][]> {
  const rows = await queryRows<Record<string, unknown>>(db, PLAIN_SQL, [company.author.companyId]);
  return rows.map((row) => Object.values(row).map(writeValue));
}

const BENCH_MONTH = "2025-06";
const MOST_MEMORY = 150e6;

const PLAIN_SQL = `SELECT IF(p.gstin IS NULL, 'unregistered', 'registered') AS part, l.hsn_code, l.tax_rate,
    COUNT(DISTINCT d.id) AS bills, SUM(l.quantity) AS quantity,
    SUM(l.taxable) AS taxable, SUM(l.cgst) AS cgst, SUM(l.sgst) AS sgst, SUM(l.igst) AS igst
  FROM bills d
  JOIN bill_lines l ON l.company_id = d.company_id AND l.bill_id = d.id
  JOIN account_facts p ON p.company_id = d.company_id AND p.id = d.customer_id
    AND p.edition <= d.edition AND p.until_edition > d.edition
  WHERE d.company_id = ? AND d.date BETWEEN '${BENCH_MONTH}-01' AND '${BENCH_MONTH}-30' AND d.status = 1
  GROUP BY part, l.hsn_code, l.tax_rate`;
