import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestCompany } from "../books/testing/test-company.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import { insertRows } from "../db/insert-rows.ts";
import { createTestDatabase, type TestDatabase } from "../db/testing/test-database.ts";
import { sealToken, type TokenTerms } from "./embed-token.ts";
import { readTokenPrincipal } from "./token-principal.ts";
import { hashOf } from "./token.ts";

let database: TestDatabase;
const SESSION_HASH = hashOf("session");
const own = { company_id: 1 };
const addHoursToNow = (hours: number) => toDatabaseTime(new Date(readClock().getTime() + hours * 3_600_000));

/** An administrator with a session and a key, both valid until tomorrow. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createTestCompany(db);
  await db.transaction(async (trx) => {
    await insertRows(trx, "users", [
      { ...own, id: 1, name: "Meera", username: "meera", password_hash: "", role_id: 1 },
    ]);
    await insertRows(trx, "sessions", [
      { ...own, token_hash: SESSION_HASH, user_id: 1, expires_at: addHoursToNow(24) },
    ]);
    await insertRows(trx, "api_keys", [
      {
        ...own,
        id: 1,
        user_id: 1,
        name: "Portal",
        secret_hash: hashOf("key"),
        expires_at: addHoursToNow(24),
      },
    ]);
  });
});
afterAll(() => database.drop());

/** The principal of a call from a Vanbook page, by a token created with a session or a key. */
async function readCaller(tokenMaker: Pick<TokenTerms, "key" | "session">) {
  const { db } = database;
  const token = await sealToken(db, 1, {
    ...{ id: "t".repeat(16), owner: 1, ...tokenMaker },
    ...{ operations: ["sales.report", "ledger.report"], origins: [] },
    ...{ locked: {}, hidden: [], writes: false, expires: readClock().getTime() + 60_000 },
  });
  return readTokenPrincipal(db, `Bearer ${token}`, { isOwnPage: true }, []);
}
const readBySession = () => readCaller({ session: SESSION_HASH.toString("base64url") });
const readByKey = () => readCaller({ key: 1 });

it("a token is refused once the session or the API key that made it has expired", async () => {
  const { db } = database;
  const setExpiry = (table: string, expires_at: string) => db(table).where(own).update({ expires_at });
  for (const [table, call] of [
    ["sessions", readBySession],
    ["api_keys", readByKey],
  ] as const) {
    expect(await call()).toMatchObject({ companyId: 1, userId: 1, via: "token" });
    await setExpiry(table, addHoursToNow(-1));
    await expect(call(), table).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    await setExpiry(table, addHoursToNow(24));
    expect(await call()).toMatchObject({ userId: 1 });
  }
});

it("a token may call only the operations that its API key may call now", async () => {
  const limit = (operations: readonly string[] | null) =>
    database
      .db("api_keys")
      .where(own)
      .update({ operations: operations && JSON.stringify(operations) });
  expect((await readByKey()).operations).toEqual(["sales.report", "ledger.report"]);
  await limit(["ledger.report", "debtors.report"]);
  expect((await readByKey()).operations).toEqual(["ledger.report"]);
  await limit(null);
  expect((await readByKey()).operations).toEqual(["sales.report", "ledger.report"]);
});
