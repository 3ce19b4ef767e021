import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { calculateMedian } from "../measure.ts";
import { readCpuTime, openScriptPage, type ScriptPage } from "../pages/open-script-page.ts";
import type { VoucherTools } from "../pages/voucher-page.tsx";

export const t3: BenchRow = {
  id: "T3",
  about: "a bill that is typed: what a key costs among 100,000 items, and in the last of 300 lines",
  isAlone: true,
  async measure() {
    const page = await openScriptPage("voucher-page.tsx", { isUnpaced: true });
    try {
      return [
        ...(await measureSearch(page)),
        ...(await measureItemField(page)),
        ...(await measureLastLine(page)),
      ];
    } finally {
      await page.close();
    }
  },
};

async function measureSearch({ tab }: ScriptPage): Promise<Figure[]> {
  const rounds: { ours: number; filter: number }[] = [];
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= ROUND_COUNT; round += 1)
    rounds.push(
      await tab.evaluate(([many, texts]) => voucherTools.search(many, texts), [ITEMS, SEARCH_TEXTS] as const),
    );
  const countedRounds = rounds.slice(1);
  return [
    {
      what: `${ITEMS.toLocaleString("en")} items searched, ${SEARCH_TEXTS.length} times, by names, words and codes, best first`,
      figure: formatMilliseconds(calculateMedian(countedRounds.map(({ ours }) => ours))),
      baseline: `${formatMilliseconds(calculateMedian(countedRounds.map(({ filter }) => filter)))}, filter by includes, by names alone`,
      ratio: calculateMedian(countedRounds.map(({ ours, filter }) => ours / filter)),
      goal: { most: 1 },
    },
  ];
}

async function measureItemField(page: ScriptPage): Promise<Figure[]> {
  const { tab } = page;
  await tab.evaluate((many) => voucherTools.mount(many), ITEMS);
  await enterHead(page);
  await tab.evaluate(() => voucherTools.noteTasks());
  const costs: number[] = [];
  for (const words of SEARCH_TEXTS) {
    costs.push(...(await measureKeys(page, [...words])));
    await tab.keyboard.press("Control+a");
    await tab.keyboard.press("Backspace");
  }
  const longest = await tab.evaluate(() => voucherTools.longestTask());
  return [
    makeLimitFigure(
      `${ITEMS.toLocaleString("en")} items: what the page's thread computes for a key, the median`,
      calculateMedian(costs),
    ),
    makeLimitFigure(
      `${ITEMS.toLocaleString("en")} items: and for the costliest of ${costs.length}`,
      Math.max(...costs),
    ),
    {
      ...makeLimitFigure("longest task meanwhile (shorter ones than 50 ms are not told)", longest),
    },
  ];
}

async function measureLastLine(page: ScriptPage): Promise<Figure[]> {
  const [few, many] = [await typeInLine(page, 3), await typeInLine(page, LINE_COUNT)];
  return [
    {
      what: `a key in the last of ${LINE_COUNT} lines: what the page's thread computes`,
      figure: formatMilliseconds(calculateMedian(many.costs)),
      baseline: `${formatMilliseconds(calculateMedian(few.costs))}, of three lines`,
      ratio: calculateMedian(many.costs) / calculateMedian(few.costs),
      goal: { most: 2 },
    },
    makeLimitFigure(`longest task while ${LINE_COUNT} lines are typed on and priced`, many.longest),
    {
      what: `${LINE_COUNT} lines pasted: what the page's thread computes, against three`,
      figure: formatMilliseconds(many.pasted),
      baseline: formatMilliseconds(few.pasted),
      ratio: many.pasted / few.pasted,
    },
  ];
}

async function typeInLine(page: ScriptPage, lines: number) {
  const { tab } = page;
  await tab.evaluate(() => voucherTools.mount(1_000));
  await enterHead(page);
  const before = await readCpuTime(page);
  await tab.evaluate((many) => voucherTools.paste(many), lines);
  const last = tab.locator(".vb-line").nth(lines - 1);
  // 280.00 per piece: the line has been priced.
  await last.getByText("280.00", { exact: true }).first().waitFor();
  const pasteCost = (await readCpuTime(page)) - before;
  await last.locator(".vb-line-figure input").first().click();
  await tab.evaluate(() => voucherTools.noteTasks());
  const costs = await measureKeys(page, [..."123456789012345678901234"]);
  // The line is priced again.
  await tab.waitForTimeout(1_000);
  return { costs, pasted: pasteCost, longest: await tab.evaluate(() => voucherTools.longestTask()) };
}

/** Fills in the fields above the lines. The focus is then in the item field of the first line. */
async function enterHead({ tab }: ScriptPage): Promise<void> {
  await tab.getByRole("combobox", { name: "Customer" }).click();
  for (const words of ["Asw", "B2C", "Main G"]) {
    await tab.keyboard.type(words);
    await tab.getByRole("option").first().waitFor();
    await tab.keyboard.press("Enter");
    await tab.waitForTimeout(100);
  }
  await tab.locator(".vb-line").first().getByRole("textbox", { name: "Item" }).click();
  await tab.locator(".vb-line").first().getByRole("combobox", { name: "Item" }).waitFor();
  await tab.waitForTimeout(1_000);
}

async function measureKeys(page: ScriptPage, typedKeys: readonly string[]): Promise<number[]> {
  const costs: number[] = [];
  for (const key of typedKeys) {
    const before = await readCpuTime(page);
    await page.tab.keyboard.press(key === " " ? "Space" : key);
    await page.tab.evaluate(() => voucherTools.picture());
    costs.push((await readCpuTime(page)) - before);
  }
  return costs;
}

function makeLimitFigure(what: string, milliseconds: number): Figure {
  return {
    what,
    figure: formatMilliseconds(milliseconds),
    baseline: formatMilliseconds(LONG_TASK_MS),
    ratio: milliseconds / LONG_TASK_MS,
    goal: { most: 1 },
  };
}

declare global {
  var voucherTools: VoucherTools;
}

const ITEMS = 100_000;
const LINE_COUNT = 300;
const ROUND_COUNT = 5;
const SEARCH_TEXTS = ["c", "cot", "bandage", "gloves 1", "3004", "no. 4711", "rile", "set sree", "zzz"];
const LONG_TASK_MS = 50;
