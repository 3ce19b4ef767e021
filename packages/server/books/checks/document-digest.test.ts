import { expect, it } from "vitest";
import { CURRENT_LIST, DIGEST_LISTS, parseColumns, type DigestedTable } from "@vanbook/sdk/books";
import { buildChecksumsSql } from "./document-digest.ts";
import { buildFingerprint } from "./document-fingerprint.ts";
import { isLookedUp } from "./document-rule.ts";
import { DOCUMENT_RULES } from "./document-rules.ts";

it.each(DOCUMENT_RULES.filter((rule) => !isLookedUp(rule)))(
  "the digest of $table contains every column that the check compares",
  (rule) => {
    const comparedColumns = listColumns(buildFingerprint([rule]).differs);
    expect(comparedColumns).toEqual(expect.arrayContaining(["e.debit", "d.status", "v.kind"]));
    const others = ["x.id", "x.kind", "x.reverses_id"]; // the same columns as in `v`
    const own = [
      ["v", "vouchers"],
      ["e", "ledger_entries"],
      ["m", "stock_moves"],
      ["l", rule.lines?.table],
    ].flatMap(([alias, table]) =>
      parseColumns(DIGEST_LISTS[CURRENT_LIST]?.[table as DigestedTable] ?? "").map(
        ({ name }) => `${alias}.${name}`,
      ),
    );
    const inDigest = new Set([
      ...listColumns(buildChecksumsSql([rule]), /CONCAT_WS\(.*?\)\)\), 0\)/g),
      ...own,
      ...others,
    ]);
    expect(comparedColumns.filter((column) => !inDigest.has(column))).toEqual([]);
  },
);

/** The columns that parts of an SQL text use. Table aliases in it have one letter. */
function listColumns(sql: string, parts = /[^]+/g): string[] {
  const namedColumns = (sql.match(parts) ?? []).flatMap((part) => part.match(/\b[a-z]\.[a-z]\w*/g) ?? []);
  return [...new Set(namedColumns)].filter((column) => !column.endsWith(".company_id"));
}
