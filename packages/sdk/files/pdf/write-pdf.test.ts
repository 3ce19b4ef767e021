import { expect, test } from "vitest";
import { writePdf } from "./write-pdf.ts";
import type { ExportLine } from "../sheet.ts";
import { readPdfText } from "../testing/pdf-text.ts";
import { makeSaleSheet } from "../testing/sale-sheet.ts";

const HEAD_LABELS = ["SL.No", "Bill No", "Bill Date", "Customer", "Amount"];

test("every row of a PDF appears once, under the headings, on numbered pages", async () => {
  const rows = Array.from({ length: 100 }, (_, at) => [
    at + 1,
    `B2C ${at + 1}`,
    "2026-11-20",
    "Amrita",
    100.5,
  ]);
  const pages = readPdfText(await writePdf(makeSaleSheet(rows, 10_050), () => undefined));
  const all = pages.flat();
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((page, at) => {
    expect(page).toEqual(expect.arrayContaining(HEAD_LABELS));
    expect(page.at(-1)).toBe(`Page ${at + 1} of ${pages.length}`);
  });
  for (const [serial, bill] of rows) {
    expect(all.filter((text) => text === bill)).toHaveLength(1);
    expect(all.filter((text) => text === String(serial))).toHaveLength(1);
  }
  expect(all.filter((text) => text === "100.50")).toHaveLength(100);
  expect(pages.at(-1)).toEqual(expect.arrayContaining(["Total Amount", "10,050.00"]));
  expect(pages[0]?.slice(0, 2)).toEqual(["Sale Report", "14-11-2026 – 21-11-2026"]);
});

test("a PDF draws the rupee sign with a font that has it", async () => {
  const [page] = readPdfText(
    await writePdf(makeSaleSheet([[1, "x", "2026-11-20", "₹ Stores", 1]], 1), () => undefined),
  );
  // Once in the corner, and once before the customer's name.
  expect(page?.filter((text) => text === "₹")).toHaveLength(2);
  expect(page).toContain("Amounts in ");
});

test("a text that is too long is cut, but an amount never is", async () => {
  const name = "Society ".repeat(60).trim();
  const [page] = readPdfText(
    await writePdf(makeSaleSheet([[1, "x", "2026-11-20", name, 9999999999999.99]], 1), () => undefined),
  );
  expect(page?.some((text) => text.startsWith("Society Society") && text.endsWith("…"))).toBe(true);
  expect(page).toContain("99,99,99,99,99,999.99");
});

test("one very long name is cut without shortening the other names", async () => {
  const rows = Array.from({ length: 51 }, (_, at) => [
    at + 1,
    `VB/26-27/${1000 + at}`,
    "2026-11-20",
    at === 25 ? "Kuttanad Co-operative ".repeat(8).slice(0, 160) : `Amrita Provision Stores ${at}`,
    100.5,
  ]);
  const all = readPdfText(await writePdf(makeSaleSheet(rows, 5_125.5), () => undefined)).flat();
  expect(all).toEqual(expect.arrayContaining(HEAD_LABELS));
  expect(all.filter((text) => text === "20-11-2026")).toHaveLength(51);
  for (const [, bill] of rows) expect(all).toContain(bill);
  for (const [serial, , , name] of rows) if (serial !== 26) expect(all).toContain(name);
  const cut = all.filter((text) => text.endsWith("…"));
  expect(cut).toHaveLength(1);
  expect(cut[0]).toMatch(/^Kuttanad Co-operative Kuttanad/);
});

test("a group's heading and its sums come directly before its rows, over many pages", async () => {
  const lines = Array.from({ length: 40 }, (_, group): ExportLine[] => [
    { kind: "group", label: `Group ${group} (2)`, level: 1, figures: [null, null, null, null, "30.00"] },
    [2 * group + 1, `A ${group}`, "2026-11-20", "x", 10],
    [2 * group + 2, `B ${group}`, "2026-11-20", "x", 20],
  ]).flat();
  const pages = readPdfText(await writePdf(makeSaleSheet(lines, 1200), () => undefined));
  expect(pages.length).toBeGreaterThan(2);
  const all = pages.flat();
  for (let group = 0; group < 40; group += 1) {
    const at = all.indexOf(`Group ${group} (2)`);
    expect(all[at - 1]).toBe("30.00");
    expect(all.slice(at + 1, at + 3)).toEqual([String(2 * group + 1), `A ${group}`]);
    expect(all.filter((text) => text === `B ${group}`)).toHaveLength(1);
  }
});

test.each([
  ["a4-landscape", 842, 595],
  ["a4-portrait", 595, 842],
  ["a3-landscape", 1191, 842],
] as const)("the sheet of a PDF has the size %s", async (format, width, height) => {
  const bytes = await writePdf(
    { ...makeSaleSheet([[1, "x", "2026-11-20", "x", 1]], 1), page: format },
    () => undefined,
  );
  const [, right, top] =
    /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(Buffer.from(bytes).toString("latin1")) ?? [];
  expect([Math.round(Number(right)), Math.round(Number(top))]).toEqual([width, height]);
});

test("a PDF is A4 landscape unless its sheet says otherwise", async () => {
  const bytes = await writePdf(makeSaleSheet([[1, "x", "2026-11-20", "x", 1]], 1), () => undefined);
  const { page } = makeSaleSheet([], 1);
  expect(page).toBeUndefined();
  // 297 by 210 millimetres in points.
  expect(Buffer.from(bytes).toString("latin1")).toMatch(/MediaBox \[0 0 841\.\d+ 595\.\d+\]/);
});
