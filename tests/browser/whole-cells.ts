import type { Page } from "playwright";
import { expect } from "vitest";

/**
 * Checks at each width that no figure, date or document number is cut, and that a cut name shows at
 * least eighteen letters; nine in a wide report, which shows all its columns instead, also beside
 * its details.
 */
export async function expectWholeAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectWhole(page, `at ${width}`);
  }
}

/** The same check at the page's current width. */
export async function expectWhole(page: Page, when: string): Promise<void> {
  // The table adapts to its width one frame later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect.poll(() => page.evaluate(cutCells), { message: when }).toEqual([]);
}

/** Runs in the page: texts of cells that are cut but must not be. */
function cutCells(): string[] {
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const table = document.querySelector<HTMLElement>(".vb-table");
  if (!table) {
    // On a phone the Stock Report Details are a list of days.
    const figures = [...document.querySelectorAll(".vb-van-list .vb-num")];
    return figures.length > 0
      ? figures.filter(isCut).map(({ textContent }) => `${textContent} is cut`)
      : ["no table"];
  }
  const probe = document.createElement("span");
  probe.textContent = "etaoinshrdlcumwfgypbvk";
  table.append(probe);
  const whole = table.closest(".vb-report, .vb-master") ?? table;
  const fewestLetters = whole.clientWidth >= 900 ? 9 : 18;
  const fewest = (probe.getBoundingClientRect().width / 22) * fewestLetters;
  probe.remove();
  const headings = new Map(
    [...table.querySelectorAll("[role=columnheader]")].map((head) => [
      head.getAttribute("aria-colindex"),
      head.textContent ?? "",
    ]),
  );
  return [...table.querySelectorAll<HTMLElement>(".vb-tbody [role=gridcell], .vb-tfoot .vb-num")].flatMap(
    (cell) => {
      const words = cell.textContent ?? "";
      const rest = cell.closest(".vb-card-rest")?.getBoundingClientRect();
      const box = cell.getBoundingClientRect();
      const isFigure =
        cell.matches(".vb-num, .vb-td-date") ||
        /^\S*\d\S*( \d\d:\d\d)?$/.test(words) ||
        cell.querySelector(".vb-dim");
      if (isFigure && rest && (box.right > rest.right + 1 || box.bottom > rest.bottom + 1))
        return [`${words} is beyond its card`];
      if (![cell, ...cell.querySelectorAll(".vb-td-part")].some(isCut)) return [];
      if (isFigure) return [`${words} is cut`];
      const heading = headings.get(cell.getAttribute("aria-colindex")) ?? "";
      if (rest || /address|words|remark|narration/i.test(heading)) return [];
      return cell.clientWidth < fewest ? [`${words} is too narrow`] : [];
    },
  );
}
