import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestCompany } from "../books/testing/test-company.ts";
import { now, toDatabaseTime } from "../clock.ts";
import { insertRows } from "../db/insert-rows.ts";
import { createTestDatabase, type TestDatabase } from "../db/testing/test-database.ts";
import { sealToken, type TokenTerms } from "./embed-token.ts";
import { tokenPrincipal } from "./token-principal.ts";
import { hashOf } from "./token.ts";

let database: TestDatabase;
const SESSION = hashOf("session");
const own = { company_id: 1 };
const inHours = (hours: number) => toDatabaseTime(new Date(now().getTime() + hours * 3_600_000));

/** An administrator with a session and a key, both valid until tomorrow. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createTestCompany(db);
  await db.transaction(async (trx) => {
    await insertRows(trx, "users", [
      { ...own, id: 1, name: "Meera", username: "meera", password_hash: "", role_id: 1 },
    ]);
    await insertRows(trx, "sessions", [{ ...own, token_hash: SESSION, user_id: 1, expires_at: inHours(24) }]);
    await insertRows(trx, "api_keys", [
      { ...own, id: 1, user_id: 1, name: "Portal", secret_hash: hashOf("key"), expires_at: inHours(24) },
    ]);
  });
});
afterAll(() => database.drop());

/** The principal of a call from a Vanbook page, by a token created with a session or a key. */
async function caller(made: Pick<TokenTerms, "key" | "session">) {
  const { db } = database;
  const token = await sealToken(db, 1, {
    ...{ id: "t".repeat(16), owner: 1, ...made },
    ...{ operations: ["sales.report", "ledger.report"], origins: [] },
    ...{ locked: {}, hidden: [], writes: false, expires: now().getTime() + 60_000 },
  });
  return tokenPrincipal(db, `Bearer ${token}`, { isOwnPage: true }, []);
}
const bySession = () => caller({ session: SESSION.toString("base64url") });
const byKey = () => caller({ key: 1 });

it("a token is refused once the session or the API key that made it has expired", async () => {
  const { db } = database;
  const until = (table: string, expires_at: string) => db(table).where(own).update({ expires_at });
  for (const [table, call] of [
    ["sessions", bySession],
    ["api_keys", byKey],
  ] as const) {
    expect(await call()).toMatchObject({ companyId: 1, userId: 1, via: "token" });
    await until(table, inHours(-1));
    await expect(call(), table).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    await until(table, inHours(24));
    expect(await call()).toMatchObject({ userId: 1 });
  }
});

it("a token may call only the operations that its API key may call now", async () => {
  const limit = (operations: readonly string[] | null) =>
    database
      .db("api_keys")
      .where(own)
      .update({ operations: operations && JSON.stringify(operations) });
  expect((await byKey()).operations).toEqual(["sales.report", "ledger.report"]);
  await limit(["ledger.report", "debtors.report"]);
  expect((await byKey()).operations).toEqual(["ledger.report"]);
  await limit(null);
  expect((await byKey()).operations).toEqual(["sales.report", "ledger.report"]);
});
