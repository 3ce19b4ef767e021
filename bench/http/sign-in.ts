import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import { hashOf, createToken } from "../../packages/server/auth/token.ts";

/** As the company's administrator. */
export async function signIn(db: Knex, companyId: number): Promise<string> {
  const own = { company_id: companyId };
  const token = createToken(companyId);
  const expires = toDatabaseTime(new Date(readClock().getTime() + 24 * 60 * 60 * 1000));
  await db("sessions").insert({ ...own, token_hash: hashOf(token), user_id: 1, expires_at: expires });
  return `vanbook_session=${token}`;
}
