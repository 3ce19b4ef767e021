import { createConnection } from "mysql2/promise";
import { connectionSettings } from "../../db/connection.ts";
import { OperatorProblem } from "../command.ts";
import { quoted } from "./tables.ts";

/** Creates the database named in the URL if the server doesn't have it. */
export async function createDatabaseAt(url: string): Promise<void> {
  if (await isThere(url)) return; // the account may have rights in it without being allowed to create one
  await atServer(
    url,
    (name) =>
      `CREATE DATABASE IF NOT EXISTS ${name} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`,
  );
}

export async function dropDatabaseAt(url: string): Promise<void> {
  await atServer(url, (name) => `DROP DATABASE IF EXISTS ${name}`);
}

/** The same URL with another database name. */
export function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).href;
}

export function databaseName(url: string): string {
  return connectionSettings(url).database;
}

async function isThere(url: string): Promise<boolean> {
  try {
    const connection = await createConnection(connectionSettings(url));
    connection.destroy();
    return true;
  } catch (error) {
    if ((error as { errno?: number }).errno === UNKNOWN_DATABASE) return false;
    throw error;
  }
}

async function atServer(url: string, statement: (name: string) => string): Promise<void> {
  const { database, ...server } = connectionSettings(url);
  const connection = await createConnection(server);
  try {
    await connection.query(statement(quoted(database)));
  } catch (error) {
    const { errno } = error as { errno?: number };
    if (errno !== undefined && DENIED.has(errno))
      throw new OperatorProblem(
        `The account may not make or drop the database ${database}. Let its administrator do it.`,
      );
    throw error;
  } finally {
    connection.destroy();
  }
}

/** Error codes for denied access to a database or a statement. */
const DENIED: ReadonlySet<number> = new Set([1044, 1045, 1227]);
const UNKNOWN_DATABASE = 1049;
