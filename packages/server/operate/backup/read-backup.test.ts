import { createHmac } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBackupKey } from "./backup-key.ts";
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

describe("a digest with a key", () => {
  const SECRET = "a secret of thirty-two letters and more";
  const LEAST_SECRET = "abcdefghijklmnopqrstuvwxyz012345"; // 32 characters
  const key = readBackupKey({ VANBOOK_BACKUP_KEY: SECRET });
  /** As somebody makes it who can change everything in the file, and knows `secret`. */
  const writeKeyed = async (name: string, row: string, secret: string) => {
    const digest = createRowDigest();
    digest.add(row);
    const first = { backup: "vanbook", format: 2, key: key?.id, companies: [] };
    const end = { end: "items", ...digest.result() };
    const text = `${[JSON.stringify(first), TABLE_LINE, row, JSON.stringify(end)].join("\n")}\n`;
    const keyedDigest = createHmac("sha256", secret).update(text).digest("hex");
    const last = JSON.stringify({ whole: true, tables: 1, rows: 1, keyed: keyedDigest });
    const path = join(folder, name);
    await writeFile(path, gzipSync(`${text}${last}\n`, { level: 1 }));
    return path;
  };

  it("is right only for what the holder of the key has written, whatever else in the file is made to fit", async () => {
    const sound = await writeKeyed("keyed.gz", '["Soap"]', SECRET);
    expect((await readBackup(sound, {}, { key })).last).toMatchObject({ whole: true, rows: 1 });
    const changedPath = await writeKeyed("changed.gz", '["Gold"]', "another secret of thirty-two letters");
    await expect(readBackup(changedPath, {}, { key })).rejects.toThrow(
      "its digest with the key is another one",
    );
  });

  it("needs its key: without one, or with another one, the file is refused with the reason", async () => {
    const path = await writeKeyed("keyed-2.gz", '["Soap"]', SECRET);
    await expect(readBackup(path)).rejects.toThrow(
      "its digest has a key, which VANBOOK_BACKUP_KEY must name",
    );
    const other = readBackupKey({ VANBOOK_BACKUP_KEY: "another secret of thirty-two letters" });
    await expect(readBackup(path, {}, { key: other })).rejects.toThrow("its digest has another key");
    expect((await readBackup(path, {}, { key: other, isKeyIgnored: true })).last.rows).toBe(1);
    for (const shortSecret of ["short", LEAST_SECRET.slice(1)])
      expect(() => readBackupKey({ VANBOOK_BACKUP_KEY: shortSecret })).toThrow("at least 32 characters");
    expect(readBackupKey({ VANBOOK_BACKUP_KEY: LEAST_SECRET })?.id).toMatch(/^[\da-f]{16}$/);
    // As the last line of a file gives it.
    expect(readBackupKey({ VANBOOK_BACKUP_KEY: `${SECRET}\n` })).toEqual(key);
    for (const weakSecret of ["x".repeat(64), "changeme".repeat(8), " ".repeat(40) + "short"])
      expect(() => readBackupKey({ VANBOOK_BACKUP_KEY: weakSecret })).toThrow(
        /at least \d+ (different )?characters/,
      );
  });
});
