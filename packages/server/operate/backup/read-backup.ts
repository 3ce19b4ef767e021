import { createReadStream } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { createGunzip } from "node:zlib";
import { OperatorProblem } from "../command.ts";
import { createRowDigest } from "./digest.ts";
import {
  createKeyedDigest,
  isSameDigest,
  KEY_VARIABLE,
  type BackupKey,
  type KeyedDigest,
} from "./backup-key.ts";
import {
  KEYED_FORMAT,
  PLAIN_FORMAT,
  type EndLine,
  type FirstLine,
  type LastLine,
  type TableLine,
} from "./format.ts";

export interface BackupReader {
  first?(line: FirstLine): Promise<void> | void;
  table?(line: TableLine): Promise<void> | void;
  rows?(lines: readonly string[]): Promise<void> | void;
  end?(line: EndLine): Promise<void> | void;
}

export interface Keying {
  key: BackupKey | undefined;
  /** The operator trusts the file, or has lost its key. */
  isKeyIgnored?: boolean;
}

/**
 * Reads a backup in pieces, and compares each table's rows with the digest written after them, and
 * at the end the whole file with the digest that has a key. Throws OperatorProblem if the file is
 * not a backup, is incomplete, or was changed, and if its digest has a key that is not `key`. The
 * reader has then already got rows.
 */
export async function readBackup(
  path: string,
  reader: BackupReader = {},
  keying: Keying = { key: undefined },
): Promise<{ first: FirstLine; last: LastLine; sums: Map<string, EndLine> }> {
  let first: FirstLine | undefined;
  let last: LastLine | undefined;
  let keyedDigest: KeyedDigest | undefined;
  let open: { line: TableLine; digest: ReturnType<typeof createRowDigest> } | undefined;
  const sums = new Map<string, EndLine>();
  let rows: string[] = [];
  let length = 0;
  const flush = async () => {
    if (rows.length > 0) await reader.rows?.(rows);
    rows = [];
    length = 0;
  };
  try {
    for await (const lines of readLines(path))
      for (const line of lines) {
        if (last) throw new Fault("something follows its end");
        if (line.startsWith("[")) {
          keyedDigest?.add(`${line}\n`);
          if (!open) throw new Fault("a row belongs to no table");
          open.digest.add(line);
          rows.push(line);
          length += line.length;
          if (rows.length === BATCH_ROWS || length >= BATCH_LENGTH) await flush();
          continue;
        }
        const parsedLine = JSON.parse(line) as Partial<FirstLine & TableLine & EndLine & LastLine>;
        if (!first) {
          first = checkFirstLine(parsedLine);
          keyedDigest = chooseDigest(first, keying);
          await reader.first?.(first);
        } else if (parsedLine.table !== undefined && !open) {
          const { table, columns = [], isOfCompanies = false } = parsedLine;
          open = { line: { table, columns, isOfCompanies }, digest: createRowDigest() };
          await reader.table?.(open.line);
        } else if (open && parsedLine.end === open.line.table) {
          await flush();
          const sum = open.digest.result();
          if (sum.rows !== parsedLine.rows || sum.digest !== parsedLine.digest)
            throw new Fault(`the rows of ${parsedLine.end} are not those that were written`);
          const end = { end: parsedLine.end, ...sum };
          sums.set(end.end, end);
          await reader.end?.(end);
          open = undefined;
        } else if (parsedLine.whole && !open) {
          last = { whole: true, tables: Number(parsedLine.tables), rows: Number(parsedLine.rows) };
          if (keyedDigest && !isSameDigest(keyedDigest.result(), parsedLine.keyed))
            throw new Fault("it is not what was written: its digest with the key is another one");
          continue;
        } else throw new Fault("a line is not where it belongs");
        keyedDigest?.add(`${line}\n`);
      }
    const total = [...sums.values()].reduce((sum, end) => sum + end.rows, 0);
    if (!first || !last) throw new Fault("it is cut off before its end");
    if (last.tables !== sums.size || last.rows !== total) throw new Fault("a table is missing");
    return { first, last, sums };
  } catch (error) {
    throw toOperatorProblem(path, error);
  }
}

export async function readFirstLine(path: string): Promise<FirstLine> {
  try {
    for await (const [line] of readLines(path))
      if (line !== undefined) return checkFirstLine(JSON.parse(line) as Partial<FirstLine>);
    throw new Fault("it is cut off before its end");
  } catch (error) {
    throw toOperatorProblem(path, error);
  }
}

async function* readLines(path: string): AsyncGenerator<string[]> {
  const source = createReadStream(path);
  const pieces = source.on("error", (error) => gunzip.destroy(error));
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  pieces.pipe(gunzip);
  const decoder = new StringDecoder("utf8");
  // The parts of a line that has not ended are put together once, or a long line would be copied
  // with every piece.
  let parts: string[] = [];
  let length = 0;
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) {
      // readline would also split at U+2028, which names may contain.
      const lines = decoder.write(piece).split("\n");
      const lastPart = lines.pop() ?? "";
      if (lines.length > 0) {
        lines[0] = parts.join("") + lines[0];
        parts = [];
        length = 0;
      }
      parts.push(lastPart);
      length += lastPart.length;
      if (length > LINE_LIMIT) throw new Fault(LINE_TOO_LONG);
      yield lines;
    }
    if (length > 0) throw new Fault("it is cut off before its end");
  } finally {
    source.destroy();
  }
}

function chooseDigest(first: FirstLine, { key, isKeyIgnored = false }: Keying): KeyedDigest | undefined {
  if (first.format !== KEYED_FORMAT || isKeyIgnored) return undefined;
  if (!key) throw new Fault(`its digest has a key, which ${KEY_VARIABLE} must name`);
  if (first.key !== key.id) throw new Fault(`its digest has another key than ${KEY_VARIABLE} names`);
  return createKeyedDigest(key);
}

function checkFirstLine(line: Partial<FirstLine>): FirstLine {
  if (line.backup !== "vanbook") throw new Fault("it is not a backup of Vanbook");
  if (line.format !== PLAIN_FORMAT && line.format !== KEYED_FORMAT)
    throw new Fault("a newer Vanbook has written it");
  return line as FirstLine;
}

function toOperatorProblem(path: string, error: unknown): unknown {
  if (error instanceof Fault) return new OperatorProblem(`${path}: ${error.message}.`);
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new OperatorProblem(`There is no file ${path}.`);
  if (code === "EACCES") return new OperatorProblem(`${path} may not be read.`);
  if (code === "Z_BUF_ERROR") return new OperatorProblem(`${path}: it is cut off before its end.`);
  if (code.startsWith("Z_") || error instanceof SyntaxError)
    return new OperatorProblem(`${path}: it is damaged, or not a backup of Vanbook.`);
  return error;
}

class Fault extends Error {
  override name = "Fault";
}

const BATCH_ROWS = 500;
/** In characters. */
const BATCH_LENGTH = 8_000_000;
/**
 * In characters. The longest row that can be written has two texts of 16 MB (audit_log), each
 * character of which may be escaped: 67 million.
 */
const LINE_LIMIT = 100_000_000;
const LINE_TOO_LONG =
  "a line is longer than 100 million characters, so it is damaged, or not a backup of Vanbook";
