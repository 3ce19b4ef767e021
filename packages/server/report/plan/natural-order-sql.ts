/**
 * SQL that sorts a text in natural order: every number in it counts as a number, so that `B2C/9`
 * comes before `B2C/10` and `9/26-27` before `10/26-27`. The widgets and the stand-in sort alike, by
 * a collator.
 */
export function buildNaturalOrderSql(sql: string): string {
  return `COALESCE(/*M!100700 NATURAL_SORT_KEY(${sql}), */ ${buildFilledSql(sql)})`;
}

/**
 * MySQL and MariaDB before 10.7 have no function for it, and take ten times as long: each number is
 * filled up with zeros to a fixed length.
 */
function buildFilledSql(sql: string): string {
  const longNumbers = `REGEXP_REPLACE(${sql}, '([0-9]+)', CONCAT('${"0".repeat(FILLED_DIGITS)}', ${FIRST_GROUP}))`;
  const equalNumbers = `REGEXP_REPLACE(${longNumbers}, '(^|[^0-9])0+([0-9]{${FILLED_DIGITS}})', ${BOTH_GROUPS})`;
  return `LEFT(${equalNumbers}, ${SORTED_LETTERS})`;
}

/** Longer numbers are compared digit by digit from the left. */
const FILLED_DIGITS = 30;
/** The database sorts by no more than `max_sort_length` bytes, but compares all of them. */
const SORTED_LETTERS = 480;
/** MariaDB writes a group as \1, MySQL as $1. */
const FIRST_GROUP = "/*M! '\\\\1' */ /*!80000 '$1' */";
const BOTH_GROUPS = "/*M! '\\\\1\\\\2' */ /*!80000 '$1$2' */";
