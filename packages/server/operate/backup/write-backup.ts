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
import { beginSnapshot, countOf, openPlain, rowsOf } from "./snapshot.ts";
import { tablesOf, type KeptTable } from "./tables.ts";
import type { Connection, RowDataPacket } from "mysql2/promise";

/** A backup that was written and read back. */
export interface WrittenBackup {
  first: FirstLine;
  tables: number;
  rows: number;
  bytes: number;
  /** Tables in the database that are not Vanbook's, and not in the backup. */
  foreign: readonly string[];
}

/**
 * Writes all of a database's rows into a new file that only its owner may read, as they are at one moment, while people go on working. The file
 * gets its name only when it has been read back and has in each table as many rows as the server counts there.
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
    // By its number: a stream of the handle itself would keep it from being closed.
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
    connection.destroy(); // a transaction that only read has nothing to end
    await file.close();
  }

  /** The file as it is read from the disk, against the database itself. */
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

/** The backup's lines, some thousand characters at a time. */
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
    // Without the savepoint a migration of this table would wait for all the others to be read.
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

/** What the snapshot itself says of the database. */
async function describe(connection: Connection) {
  const [[server]] = await connection.query<ServerRow[]>("SELECT VERSION() AS version, DATABASE() AS name");
  const [companies] = await connection.query<CompanyRow[]>(
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

/** The file's new name is on the disk too. */
async function syncFolder(folder: string) {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

interface ServerRow extends RowDataPacket {
  version: string;
  name: string;
}
interface CompanyRow extends RowDataPacket {
  id: number;
  name: string;
}
const PIECE = 64 * 1024;
