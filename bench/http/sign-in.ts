import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import { hashOf, createToken } from "../../packages/server/auth/token.ts";
import { SALESMAN_COUNT } from "../data/masters.ts";

/** The first call creates the company's users. */
export async function signIn(db: Knex, companyId: number): Promise<string> {
  const own = { company_id: companyId };
  const people = Array.from({ length: SALESMAN_COUNT }, (_, index) => ({
    ...own,
    id: index + 1,
    name: index === 0 ? "Administrator" : `Salesman ${index + 1}`,
    username: `user${index + 1}`,
    password_hash: "none",
    role_id: index === 0 ? 1 : 2,
  }));
  await db("users").insert(people).onConflict().ignore();
  const token = createToken(companyId);
  const expires = toDatabaseTime(new Date(readClock().getTime() + 24 * 60 * 60 * 1000));
  await db("sessions").insert({ ...own, token_hash: hashOf(token), user_id: 1, expires_at: expires });
  return `vanbook_session=${token}`;
}
