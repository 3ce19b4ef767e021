import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";

/** The rows of the sale report as they are on the page, at one moment. */
export function rowsOf(report: Locator): Promise<{ no: string; type: string }[]> {
  return report.locator('.vb-tbody [role="row"]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [, no = "", , , , type = ""] = [...row.querySelectorAll('[role="gridcell"]')].map((cell) =>
        (cell.textContent ?? "").trim(),
      );
      return no ? [{ no, type }] : [];
    }),
  );
}

/** Saves a file from the menu of further things. */
export async function downloadFromMenu(page: Page, report: Locator, item: string): Promise<Buffer> {
  await report.getByRole("button", { name: "More" }).click();
  const waiting = page.waitForEvent("download");
  await report.getByRole("menuitem", { name: item }).click();
  return readFile(await (await waiting).path());
}

/** The colours of an element's words and of what is behind them, through whatever lets it through; lightness as WCAG 2.2 reckons it, 0 to 1. */
export function looks(
  part: Locator,
): Promise<{ ground: string; inkLight: number; groundLight: number; contrast: number }> {
  return part.evaluate((element) => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!pen) throw new Error("No canvas.");
    const lightness = (colour: string) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let around: Element | null = element;
    let ground = "rgba(0, 0, 0, 0)";
    while (around && ground === "rgba(0, 0, 0, 0)") {
      ground = getComputedStyle(around).backgroundColor;
      const root: Node = around.getRootNode();
      around = around.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    // The page's own, where nothing in it has one.
    const isDarkPage = getComputedStyle(document.documentElement).colorScheme === "dark";
    if (ground === "rgba(0, 0, 0, 0)") ground = isDarkPage ? "#121212" : "#fff";
    const [inkLight, groundLight] = [lightness(getComputedStyle(element).color), lightness(ground)];
    const [less, more] = [Math.min(inkLight, groundLight), Math.max(inkLight, groundLight)];
    return { ground, inkLight, groundLight, contrast: (more + 0.05) / (less + 0.05) };
  });
}
