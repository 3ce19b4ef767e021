import * as say from "@vanbook/sdk/messages";
import type { Message } from "@vanbook/sdk/messages";
import type { LockedValue } from "../auth/embed-token.ts";
import { isAbsent } from "../contract/coerce.ts";
import {
  SALESMAN_ROLE,
  ZONE_MANAGER,
  type Party,
  type Principal,
  type TokenLimits,
} from "../contract/principal.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { getEmbeddable, type Embeddable } from "./embeddable.ts";

export interface Wanted {
  users: readonly number[] | undefined;
  party: Party | null;
  writes: boolean;
}

/**
 * Throws INVALID_FIELDS, naming an operation that such a token can't call: no token may, the
 * creator may not, it writes, it shows the whole company to a token limited to users, or it has
 * nothing for the party.
 */
export function checkOperations(names: readonly string[], maker: Principal, wantedToken: Wanted): void {
  for (const name of names) {
    const fault = findOperationFault(name, getEmbeddable().get(name), maker, wantedToken);
    if (fault) throw problemOnField("INVALID_FIELDS", "operations", fault);
  }
}

function findOperationFault(
  name: string,
  operation: Embeddable | undefined,
  { role, operations }: Principal,
  { users, party, writes }: Wanted,
): Message | undefined {
  if (!operation) return say.tokenOperationUnknown({ name });
  if (!operation.roles.includes(role) || !(operations?.includes(name) ?? true))
    return say.tokenAboveMaker({ name });
  if (operation.isWriting && !writes) return say.tokenMustWrite({ name });
  if (party && operation.party?.[party.kind] === undefined)
    return say.tokenNothingOfParty({ name, kind: party.kind });
  if (users && !isOfUsers(operation)) return say.tokenWholeCompany({ name });
  return undefined;
}

/**
 * Whether a token limited to users sees only those users' data in the operation: such a token acts
 * as a zone manager (auth/token-principal.ts).
 */
export function isOfUsers({ roles, scope }: Pick<Embeddable, "roles" | "scope">): boolean {
  return roles.includes(ZONE_MANAGER) && (scope !== "company" || roles.includes(SALESMAN_ROLE));
}

/**
 * Converts locked parameters as the operations read them. Throws INVALID_FIELDS for a name that no
 * operation accepts, and for a value that means "not chosen", that an operation refuses, or that
 * two operations convert differently.
 */
export function readLocked(
  lockedValues: Readonly<Record<string, LockedValue>>,
  names: readonly string[],
): Record<string, LockedValue> {
  const read = Object.entries(lockedValues).map(([name, value]) => {
    const field = `locked.${name}`;
    const values = names.flatMap((operation) => getEmbeddable().get(operation)?.read(name, value) ?? []);
    if (values.length === 0) throw problemOnField("INVALID_FIELDS", field, say.lockTakenByNone({ name }));
    if (isAbsent(value) || values.some((one) => one === undefined || one !== values[0]))
      throw problemOnField("INVALID_FIELDS", field, say.lockImpossible({ name }));
    return [name, values[0] as LockedValue] as const; // a single value is never converted to a list or object
  });
  return Object.fromEntries(read);
}

export function listLockedNames({ token, party, operations }: Locking): string[] {
  const ofParty = party ? listPartyNames(operations ?? [], party.kind) : [];
  return [...new Set([...Object.keys(token?.locked ?? {}), ...ofParty])];
}

type Locking = Pick<Principal, "party" | "operations"> & { token: Pick<TokenLimits, "locked"> | null };

export function listPartyNames(operations: readonly string[], kind: Party["kind"]): string[] {
  const rules = operations.map((name) => getEmbeddable().get(name)?.party?.[kind]);
  return rules.filter((rule) => typeof rule === "string");
}
