import { connect } from "../../db/connection.ts";
import { rebuildRollups } from "./rebuild.ts";

/** `npm run books:rebuild`: compares and corrects the rollups of every company of the database that DATABASE_URL names. */
const url = process.env.DATABASE_URL;
if (!url) {
  process.stderr.write("Set DATABASE_URL to the database whose rollups are to be rebuilt.\n");
  process.exit(1);
}
// Reads every row, which may take long: the time limit is an hour.
const db = connect(url, { max: 1, statementSeconds: 3600 });
const companies: { company_id: number; name: string }[] = await db("companies")
  .select("company_id", "name")
  .orderBy("company_id");
for (const { company_id: companyId, name } of companies) {
  process.stdout.write(`${name}:\n`);
  await rebuildRollups(db, companyId, { say: (text) => process.stdout.write(`  ${text}\n`) });
}
await db.destroy();
