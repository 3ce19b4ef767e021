import type { Role } from "../contract/principal.ts";

/** The columns of a user that signing in needs. */
export interface SigningUser {
  company_id: number;
  id: number;
  name: string;
  username: string;
  role_id: Role;
  branch_id: number | null;
  zone_id: number | null;
  password_hash: string;
}
