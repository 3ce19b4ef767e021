import { isWriting } from "../auth/authorize.ts";
import type { Schema } from "../contract/contract.ts";
import { type Principal, ADMINISTRATOR } from "../contract/principal.ts";
import { servedContract } from "../contract/served-contract.ts";
import type { SpecOperation } from "../contract/spec.ts";
import { isOfUsers } from "./token-terms.ts";

/**
 * The operations that an administrator's API keys and embed tokens may call, by name. Read once, because
 * the contract does not change.
 */
export function callableOperations(): Schema<"CallableOperation">[] {
  return (known ??= Object.values(servedContract().spec.paths)
    .flatMap((item) => Object.entries(item).map(([method, operation]) => callable(method, operation)))
    .filter((operation) => operation !== undefined)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1)));
}

let known: Schema<"CallableOperation">[] | undefined;

/** The operations that a principal's API key may call, by name. */
export function operationsOfKey({ role, operations }: Principal): string[] {
  return Object.values(servedContract().spec.paths)
    .flatMap((item) => Object.values(item))
    .filter(({ operationId: name, "x-roles": roles, "x-key": byKey = true }) => {
      const isOfRole = roles === "public" || roles?.includes(role) === true;
      return byKey && isOfRole && (operations === null || operations.includes(name));
    })
    .map(({ operationId }) => operationId)
    .toSorted();
}

function callable(method: string, operation: SpecOperation): Schema<"CallableOperation"> | undefined {
  const { operationId: name, summary = name, "x-roles": roles, "x-key": byKey = true } = operation;
  if (!Array.isArray(roles) || !roles.includes(ADMINISTRATOR)) return undefined;
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
    parties: KINDS.filter((kind) => party?.[kind] !== undefined),
  };
}

const KINDS = ["customer", "supplier"] as const;
