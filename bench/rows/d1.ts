import { inMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { startVanbook, type Question } from "../http/start.ts";
import { median, millisecondsOf } from "../measure.ts";

/** Time of the requests that one load of the dashboard sends: their sum, and the slowest four. */
export const d1: BenchRow = {
  id: "D1",
  about: "the dashboard's calls of one load, one after the other",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full, { today: LAST });
    try {
      const taken: { path: string; milliseconds: number }[] = [];
      for (const question of CALLS) {
        await vanbook.ask(question);
        const times: number[] = [];
        for (let round = 0; round < 5; round += 1)
          times.push(await millisecondsOf(() => vanbook.ask(question)));
        taken.push({ path: question.path, milliseconds: median(times) });
      }
      const sum = taken.reduce((all, { milliseconds }) => all + milliseconds, 0);
      const slowest = taken.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 4);
      const figures: Figure[] = slowest.map(({ path, milliseconds }) => ({
        what: path,
        figure: inMilliseconds(milliseconds),
        baseline: "",
        ratio: Number.NaN,
      }));
      const together = { what: `${CALLS.length} calls`, figure: inMilliseconds(sum), baseline: "300 ms" };
      return [{ ...together, ratio: sum / 300, goal: { most: 1 } }, ...figures];
    } finally {
      await vanbook.stop();
    }
  },
};

const LAST = "2026-03-31";
const WEEK = { FromDate: "2026-03-24", ToDate: LAST };
const BEFORE = { FromDate: "2026-03-16", ToDate: "2026-03-23" };
const CALLS: readonly Question[] = [
  { path: "/api/v1/overview" },
  { path: "/api/TotalSale", query: WEEK },
  { path: "/api/TotalSale", query: BEFORE },
  ...["TotalOrder", "TotalOutstand", "TotalReceipt", "b2cb2bsale"].map((name) => ({
    path: `/api/${name}`,
    query: WEEK,
  })),
  ...["empsale", "prodsales", "Customerbill", "ReceiptChart", "OrderGraph", "SaleGraph"].map((name) => ({
    path: `/api/${name}`,
    query: WEEK,
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
  { path: "/api/getSaleone", query: { Date: LAST } },
];
