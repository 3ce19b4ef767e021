// Makes pdf-font.ts: the letters of Inter that PDF files need, as TrueType in base64. Run manually
// after an update of the font: `node packages/sdk/files/pdf/make-pdf-font.mjs`. jsPDF's own fonts
// have no rupee sign.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const listCharacters = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
const LATIN_LETTERS = `${listCharacters(0x20, 0x7e)}${listCharacters(0xa0, 0xff)}–—‘’“”„•…‹›−⁄`;
const EXTENDED_LETTERS = `₹${listCharacters(0x100, 0x17f)}`;

const [latin, bold, extendedFont] = await Promise.all([
  extractSubset("latin", LATIN_LETTERS, 400),
  extractSubset("latin", `${listCharacters(0x20, 0x7e)}–—…‘’`, 620),
  extractSubset("latin-ext", EXTENDED_LETTERS, 400),
]);
const file = `// Made by make-pdf-font.mjs from Inter (SIL Open Font License 1.1). Never edited.

/** Inter for PDF files: regular, semi-bold, and the rupee sign with extended Latin; each TrueType in base64. */
export const pdfFont = {
  regular: "${latin}",
  bold: "${bold}",
  extended: "${extendedFont}",
};
`;
await writeFile(new URL("./pdf-font.ts", import.meta.url), file);
console.log(`latin ${latin.length}, bold ${bold.length}, extended ${extendedFont.length} letters of base64`);

async function extractSubset(name, letters, weight) {
  const source = await readFile(
    require.resolve(`@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`),
  );
  const font = await subsetFont(source, letters, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
    noLayoutClosure: true,
  });
  return removeTables(font, new Set(["GDEF", "GPOS", "GSUB", "STAT", "gasp", "prep"])).toString("base64");
}

/** jsPDF reads no layout tables, which are half of the file. */
function removeTables(font, unwantedTables) {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) =>
    font.subarray(12 + 16 * at, 28 + 16 * at),
  );
  const keptRecords = records.filter((record) => !unwantedTables.has(record.toString("latin1", 0, 4)));
  const head = Buffer.alloc(12 + 16 * keptRecords.length);
  font.copy(head, 0, 0, 4);
  const power = Math.floor(Math.log2(keptRecords.length));
  head.writeUInt16BE(keptRecords.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (keptRecords.length - 2 ** power), 10);
  const parts = [head];
  let offset = head.length;
  keptRecords.forEach((record, at) => {
    const length = record.readUInt32BE(12);
    // Tables start at multiples of four bytes.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    font.copy(table, 0, record.readUInt32BE(8), record.readUInt32BE(8) + length);
    record.copy(head, 12 + 16 * at);
    head.writeUInt32BE(offset, 12 + 16 * at + 8);
    parts.push(table);
    offset += table.length;
  });
  return Buffer.concat(parts);
}
