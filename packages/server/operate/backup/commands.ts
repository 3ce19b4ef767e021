import { existsSync, statSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readClock, toDatabaseTime } from "../../clock.ts";
import { migrateUp, NewerSchemaError, readSchemaVersion } from "../../db/migrate.ts";
import { OperatorProblem, type Command, type CommandCall } from "../command.ts";
import { checkCopy } from "./check-copy.ts";
import { createDatabaseAt, getDatabaseName } from "./database-at.ts";
import { KEY_VARIABLE, readBackupKey } from "./backup-key.ts";
import { KEYED_FORMAT, type FirstLine } from "./format.ts";
import { goForward, planForward, type Forward } from "./point-in-time.ts";
import { readFirstLine, readBackup, type Keying } from "./read-backup.ts";
import { restoreCompany } from "./restore-company.ts";
import { restoreDatabase } from "./restore-database.ts";
import { writeBackup } from "./write-backup.ts";

const backup: Command = {
  about:
    "writes all rows into a file (--to FILE or FOLDER) while people work, and reads it back; --check restores it beside and checks the books; --keep N leaves the newest N in the folder",
  options: { to: { type: "string" }, check: { type: "boolean" }, keep: { type: "string" } },
  needed: ["to"],
  async run(call) {
    const { db, url, values, say, version } = call;
    const keep = values["keep"] === undefined ? undefined : Number(values["keep"]);
    if (keep !== undefined && (!Number.isInteger(keep) || keep < 1))
      throw new OperatorProblem("--keep wants a whole number of at least 1.");
    const { path, folder } = placeOf(String(values["to"]));
    if (keep !== undefined && folder === undefined)
      throw new OperatorProblem("--keep wants a folder: --to FOLDER.");
    const { schema, newer } = await readSchemaVersion(db);
    if (newer !== null) throw new NewerSchemaError(newer);
    if (schema === null) throw new OperatorProblem("The database has no Vanbook in it.");
    const key = readBackupKey(call.env);
    const { first, tables, rows, bytes, foreign } = await writeBackup(url, path, { schema, version }, key);
    say(`${path}: ${tables} tables, ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB, read back.`);
    say(`  ${describeBackup(first)}`);
    if (!key)
      say(`  Its digest has no key: ${KEY_VARIABLE} is not set, so a change of the file may go unnoticed.`);
    if (foreign.length > 0) say(`  Left out, because not Vanbook's: ${foreign.join(", ")}.`);
    const isSound = values["check"] !== true || (await checkCopy(url, path, { key }, say));
    // Delete older backups only if the newest is known to be sound.
    if (keep !== undefined && folder !== undefined && isSound) await removeOlder(folder, keep, say);
    return isSound;
  },
};

const verify: Command = {
  about:
    "reads a backup (--from FILE) from end to end and compares it with its digests, with the key in VANBOOK_BACKUP_KEY; needs no database; --unkeyed reads it without the key",
  options: { from: { type: "string" }, unkeyed: { type: "boolean" } },
  needed: ["from"],
  async run(call) {
    const { values, say } = call;
    const path = String(values["from"]);
    const keying = await refuseUnkeyed(call, path);
    const { first, last } = await readBackup(path, {}, keying);
    say(`The backup is whole: ${last.tables} tables, ${last.rows} rows.`);
    say(
      first.format === KEYED_FORMAT && !keying.isKeyIgnored
        ? "  Its digest with the key is right: nobody without the key has changed it."
        : "  It was read without a key (unkeyed): somebody who changed the file could also change its digests.",
    );
    say(`  ${describeBackup(first)}`);
    return true;
  },
};

