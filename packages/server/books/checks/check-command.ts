import { connect } from "../../db/connection.ts";
import { checkBooks } from "./check.ts";

/**
 * `npm run books:check [-- --full]`: checks every company of the database that DATABASE_URL names; exits 1 with what it finds.
 * `--full` compares all documents anew, also those that were found sound before and have not changed since.
 */
const url = process.env.DATABASE_URL;
if (!url) {
  process.stderr.write("Set DATABASE_URL to the database whose books are to be checked.\n");
  process.exit(1);
}
// Checks read every row: they may take as long as they need.
const db = connect(url, { max: 2, statementSeconds: 3600 });
const companies: { company_id: number; name: string }[] = await db("companies")
  .select("company_id", "name")
  .orderBy("company_id");
for (const { company_id: companyId, name } of companies) {
  const findings = await checkBooks(db, companyId, { full: process.argv.includes("--full") });
  process.stdout.write(
    `${name}: ${findings.length === 0 ? "the books are sound." : "the books are not sound."}\n`,
  );
  for (const { invariant, message, voucherNo, voucherId } of findings) {
    const where = voucherId === null ? "" : ` First at ${voucherNo ?? "a voucher"} (id ${voucherId}).`;
    process.stdout.write(`  ${invariant}: ${message}${where}\n`);
    process.exitCode = 1;
  }
}
await db.destroy();
