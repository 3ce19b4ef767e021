import { startBare, startVanbook, type AskedServer } from "../http/start.ts";
import { checkEqual, TABLE, tableOfBills, type BillRange } from "../http/sale-report.ts";
import { inMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { median, millisecondsOf } from "../measure.ts";
import { createRandom } from "../../packages/server/demo/random.ts";

/** Whether a page deep in a million rows is as quick as the first. */
export const r3: BenchRow = {
  id: "R3",
  about: "any page of a report, against its first",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    const bare = await startBare(full);
    try {
      const { rows } = await bills(vanbook, 1);
      const pages = Math.ceil(rows / SIZE);
      for (const page of [1, Math.ceil(pages / 3), Math.ceil(pages / 2), pages - 1, pages])
        await checkEqual({ vanbook, bare }, tableOfBills(ALL, { page, pageSize: SIZE }));
      const sales: { id: number } | undefined = await full
        .db("accounts")
        .where({ company_id: 1, system_key: "sales" })
        .first("id");
      const account = sales?.id ?? 0;
      const entries = Math.ceil((await ledger(vanbook, account, 1)).rows / SIZE);
      return [
        await figureOf(`a page of ${rows.toLocaleString("en")} bills`, pages, (page) => bills(vanbook, page)),
        await figureOf("a page of the ledger of sales, with its balance", entries, (page) =>
          ledger(vanbook, account, page),
        ),
      ];
    } finally {
      await vanbook.stop();
      await bare.stop();
    }
  },
};

async function figureOf(
  what: string,
  pages: number,
  ask: (page: number) => Promise<unknown>,
): Promise<Figure> {
  const random = createRandom(pages);
  const first: number[] = [];
  const any: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    first.push(await millisecondsOf(() => ask(1)));
    const page = random.int(1, pages);
    any.push(await millisecondsOf(() => ask(page)));
  }
  const slow = any.toSorted((a, b) => a - b)[Math.ceil(0.95 * TURNS) - 1] ?? Number.NaN;
  return {
    what: `${what}, 95th percentile of ${TURNS}`,
    figure: inMilliseconds(slow),
    baseline: inMilliseconds(median(first)),
    ratio: slow / median(first),
    goal: { most: 1.5 },
  };
}

async function bills(vanbook: AskedServer, page: number) {
  return pageOf(await vanbook.ask(tableOfBills(ALL, { page, pageSize: SIZE }).vanbook));
}

async function ledger(vanbook: AskedServer, AccountCode: number, page: number) {
  const query = { ...ALL, AccountCode, page, pageSize: SIZE };
  return pageOf(await vanbook.ask({ path: "/api/WebLedger", query, headers: { Accept: TABLE } }));
}

function pageOf(answer: Buffer) {
  return (JSON.parse(answer.toString()) as { page: { rows: number } }).page;
}

const ALL: BillRange = { FromDate: "2024-04-01", ToDate: "2026-03-31" };
const SIZE = 50;
const TURNS = 20;
