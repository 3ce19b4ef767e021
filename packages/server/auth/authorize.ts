import * as say from "@vanbook/sdk/messages";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { PartyRule, SpecOperation } from "../contract/spec.ts";

export interface CallRules {
  roles: readonly number[];
  byKey: boolean;
  byToken: boolean;
  party: PartyRule;
  isWriting: boolean;
  /** The operation changes people, keys, limits or factors (`x-changes: access`). */
  changesAccess: boolean;
}

/**
 * Allows a caller whose role is in the operation's `x-roles`. Throws ROLE_FORBIDDEN; KEY_FORBIDDEN
 * for an API key that is limited to other operations, or if no key may call the operation
 * (`x-key`); TOKEN_FORBIDDEN for an embed token that does not list the operation, may not write, is
 * for a party although the operation can't be limited to a party, or acts with a role that the
 * operation does not allow; CONFIRMATION_REQUIRED if the operation changes access and the user of
 * the session has not given the password in the last quarter of an hour.
 */
export function authoriseCall(principal: Principal, operation: string, rules: CallRules): void {
  const { roles, byKey } = rules;
  if (principal.via === "token") checkToken(principal, operation, rules);
  // The viewer of an embedded page has no role, so the message for tokens mentions none.
  if (!roles.includes(principal.role))
    throw problem(principal.via === "token" ? "TOKEN_FORBIDDEN" : "ROLE_FORBIDDEN");
  if (principal.via === "key" && !byKey) throw problem("KEY_FORBIDDEN", say.keyNever({ operation }));
  if (principal.via === "key" && !isNamed(principal, operation))
    throw problem("KEY_FORBIDDEN", say.keyNotAllowed({ operation }));
  if (rules.changesAccess && !principal.isConfirmed) throw problem("CONFIRMATION_REQUIRED");
}

/**
 * Throws if an operation that writes does not declare what it changes (`x-changes`), another one
 * does, or a key or a token may call one that changes access.
 */
export function readChanges(method: string, operation: SpecOperation): "access" | "data" | undefined {
  const { operationId: id, "x-changes": changes, "x-roles": roles } = operation;
  const mustDeclare = isWriting(method, operation) && roles !== "public";
  if (mustDeclare !== (changes !== undefined))
    throw new Error(mustDeclare ? `${id} lacks x-changes` : `${id} has x-changes and changes nothing`);
  if (changes === "access" && (operation["x-key"] !== false || operation["x-embed"] === true))
    throw new Error(`${id} changes access: it needs x-key: false and x-embed: false`);
  return changes;
}

/** Operations by GET and reports (they offer CSV) change no data. */
export function isWriting(method: string, { responses }: Pick<SpecOperation, "responses">): boolean {
  return method.toUpperCase() !== "GET" && !("text/csv" in responses["200"].content);
}

/** Any token or key may call these; they return what it may do. */
const CURRENT_OPERATIONS = { token: "embedTokens.current", key: "apiKeys.current" };

function isNamed({ operations }: Principal, operation: string): boolean {
  return operations === null || operation === CURRENT_OPERATIONS.key || operations.includes(operation);
}

function checkToken({ operations, party, token }: Principal, operation: string, rules: CallRules): void {
  const isNamed = operation === CURRENT_OPERATIONS.token || (operations?.includes(operation) ?? false);
  const isPartys = !party || rules.party?.[party.kind] !== undefined;
  const mayWrite = token?.writes === true || !rules.isWriting;
  if (!rules.byToken || !isNamed || !isPartys || !mayWrite) throw problem("TOKEN_FORBIDDEN");
}
