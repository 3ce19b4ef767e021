import { isDeepStrictEqual } from "node:util";
import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { calculateMedian } from "../measure.ts";
import { openTablePage, type TablePage } from "../pages/open-table-page.ts";
import type { Signs, TableKind, TableStep } from "../pages/table-page.ts";

export const t1: BenchRow = {
  id: "T1",
  about: "a table of 10,000 and of 100,000 bills, mounted, sorted and searched, against AG Grid Community",
  isAlone: true,
  async measure() {
    const page = await openTablePage({ isUnpaced: true });
    try {
      return [...(await measureSteps(page, 10_000)), ...(await measureSteps(page, 100_000))];
    } finally {
      await page.close();
    }
  },
};

/** A user's steps in order. The first sort or search also prepares data that later ones reuse. */
const TABLE_STEPS: readonly { what: string; goal: number; step: TableStep }[] = [
  { what: "mounted", goal: 0.6, step: { do: "mount", bills: 0 } },
  { what: "sorted by amount", goal: 0.7, step: { do: "sort", id: "BillAmount", isDescending: true } },
  { what: "sorted by bill number", goal: 0.7, step: { do: "sort", id: "BillNo", isDescending: true } },
  { what: "sorted by customer", goal: 0.7, step: { do: "sort", id: "CustomerName", isDescending: false } },
  { what: "turned round", goal: 0.7, step: { do: "sort", id: "CustomerName", isDescending: true } },
  { what: "searched for the first time", goal: 0.7, step: { do: "search", text: "bakery" } },
  { what: "searched again", goal: 0.7, step: { do: "search", text: "traders" } },
];

async function measureSteps({ tab }: TablePage, bills: number): Promise<Figure[]> {
  const steps = TABLE_STEPS.map(({ step }) => (step.do === "mount" ? { ...step, bills } : step));
  const look = (kind: TableKind) =>
    tab.evaluate(
      async ([one, many, all]) => {
        tools.read(one, many);
        const shownTexts: string[][][] = [];
        for (const step of all) shownTexts.push(await tools.look(one, step));
        tools.remove();
        return shownTexts;
      },
      [kind, bills, steps] as const,
    );
  const [ourTexts, gridTexts] = [await look("ours"), await look("grid")];
  const wrong = gridTexts.findIndex(
    (rows, at) => rows.some(isEmpty) || !isDeepStrictEqual(rows, ourTexts[at]),
  );
  if (wrong >= 0)
    throw new Error(`${bills} bills, ${TABLE_STEPS[wrong]?.what ?? ""}: the tables show different rows.`);

  const signs: Signs[] = gridTexts.map((rows) => [rows[0]?.[0] ?? "", rows.at(-1)?.[0] ?? ""]);
  const take = (kind: TableKind) =>
    tab.evaluate(
      async ([one, all, seenBy]) => {
        const times: number[] = [];
        for (const [at, step] of all.entries())
          times.push(await tools.take(one, step, seenBy[at] ?? ["", ""]));
        tools.remove();
        return times;
      },
      [kind, steps, signs] as const,
    );
  const rounds: { ours: number[]; grid: number[] }[] = [];
  for (let round = 0; round <= ROUND_COUNT; round += 1) {
    const grid = round % 2 === 0 ? await take("grid") : [];
    const ours = await take("ours");
    // The first round is a warm-up and does not count.
    if (round > 0) rounds.push({ ours, grid: grid.length > 0 ? grid : await take("grid") });
  }
  return TABLE_STEPS.map(({ what, goal }, at) => ({
    what: `${bills.toLocaleString("en")} bills ${what}`,
    figure: formatMilliseconds(calculateMedian(rounds.map(({ ours }) => ours[at] ?? Number.NaN))),
    baseline: formatMilliseconds(calculateMedian(rounds.map(({ grid }) => grid[at] ?? Number.NaN))),
    ratio: calculateMedian(
      rounds.map(({ ours, grid }) => (ours[at] ?? Number.NaN) / (grid[at] ?? Number.NaN)),
    ),
    goal: { most: goal },
  }));
}

function isEmpty(row: string[]) {
  return row.length === 0;
}

const ROUND_COUNT = 6;