const restore: Command = {
  about:
    "brings a backup (--from FILE) back into an empty database; --until TIME --binlog FOLDER continues from there with the server's binary log; --company ID brings one company of it beside those that are there, --name gives it another name; --unkeyed restores a backup without checking the key of its digest",
  options: {
    from: { type: "string" },
    until: { type: "string" },
    binlog: { type: "string" },
    company: { type: "string" },
    name: { type: "string" },
    unkeyed: { type: "boolean" },
  },
  needed: ["from"],
  async run(call) {
    const { db, url, values, say } = call;
    const path = String(values["from"]);
    const keying = await checkKeyFirst(call, path);
    if (values["company"] !== undefined) return restoreBesideOthers(call, path, keying);
    const forward = await forwardOf(call, path);
    await createDatabaseAt(url);
    const { first, tables, rows } = await restoreDatabase(db, url, path, keying);
    say(`${getDatabaseName(url)} has ${tables} tables with ${rows} rows again, as the backup has them.`);
    say(`  ${describeBackup(first)}`);
    if (forward) {
      const statementCount = await goForward(url, forward);
      say(`  ${statementCount} statements of the binary log were done again, up to ${forward.until} UTC.`);
    }
    // Users who were signed in at the time of the backup may have left the company.
    await db("sessions").delete();
    say("  Sessions have ended: everybody signs in again.");
    const migratedNames = await migrateUp(db);
    if (migratedNames.length > 0)
      say(`  The schema was brought up to this server's: ${migratedNames.join(", ")}`);
    return true;
  },
};

export const backupCommands = { backup, "backup verify": verify, restore };

/** Reads only the backup's first line. Returns undefined without --until. */
async function forwardOf({ url, values, env }: CommandCall, path: string): Promise<Forward | undefined> {
  const { until, binlog } = values;
  if (until === undefined) return undefined;
  const folder = binlog === undefined ? undefined : resolve(String(binlog));
  return planForward(await readFirstLine(path), url, { until: String(until), folder, path: env["PATH"] });
}

/** So that nothing of a changed file is restored: a digest with a key is known only at the end. */
async function checkKeyFirst(call: CommandCall, path: string): Promise<Keying> {
  const keying = await refuseUnkeyed(call, path);
  const { format } = await readFirstLine(path);
  if (format === KEYED_FORMAT && !keying.isKeyIgnored) await readBackup(path, {}, keying);
  return keying;
}

/** Somebody without the key can write a file without one in the place of another. */
async function refuseUnkeyed({ values, env }: CommandCall, path: string): Promise<Keying> {
  const key = readBackupKey(env);
  if (values["unkeyed"] === true) return { key, isKeyIgnored: true };
  if (key && (await readFirstLine(path)).format !== KEYED_FORMAT)
    throw new OperatorProblem(
      `${path}: its digest has no key, so it may have been changed. If you trust it: --unkeyed.`,
    );
  return { key };
}

async function restoreBesideOthers({ db, url, values, say }: CommandCall, path: string, keying: Keying) {
  const name = values["name"] === undefined ? undefined : String(values["name"]);
  const restoredCompany = await restoreCompany(db, url, path, {
    id: Number(values["company"]),
    name,
    keying,
  });
  say(
    `${restoredCompany.name} is company ${restoredCompany.id}, with ${restoredCompany.rows} rows as the backup has them.`,
  );
  say("  Its webhooks are off, and messages that waited were left out.");
  return true;
}

function placeOf(to: string): { path: string; folder?: string } {
  const path = resolve(to);
  if (!existsSync(path) || !statSync(path).isDirectory()) return { path };
  const at = toDatabaseTime(readClock()).slice(0, 19).replace(" ", "-").replaceAll(":", "");
  return { path: join(path, `vanbook-${at}.backup.gz`), folder: path };
}

async function removeOlder(folder: string, keep: number, say: CommandCall["say"]) {
  const all = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted();
  for (const name of all.slice(0, -keep)) {
    await rm(join(folder, name));
    say(`  ${name} is removed.`);
  }
}

function describeBackup({ at, server, schema, companies, binlog }: FirstLine): string {
  const names = companies.map(({ name }) => name);
  const place = binlog === null ? "" : `; binary log ${binlog.file} at ${binlog.position}`;
  return `Of ${at} UTC, schema ${schema}, server ${server}${place}: ${names.join(", ") || "no company yet"}.`;
}

/** Named by time, so that backups sort by age. */
const BACKUP_NAME = /^vanbook-\d{4}-\d\d-\d\d-\d{6}\.backup\.gz$/;
