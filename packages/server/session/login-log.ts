import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { SigningUser } from "./signing-user.ts";

export type SignInMethod = "Password" | "Code" | "Password and code" | "Password and recovery code";

/**
 * Writes a row for a failed sign-in, with the same statements whether the user is known or not, so
 * that the time of the answer does not show it. An unknown user's row belongs to no company and to
 * no report: it replaces an older one after a thousand, and does not keep the name, which may be a
 * password entered in the wrong field.
 */
export async function logFailedSignIn(db: Knex, user: SigningUser | undefined, client: From): Promise<void> {
  const [id = 0] = await takeIds(db, user?.company_id ?? INSTALLATION_ID, "login_log", 1);
  const entry = { ...client, user, status: "Failed", method: "Password" } as const;
  const row = buildRow(user ? id : id % UNKNOWN_ROWS, entry);
  await db("login_log")
    .insert(row)
    .onConflict(["company_id", "id"])
    .merge(["ip", "user_agent", "created_at"]);
}

export async function logSignIn(db: Knex, entry: SignInEntry): Promise<number> {
  const { user } = entry;
  const [id = 0] = await takeIds(db, user.company_id, "login_log", 1);
  await db("login_log").insert(buildRow(id, entry));
  return id;
}

function buildRow(id: number, entry: Omit<SignInEntry, "user"> & { user: SigningUser | undefined }) {
  const { user } = entry;
  return {
    company_id: user?.company_id ?? INSTALLATION_ID,
    id,
    user_id: user?.id ?? null,
    username: user?.username ?? null,
    role_id: user?.role_id ?? null,
    name: user?.name ?? null,
    ip: entry.address,
    status: entry.status,
    user_agent: entry.userAgent.slice(0, 500),
    method: entry.method,
    is_new: entry.isNew === true ? 1 : 0,
    created_at: toDatabaseTime(readClock()),
  };
}

interface From {
  address: string;
  userAgent: string;
}

interface SignInEntry extends From {
  user: SigningUser;
  status: "Success" | "Failed";
  method: SignInMethod;
  /** True if the user had signed in before, but never from this browser. */
  isNew?: boolean;
}

const INSTALLATION_ID = 0; // company id of rows that are not of one company
const UNKNOWN_ROWS = 1000;
