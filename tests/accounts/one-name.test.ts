import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runOperator } from "../operate/operator.ts";
import { DEMO_PASSWORD, type Product, startProduct } from "../product.ts";
import { createTestBrowser, getRefusal } from "./account-desk.ts";
import { randomBytes } from "node:crypto";
import { hashOf } from "../../packages/server/auth/token.ts";
import { channels, type StatementEnded } from "../../packages/server/channels.ts";

let product: Product;
beforeAll(async () => void (product = await startProduct({ bills: 60 })));
afterAll(() => product?.stop());

/** Other spellings of "meera": invisible and control characters, wide and capital letters. */
const NAME_SPELLINGS = [
  "me\u200bera",
  "MEERA",
  " meera ",
  "m\u00adeera",
  "ｍｅｅｒａ",
  "meera\u0000",
  "me\u2060era",
  "me\u2800era",
  "méera",
];

it("a user signs in with every spelling of the user name, and all of them count as one", async () => {
  for (const spelling of NAME_SPELLINGS)
    expect((await createTestBrowser(product).logIn(spelling)).status, JSON.stringify(spelling)).toBe(200);
  await product.db("login_attempts").delete();
  // Ten failures are free; the next guess has to wait, whatever spelling it has.
  const codes: (string | undefined)[] = [];
  for (let guess = 0; guess < 16; guess += 1) {
    const spelling = NAME_SPELLINGS[guess % NAME_SPELLINGS.length] ?? "";
    codes.push(getRefusal(await createTestBrowser(product).logIn(spelling, `guess ${guess}`))[1]);
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "INVALID_CREDENTIALS"));
  expect(codes.slice(10)).toEqual(Array.from({ length: 6 }, () => "RATE_LIMITED"));
  const names = await product.db("login_attempts").where("subject", "like", "account:%").pluck("subject");
  expect(new Set(names).size).toBe(1);
  await product.db("login_attempts").delete();
});

it("a user name is stored in its one form, and no other spelling of it can be taken", async () => {
  const browser = createTestBrowser(product);
  await browser.logIn("meera");
  const user = {
    ...{ UserId: 0, Name: "Devika\u200b Rajan", Email: "devika@vanbook.example", Sex: 1 },
    ...{ Password: "quiet-lagoon", ConformPassword: "quiet-lagoon" },
  };
  const saveAnswer = await browser.post("/api/InsertUpdateUser", { ...user, UserName: " De\u200bViKa " });
  expect(saveAnswer.status, saveAnswer.text).toBe(200);
  const row = await product
    .db("users")
    .where({ company_id: 1, id: saveAnswer.read<{ id: number }>().id })
    .first();
  expect(row).toMatchObject({ username: "devika", name: "Devika Rajan" });
  for (const UserName of ["DEVIKA", "dev\u00adika", "ｄｅｖｉｋａ"])
    expect(getRefusal(await browser.post("/api/InsertUpdateUser", { ...user, UserName }))).toEqual([
      409,
      "USERNAME_TAKEN",
    ]);
  for (const Name of ["Devika\u001b[31m", "Devika\r\nRajan"])
    expect(getRefusal(await browser.post("/api/InsertUpdateUser", { ...user, Name, UserName: "x" }))).toEqual(
      [400, "INVALID_FIELDS"],
    );
});

it("the operator's list shows control characters of older names as text, on the user's own line", async () => {
  await product
    .db("users")
    .where({ company_id: 1, username: "biju" })
    .update({ name: "Biju\u001b[2J\nroot" });
  const { said } = await runOperator("user list --company 1", product.databaseUrl);
  expect(said).not.toContain("\u001b");
  expect(said).toContain(String.raw`Biju\u{1b}[2J\u{a}root`);
  const unlockRun = await runOperator("user unlock --company 1 --username BI\u200bJU", product.databaseUrl);
  expect(unlockRun).toMatchObject({ code: 0 });
});

it("a code is stored in its one form", async () => {
  const browser = createTestBrowser(product);
  await browser.logIn("meera");
  const vehicle = await product
    .db("vehicles")
    .where({ company_id: 1, is_deleted: 0 })
    .first("id", "branch_id");
  const body = { VID: vehicle.id, VRegNo: " kl-07\u200b-xy-1 ", BranchId: vehicle.branch_id };
  const saveAnswer = await browser.post("/api/insertupdatevehicle", body);
  expect(saveAnswer.status, saveAnswer.text).toBe(200);
  const row = await product.db("vehicles").where({ company_id: 1, id: vehicle.id }).first("reg_no");
  expect(row).toEqual({ reg_no: "KL-07-XY-1" });
});

it("passwords stay as they are typed", async () => {
  const browser = createTestBrowser(product);
  await browser.logIn("shyama");
  const NewPassword = "pass\u200bwort ﬁ";
  const body = { Empid: 0, CurrentPassword: DEMO_PASSWORD, NewPassword };
  body.Empid = (await product.db("users").where({ company_id: 1, username: "shyama" }).first("id")).id;
  expect((await browser.post("/api/resetpassword", body)).status).toBe(200);
  expect((await browser.logIn("shyama", "password fi")).status).toBe(401);
  expect((await browser.logIn("shyama", NewPassword)).status).toBe(200);
});

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
