import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase, type Database, type DatabaseServer } from "../../scripts/database.mjs";
import { connect } from "../../packages/server/db/connection.ts";
import { findFreePort } from "../crash/server-process.ts";
import { freezeProcess } from "../freeze-process.ts";

/** A database server with a binary log, and its replica. */
export interface Replicated {
  url: string;
  writer: Database;
  readUrl: string;
  /**
   * `hold`: the replica receives changes but does not apply them. `release`: it applies them again.
   */
  hold(): Promise<void>;
  release(): Promise<void>;
  /** `freeze` stops the replica's process (SIGSTOP); `thaw` continues it. */
  freeze(): Promise<void>;
  thaw(): void;
  /**
   * `kill` sends SIGKILL to the replica and waits until it has ended; `startAgain` starts it, and
   * it continues where it was.
   */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts both with empty databases. Their folders are named like those of test runs, so that the
 * next run removes leftovers.
 */
export async function startReplicated(purpose: "start" | "test"): Promise<Replicated> {
  const [dir, copyDir] = [1, 2].map(() => mkdtempSync(join(tmpdir(), `vanbook-test-${process.pid}-`)));
  const port = await findFreePort();
  let words: Words = MARIADB_WORDS;
  const writer = await startDatabase({
    dir: dir ?? "",
    purpose,
    options: ({ engine }: DatabaseServer) => {
      words = engine === "MySQL" ? MYSQL_WORDS : MARIADB_WORDS;
      const log = ["--log-bin=binlog", "--binlog-format=ROW", "--server-id=1"];
      return [...log, ...words.options, "--skip-networking=0", "--bind-address=127.0.0.1", `--port=${port}`];
    },
  });
  const startCopy = () =>
    startDatabase({
      dir: copyDir ?? "",
      purpose,
      options: () => ["--server-id=2", "--read-only=1", "--relay-log=relay", ...words.options],
    });
  let copy = await startCopy();
  const executeStatements = async (url: string, ...statements: string[]) => {
    const db = connect(url, { max: 1 });
    try {
      for (const statement of statements) await db.raw(statement);
    } finally {
      await db.destroy();
    }
  };
  await executeStatements(
    writer.url,
    "CREATE USER copier@'127.0.0.1' IDENTIFIED BY 'copier'",
    "GRANT REPLICATION SLAVE ON *.* TO copier@'127.0.0.1'",
  );
  await executeStatements(copy.url, words.follow(port), words.start);
  return {
    url: writer.url,
    writer,
    readUrl: copy.url,
    hold: () => executeStatements(copy.url, words.hold),
    release: () => executeStatements(copy.url, words.start),
    freeze: () => freezeProcess(copy.pid),
    thaw: () => void process.kill(copy.pid, "SIGCONT"),
    async kill() {
      process.kill(copy.pid, "SIGKILL");
      // The process has already ended; this releases its folder.
      await copy.stop();
    },
    async startAgain() {
      copy = await startCopy(); // at the same socket; replication resumes automatically
    },
    async stop() {
      await copy.stop();
      await writer.stop();
      for (const folder of [dir, copyDir]) rmSync(folder ?? "", { recursive: true, force: true });
    },
  };
}

/** Options and statements for replication, which differ by engine. */
interface Words {
  options: string[];
  follow(port: number): string;
  start: string;
  hold: string;
}

const MARIADB_WORDS: Words = {
  options: [],
  follow: (port) =>
    `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${port}, MASTER_USER = 'copier', MASTER_PASSWORD = 'copier',
       MASTER_USE_GTID = slave_pos, MASTER_CONNECT_RETRY = 1`,
  start: "START SLAVE",
  hold: "STOP SLAVE SQL_THREAD",
};

const MYSQL_WORDS: Words = {
  options: ["--gtid-mode=ON", "--enforce-gtid-consistency=ON"],
  follow: (port) =>
    `CHANGE REPLICATION SOURCE TO SOURCE_HOST = '127.0.0.1', SOURCE_PORT = ${port}, SOURCE_USER = 'copier',
       SOURCE_PASSWORD = 'copier', SOURCE_AUTO_POSITION = 1, SOURCE_CONNECT_RETRY = 1, GET_SOURCE_PUBLIC_KEY = 1`,
  start: "START REPLICA",
  hold: "STOP REPLICA SQL_THREAD",
};
