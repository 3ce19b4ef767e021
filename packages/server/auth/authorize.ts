import * as say from "@vanbook/sdk/messages";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
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
 * the operation, may not write, is for a party to which the operation does not narrow, or whose rows are of a role that it does not let in.
 */
export function authorize(principal: Principal, operation: string, rules: CallRules): void {
  const { roles, byKey } = rules;
  if (principal.via === "token") checkToken(principal, operation, rules);
  // Who looks at a page with a token has no role.
  if (!roles.includes(principal.role))
    throw problem(principal.via === "token" ? "TOKEN_FORBIDDEN" : "ROLE_FORBIDDEN");
  if (principal.via === "key" && !byKey) throw problem("KEY_FORBIDDEN", say.keyNever({ operation }));
  if (principal.via === "key" && !isNamed(principal, operation))
    throw problem("KEY_FORBIDDEN", say.keyNotAllowed({ operation }));
}

/** Whether an operation changes anything: all do but those by GET, and reports, which have representations. */
export function isWriting(method: string, { responses }: Pick<SpecOperation, "responses">): boolean {
  return method.toUpperCase() !== "GET" && !("text/csv" in responses["200"].content);
}

/** The operations by which a page learns what its token may do, and a program what its key may: any token and any key may. */
const CURRENT = { token: "embedTokens.current", key: "apiKeys.current" };

function isNamed({ operations }: Principal, operation: string): boolean {
  return operations === null || operation === CURRENT.key || operations.includes(operation);
}

function checkToken({ operations, party, token }: Principal, operation: string, rules: CallRules): void {
  const isNamed = operation === CURRENT.token || (operations?.includes(operation) ?? false);
  const isPartys = !party || rules.party?.[party.kind] !== undefined;
  const mayWrite = token?.writes === true || !rules.isWriting;
  if (!rules.byToken || !isNamed || !isPartys || !mayWrite) throw problem("TOKEN_FORBIDDEN");
}
