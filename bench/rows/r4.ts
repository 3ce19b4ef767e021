import type { Knex } from "knex";
import type { Call } from "../../packages/server/contract/handler.ts";
import { createDecimalWriter } from "../../packages/server/contract/json.ts";
import type { Report } from "../../packages/server/contract/report.ts";
import { ledger } from "../../packages/server/reports/ledgers/ledger.ts";
import { formatMilliseconds, type BenchRow } from "../figure.ts";
import { compare, measureMilliseconds } from "../measure.ts";
import { writeRowsJson } from "../baselines/summed-from-ledger/comparison.ts";

export const r4: BenchRow = {
  id: "R4",
  about: "a ledger with its running balance, against the same rows without",
  async measure({ data: { full } }) {
    const { db, company } = full;
    const { companyId } = company.author;
    const report = await readLedger(db, companyId, company.salesmen[0]?.cash ?? 0);
    const { running: _running, ...without } = report;
    const [rows, plain] = await Promise.all([read(db, report), read(db, without)]);
    const isSame = rows.every(({ Balance: _, ...row }, at) => {
      const { Balance: none, ...other } = plain[at] ?? {};
      return none === null && JSON.stringify(row) === JSON.stringify(other);
    });
    const { Closing } = (await report.figures?.(db)) ?? {};
    if (
      rows.length === 0 ||
      rows.length !== plain.length ||
      !isSame ||
      rows.at(-1)?.Balance !== Number(Closing)
    )
      throw new Error("The two ledgers answer differently.");
    const { measured, baseline, ratio } = await compare(
      15,
      () => measureMilliseconds(() => writeLedgerJson(db, report)),
      () => measureMilliseconds(() => writeLedgerJson(db, without)),
    );
    return [
      {
        what: `a ledger of ${rows.length.toLocaleString("en")} entries`,
        figure: formatMilliseconds(measured),
        baseline: formatMilliseconds(baseline),
        ratio,
        goal: { most: 1.25 },
      },
    ];
  },
};

type LedgerReport = Report<"ledger.report">;

async function readLedger(db: Knex, companyId: number, AccountCode: number): Promise<LedgerReport> {
  const principal = { companyId, userId: 1, role: 1, users: [], wholeCompany: true };
  const query = { AccountCode, FromDate: "2025-04-01", ToDate: "2026-03-31", Type: "All" };
  // The report reads only the query, the principal and the database from a call.
  return ledger["ledger.report"]({ query, principal, db } as unknown as Call<"ledger.report">);
}

function writeLedgerJson(db: Knex, report: LedgerReport): Promise<string> {
  const names = Object.keys(report.columns);
  const money = createDecimalWriter(true);
  const formats = new Map(names.map((name) => [name, COLUMN_FORMATS[name]]));
  const writers = new Map(
    names.map((name) => [name, COLUMN_FORMATS[name] === "money" ? money : JSON.stringify]),
  );
  return writeRowsJson(db, report, { formats, writers, totals: [] });
}

async function read(db: Knex, report: LedgerReport): Promise<Record<string, unknown>[]> {
  return JSON.parse(await writeLedgerJson(db, report)) as Record<string, unknown>[];
}

const COLUMN_FORMATS: Readonly<Record<string, string>> = {
  Date: "date",
  Debit: "money",
  Credit: "money",
  Balance: "money",
};
