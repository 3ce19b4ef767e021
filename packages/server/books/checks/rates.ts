import { buildInEffectSql } from "../posting/document-status-sql.ts";
import { REPLACED_STATUS } from "@vanbook/sdk/books";
import type { Check } from "./finding.ts";

/** Also of a line whose document charges no tax. */
const FULL_RATE = (row: string) => `COALESCE(${row}.rate_not_charged, ${row}.tax_rate)`;

interface RateTerms {
  only?: string;
  number?: readonly string[];
  /** SQL of the rate of a line. */
  rate?: (row: string) => string;
}

/**
 * I5: a line has the rate of its item's tax on the document's date, unless an edit kept the rate of
 * the previous version; and a supplier without a GSTIN has charged no tax. Purchases have the rates
 * that the supplier printed, and returns of a document have the document's rates. Only valid
 * documents are checked: a rate may be entered for days whose documents were all cancelled.
 */
export const rateChecks: readonly Check[] = [
  buildRateCheck("bills", "bill_lines", "bill_id", {
    number: ["year_id", "series_id", "number"],
    rate: FULL_RATE,
  }),
  buildRateCheck("sale_returns", "sale_return_lines", "sale_return_id", {
    only: "d.bill_id IS NULL",
    rate: FULL_RATE,
  }),
  buildRateCheck("purchase_returns", "purchase_return_lines", "purchase_return_id", {
    only: "d.purchase_id IS NULL AND d.supplier_registered = 1",
  }),
  buildUnregisteredCheck("purchases", "purchase_lines", "purchase_id"),
  buildUnregisteredCheck("purchase_returns", "purchase_return_lines", "purchase_return_id"),
  {
    invariant: "I5",
    message: "A tax that is nil-rated, exempt or non-GST has a rate.",
    sql: `SELECT NULL AS voucher_id FROM taxes t
      WHERE t.company_id = :company AND t.kind <> 'taxable' AND EXISTS (
        SELECT 1 FROM tax_rates r WHERE r.company_id = t.company_id AND r.tax_id = t.id AND r.rate <> 0)
      LIMIT :most`,
  },
];

/**
 * Finds lines with a wrong rate in steps: first the items with a rate that was not theirs on every
 * day of the company's documents (without reading documents), then the first and last day of these,
 * then their days, then their lines. On the day of a tax change, the item's previous tax is
 * accepted too.
 */
