import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startProduct, type Product } from "../../../tests/product.ts";
import { hashOf } from "../auth/token.ts";
import { channels, type StatementEnded } from "../channels.ts";

let product: Product;
beforeAll(async () => (product = await startProduct({ bills: 60 })));
afterAll(() => product?.stop());
beforeEach(() => product.db("login_attempts").delete());

const enter = (companyId: number, name: string) => ({
  path: "/api/login",
  body: { CompanyID: companyId, Username: name, Password: "a wrong password" },
});

/** The refusal, the SQL statements of all connections, and how many password hashes were made. */
async function measureCost(call: { path: string; body: object }) {
  const statements: string[] = [];
  const note = (message: unknown) => void statements.push((message as StatementEnded).sql);
  let hashes = 0;
  const countHash = () => void (hashes += 1);
  channels.statement.subscribe(note);
  channels.hash.subscribe(countHash);
  const answer = await product.call({ method: "POST", ...call });
  channels.statement.unsubscribe(note);
  channels.hash.unsubscribe(countHash);
  return { refusal: [answer.status, answer.read<{ code: string }>().code], statements, hashes };
}

it("a failed sign-in costs the same for a known, an unknown and a disabled user", async () => {
  const disabledUser = await product.db("users").where({ company_id: 1, is_active: 0 }).first("username");
  // Reserves ids for both logs: one row in many costs a further statement.
  for (const name of ["meera", "nobody"]) await measureCost(enter(1, name));
  const knownCost = await measureCost(enter(1, "meera"));
  expect(knownCost.refusal).toEqual([401, "INVALID_CREDENTIALS"]);
  expect(knownCost.hashes).toBe(1);
  expect(knownCost.statements.filter((sql) => /^insert into `login_log`/.test(sql))).toHaveLength(1);
  for (const [companyId, name] of [
    [1, "nobody"],
    [1, disabledUser.username as string],
    [77, "meera"],
  ] as const)
    expect(await measureCost(enter(companyId, name)), `${name} of ${companyId}`).toEqual(knownCost);
});

it("the row for an unknown user is in no company's log and does not have the name", async () => {
  const before = await product.db("login_log").where("company_id", "<>", 0).count({ rows: "*" }).first();
  await measureCost(enter(1, "a password in the wrong field"));
  const rows = await product.db("login_log").where("company_id", 0).select("user_id", "username", "name");
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toEqual({ user_id: null, username: null, name: null });
  expect(await product.db("login_log").where("company_id", "<>", 0).count({ rows: "*" }).first()).toEqual(
    before,
  );
});

it("the log of unknown users keeps at most a thousand rows", async () => {
  await product.db("login_log").where("company_id", 0).delete();
  const names = { company_id: 0, created_at: "2020-01-01 00:00:00.000" };
  await product.db("login_log").insert(Array.from({ length: 1000 }, (_, id) => ({ ...names, id })));
  await measureCost(enter(1, "nobody"));
  const rows = product.db("login_log").where("company_id", 0);
  expect(await rows.clone()).toHaveLength(1000);
  expect(await rows.clone().where("created_at", ">", "2020-01-01 00:00:00.000")).toHaveLength(1);
});

it("an invented recovery link costs the same as an expired one and that of a disabled user", async () => {
  const makeToken = () => `1.${randomBytes(32).toString("base64url")}`;
  const [expiredLink, disabledLink] = [makeToken(), makeToken()];
  const findUser = async (isActive: 0 | 1) =>
    (await product.db("users").where({ company_id: 1, is_active: isActive, is_deleted: 0 }).first("id"))
      .id as number;
  await product.db("recovery_links").insert([
    {
      ...{ company_id: 1, user_id: await findUser(1) },
      ...{ token_hash: hashOf(expiredLink), expires_at: "2020-01-01 00:00:00.000" },
    },
    {
      ...{ company_id: 1, user_id: await findUser(0) },
      ...{ token_hash: hashOf(disabledLink), expires_at: "2099-01-01 00:00:00.000" },
    },
  ]);
  for (const path of ["/api/v1/recovery/open", "/api/v1/recovery"]) {
    const useLink = (Link: string) =>
      measureCost({
        path,
        body: { Link, ...(path.endsWith("open") ? {} : { NewPassword: "quiet-lagoon-7" }) },
      });
    const refusedCost = await useLink(makeToken());
    expect(refusedCost.refusal).toEqual([410, "LINK_INVALID"]);
    expect(refusedCost.hashes).toBe(0);
    for (const link of [expiredLink, disabledLink]) expect(await useLink(link)).toEqual(refusedCost);
  }
});
