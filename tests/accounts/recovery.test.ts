import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startProduct, type Product } from "../product.ts";
import { createTestBrowser, createPhone, getRefusal, setUpFactor } from "./account-desk.ts";

let product: Product;
let admin: string;
let george: number;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
  george = await createPhone(product, "george").id();
});
afterAll(() => product?.stop());
beforeEach(() => product.db("login_attempts").delete());

async function makeLink(userId = george): Promise<string> {
  const path = `/api/v1/user-access/${userId}/recovery-link`;
  const answer = await product.call({ method: "POST", path, cookie: admin });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ link: string }>().link;
}

const createVisitor = () => createTestBrowser(product);
const use = (Link: string, NewPassword = "quiet-lagoon-7") =>
  createVisitor().post("/api/v1/recovery", { Link, NewPassword });
const LINK_OVER = [410, "LINK_INVALID"];
const hash = () => product.db("users").where({ company_id: 1, id: george }).first("password_hash");
/** Restores george's demo password in the database; the API would refuse it. */
const restore = (before: object) => product.db("users").where({ company_id: 1, id: george }).update(before);

it("a recovery link sets the password once and ends the user's sessions", async () => {
  const knownHash = await hash();
  const [before, link] = [await product.signIn(1, "george"), await makeLink()];
  const openAnswer = (await createVisitor().post("/api/v1/recovery/open", { Link: link })).read();
  expect(openAnswer).toMatchObject({ CompanyID: 1, UserName: "george" });
  for (const common of ["password123", "george-2026", "Kairali#2026"])
    expect(getRefusal(await use(link, common))).toEqual([400, "PASSWORD_COMMON"]);
  expect((await use(link)).status).toBe(200);
  expect(getRefusal(await use(link, "another-lagoon-8"))).toEqual(LINK_OVER);
  expect(getRefusal(await createVisitor().post("/api/v1/recovery/open", { Link: link }))).toEqual(LINK_OVER);
  expect((await product.call({ method: "GET", path: "/api/v1/session", cookie: before })).status).toBe(401);
  expect(getRefusal(await createVisitor().logIn("george"))).toEqual([401, "INVALID_CREDENTIALS"]);
  expect((await createVisitor().logIn("george", "quiet-lagoon-7")).status).toBe(200);
  await restore(knownHash);
});

it("a link expires after an hour, when a newer one is made, and when the user's sessions are ended", async () => {
  const late = await makeLink();
  await product.db("recovery_links").update({ expires_at: product.db.raw("expires_at - INTERVAL 1 HOUR") });
  expect(getRefusal(await use(late))).toEqual(LINK_OVER);
  const [first, second] = [await makeLink(), await makeLink()];
  expect(getRefusal(await use(first))).toEqual(LINK_OVER);
  const path = `/api/v1/user-access/${george}/end-sessions`;
  await product.call({ method: "POST", path, cookie: admin });
  expect(getRefusal(await use(second))).toEqual(LINK_OVER);
});

it("a link is refused when it is invented, of another company, or of a disabled user", async () => {
  const link = await makeLink();
  const secret = link.slice(2);
  for (const Link of ["x", `1.${"a".repeat(43)}`, `2.${secret}`])
    expect(getRefusal(await use(Link))).toEqual(LINK_OVER);
  await product.db("users").where({ company_id: 1, id: george }).update({ is_active: 0 });
  expect(getRefusal(await use(link))).toEqual(LINK_OVER);
  await product.db("users").where({ company_id: 1, id: george }).update({ is_active: 1 });
  for (let guess = 0; guess < 10; guess += 1) await use(`1.${String(guess).repeat(43).slice(0, 43)}`);
  expect(getRefusal(await use(`1.${"b".repeat(43)}`))).toEqual([429, "RATE_LIMITED"]);
});

it("of two requests that use one link at the same moment, only one sets the password", async () => {
  const [knownHash, link] = [await hash(), await makeLink()];
  const answers = await Promise.all([use(link, "one-lagoon-77"), use(link, "two-lagoon-77")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  await restore(knownHash);
});

it("a new password by a link does not remove the second factor", async () => {
  const phone = createPhone(product, "george");
  const browser = createVisitor();
  await browser.logIn("george");
  await setUpFactor(browser, phone);
  expect((await use(await makeLink())).status).toBe(200);
  expect(getRefusal(await createVisitor().logIn("george", "quiet-lagoon-7"))).toEqual([401, "CODE_REQUIRED"]);
});

it("only the hash of a link is stored, and the audit log has no secret", async () => {
  const link = await makeLink();
  const [row] = await product.db("recovery_links").where({ company_id: 1, user_id: george });
  expect(row.token_hash).toHaveLength(32);
  const lines = await product.db("audit_log").where({ company_id: 1, operation: "userAccess.makeLink" });
  expect(lines.at(-1)).toMatchObject({ entity_id: String(george) });
  expect(JSON.stringify(lines)).not.toContain(link.slice(2));
});

it("a user whom an administrator made chooses their own password at the first sign-in", async () => {
  const body = {
    ...{
      UserId: 0,
      Name: "Anu Thomas",
      UserName: "anu",
      Email: "anu@kairali.example",
      Sex: 2,
      UserRoleId: 2,
    },
    ...{ Password: "given-by-meera-1", ConformPassword: "given-by-meera-1" },
  };
  const namedBody = { ...body, Password: "anu-2026", ConformPassword: "anu-2026" };
  const save = (user: object) =>
    product.call({ method: "POST", path: "/api/InsertUpdateUser", body: user, cookie: admin });
  expect(getRefusal(await save(namedBody))).toEqual([400, "PASSWORD_COMMON"]);
  const saveAnswer = await save(body);
  expect(saveAnswer.status, saveAnswer.text).toBe(200);
  const browser = createVisitor();
  expect(getRefusal(await browser.logIn("anu", "given-by-meera-1"))).toEqual([401, "OWN_PASSWORD_REQUIRED"]);
  expect(getRefusal(await browser.get("/api/v1/session"))).toEqual([401, "SIGN_IN_REQUIRED"]);
  const choose = (NewPassword: string) => browser.post("/api/v1/sign-in/password", { NewPassword });
  expect(getRefusal(await choose("short"))).toEqual([400, "INVALID_FIELDS"]);
  expect(getRefusal(await choose("AnuThomas-77"))).toEqual([400, "PASSWORD_COMMON"]);
  expect(getRefusal(await choose("given-by-meera-1"))).toEqual([400, "PASSWORD_UNCHANGED"]);
  expect((await choose("anu-knows-this-1")).read()).toMatchObject({ success: true, Name: "Anu Thomas" });
  expect((await browser.get("/api/v1/session")).status).toBe(200);
  expect((await createVisitor().logIn("anu", "anu-knows-this-1")).status).toBe(200);
  // A password that an administrator sets again must be replaced too, because the administrator
  // knows it.
  const { id } = saveAnswer.read<{ id: number }>();
  const again = { ...body, UserId: id, Password: "given-by-meera-2", ConformPassword: "given-by-meera-2" };
  await save(again);
  expect(getRefusal(await createVisitor().logIn("anu", "given-by-meera-2"))).toEqual([
    401,
    "OWN_PASSWORD_REQUIRED",
  ]);
  // A password set with a link counts as chosen by the user.
  expect((await use(await makeLink(id), "anu-chose-by-link")).status).toBe(200);
  expect((await createVisitor().logIn("anu", "anu-chose-by-link")).status).toBe(200);
});
