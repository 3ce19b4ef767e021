import type { Role } from "../contract/principal.ts";

/** A user as far as signing in needs him. */
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
