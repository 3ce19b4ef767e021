/** SQL of a time in the documented form: Indian time, although marked `Z` (docs/books.md#times). */
export function buildWallTimeSql(column: string): string {
  return `(${column} + INTERVAL 330 MINUTE)`;
}

/** SQL of a latitude or longitude as a floating-point number; exact decimals are only for money. */
export function buildNumberSql(column: string): string {
  return `(${column} + 0e0)`;
}

/** SQL: an order was placed on visit `v`, by its documented status codes. */
export const ORDER_WAS_PLACED = "(v.customer_status IN (0, 1) AND v.location_status = 5)";

export const IS_NEW_CUSTOMER = "v.location_status = 3";

export const ADDRESS_SQL = "NULLIF(CONCAT_WS(', ', NULLIF(c.address, ''), NULLIF(c.place, '')), '')";
