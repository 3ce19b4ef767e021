import { startBare, startVanbook, type AskedServer } from "../http/start.ts";
import { checkEqual, TABLE_TYPE, buildTableRequest, type BillRange } from "../http/sale-report.ts";
import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { calculateMedian, measureMilliseconds } from "../measure.ts";
import { createRandom } from "../../packages/server/demo/random.ts";

export const r3: BenchRow = {
  id: "R3",
  about: "any page of a report, against its first",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    const bare = await startBare(full);
    try {
      const { rows } = await bills(vanbook, 1);
      const pages = Math.ceil(rows / PAGE_SIZE);
      for (const page of [1, Math.ceil(pages / 3), Math.ceil(pages / 2), pages - 1, pages])
        await checkEqual({ vanbook, bare }, buildTableRequest(WHOLE_RANGE, { page, pageSize: PAGE_SIZE }));
      const sales: { id: number } | undefined = await full
        .db("accounts")
        .where({ company_id: 1, system_key: "sales" })
        .first("id");
      const account = sales?.id ?? 0;
      const entries = Math.ceil((await ledger(vanbook, account, 1)).rows / PAGE_SIZE);
      return [
        await measurePages(`a page of ${rows.toLocaleString("en")} bills`, pages, (page) =>
          bills(vanbook, page),
        ),
        await measurePages("a page of the ledger of sales, with its balance", entries, (page) =>
          ledger(vanbook, account, page),
        ),
      ];
    } finally {
      await vanbook.stop();
      await bare.stop();
    }
  },
};

async function measurePages(
  what: string,
  pages: number,
  ask: (page: number) => Promise<unknown>,
): Promise<Figure> {
  const random = createRandom(pages);
  const first: number[] = [];
  const any: number[] = [];
  for (let turn = 0; turn < TURN_COUNT; turn++) {
    first.push(await measureMilliseconds(() => ask(1)));
    const page = random.int(1, pages);
    any.push(await measureMilliseconds(() => ask(page)));
  }
  const slow = any.toSorted((a, b) => a - b)[Math.ceil(0.95 * TURN_COUNT) - 1] ?? Number.NaN;
  return {
    what: `${what}, 95th percentile of ${TURN_COUNT}`,
    figure: formatMilliseconds(slow),
    baseline: formatMilliseconds(calculateMedian(first)),
    ratio: slow / calculateMedian(first),
    goal: { most: 1.5 },
  };
}

async function bills(vanbook: AskedServer, page: number) {
  return readPageInfo(
    await vanbook.ask(buildTableRequest(WHOLE_RANGE, { page, pageSize: PAGE_SIZE }).vanbook),
  );
}

async function ledger(vanbook: AskedServer, AccountCode: number, page: number) {
  const query = { ...WHOLE_RANGE, AccountCode, page, pageSize: PAGE_SIZE };
  return readPageInfo(await vanbook.ask({ path: "/api/WebLedger", query, headers: { Accept: TABLE_TYPE } }));
}

function readPageInfo(answer: Buffer) {
  return (JSON.parse(answer.toString()) as { page: { rows: number } }).page;
}

const WHOLE_RANGE: BillRange = { FromDate: "2024-04-01", ToDate: "2026-03-31" };
const PAGE_SIZE = 50;
const TURN_COUNT = 20;
