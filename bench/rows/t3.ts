import { inMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { median } from "../measure.ts";
import { computed, openScriptPage, type ScriptPage } from "../pages/open-script-page.ts";
import type { VoucherTools } from "../pages/voucher-page.tsx";

/** Typing in a bill: its item field over 100,000 items, and a key in the last of 300 lines. */
export const t3: BenchRow = {
  id: "T3",
  about: "a bill that is typed: what a key costs among 100,000 items, and in the last of 300 lines",
  isAlone: true,
  async measure() {
    const page = await openScriptPage("voucher-page.tsx", { isUnpaced: true });
    try {
      return [...(await searched(page)), ...(await typedAmong(page)), ...(await typedAfter(page))];
    } finally {
      await page.close();
    }
  },
};

/** Only the search, measured in turns with a plain filter over the list. */
async function searched({ tab }: ScriptPage): Promise<Figure[]> {
  const rounds: { ours: number; filter: number }[] = [];
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push(
      await tab.evaluate(([many, typed]) => voucherTools.search(many, typed), [ITEMS, TYPED] as const),
    );
  const counted = rounds.slice(1);
  return [
    {
      what: `${ITEMS.toLocaleString("en")} items searched, ${TYPED.length} times, by names, words and codes, best first`,
      figure: inMilliseconds(median(counted.map(({ ours }) => ours))),
      baseline: `${inMilliseconds(median(counted.map(({ filter }) => filter)))}, filter by includes, by names alone`,
      ratio: median(counted.map(({ ours, filter }) => ours / filter)),
      goal: { most: 1 },
    },
  ];
}

/** Keys in the item field, each until its list is drawn. */
async function typedAmong(page: ScriptPage): Promise<Figure[]> {
  const { tab } = page;
  await tab.evaluate((many) => voucherTools.mount(many), ITEMS);
  await enterHead(page);
  await tab.evaluate(() => voucherTools.noteTasks());
  const costs: number[] = [];
  for (const words of TYPED) {
    costs.push(...(await keys(page, [...words])));
    await tab.keyboard.press("Control+a");
    await tab.keyboard.press("Backspace");
  }
  const longest = await tab.evaluate(() => voucherTools.longestTask());
  return [
    atMost(
      `${ITEMS.toLocaleString("en")} items: what the page's thread computes for a key, the median`,
      median(costs),
    ),
    atMost(
      `${ITEMS.toLocaleString("en")} items: and for the costliest of ${costs.length}`,
      Math.max(...costs),
    ),
    {
      ...atMost("longest task meanwhile (shorter ones than 50 ms are not told)", longest),
    },
  ];
}

/** Keys in the last line of a bill of three lines, and of 300. */
async function typedAfter(page: ScriptPage): Promise<Figure[]> {
  const [few, many] = [await typedAt(page, 3), await typedAt(page, LINES)];
  return [
    {
      what: `a key in the last of ${LINES} lines: what the page's thread computes`,
      figure: inMilliseconds(median(many.costs)),
      baseline: `${inMilliseconds(median(few.costs))}, of three lines`,
      ratio: median(many.costs) / median(few.costs),
      goal: { most: 2 },
    },
    atMost(`longest task while ${LINES} lines are typed on and priced`, many.longest),
    {
      what: `${LINES} lines pasted: what the page's thread computes, against three`,
      figure: inMilliseconds(many.pasted),
      baseline: inMilliseconds(few.pasted),
      ratio: many.pasted / few.pasted,
    },
  ];
}

async function typedAt(page: ScriptPage, lines: number) {
  const { tab } = page;
  await tab.evaluate(() => voucherTools.mount(1_000));
  await enterHead(page);
  const before = await computed(page);
  await tab.evaluate((many) => voucherTools.paste(many), lines);
  const last = tab.locator(".vb-line").nth(lines - 1);
  // 280.00 per piece: the line has been priced.
  await last.getByText("280.00", { exact: true }).first().waitFor();
  const pasted = (await computed(page)) - before;
  await last.locator(".vb-line-figure input").first().click();
  await tab.evaluate(() => voucherTools.noteTasks());
  const costs = await keys(page, [..."123456789012345678901234"]);
  // The line is priced again.
  await tab.waitForTimeout(1_000);
  return { costs, pasted, longest: await tab.evaluate(() => voucherTools.longestTask()) };
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

/** CPU time of each key, up to the next frame. */
async function keys(page: ScriptPage, typed: readonly string[]): Promise<number[]> {
  const costs: number[] = [];
  for (const key of typed) {
    const before = await computed(page);
    await page.tab.keyboard.press(key === " " ? "Space" : key);
    await page.tab.evaluate(() => voucherTools.picture());
    costs.push((await computed(page)) - before);
  }
  return costs;
}

function atMost(what: string, milliseconds: number): Figure {
  return {
    what,
    figure: inMilliseconds(milliseconds),
    baseline: inMilliseconds(LONG),
    ratio: milliseconds / LONG,
    goal: { most: 1 },
  };
}

declare global {
  var voucherTools: VoucherTools;
}

const ITEMS = 100_000;
const LINES = 300;
const ROUNDS = 5;
const TYPED = ["c", "cot", "bandage", "gloves 1", "3004", "no. 4711", "rile", "set sree", "zzz"];
/** Milliseconds from which browsers count a task as long. */
const LONG = 50;
