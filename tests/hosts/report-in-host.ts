import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";

/** The sale report's rows that are on the page now. */
export function listReportRows(report: Locator): Promise<{ no: string; type: string }[]> {
  return report.locator('.vb-tbody [role="row"]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [, no = "", , , , type = ""] = [...row.querySelectorAll('[role="gridcell"]')].map((cell) =>
        (cell.textContent ?? "").trim(),
      );
      return no ? [{ no, type }] : [];
    }),
  );
}

/** Downloads a file by an item of the More menu. */
export async function downloadFromMenu(page: Page, report: Locator, item: string): Promise<Buffer> {
  await report.getByRole("button", { name: "More" }).click();
  const waiting = page.waitForEvent("download");
  await report.getByRole("menuitem", { name: item }).click();
  return readFile(await (await waiting).path());
}

/**
 * The colours of an element's text and of the first background behind it that is not transparent.
 * Lightness: WCAG 2.2, 0 to 1.
 */
export function measureLooks(
  part: Locator,
): Promise<{ ground: string; inkLight: number; groundLight: number; contrast: number }> {
  return part.evaluate((element) => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!pen) throw new Error("No canvas.");
    const calculateLightness = (colour: string) => {
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
    // If no element has a background, use the page's default.
    const isDarkPage = getComputedStyle(document.documentElement).colorScheme === "dark";
    if (ground === "rgba(0, 0, 0, 0)") ground = isDarkPage ? "#121212" : "#fff";
    const [inkLight, groundLight] = [
      calculateLightness(getComputedStyle(element).color),
      calculateLightness(ground),
    ];
    const [less, more] = [Math.min(inkLight, groundLight), Math.max(inkLight, groundLight)];
    return { ground, inkLight, groundLight, contrast: (more + 0.05) / (less + 0.05) };
  });
}
