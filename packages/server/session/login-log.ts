import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { SigningUser } from "./signing-user.ts";

export type SignInMethod = "Password" | "Code" | "Password and code" | "Password and recovery code";

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
    created_at: toDatabaseTime(readClock()),
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
