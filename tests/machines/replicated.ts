import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase, type Database, type DatabaseServer } from "../../scripts/database.mjs";
import { connect } from "../../packages/server/db/connection.ts";
import { freePort } from "../crash/server-process.ts";

/** A database server that keeps a binary log, and one that follows it. */
export interface Replicated {
  url: string;
  writer: Database;
  readUrl: string;
  /** The replica receives, but no longer applies; and does so again. */
  hold(): Promise<void>;
  release(): Promise<void>;
  /** Stops the replica's process in the middle of what it does, and lets it go on. */
  freeze(): void;
  thaw(): void;
  /** Kills the replica with SIGKILL, and waits until it is gone; starts it again, and it goes on where it was. */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both, the databases still empty. Named like those of test runs, so that the next run removes what a killed one has left. */
export async function startReplicated(purpose: "start" | "test"): Promise<Replicated> {
  const [dir, copyDir] = [1, 2].map(() => mkdtempSync(join(tmpdir(), `vanbook-test-${process.pid}-`)));
  const port = await freePort();
  let words: Words = MARIADB;
  const writer = await startDatabase({
    dir: dir ?? "",
    purpose,
    options: ({ engine }: DatabaseServer) => {
      words = engine === "MySQL" ? MYSQL : MARIADB;
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
  const say = async (url: string, ...statements: string[]) => {
    const db = connect(url, { max: 1 });
    try {
      for (const statement of statements) await db.raw(statement);
    } finally {
      await db.destroy();
    }
  };
  await say(
    writer.url,
    "CREATE USER copier@'127.0.0.1' IDENTIFIED BY 'copier'",
    "GRANT REPLICATION SLAVE ON *.* TO copier@'127.0.0.1'",
  );
  await say(copy.url, words.follow(port), words.start);
  return {
    url: writer.url,
    writer,
    readUrl: copy.url,
    hold: () => say(copy.url, words.hold),
    release: () => say(copy.url, words.start),
    freeze: () => void process.kill(copy.pid, "SIGSTOP"),
    thaw: () => void process.kill(copy.pid, "SIGCONT"),
    async kill() {
      process.kill(copy.pid, "SIGKILL");
      // It has ended already; this releases its folder.
      await copy.stop();
    },
    async startAgain() {
      copy = await startCopy(); // at the same socket; it follows by itself
    },
    async stop() {
      await copy.stop();
      await writer.stop();
      for (const folder of [dir, copyDir]) rmSync(folder ?? "", { recursive: true, force: true });
    },
  };
}

/** How each engine calls it. */
interface Words {
  options: string[];
  follow(port: number): string;
  start: string;
  hold: string;
}

const MARIADB: Words = {
  options: [],
  follow: (port) =>
    `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${port}, MASTER_USER = 'copier', MASTER_PASSWORD = 'copier',
       MASTER_USE_GTID = slave_pos, MASTER_CONNECT_RETRY = 1`,
  start: "START SLAVE",
  hold: "STOP SLAVE SQL_THREAD",
};

const MYSQL: Words = {
  options: ["--gtid-mode=ON", "--enforce-gtid-consistency=ON"],
  follow: (port) =>
    `CHANGE REPLICATION SOURCE TO SOURCE_HOST = '127.0.0.1', SOURCE_PORT = ${port}, SOURCE_USER = 'copier',
       SOURCE_PASSWORD = 'copier', SOURCE_AUTO_POSITION = 1, SOURCE_CONNECT_RETRY = 1, GET_SOURCE_PUBLIC_KEY = 1`,
  start: "START REPLICA",
  hold: "STOP REPLICA SQL_THREAD",
};
