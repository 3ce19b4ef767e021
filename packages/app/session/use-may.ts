import type { Role } from "../roles.ts";
import { useUser } from "./session-context.ts";

/** The server decides; this only avoids showing a form that would be refused. */
export function useMay(roles: readonly Role[]): boolean {
  return roles.includes(useUser().UserRoleId);
}
