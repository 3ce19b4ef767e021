import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { toDatabaseTime, now } from "../../clock.ts";
import { OperatorProblem } from "../command.ts";
import { createRowDigest, lineOf, type RowSum } from "./digest.ts";
import { FORMAT, type EndLine, type FirstLine } from "./format.ts";
import { readBackup } from "./read-backup.ts";
import { beginSnapshot, countOf, openPlain, rowsOf, type QueryRow } from "./snapshot.ts";
import { tablesOf, type KeptTable } from "./tables.ts";
import type { Connection } from "mysql2/promise";

/** A backup that was written and verified. */
export interface WrittenBackup {
  first: FirstLine;
  tables: number;
  rows: number;
  bytes: number;
  /** Other tables in the database, which are not in the backup. */
  foreign: readonly string[];
}

/**
 * Writes all rows of a database, as of one moment, into a new file that only its owner may read, while people keep
 * working. The file gets its final name after it was read back and each table's row count matches the server's.
 */
export async function writeBackup(
  url: string,
  path: string,
  about: Pick<FirstLine, "schema" | "version">,
): Promise<WrittenBackup> {
  if (existsSync(path)) throw new OperatorProblem(`${path} is there already.`);
  const part = `${path}.part`;
  const file = await open(part, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorProblem(refusalOf(error, part));
  });
  const connection = await openPlain(url);
  try {
    const { own, foreign } = await tablesOf(connection);
    const binlog = await beginSnapshot(connection);
    const first = { ...(await describe(connection)), ...about, binlog };
    const source = Readable.from(linesOf(connection, first, own), { objectMode: false });
    // By file descriptor: a stream created from the handle would prevent closing it.
    const output = createWriteStream(part, { fd: file.fd, autoClose: false });
    await pipeline(source, createGzip({ level: 6 }), output);
    const { bytes, last } = await checked(connection, part, own);
    await file.sync();
    await rename(part, path);
    await syncFolder(dirname(path));
    return { first, tables: last.tables, rows: last.rows, bytes, foreign };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    connection.destroy(); // a read-only transaction needs no commit
    await file.close();
  }

  /** Reads the file from disk and compares its row counts with the database. */
  async function checked(snapshot: Connection, written: string, tables: readonly KeptTable[]) {
    const { last, sums } = await readBackup(written);
    for (const table of tables) {
      const counted = await countOf(snapshot, table);
      const kept = sums.get(table.name)?.rows;
      if (counted !== kept)
        throw new OperatorProblem(
          `The backup has ${kept} rows of ${table.name}, the database ${counted}. It was not kept.`,
        );
    }
    return { last, bytes: (await file.stat()).size };
  }
}

/** The backup's lines, in pieces of some thousand characters. */
async function* linesOf(
  connection: Connection,
  first: FirstLine,
  tables: readonly KeptTable[],
): AsyncGenerator<string> {
  yield `${JSON.stringify(first)}\n`;
  let rows = 0;
  for (const table of tables) {
    const { name, columns, isOfCompanies } = table;
    yield `${JSON.stringify({ table: name, columns, isOfCompanies })}\n`;
    // Rolling back to the savepoint releases the table's metadata lock, or a migration of it would wait until all
    // tables are read.
    await connection.query("SAVEPOINT before_table");
    const sum: RowSum = yield* tableLines(connection, table);
    await connection.query("ROLLBACK TO SAVEPOINT before_table");
    yield `${JSON.stringify({ end: name, ...sum } satisfies EndLine)}\n`;
    rows += sum.rows;
  }
  yield `${JSON.stringify({ whole: true, tables: tables.length, rows })}\n`;
}

async function* tableLines(connection: Connection, table: KeptTable): AsyncGenerator<string, RowSum> {
  const digest = createRowDigest();
  let piece = "";
  for await (const row of rowsOf(connection, table)) {
    const line = lineOf(row);
    digest.add(line);
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
  return digest.result();
}

/** The backup's description of the database, read from the snapshot. */
async function describe(connection: Connection) {
  const [[server]] = await connection.query<QueryRow<{ version: string; name: string }>[]>(
    "SELECT VERSION() AS version, DATABASE() AS name",
  );
  const [companies] = await connection.query<QueryRow<{ id: number; name: string }>[]>(
    "SELECT company_id AS id, name FROM companies WHERE is_deleted = 0 ORDER BY company_id",
  );
  return {
    backup: "vanbook" as const,
    format: FORMAT as typeof FORMAT,
    server: server?.version ?? "",
    database: server?.name ?? "",
    at: toDatabaseTime(now()),
    companies: companies.map(({ id, name }) => ({ id, name })),
  };
}

function refusalOf({ code, message }: NodeJS.ErrnoException, part: string): string {
  if (code === "EEXIST")
    return `${part} is there: a backup is being written, or one was broken off. In that case remove it.`;
  if (code === "ENOENT") return `There is no folder ${dirname(part)}.`;
  if (code === "EACCES" || code === "EROFS") return `Nothing may be written into ${dirname(part)}.`;
  return message;
}

/** Makes the file's new name durable on disk. */
async function syncFolder(folder: string) {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const PIECE = 64 * 1024;
