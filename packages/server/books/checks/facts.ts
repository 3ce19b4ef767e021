import { buildDigestSql, MASTER_FACTS, type MasterFacts } from "../posting/master-facts.ts";
import type { Check } from "./finding.ts";

/** What documents show of the masters has not been changed since it was frozen. */
export const factsChecks: readonly Check[] = [
  {
    invariant: "I10",
    message: "What documents show of a master is not what was frozen with them.",
    sql: `${Object.values(MASTER_FACTS).map(buildChangedSql).join(" UNION ALL ")} LIMIT :most`,
    at: ["facts", "id", "edition"],
  },
];

function buildChangedSql(facts: MasterFacts) {
  const { table } = facts;
  const digest = buildDigestSql(facts, "f");
  // Two rows of a master must not be valid for the same edition.
  const next = `SELECT 1 FROM ${table} n WHERE n.company_id = f.company_id AND n.id = f.id
        AND n.edition > f.edition AND n.edition < f.until_edition`;
  return `(SELECT NULL AS voucher_id, '${table}' AS facts, f.id, f.edition FROM ${table} f
      WHERE f.company_id = :company AND ((f.digest = ${digest} AND f.edition < f.until_edition) IS NOT TRUE OR EXISTS (${next})))`;
}
