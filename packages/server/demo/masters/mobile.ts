import type { Random } from "../random.ts";

/** A ten-digit number that belongs to no one: Indian mobile numbers begin with 6 to 9. */
export function demoMobile(random: Random): string {
  return `5${random.int(100_000_000, 999_999_999)}`;
}
