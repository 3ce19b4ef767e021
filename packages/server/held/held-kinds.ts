import type { Principal } from "../contract/principal.ts";
import { getServedContract } from "../contract/served-contract.ts";
import { HELD_OPERATIONS, type HeldKind, type HeldOperation } from "./held-operations.ts";

/** The kinds that the principal's role may post, by the contract of the operations that post them. */
export function listPostableKinds({ role }: Pick<Principal, "role">): HeldKind[] {
  const rolesById = readPostingRoles();
  const kinds = Object.entries(HELD_OPERATIONS) as [HeldKind, HeldOperation][]; // Object.entries widens the names
  return kinds.flatMap(([kind, name]) => (rolesById.get(`${name}.post`)?.includes(role) ? kind : []));
}

function readPostingRoles(): ReadonlyMap<string, readonly number[]> {
  return (cachedRoles ??= new Map(
    Object.values(getServedContract().spec.paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId, "x-roles": roles }) =>
        Array.isArray(roles) ? [[operationId, roles] as const] : [],
      ),
  ));
}

let cachedRoles: ReadonlyMap<string, readonly number[]> | undefined;
