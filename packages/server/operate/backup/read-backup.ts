import { createReadStream } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { createGunzip } from "node:zlib";
import { OperatorProblem } from "../command.ts";
import { createRowDigest } from "./digest.ts";
import { FORMAT, type EndLine, type FirstLine, type LastLine, type TableLine } from "./format.ts";

/** Callbacks for the parts of a backup as it is read; each is awaited. */
export interface BackupReader {
  first?(line: FirstLine): Promise<void> | void;
  table?(line: TableLine): Promise<void> | void;
  /** Rows of the table named last, as JSON lines. */
  rows?(lines: readonly string[]): Promise<void> | void;
  end?(line: EndLine): Promise<void> | void;
}

/**
 * Reads a backup from beginning to end, in pieces, and compares each table's rows with the digest written after them.
 * Throws OperatorProblem if the file is not a backup, is incomplete, or was changed.
 */
export async function readBackup(
  path: string,
  reader: BackupReader = {},
): Promise<{ first: FirstLine; last: LastLine; sums: Map<string, EndLine> }> {
  let first: FirstLine | undefined;
  let last: LastLine | undefined;
  let open: { line: TableLine; digest: ReturnType<typeof createRowDigest> } | undefined;
  const sums = new Map<string, EndLine>();
  let rows: string[] = [];
  const flush = async () => {
    if (rows.length > 0) await reader.rows?.(rows);
    rows = [];
  };
  try {
    for await (const lines of linesOf(path))
      for (const line of lines) {
        if (last) throw new Fault("something follows its end");
        if (line.startsWith("[")) {
          if (!open) throw new Fault("a row belongs to no table");
          open.digest.add(line);
          rows.push(line);
          if (rows.length === BATCH) await flush();
          continue;
        }
        const said = JSON.parse(line) as Partial<FirstLine & TableLine & EndLine & LastLine>;
        if (!first) {
          first = checkedFirst(said);
          await reader.first?.(first);
        } else if (said.table !== undefined && !open) {
          const { table, columns = [], isOfCompanies = false } = said;
          open = { line: { table, columns, isOfCompanies }, digest: createRowDigest() };
          await reader.table?.(open.line);
        } else if (open && said.end === open.line.table) {
          await flush();
          const sum = open.digest.result();
          if (sum.rows !== said.rows || sum.digest !== said.digest)
            throw new Fault(`the rows of ${said.end} are not those that were written`);
          const end = { end: said.end, ...sum };
          sums.set(end.end, end);
          await reader.end?.(end);
          open = undefined;
        } else if (said.whole && !open) {
          last = { whole: true, tables: Number(said.tables), rows: Number(said.rows) };
        } else throw new Fault("a line is not where it belongs");
      }
    const total = [...sums.values()].reduce((sum, end) => sum + end.rows, 0);
    if (!first || !last) throw new Fault("it is cut off before its end");
    if (last.tables !== sums.size || last.rows !== total) throw new Fault("a table is missing");
    return { first, last, sums };
  } catch (error) {
    throw faultOf(path, error);
  }
}

/** Reads only the first line. */
export async function firstLineOf(path: string): Promise<FirstLine> {
  try {
    for await (const [line] of linesOf(path))
      if (line !== undefined) return checkedFirst(JSON.parse(line) as Partial<FirstLine>);
    throw new Fault("it is cut off before its end");
  } catch (error) {
    throw faultOf(path, error);
  }
}

/** Lines without line breaks, in arrays: one array per piece of the file. */
async function* linesOf(path: string): AsyncGenerator<string[]> {
  const source = createReadStream(path);
  const pieces = source.on("error", (error) => unpacked.destroy(error));
  const unpacked = createGunzip({ chunkSize: 256 * 1024 });
  pieces.pipe(unpacked);
  const decoder = new StringDecoder("utf8");
  let rest = "";
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      // Not with readline, which also splits at U+2028, a character that names may contain.
      const lines = (rest + decoder.write(piece)).split("\n");
      rest = lines.pop() ?? "";
      yield lines;
    }
    if (rest !== "") throw new Fault("it is cut off before its end");
  } finally {
    source.destroy();
  }
}

function checkedFirst(line: Partial<FirstLine>): FirstLine {
  if (line.backup !== "vanbook") throw new Fault("it is not a backup of Vanbook");
  if (line.format !== FORMAT) throw new Fault("a newer Vanbook has written it");
  return line as FirstLine;
}

function faultOf(path: string, error: unknown): unknown {
  if (error instanceof Fault) return new OperatorProblem(`${path}: ${error.message}.`);
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new OperatorProblem(`There is no file ${path}.`);
  if (code === "EACCES") return new OperatorProblem(`${path} may not be read.`);
  if (code === "Z_BUF_ERROR") return new OperatorProblem(`${path}: it is cut off before its end.`);
  if (code.startsWith("Z_") || error instanceof SyntaxError)
    return new OperatorProblem(`${path}: it is damaged, or not a backup of Vanbook.`);
  return error;
}

/** A fault of the file itself. */
class Fault extends Error {
  override name = "Fault";
}

/** Rows passed on at once. */
const BATCH = 500;
