import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { hostileNames } from "../../testing/hostile-names.ts";
import { readPdfText } from "../../testing/pdf-text.ts";
import { makeSaleSheet } from "../../testing/sale-sheet.ts";
import { writePdf } from "../write-pdf.ts";
import { createScriptReader } from "./script-faces.ts";

/**
 * Conjuncts, chillu letters in both encodings, vowels drawn before or around their consonant, and
 * letters of other scripts in between.
 */
const SCRIPT_NAMES = [
  "ക്ഷ ന്ത്ര സ്ത്രീ ൻ ർ ൽ ൾ ൺ അവന്‍ അവൻ കൊ കെ കി കോ കൈ കൗ",
  "ശ്രീകൃഷ്ണ മെഡിക്കൽസ് & Surgicals (തൃശ്ശൂർ) 24 ₹ 500",
  "क्षत्रिय प्रोफ़ेसर र्क कि की र्कि दृष्टि ऊँट दुःख क्‍ष क्‌ष",
  "राष्ट्रीय ट्रैक्टर कम्पनी, Pune 411001",
];
const readIt = async (file: URL) => new Uint8Array(await readFile(file));
const makeRows = (names: readonly string[]) => names.map((name, at) => [at + 1, `B ${at}`, null, name, 10]);

test("Malayalam and Hindi names, headings, notes and totals in a PDF are read back as written", async () => {
  const sheet = makeSaleSheet(makeRows(SCRIPT_NAMES), 40);
  const file = await writePdf(
    {
      ...sheet,
      title: "വിൽപ്പന റിപ്പോർട്ട്",
      notes: ["ग्राहक: श्री कृष्ण"],
      columns: sheet.columns.map((column) =>
        column.label === "Customer" ? { ...column, label: "ഉപഭോക്താവ്" } : column,
      ),
      totalLabel: "कुल राशि",
    },
    () => undefined,
    createScriptReader(readIt),
  );
  const expectedTexts = ["വിൽപ്പന റിപ്പോർട്ട്", "ग्राहक: श्री कृष्ण", "ഉപഭോക്താവ്", "कुल राशि", ...SCRIPT_NAMES];
  // The text that readers copy and search: the ActualText of each text.
  const [page = []] = readPdfText(file);
  for (const text of expectedTexts) expect(page.join("")).toContain(text);
  // Also check with a reader that ignores ActualText and uses only the letters of each glyph. It
  // drops joiners, and shows the width of marks as a space where another font follows.
  const extractedText = (await readByPdfJs(file)).replaceAll(/ (?=[:,)])/g, "");
  for (const text of expectedTexts) expect(extractedText).toContain(text.replaceAll(/[\u200c\u200d]/g, ""));
  // The fonts contain only the letters used in the file; complete, they are 280 kB.
  expect(file.length).toBeLessThan(70_000);
});

test("a PDF loads only the fonts of the scripts in its sheet, and none when it needs none", async () => {
  const listFontFiles = async (...names: string[]) => {
    const files: string[] = [];
    const read = (file: URL) => {
      files.push(file.pathname.split("/").at(-1) ?? "");
      return readIt(file);
    };
    await writePdf(makeSaleSheet(makeRows(names), 10), () => undefined, createScriptReader(read));
    return files;
  };
  expect(await listFontFiles("Amrita ₹ Łódź", "தமிழ்", "متجر")).toEqual([]);
  expect(await listFontFiles("Amrita", "അമൃത")).toEqual([
    "harfbuzz.wasm",
    "noto-sans-malayalam-malayalam-400-normal.woff",
  ]);
});

test("many PDFs load each font and HarfBuzz once, and load them again after a failure", async () => {
  const files: string[] = [];
  let isAway = true;
  const readFaces = createScriptReader(async (file) => {
    if (isAway) throw new Error("away");
    files.push(file.pathname.split("/").at(-1) ?? "");
    return readIt(file);
  });
  const readNameText = async (name: string) =>
    readPdfText(await writePdf(makeSaleSheet(makeRows([name]), 10), () => undefined, readFaces)).flat();
  expect(await readNameText("അമൃത")).not.toContain("അമൃത");
  isAway = false;
  for (const name of ["അമൃത", "ക്ഷന്ത്ര", "अमृत", "അമൃത"]) expect(await readNameText(name)).toContain(name);
  expect(files.toSorted()).toEqual([
    "harfbuzz.wasm",
    "noto-sans-devanagari-devanagari-400-normal.woff",
    "noto-sans-malayalam-malayalam-400-normal.woff",
  ]);
});

test("a PDF can hold any odd text without losing the texts beside it", async () => {
  const odd = [
    ...hostileNames,
    "\u0d3f\u0d4d\u0d3e",
    "\u200d\u200c",
    "\u200dക\u200d\u200d ക്\u200d",
    "ക\ud83dക",
    "क\u093f\u093f\u093f्््",
    "ക്ഷ".repeat(200),
    "🎉 അമൃത 👨‍👩‍👧 متجر",
    "ക\u0301 \u25ccി ൟ\u0d00",
  ];
  const names = odd.flatMap((name, at) => [name, `Bill of അമൃത ${at}`]);
  const [...pages] = readPdfText(
    await writePdf(makeSaleSheet(makeRows(names), 10), () => undefined, createScriptReader(readIt)),
  );
  const all = pages.flat().join(" ");
  for (const [at] of odd.entries()) expect(all).toContain(`Bill of  അമൃത  ${at}`);
});

test("a PDF is made even when its fonts cannot be loaded", async () => {
  const rejectFile = () => Promise.reject(new Error("refused by a content policy"));
  const [page] = readPdfText(
    await writePdf(
      makeSaleSheet(makeRows(["അമൃത", "Amrita"]), 10),
      () => undefined,
      createScriptReader(rejectFile),
    ),
  );
  expect(page).toContain("Amrita");
});

async function readByPdfJs(file: Uint8Array): Promise<string> {
  const document = await getDocument({ data: file.slice(), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join("");
}
