import { NUMBER_LAWS } from "@vanbook/sdk/books";
import type { Check } from "./finding.ts";

/**
 * I12: the law allows the numbers of bills. Those of other documents begin with a fixed prefix and
 * are always allowed.
 */
export const documentNumberChecks: readonly Check[] = [
  {
    invariant: "I12",
    message: "GST does not allow numbers of a series.",
    sql: buildSeriesSql(1),
    at: ["series"],
  },
  {
    invariant: "I12",
    message: "GST does not allow numbers of a series that was made before its name was checked.",
    sql: buildSeriesSql(0),
    at: ["series"],
    isWarning: true,
  },
];

/**
 * Judges a series by its name and last number, so that only the bills of a series with a fault are
 * read. I10 says whether the bills have the numbers of their series and counter.
 */
function buildSeriesSql(numbersChecked: 0 | 1): string {
  return `SELECT series, voucher_id FROM (
      SELECT s.id, s.series, (
        SELECT MIN(v.id) FROM vouchers v USE INDEX (vouchers_number)
        WHERE v.company_id = c.company_id AND v.kind = c.kind AND v.year_id = c.year_id AND v.series_id = c.series_id
          AND (${buildFaultSql("v.voucher_no", "v.date")})
      ) AS voucher_id
      FROM invoice_series s
      JOIN financial_years y ON y.company_id = s.company_id AND y.id = s.year_id
      JOIN counters c ON c.company_id = s.company_id AND c.kind = 'sale' AND c.series_id = s.id AND c.year_id = s.year_id
      WHERE s.company_id = :company AND s.numbers_checked = ${numbersChecked} AND c.next_number > 1
        AND (${buildFaultSql("CONCAT(s.series, '/', c.next_number - 1)", "y.end_date")})
    ) AS faulty WHERE voucher_id IS NOT NULL ORDER BY id LIMIT :most`;
}

/** Whether a number on a day has a fault of `findNumberFaults`. */
function buildFaultSql(number: string, day: string): string {
  return NUMBER_LAWS.map(({ from, limit, characters, notFirst }) => {
    const faults = [
      ...(limit === undefined ? [] : [`CHAR_LENGTH(${number}) > ${limit}`]),
      // The collation of the column takes other letters for those of English.
      ...(characters === undefined ? [] : [`${number} COLLATE utf8mb4_bin REGEXP '[^${characters}]'`]),
      ...(notFirst === undefined ? [] : [`LOCATE(LEFT(${number}, 1), '${notFirst}') > 0`]),
    ];
    return `(${day} >= '${from}' AND (${faults.join(" OR ")}))`;
  }).join(" OR ");
}
