import type { Knex } from "knex";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { buildInEffectSql } from "../../books/posting/document-status-sql.ts";
import { buildTaxIdSql, buildTaxRateSql } from "../../books/posting/tax-rate-sql.ts";
import type { Principal } from "../../contract/principal.ts";

/**
 * From `from` until before `next`; undefined if no valid document used the rate. Purchases don't
 * count (they have the supplier's printed rates), nor do returns of a document (they have its
 * rates).
 */
export async function lastTaxedOn(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  taxId: number,
  { from, next }: { from: string; next: string | undefined },
): Promise<string | undefined> {
  const days = await Promise.all(
    TAKE_RATES.map(async ({ table, lines, parent, free }) => {
      const documents = ofCompany(db, principal, `${table} as d`)
        .where("d.date", ">=", from)
        .whereRaw(buildInEffectSql("d"));
      if (next !== undefined) void documents.where("d.date", "<", next);
      if (free) void documents.whereNull(`d.${free}`);
      joinOwn(documents, `${lines} as l`, `l.${parent}`, "d.id");
      joinOwn(documents, "items as i", "i.id", "l.item_id");
      const last = (await documents
        .whereRaw(`(${buildTaxIdSql("d.date")} = ? OR ${LEFT_ON_DAY})`, [taxId, taxId])
        .orderBy("d.date", "desc")
        .first("d.date")) as { date: string } | undefined;
      return last?.date ?? "";
    }),
  );
  return days.toSorted().at(-1) || undefined;
}

/**
 * Lines of these documents have the rate of their item's tax on the day, as in the check of the
 * books. `free` is NULL if the document refers to no other document.
 */
const TAKE_RATES: readonly { table: string; lines: string; parent: string; free?: string }[] = [
  { table: "bills", lines: "bill_lines", parent: "bill_id" },
  { table: "sale_returns", lines: "sale_return_lines", parent: "sale_return_id", free: "bill_id" },
  {
    table: "purchase_returns",
    lines: "purchase_return_lines",
    parent: "purchase_return_id",
    free: "purchase_id",
  },
];

/**
 * On the day on which an item's tax changes, documents posted before the change used the former
 * tax.
 */
const LEFT_ON_DAY = `(l.tax_rate <> COALESCE(${buildTaxRateSql("d.date")}, -1)
  AND EXISTS (SELECT 1 FROM item_former_taxes t WHERE t.company_id = i.company_id AND t.item_id = i.id
    AND t.tax_id = ? AND t.valid_before = d.date))`;
