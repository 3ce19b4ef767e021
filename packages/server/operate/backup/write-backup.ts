import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { toDatabaseTime, readClock } from "../../clock.ts";
import { OperatorProblem } from "../command.ts";
import { createRowDigest, formatRowLine, type RowSum } from "./digest.ts";
import { createKeyedDigest, type BackupKey } from "./backup-key.ts";
import { KEYED_FORMAT, PLAIN_FORMAT, type EndLine, type FirstLine, type LastLine } from "./format.ts";
import { readBackup } from "./read-backup.ts";
import { beginSnapshot, countOf, openPlain, readTableRows, type QueryRow } from "./snapshot.ts";
import { readTables, type KeptTable } from "./tables.ts";
import type { Connection } from "mysql2/promise";

export interface WrittenBackup {
  first: FirstLine;
  tables: number;
  rows: number;
  bytes: number;
  foreign: readonly string[];
}

/**
 * Writes all rows as of one moment into a new file that only its owner may read, while people keep
 * working. The file gets its final name after it was read back and its row counts match the
 * server's.
 */
export async function writeBackup(
  url: string,
  path: string,
  about: Pick<FirstLine, "schema" | "version">,
  key: BackupKey | undefined,
): Promise<WrittenBackup> {
  if (existsSync(path)) throw new OperatorProblem(`${path} is there already.`);
  const part = `${path}.part`;
  const file = await open(part, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorProblem(describeRefusal(error, part));
  });
  const connection = await openPlain(url);
  try {
    const { own, foreign } = await readTables(connection);
    const binlog = await beginSnapshot(connection);
    const first = {
      ...(await describe(connection, key)),
      ...about,
      binlog,
    };
    const source = Readable.from(writeLines(connection, first, own, key), { objectMode: false });
    // By file descriptor: a stream from the handle would prevent closing the handle.
    const output = createWriteStream(part, { fd: file.fd, autoClose: false });
    await pipeline(source, createGzip({ level: 6 }), output);
    const { bytes, last } = await checkFile(connection, part, own);
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

  async function checkFile(snapshot: Connection, writtenPath: string, tables: readonly KeptTable[]) {
    const { last, sums } = await readBackup(writtenPath, {}, { key });
    for (const table of tables) {
      const tableCount = await countOf(snapshot, table);
      const backupCount = sums.get(table.name)?.rows;
      if (tableCount !== backupCount)
        throw new OperatorProblem(
          `The backup has ${backupCount} rows of ${table.name}, the database ${tableCount}. It was not kept.`,
        );
    }
    return { last, bytes: (await file.stat()).size };
  }
}

async function* writeLines(
  connection: Connection,
  first: FirstLine,
  tables: readonly KeptTable[],
  key: BackupKey | undefined,
): AsyncGenerator<string> {
  const digest = key && createKeyedDigest(key);
  let rows = 0;
  for await (const piece of writeTables(connection, first, tables, (count) => (rows += count))) {
    digest?.add(piece);
    yield piece;
  }
  const last: LastLine = {
    whole: true,
    tables: tables.length,
    rows,
    ...(digest && { keyed: digest.result() }),
  };
  yield `${JSON.stringify(last)}\n`;
}

async function* writeTables(
  connection: Connection,
  first: FirstLine,
  tables: readonly KeptTable[],
  count: (rows: number) => void,
): AsyncGenerator<string> {
  yield `${JSON.stringify(first)}\n`;
  for (const table of tables) {
    const { name, columns, isOfCompanies } = table;
    yield `${JSON.stringify({ table: name, columns, isOfCompanies })}\n`;
    // Rolling back to this savepoint after reading the table releases its metadata lock; otherwise
    // a migration of the table would wait until all tables are read.
    await connection.query("SAVEPOINT before_table");
    const sum: RowSum = yield* writeTableLines(connection, table);
    await connection.query("ROLLBACK TO SAVEPOINT before_table");
    yield `${JSON.stringify({ end: name, ...sum } satisfies EndLine)}\n`;
    count(sum.rows);
  }
}

async function* writeTableLines(connection: Connection, table: KeptTable): AsyncGenerator<string, RowSum> {
  const digest = createRowDigest();
  let piece = "";
  for await (const row of readTableRows(connection, table)) {
    const line = formatRowLine(row);
    digest.add(line);
    piece += `${line}\n`;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
  return digest.result();
}

async function describe(connection: Connection, key: BackupKey | undefined) {
  const [[server]] = await connection.query<QueryRow<{ version: string; name: string }>[]>(
    "SELECT VERSION() AS version, DATABASE() AS name",
  );
  const [companies] = await connection.query<QueryRow<{ id: number; name: string }>[]>(
    "SELECT company_id AS id, name FROM companies WHERE is_deleted = 0 ORDER BY company_id",
  );
  return {
    backup: "vanbook" as const,
    ...(key ? ({ format: KEYED_FORMAT, key: key.id } as const) : ({ format: PLAIN_FORMAT } as const)),
    server: server?.version ?? "",
    database: server?.name ?? "",
    at: toDatabaseTime(readClock()),
    companies: companies.map(({ id, name }) => ({ id, name })),
  };
}

function describeRefusal({ code, message }: NodeJS.ErrnoException, part: string): string {
  if (code === "EEXIST")
    return `${part} is there: a backup is being written, or one was broken off. In that case remove it.`;
  if (code === "ENOENT") return `There is no folder ${dirname(part)}.`;
  if (code === "EACCES" || code === "EROFS") return `Nothing may be written into ${dirname(part)}.`;
  return message;
}

async function syncFolder(folder: string) {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const PIECE_LENGTH = 64 * 1024;
