import type { Principal } from "../contract/principal.ts";
import { problem } from "../contract/problem.ts";
import type { PartyRule, SpecOperation } from "../contract/spec.ts";

/** What the contract says of who may call an operation. */
export interface CallRules {
  roles: readonly number[];
  byKey: boolean;
  byToken: boolean;
  party: PartyRule;
  isWriting: boolean;
}

/**
 * Lets a caller pass whose role an operation names (`x-roles`). Throws ROLE_FORBIDDEN, and KEY_FORBIDDEN for an API key that is
 * limited to other operations, or where no key may call the operation (`x-key`); TOKEN_FORBIDDEN for an embed token that does not name
 * the operation, may not write, or is for a party to which the operation does not narrow.
 */
export function authorize(principal: Principal, operation: string, rules: CallRules): void {
  const { roles, byKey } = rules;
  if (principal.via === "token") checkToken(principal, operation, rules);
  if (!roles.includes(principal.role)) throw problem("ROLE_FORBIDDEN");
  if (principal.via === "key" && !byKey) throw problem("KEY_FORBIDDEN");
  if (principal.via === "key" && principal.operations && !principal.operations.includes(operation))
    throw problem("KEY_FORBIDDEN");
}

/** Whether an operation changes anything: all do but those by GET, and reports, which have representations. */
export function isWriting(method: string, { responses }: Pick<SpecOperation, "responses">): boolean {
  return method.toUpperCase() !== "GET" && !("text/csv" in responses["200"].content);
}

/** The operation by which a page learns what its token may do: any token may. */
export const CURRENT = "embedTokens.current";

function checkToken({ operations, party, token }: Principal, operation: string, rules: CallRules): void {
  const isNamed = operation === CURRENT || (operations?.includes(operation) ?? false);
  const isPartys = !party || rules.party?.[party.kind] !== undefined;
  const mayWrite = token?.writes === true || !rules.isWriting;
  if (!rules.byToken || !isNamed || !isPartys || !mayWrite) throw problem("TOKEN_FORBIDDEN");
}