function buildRateCheck(
  table: string,
  lineTable: string,
  parent: string,
  { only = "1 = 1", number = ["year_id", "number"], rate = (row) => `${row}.tax_rate` }: RateTerms,
): Check {
  const lines = `JOIN ${lineTable} l ON l.company_id = d.company_id AND l.${parent} = d.id`;
  const sameNumber = number.map((column) => `e.${column} = d.${column}`).join(" AND ");
  const own = `d.company_id = :company AND ${buildInEffectSql("d")} AND ${only}
        AND d.voucher_id > (SELECT c.undated_taxes_until FROM companies c WHERE c.company_id = :company)`;
  const ever = `SELECT l.item_id, l.tax_rate, times.date, times.last
              FROM (SELECT DISTINCT t.item_id, ${rate("t")} AS tax_rate FROM ${lineTable} AS t USE INDEX (PRIMARY) WHERE t.company_id = :company) AS l
              JOIN (SELECT MIN(date) AS date, MAX(date) AS last FROM ${table} WHERE company_id = :company) AS times`;
  return {
    invariant: "I5",
    message: `A line of one of ${table} has another tax rate than its item had on the day.`,
    sql: `SELECT d.voucher_id FROM (
        SELECT used.date, used.item_id, used.tax_rate FROM (
          SELECT STRAIGHT_JOIN d.date, l.item_id, ${rate("l")} AS tax_rate FROM (
            ${selectSuspects(`SELECT STRAIGHT_JOIN l.item_id, ${rate("l")} AS tax_rate, MIN(d.date) AS date, MAX(d.date) AS last
              FROM (${selectSuspects(ever)}) AS ever
              JOIN ${lineTable} l ON l.company_id = :company AND l.item_id = ever.item_id AND ${rate("l")} = ever.tax_rate
              JOIN ${table} d ON d.id = l.${parent} AND ${own}
              GROUP BY l.item_id, ${rate("l")}`)}
          ) AS suspect
          JOIN ${lineTable} l ON l.company_id = :company AND l.item_id = suspect.item_id AND ${rate("l")} = suspect.tax_rate
          JOIN ${table} d ON d.id = l.${parent} AND ${own}
          GROUP BY d.date, l.item_id, ${rate("l")}
        ) AS used JOIN items i ON i.company_id = :company AND i.id = used.item_id
        WHERE COALESCE(${selectRate(selectTaxOnDay())}, -1) <> used.tax_rate AND NOT EXISTS (
          SELECT 1 FROM item_former_taxes t WHERE t.company_id = :company AND t.item_id = used.item_id
            AND t.valid_before = used.date AND ${selectRate("t.tax_id")} = used.tax_rate)
      ) AS wrong
      JOIN ${table} d ON d.date = wrong.date AND ${own}
      ${lines} AND l.item_id = wrong.item_id AND ${rate("l")} = wrong.tax_rate
      WHERE NOT EXISTS (
        SELECT 1 FROM ${table} e JOIN ${lineTable} k ON k.company_id = e.company_id AND k.${parent} = e.id
        WHERE e.company_id = d.company_id AND ${sameNumber} AND e.id < d.id AND e.status = ${REPLACED_STATUS}
          AND k.item_id = l.item_id AND ${rate("k")} = ${rate("l")})
      ORDER BY d.id LIMIT :most`,
  };
}

function selectSuspects(usedSql: string) {
  return `SELECT DISTINCT used.item_id, used.tax_rate FROM (
              ${usedSql}
            ) AS used JOIN items i ON i.company_id = :company AND i.id = used.item_id
            WHERE COALESCE(${selectRate(selectTaxOnDay())}, -1) <> used.tax_rate
              OR EXISTS (SELECT 1 FROM item_former_taxes t WHERE t.company_id = :company AND t.item_id = used.item_id
                AND t.valid_before >= used.date AND t.valid_before <= used.last)
              OR EXISTS (SELECT 1 FROM tax_rates r WHERE r.company_id = :company AND r.tax_id = i.tax_id
                AND r.valid_from > used.date AND r.valid_from <= used.last)
              OR EXISTS (SELECT 1 FROM item_former_taxes t JOIN tax_rates r ON r.company_id = :company AND r.tax_id = t.tax_id
                WHERE t.company_id = :company AND t.item_id = used.item_id
                  AND r.valid_from > used.date AND r.valid_from <= used.last)`;
}

/** The former tax of the first change after the day, else the present tax. */
function selectTaxOnDay() {
  return `COALESCE((SELECT f.tax_id FROM item_former_taxes f WHERE f.company_id = :company
  AND f.item_id = used.item_id AND f.valid_before > used.date ORDER BY f.valid_before, f.version LIMIT 1), i.tax_id)`;
}

function selectRate(tax: string) {
  return `(SELECT r.rate FROM tax_rates r WHERE r.company_id = :company AND r.tax_id = ${tax}
    AND r.valid_from <= used.date ORDER BY r.valid_from DESC LIMIT 1)`;
}

function buildUnregisteredCheck(table: string, lineTable: string, parent: string): Check {
  return {
    invariant: "I5",
    message: `One of ${table} has input tax, though its supplier has no GSTIN.`,
    sql: `SELECT d.voucher_id FROM ${table} d
      JOIN ${lineTable} l ON l.company_id = d.company_id AND l.${parent} = d.id
      WHERE d.company_id = :company AND d.supplier_registered = 0
        AND (l.tax_rate <> 0 OR l.cgst <> 0 OR l.sgst <> 0 OR l.igst <> 0)
      ORDER BY d.id LIMIT :most`,
  };
}
