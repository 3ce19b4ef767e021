import { listAppliedMigrations, migrateDown, migrateUp } from "../db/migrate.ts";
import { migrations } from "../db/generated/migrations.ts";
import { queryRows } from "../db/rows.ts";
import { OperatorProblem, type Command } from "./command.ts";

export const status: Command = {
  about: "says what the database is, whether its schema is this server's, and which companies there are",
  options: {},
  async run({ db, say }) {
    const [server] = await queryRows<{ version: string }>(db, "SELECT VERSION() AS version");
    say(`Database server: ${server?.version ?? "unknown"}`);
    const appliedNames = await listAppliedMigrations(db);
    const knownNames = migrations.map(({ name }) => name);
    const missing = knownNames.filter((name) => !appliedNames.includes(name));
    const newer = appliedNames.filter((name) => !knownNames.includes(name));
    say(`Schema: ${appliedNames.at(-1) ?? "none yet"}; this server has ${knownNames.at(-1) ?? "none"}.`);
    if (missing.length > 0) say(`  To be applied, by "migrate" or the next start: ${missing.join(", ")}`);
    if (newer.length > 0) say(`  Of a newer server than this one: ${newer.join(", ")}`);
    if (!appliedNames.includes(knownNames[0] ?? "")) return missing.length === 0;
    const companies = await queryRows<{ id: number; name: string; users: number; last: string | null }>(
      db,
      `SELECT c.company_id AS id, c.name,
         (SELECT COUNT(*) FROM users u WHERE u.company_id = c.company_id AND u.is_deleted = 0) AS users,
         (SELECT MAX(v.date) FROM vouchers v WHERE v.company_id = c.company_id) AS last
       FROM companies c ORDER BY c.company_id`,
    );
    say(companies.length === 0 ? "There is no company yet." : "Companies:");
    for (const { id, name, users, last } of companies)
      say(
        `  ${id}  ${name}, ${users} users, ${last === null ? "nothing posted yet" : `last voucher of ${last}`}`,
      );
    return missing.length === 0 && newer.length === 0;
  },
};

export const migrate: Command = {
  about: "brings the schema to this server's; --down-to NAME --yes takes later steps back, with their data",
  options: { "down-to": { type: "string" }, yes: { type: "boolean" } },
  async run({ db, values, say }) {
    const downTo = values["down-to"];
    if (typeof downTo !== "string") {
      const migratedNames = await migrateUp(db);
      say(
        migratedNames.length === 0
          ? "The schema is this server's already."
          : `Applied: ${migratedNames.join(", ")}`,
      );
      return true;
    }
    const at = migrations.findIndex(({ name }) => name === downTo);
    if (at === -1) throw new OperatorProblem(`There is no migration ${downTo}.`);
    const later = migrations.slice(at + 1).map(({ name }) => name);
    if (values["yes"] !== true)
      throw new OperatorProblem(
        `This deletes the tables and columns of ${later.join(", ") || "nothing"} with what is in them. Make a backup, then add --yes.`,
      );
    const revertedNames = await migrateDown(db, downTo);
    say(
      revertedNames.length === 0
        ? `Nothing later than ${downTo} is applied.`
        : `Reverted: ${revertedNames.join(", ")}`,
    );
    return true;
  },
};
