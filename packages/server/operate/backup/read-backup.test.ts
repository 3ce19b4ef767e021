import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRowDigest, formatRowLine } from "./digest.ts";
import { readBackup, readFirstLine } from "./read-backup.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "vanbook-read-backup-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const FIRST_LINE = JSON.stringify({ backup: "vanbook", format: 1, companies: [] });
const TABLE_LINE = JSON.stringify({ table: "items", columns: ["name"], isOfCompanies: true });

/** Writes the text and then a line of 150 million characters. */
async function writeLongLine(name: string, text: string, end: string): Promise<string> {
  const path = join(folder, name);
  const million = "x".repeat(1_000_000);
  function* makePieces() {
    yield text;
    for (let count = 0; count < 150; count += 1) yield million;
    yield end;
  }
  const source = Readable.from(makePieces(), { objectMode: false });
  await pipeline(source, createGzip({ level: 1 }), createWriteStream(path));
  return path;
}

describe("a line that is longer than any row can be is refused with its reason", () => {
  it.each([
    ["in a row", `${FIRST_LINE}\n${TABLE_LINE}\n["`, '"]\n'],
    ["in a row without an end", `${FIRST_LINE}\n${TABLE_LINE}\n["`, ""],
    ["in the first line", '{"backup":"', '"}\n'],
  ])("%s", async (name, text, end) => {
    const path = await writeLongLine(name, text, end);
    const message = `${path}: a line is longer than 100 million characters, so it is damaged, or not a backup of Vanbook.`;
    await expect(readBackup(path)).rejects.toThrow(message);
    if (name === "in the first line") await expect(readFirstLine(path)).rejects.toThrow(message);
  });
});

it("long rows are read whole, and passed on in batches of a limited size", async () => {
  // Three bytes each, so that pieces of the file end within a letter.
  const rows = Array.from({ length: 6 }, (_, at) => formatRowLine([`${at} ${"മ".repeat(3_000_000)}`]));
  const digest = createRowDigest();
  for (const row of rows) digest.add(row);
  const lines = [
    ...[FIRST_LINE, TABLE_LINE, ...rows],
    JSON.stringify({ end: "items", ...digest.result() }),
    JSON.stringify({ whole: true, tables: 1, rows: rows.length }),
  ];
  const path = join(folder, "long-rows.gz");
  await writeFile(path, gzipSync(`${lines.join("\n")}\n`, { level: 1 }));
  const batches: (readonly string[])[] = [];
  const { last } = await readBackup(path, { rows: (batch) => void batches.push(batch) });
  expect(last).toEqual({ whole: true, tables: 1, rows: 6 });
  expect(batches.map((batch) => batch.length)).toEqual([3, 3]);
  expect(batches.flat().every((line, at) => line === rows[at])).toBe(true);
});
