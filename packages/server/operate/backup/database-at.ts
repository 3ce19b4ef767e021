import { createConnection } from "mysql2/promise";
import { buildConnectionSettings } from "../../db/connection.ts";
import { OperatorProblem } from "../command.ts";
import { escapeName } from "./tables.ts";

export async function createDatabaseAt(url: string): Promise<void> {
  if (await isThere(url)) return; // the account may have rights in it without being allowed to create one
  await runAtServer(
    url,
    (name) =>
      `CREATE DATABASE IF NOT EXISTS ${name} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`,
  );
}

export async function dropDatabaseAt(url: string): Promise<void> {
  await runAtServer(url, (name) => `DROP DATABASE IF EXISTS ${name}`);
}

export function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).href;
}

export function getDatabaseName(url: string): string {
  return buildConnectionSettings(url).database;
}

async function isThere(url: string): Promise<boolean> {
  try {
    const connection = await createConnection(buildConnectionSettings(url));
    connection.destroy();
    return true;
  } catch (error) {
    if ((error as { errno?: number }).errno === UNKNOWN_DATABASE) return false;
    throw error;
  }
}

async function runAtServer(url: string, statement: (name: string) => string): Promise<void> {
  const { database, ...server } = buildConnectionSettings(url);
  const connection = await createConnection(server);
  try {
    await connection.query(statement(escapeName(database)));
  } catch (error) {
    const { errno } = error as { errno?: number };
    if (errno !== undefined && DENIED_CODES.has(errno))
      throw new OperatorProblem(
        `The account may not make or drop the database ${database}. Let its administrator do it.`,
      );
    throw error;
  } finally {
    connection.destroy();
  }
}

const DENIED_CODES: ReadonlySet<number> = new Set([1044, 1045, 1227]);
const UNKNOWN_DATABASE = 1049;
