import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import { freemem, tmpdir, totalmem, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { ProjectProblem } from "../project/problem.mjs";

/**
 * SQL modes: invalid data is an error and never adjusted, on both engines, whatever their defaults.
 */
const SQL_MODE =
  "STRICT_TRANS_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION";

export function buildServerOptions({ server, data, socket, pid, log, purpose, initFile }) {
  return [
    "--no-defaults",
    `--datadir=${data}`,
    // A separate folder: a starting server deletes temporary tables of other servers in a shared
    // folder.
    `--tmpdir=${dirname(data)}`,
    `--socket=${socket}`,
    `--pid-file=${pid}`,
    `--log-error=${log}`,
    `--init-file=${initFile}`,
    ...(isRoot() ? ["--user=root"] : []),
    "--skip-networking",
    "--skip-name-resolve",
    "--skip-log-bin",
    "--local-infile=0",
    "--character-set-server=utf8mb4",
    "--collation-server=utf8mb4_unicode_ci",
    `--sql-mode=${SQL_MODE}`,
    // packages/server/db/connection.ts explains READ-COMMITTED and also sets it on every
    // connection.
    "--transaction-isolation=READ-COMMITTED",
    "--default-time-zone=+00:00",
    "--max-allowed-packet=64M",
    "--max-connections=150",
    "--performance-schema=OFF",
    ...(server.engine === "MySQL" ? ["--mysqlx=OFF", "--secure-file-priv=NULL"] : []),
    ...(purpose === "test" ? listFastOptions(server) : listDurableOptions(server)),
  ];
}

/**
 * For tests: the data need not survive, so nothing waits for the disk. One file holds all tables: a
 * test database has eighty, and creating and removing a file for each took longer than everything
 * else (docs/decisions/011-template-databases.md).
 */
function listFastOptions({ engine }) {
  return [
    "--innodb-buffer-pool-size=256M",
    "--innodb-flush-log-at-trx-commit=0",
    "--innodb-doublewrite=0",
    "--innodb-flush-method=nosync",
    "--innodb-file-per-table=0",
    // Counts the rows written, so that a test's database can be reset
    // (packages/server/db/testing/used-database.ts).
    ...(engine === "MariaDB" ? ["--debug-no-sync", "--userstat=ON"] : []),
  ];
}

/**
 * A working database on a laptop: every commit on disk, a buffer pool that leaves memory for
 * everything else.
 */
function listDurableOptions({ engine }) {
  const pool = Math.min(
    512,
    Math.max(128, Math.floor(Math.min(freemem() / 2, totalmem() / 8) / 2 ** 20 / 64) * 64),
  );
  return [
    `--innodb-buffer-pool-size=${pool}M`,
    "--innodb-flush-log-at-trx-commit=1",
    engine === "MySQL" ? "--innodb-redo-log-capacity=256M" : "--innodb-log-file-size=256M",
  ];
}

/**
 * Where the server listens: in the folder itself or, if its path is too long for a socket (the
 * system allows about 100 characters), in a short folder that only this user may enter, named by a
 * hash of the long one.
 */
export function prepareSocketPath(folder) {
  const near = join(folder, "server.sock");
  if (Buffer.byteLength(near) <= 100) return near;
  const short = join(tmpdir(), `vanbook-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const folderStat = lstatSync(short);
  // Anyone can write to the temporary folder: another user may have created ours first, to listen
  // there.
  if (!folderStat.isDirectory() || folderStat.uid !== userInfo().uid || (folderStat.mode & 0o077) !== 0) {
    throw new ProjectProblem(
      `${short} belongs to somebody else, or is open to others. Remove it, then start again.`,
    );
  }
  return join(short, "server.sock");
}

/** Whether this process runs as root: servers refuse to run as root unless an option allows it. */
export function isRoot() {
  return process.getuid?.() === 0;
}
