import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { OperatorProblem } from "../command.ts";
import { getDatabaseName } from "./database-at.ts";
import type { FirstLine } from "./format.ts";
import { openPlain } from "./snapshot.ts";
import { splitStatements } from "./split-statements.ts";

export interface Forward {
  program: string;
  files: readonly string[];
  position: number;
  /** UTC, `YYYY-MM-DD HH:MM:SS`. Nothing committed at this time or later is replayed. */
  until: string;
}

/** Runs before anything is restored. Throws an OperatorProblem that says what is missing. */
export function planForward(
  { binlog, database }: FirstLine,
  url: string,
  { until, folder, path = "" }: { until: string; folder: string | undefined; path: string | undefined },
): Forward {
  if (!/T.*(Z|[+-]\d\d:\d\d)$/.test(until) || Number.isNaN(Date.parse(until)))
    throw new OperatorProblem(
      `--until wants a time with its zone, such as 2026-11-24T10:29:00+05:30, not ${until}.`,
    );
  if (!binlog)
    throw new OperatorProblem(
      "The backup does not name its position in a binary log: the server kept none (log_bin), or its account could not hold the writers on MySQL (RELOAD). It can be restored as it is, without --until.",
    );
  if (getDatabaseName(url) !== database)
    throw new OperatorProblem(
      `The binary log is of the database ${database}: restore it under that name, not as ${getDatabaseName(url)}.`,
    );
  if (folder === undefined)
    throw new OperatorProblem(
      `Where are the binary log's files? --binlog FOLDER, with ${binlog.file} and those after it.`,
    );
  const program = PROGRAMS.flatMap((name) => path.split(delimiter).map((place) => join(place, name))).find(
    existsSync,
  );
  if (!program)
    throw new OperatorProblem(
      `Neither ${PROGRAMS.join(" nor ")} is on this machine: it is in the client's package of the database server (mariadb-client, mysql-client).`,
    );
  const base = binlog.file.replace(/\d+$/, "");
  const all = existsSync(folder) ? readdirSync(folder) : [];
  const files = all.filter((name) => name.startsWith(base) && /^\d+$/.test(name.slice(base.length)));
  const later = files.filter((name) => name >= binlog.file).toSorted();
  if (later[0] !== binlog.file)
    throw new OperatorProblem(
      `There is no ${binlog.file} in ${folder}: the server has removed it, or keeps it elsewhere.`,
    );
  const at = new Date(until).toISOString().slice(0, 19).replace("T", " ");
  return { program, files: later.map((name) => join(folder, name)), position: binlog.position, until: at };
}

/** Replays the binary log and returns the number of executed statements. */
export async function goForward(url: string, { program, files, position, until }: Forward): Promise<number> {
  const connection = await openPlain(url);
  const options = [
    `--start-position=${position}`,
    `--stop-datetime=${until}`,
    `--database=${getDatabaseName(url)}`,
  ];
  // On the server that wrote the log, its transaction ids (GTIDs) are already used.
  if (program.endsWith("mysqlbinlog")) options.push("--skip-gtids");
  const reading = spawn(program, ["--no-defaults", ...options, ...files], {
    env: { TZ: "UTC" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    // Without this, the replayed statements would be appended to the same binary log, with their
    // old times.
    await connection.query("SET SESSION sql_log_bin = 0").catch(() => {
      throw new OperatorProblem(
        "To go forward by the binary log the account must be the server's administrator.",
      );
    });
    const complaints = text(reading.stderr);
    const closePromise = once(reading, "close");
    let statementCount = 0;
    for await (const statement of splitStatements(
      createInterface({ input: reading.stdout, crlfDelay: Infinity }),
    )) {
      await connection.query(statement);
      statementCount += 1;
    }
    await closePromise;
    if (reading.exitCode !== 0) throw new OperatorProblem(`${program} failed: ${(await complaints).trim()}`);
    return statementCount;
  } finally {
    reading.kill();
    connection.destroy();
  }
}

const PROGRAMS = ["mariadb-binlog", "mysqlbinlog"];
