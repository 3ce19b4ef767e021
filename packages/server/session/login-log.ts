import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { SigningUser } from "./signing-user.ts";

/** How a user signed in, or tried to. */
export type SignInMethod = "Password" | "Code" | "Password and code" | "Password and recovery code";

/** Logs a user's sign-in attempt, successful or not; returns the entry's id. */
export async function logSignIn(db: Knex, entry: SignInEntry): Promise<number> {
  const { user } = entry;
  const [id = 0] = await takeIds(db, user.company_id, "login_log", 1);
  await db("login_log").insert({
    company_id: user.company_id,
    id,
    user_id: user.id,
    username: user.username,
    role_id: user.role_id,
    name: user.name,
    ip: entry.address,
    status: entry.status,
    user_agent: entry.userAgent.slice(0, 500),
    method: entry.method,
    is_new: entry.isNew === true ? 1 : 0,
    created_at: toDatabaseTime(now()),
  });
  return id;
}

interface SignInEntry {
  user: SigningUser;
  address: string;
  userAgent: string;
  status: "Success" | "Failed";
  method: SignInMethod;
  /** True if the user had signed in before, but never from this browser. */
  isNew?: boolean;
}
