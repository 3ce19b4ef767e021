import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isRoot } from "./options.mjs";

/**
 * The system tables of MariaDB, in order; its help texts and `sys` schema are omitted, because
 * nothing here uses them.
 */
const SYSTEM_TABLES = ["system_tables.sql", "performance_tables.sql", "system_tables_data.sql"];

/**
 * Initializes an empty data directory; returns the finished process, whose status says whether it
 * succeeded. Root has no password: access is limited by the socket's folder. MariaDB's system
 * tables are created here instead of by mariadb-install-db: that script needs a tool that Debian
 * has in a separate package, and as root it changes permissions of files outside the data
 * directory.
 */
export function initialiseDatabase(server, data) {
  const user = isRoot() ? ["--user=root"] : [];
  if (server.engine === "MySQL") {
    return run(server.path, [
      "--no-defaults",
      "--initialize-insecure",
      `--datadir=${data}`,
      `--tmpdir=${dirname(data)}`,
      "--secure-file-priv=NULL",
      ...user,
    ]);
  }
  const options = [
    "--no-defaults",
    "--bootstrap",
    `--datadir=${data}`,
    `--tmpdir=${dirname(data)}`,
    "--log-warnings=0",
    "--enforce-storage-engine=",
  ];
  const sizes = ["--max-allowed-packet=8M", "--net-buffer-length=16K", "--innodb-flush-log-at-trx-commit=0"];
  return run(server.path, [...options, ...sizes, ...user], buildSystemTablesSql(server.share));
}

export function shareFolder(places) {
  return places.find((place) => SYSTEM_TABLES.every((name) => findSqlFile(place, name) !== undefined));
}

function buildSystemTablesSql(share) {
  const files = SYSTEM_TABLES.map((name) => readFileSync(findSqlFile(share, name), "utf8"));
  // No account for the machine's own hostname: it would tie the data to the machine.
  const statements = files
    .join("\n")
    .split("\n")
    .filter((line) => !line.includes("@current_hostname"));
  return [
    "create database if not exists mysql;",
    "use mysql;",
    "SET @auth_root_socket=NULL;",
    ...statements,
    "",
  ].join("\n");
}

/** Newer releases have renamed the files. */
function findSqlFile(place, name) {
  return [join(place, `mysql_${name}`), join(place, `mariadb_${name}`)].find((file) => existsSync(file));
}

function run(command, args, input) {
  return spawnSync(command, args, { encoding: "utf8", input, maxBuffer: 64 * 2 ** 20 });
}
