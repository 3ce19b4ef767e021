import { isDeepStrictEqual } from "node:util";
import { inMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { median } from "../measure.ts";
import { openTablePage, type TablePage } from "../pages/open-table-page.ts";
import type { Signs, TableKind, TableStep } from "../pages/table-page.ts";

/** A table of 10,000 and of 100,000 bills in a browser: mount, sort and search, compared with AG Grid Community. */
export const t1: BenchRow = {
  id: "T1",
  about: "a table of 10,000 and of 100,000 bills, mounted, sorted and searched, against AG Grid Community",
  isAlone: true,
  async measure() {
    const page = await openTablePage({ isUnpaced: true });
    try {
      return [...(await figuresOf(page, 10_000)), ...(await figuresOf(page, 100_000))];
    } finally {
      await page.close();
    }
  },
};

/** A user's steps in order. The first sort or search also prepares data that later ones reuse. */
const STEPS: readonly { what: string; goal: number; step: TableStep }[] = [
  { what: "mounted", goal: 0.6, step: { do: "mount", bills: 0 } },
  { what: "sorted by amount", goal: 0.7, step: { do: "sort", id: "BillAmount", isDescending: true } },
  { what: "sorted by bill number", goal: 0.7, step: { do: "sort", id: "BillNo", isDescending: true } },
  { what: "sorted by customer", goal: 0.7, step: { do: "sort", id: "CustomerName", isDescending: false } },
  { what: "turned round", goal: 0.7, step: { do: "sort", id: "CustomerName", isDescending: true } },
  { what: "searched for the first time", goal: 0.7, step: { do: "search", text: "bakery" } },
  { what: "searched again", goal: 0.7, step: { do: "search", text: "traders" } },
];

async function figuresOf({ tab }: TablePage, bills: number): Promise<Figure[]> {
  const steps = STEPS.map(({ step }) => (step.do === "mount" ? { ...step, bills } : step));
  const look = (kind: TableKind) =>
    tab.evaluate(
      async ([one, many, all]) => {
        tools.read(one, many);
        const seen: string[][][] = [];
        for (const step of all) seen.push(await tools.look(one, step));
        tools.remove();
        return seen;
      },
      [kind, bills, steps] as const,
    );
  const [seen, wanted] = [await look("ours"), await look("grid")];
  const wrong = wanted.findIndex((rows, at) => rows.some(isEmpty) || !isDeepStrictEqual(rows, seen[at]));
  if (wrong >= 0)
    throw new Error(`${bills} bills, ${STEPS[wrong]?.what ?? ""}: the tables show different rows.`);

  const signs: Signs[] = wanted.map((rows) => [rows[0]?.[0] ?? "", rows.at(-1)?.[0] ?? ""]);
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
  for (let round = 0; round <= ROUNDS; round += 1) {
    const grid = round % 2 === 0 ? await take("grid") : [];
    const ours = await take("ours");
    // The first round is a warm-up and does not count.
    if (round > 0) rounds.push({ ours, grid: grid.length > 0 ? grid : await take("grid") });
  }
  return STEPS.map(({ what, goal }, at) => ({
    what: `${bills.toLocaleString("en")} bills ${what}`,
    figure: inMilliseconds(median(rounds.map(({ ours }) => ours[at] ?? Number.NaN))),
    baseline: inMilliseconds(median(rounds.map(({ grid }) => grid[at] ?? Number.NaN))),
    ratio: median(rounds.map(({ ours, grid }) => (ours[at] ?? Number.NaN) / (grid[at] ?? Number.NaN))),
    goal: { most: goal },
  }));
}

function isEmpty(row: string[]) {
  return row.length === 0;
}

const ROUNDS = 6;
