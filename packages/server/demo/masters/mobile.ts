import type { Random } from "../random.ts";

/** Ten digits that belong to no one: Indian mobile numbers begin with 6 to 9. */
export function makeDemoMobile(random: Random): string {
  return `5${random.int(100_000_000, 999_999_999)}`;
}
