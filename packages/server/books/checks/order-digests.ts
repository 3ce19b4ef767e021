import { CURRENT_LIST, DOCUMENT_TABLES } from "@vanbook/sdk/books";
import { buildListedDigestSql, IS_DIFFERENT } from "../digests/digest-sql.ts";
import type { Check } from "./finding.ts";

/** The digests of a whole company that no range of vouchers covers. */
export const orderDigestChecks: readonly Check[] = (["orders", "order_lines"] as const).map((table) => {
  const [id, column] = table === "orders" ? ["t.id", "digest_order"] : ["t.order_id", "digest_lines"];
  const digest = buildListedDigestSql(
    table,
    "t",
    `COALESCE(v.digest_list, IF(v.id IS NULL, ${CURRENT_LIST}, 0))`,
  );
  return {
    invariant: "I14",
    message: `The rows of an order in ${table} are not those that were written.`,
    sql: `SELECT order_id FROM (
        SELECT ${id} AS order_id, COALESCE(${digest}, 0) AS digest FROM ${table} t
          LEFT JOIN orders v ON v.company_id = t.company_id AND v.id = ${id} WHERE t.company_id = :company
        UNION ALL SELECT order_id, 0.0 - digest FROM order_digests WHERE company_id = :company AND of_table = '${table}'
        UNION ALL SELECT id, 0.0 - ${column} FROM orders WHERE company_id = :company
      ) AS digests GROUP BY order_id HAVING ${IS_DIFFERENT} ORDER BY order_id LIMIT :most`,
    first:
      "SELECT CONCAT('Order ', number) AS voucher_no FROM orders WHERE company_id = :company AND id = :order_id",
  };
});

/** Rows of later changes are numbered from 1 and name their list of columns and a known table. */
export const laterDigestChecks: readonly Check[] = (["voucher", "order"] as const).map((of) => ({
  invariant: "I14",
  message: `The digests of later changes of a ${of} are not those that were written.`,
  sql: `SELECT ${of}_id FROM ${of}_digests WHERE company_id = :company GROUP BY ${of}_id
      HAVING MIN(no) <> 1 OR MAX(no) <> COUNT(*) OR MIN(ABS(digest_list)) < 1 OR MAX(ABS(digest_list)) > ${CURRENT_LIST}
        OR SUM(of_table NOT IN (${listLaterTables(of)})) > 0
      ORDER BY ${of}_id LIMIT :most`,
  ...(of === "order" && {
    first:
      "SELECT CONCAT('Order ', number) AS voucher_no FROM orders WHERE company_id = :company AND id = :order_id",
  }),
}));

function listLaterTables(of: "voucher" | "order"): string {
  const tables =
    of === "order"
      ? ["orders", "order_lines"]
      : ["settlements", "bank_dates", ...Object.values(DOCUMENT_TABLES).map(({ table }) => table)];
  return [...new Set(tables)].map((table) => `'${table}'`).join(", ");
}
