/** SQL of a time in the documented form: Indian time, although marked `Z` (docs/books.md#times). */
export function wallTime(column: string): string {
  return `(${column} + INTERVAL 330 MINUTE)`;
}

/** SQL of a latitude or longitude as a floating-point number; exact decimals are only for money. */
export function asNumber(column: string): string {
  return `(${column} + 0e0)`;
}

/** SQL condition: an order was placed on visit `v`, according to its documented status codes. */
export const ORDER_WAS_PLACED = "(v.customer_status IN (0, 1) AND v.location_status = 5)";

/** SQL condition: visit `v` was to a new customer. */
export const IS_NEW_CUSTOMER = "v.location_status = 3";

/** SQL of the address of the account `c`. */
export const ADDRESS = "NULLIF(CONCAT_WS(', ', NULLIF(c.address, ''), NULLIF(c.place, '')), '')";
