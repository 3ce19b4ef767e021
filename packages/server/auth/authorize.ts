import type { Principal } from "../contract/principal.ts";
import { problem } from "../contract/problem.ts";

/**
 * Lets a caller pass whose role an operation names (`x-roles`). Throws ROLE_FORBIDDEN, and KEY_FORBIDDEN for an API key that is
 * limited to other operations, or where no key may call the operation (`x-key`).
 */
export function authorize(
  principal: Principal,
  operation: string,
  { roles, byKey }: { roles: readonly number[]; byKey: boolean },
): void {
  if (!roles.includes(principal.role)) throw problem("ROLE_FORBIDDEN");
  if (principal.via === "key" && !byKey) throw problem("KEY_FORBIDDEN");
  if (principal.operations && !principal.operations.includes(operation)) throw problem("KEY_FORBIDDEN");
}
