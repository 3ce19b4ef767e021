import { isWriting } from "../auth/authorize.ts";
import type { Schema } from "../contract/contract.ts";
import { type Principal, ADMINISTRATOR_ROLE } from "../contract/principal.ts";
import { getServedContract } from "../contract/served-contract.ts";
import type { SpecOperation } from "../contract/spec.ts";
import { isOfUsers } from "./token-terms.ts";

/**
 * By name, for an administrator's API keys and embed tokens. Read once, because the contract does
 * not change.
 */
export function listCallableOperations(): Schema<"CallableOperation">[] {
  return (cachedOperations ??= Object.values(getServedContract().spec.paths)
    .flatMap((item) => Object.entries(item).map(([method, operation]) => describeCallable(method, operation)))
    .filter((operation) => operation !== undefined)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1)));
}

let cachedOperations: Schema<"CallableOperation">[] | undefined;

export function listKeyOperations({ role, operations }: Principal): string[] {
  return Object.values(getServedContract().spec.paths)
    .flatMap((item) => Object.values(item))
    .filter(({ operationId: name, "x-roles": roles, "x-key": byKey = true }) => {
      const isOfRole = roles === "public" || roles?.includes(role) === true;
      return byKey && isOfRole && (operations === null || operations.includes(name));
    })
    .map(({ operationId }) => operationId)
    .toSorted();
}

function describeCallable(method: string, operation: SpecOperation): Schema<"CallableOperation"> | undefined {
  const { operationId: name, summary = name, "x-roles": roles, "x-key": byKey = true } = operation;
  if (!Array.isArray(roles) || !roles.includes(ADMINISTRATOR_ROLE)) return undefined;
  const byToken = operation["x-embed"] === true;
  if (!byKey && !byToken) return undefined;
  const party = byToken ? operation["x-party"] : undefined;
  return {
    name,
    summary,
    writes: isWriting(method, operation),
    byKey,
    byToken,
    byUsers: byToken && isOfUsers({ roles, scope: operation["x-scope"] ?? "none" }),
    parties: PARTY_KINDS.filter((kind) => party?.[kind] !== undefined),
  };
}

const PARTY_KINDS = ["customer", "supplier"] as const;
