import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { initialiseDatabase } from "./bootstrap.mjs";
import { ProjectProblem } from "../project/problem.mjs";

/** Megabytes that must be free to create a database, and to start an existing one. */
const NEEDED_FIRST = 500;
export const NEEDED_AGAIN = 32;

/**
 * Creates the server's data directory in `folder` if missing; throws if this server can't read the
 * existing one.
 */
export function prepareDataDirectory(folder, server) {
  checkRoom(folder);
  for (const name of readdirSync(folder)) {
    // Left over from an initialization that was killed.
    if (name.startsWith("data.new")) rmSync(join(folder, name), { recursive: true, force: true });
  }
  if (existsSync(join(folder, "data"))) checkEngine(folder, server);
  else initialise(folder, server);
}

/** Throws if the disk has too little room: a first start needs much, existing data need little. */
export function checkRoom(folder, free = measureFreeMegabytes(folder)) {
  const neededMegabytes = existsSync(join(folder, "data")) ? NEEDED_AGAIN : NEEDED_FIRST;
  if (free >= neededMegabytes) return;
  throw new ProjectProblem(
    `There is too little room for the database in ${folder}: ${free} MB are free, ${neededMegabytes} MB are needed.`,
  );
}

export function measureFreeMegabytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 2 ** 20);
}

/** The next start checks with it whether its server can read the data. */
export function writeEngineFile(folder, { engine, version }) {
  writeFileSync(join(folder, "engine.json"), `${JSON.stringify({ engine, version })}\n`);
}

function checkEngine(folder, { engine, version, path }) {
  const file = join(folder, "engine.json");
  if (!existsSync(file)) return;
  const writtenBy = JSON.parse(readFileSync(file, "utf8"));
  const newer = writtenBy.engine === engine && compare(writtenBy.version, version) > 0;
  if (writtenBy.engine === engine && !newer) return;
  throw new ProjectProblem(
    `The database in ${folder} was made by ${writtenBy.engine} ${writtenBy.version}, which ${engine} ${version} (${path}) can't read.\n` +
      `Choose the server it was made by with VANBOOK_MYSQLD=/path/to/mysqld, or move the folder away to begin with an empty one.`,
  );
}

/** Compares major and minor: within a series, data can be read by older and newer servers. */
function compare(a, b) {
  const [aMajor = 0, aMinor = 0] = a.split(".").map(Number);
  const [bMajor = 0, bMinor = 0] = b.split(".").map(Number);
  return aMajor - bMajor || aMinor - bMinor;
}

/**
 * Initializes in a temporary folder and renames it at the end, so that an incomplete directory is
 * never used.
 */
function initialise(folder, server) {
  const fresh = join(folder, `data.new-${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  const bootstrapResult = initialiseDatabase(server, fresh);
  if (bootstrapResult.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    const words = `${bootstrapResult.stdout ?? ""}\n${bootstrapResult.stderr ?? ""}`
      .trim()
      .split("\n")
      .slice(-12)
      .join("\n  ");
    const reason =
      bootstrapResult.error?.message ??
      `it ended with ${bootstrapResult.signal ?? `code ${bootstrapResult.status}`}`;
    throw new ProjectProblem(
      `${server.path} could not make the database in ${folder}: ${reason}\n  ${words}`,
    );
  }
  writeEngineFile(folder, server);
  renameSync(fresh, join(folder, "data"));
}
