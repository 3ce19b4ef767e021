import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { startVanbook, type Question } from "../http/start.ts";
import { calculateMedian, measureMilliseconds } from "../measure.ts";

export const d1: BenchRow = {
  id: "D1",
  about: "the dashboard's calls of one load, one after the other",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full, { today: LAST_DAY });
    try {
      const timings: { path: string; milliseconds: number }[] = [];
      for (const question of DASHBOARD_REQUESTS) {
        await vanbook.ask(question);
        const times: number[] = [];
        for (let round = 0; round < 5; round += 1)
          times.push(await measureMilliseconds(() => vanbook.ask(question)));
        timings.push({ path: question.path, milliseconds: calculateMedian(times) });
      }
      const sum = timings.reduce((all, { milliseconds }) => all + milliseconds, 0);
      const slowest = timings.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 4);
      const figures: Figure[] = slowest.map(({ path, milliseconds }) => ({
        what: path,
        figure: formatMilliseconds(milliseconds),
        baseline: "",
        ratio: Number.NaN,
      }));
      const together = {
        what: `${DASHBOARD_REQUESTS.length} calls`,
        figure: formatMilliseconds(sum),
        baseline: "300 ms",
      };
      return [{ ...together, ratio: sum / 300, goal: { most: 1 } }, ...figures];
    } finally {
      await vanbook.stop();
    }
  },
};

const LAST_DAY = "2026-03-31";
const LAST_WEEK = { FromDate: "2026-03-24", ToDate: LAST_DAY };
const WEEK_BEFORE = { FromDate: "2026-03-16", ToDate: "2026-03-23" };
const DASHBOARD_REQUESTS: readonly Question[] = [
  { path: "/api/v1/overview" },
  { path: "/api/TotalSale", query: LAST_WEEK },
  { path: "/api/TotalSale", query: WEEK_BEFORE },
  ...["TotalOrder", "TotalOutstand", "TotalReceipt", "b2cb2bsale"].map((name) => ({
    path: `/api/${name}`,
    query: LAST_WEEK,
  })),
  ...["empsale", "prodsales", "Customerbill", "ReceiptChart", "OrderGraph", "SaleGraph"].map((name) => ({
    path: `/api/${name}`,
    query: LAST_WEEK,
  })),
  ...[
    "stockDashboard",
    "userlastlive",
    "routeCustomer",
    "salecount",
    "CusItemCount",
    "TaskDash",
    "EmpMessage",
  ].map((name) => ({ path: `/api/${name}` })),
  { path: "/api/getSaleone", query: { Date: LAST_DAY } },
];
