import { afterAll, beforeAll, expect, it } from "vitest";
import { startProduct, type Product } from "../product.ts";
import { browserOf, phoneOf, refusal, type TestBrowser } from "./account-desk.ts";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const SESSIONS = "/api/v1/sessions";
const NOTICES = "/api/v1/sign-in-notices";

let product: Product;
let office: TestBrowser;
let van: TestBrowser;

beforeAll(async () => {
  product = await startProduct({ bills: 40 });
  office = browserOf(product);
  van = browserOf(product, ANDROID);
  expect((await office.logIn("george")).status).toBe(200);
  expect((await van.logIn("george")).status).toBe(200);
});
afterAll(() => product?.stop());

interface Listed {
  id: number;
  browser: string | null;
  system: string | null;
  isCurrent: boolean;
}
const listed = async (browser: TestBrowser) => (await browser.get(SESSIONS)).read<{ data: Listed[] }>().data;
const notices = async (browser: TestBrowser) => (await browser.get(NOTICES)).read<{ data: Listed[] }>().data;

it("are listed with browser and device, one's own marked", async () => {
  const seen = await listed(office);
  expect(seen.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual(
    expect.arrayContaining([
      ["Firefox", "Linux", true],
      ["Chrome", "Android", false],
    ]),
  );
  expect(seen).toHaveLength(2);
  expect((await listed(van)).find(({ isCurrent }) => isCurrent)?.system).toBe("Android");
});

it("tell each other of a sign-in from a new browser, which can't hide itself", async () => {
  expect((await notices(office)).map(({ system }) => system)).toEqual(["Android"]);
  expect(await notices(van)).toEqual([]);
  const [{ id } = { id: 0 }] = await notices(office);
  await van.post(NOTICES, { seen: [id] });
  expect(await notices(office)).toHaveLength(1);
  await office.post(NOTICES, { seen: [id] });
  expect(await notices(office)).toEqual([]);
  // From a browser that is known there is nothing to tell.
  await van.logIn("george");
  expect(await notices(office)).toEqual([]);
});

it("end when the same browser signs in again", async () => {
  const browser = browserOf(product);
  await browser.logIn("latha");
  const before = browser.cookies.get("vanbook_session");
  await browser.logIn("latha");
  const cookie = `vanbook_session=${before}`;
  expect(refusal(await product.call({ method: "GET", path: SESSIONS, cookie }))).toEqual([
    401,
    "SIGN_IN_REQUIRED",
  ]);
  expect(await listed(browser)).toHaveLength(1);
});

it("are nobody else's to see or end", async () => {
  const other = browserOf(product);
  await other.logIn("shyama");
  const theirs = (await listed(other))[0]?.id ?? 0;
  expect(refusal(await office.delete(`${SESSIONS}/${theirs}`))).toEqual([404, "NOT_FOUND"]);
  const elsewhere = browserOf(product);
  await elsewhere.logIn("fathima", undefined, 2);
  const foreign = (await listed(elsewhere))[0]?.id ?? 0;
  expect(refusal(await office.delete(`${SESSIONS}/${foreign + 100_000}`))).toEqual([404, "NOT_FOUND"]);
  expect((await elsewhere.get(SESSIONS)).status).toBe(200);
});

it("are ended one by one, and all others at once", async () => {
  const stolen = (await listed(office)).find(({ system }) => system === "Android");
  expect((await office.delete(`${SESSIONS}/${stolen?.id}`)).status).toBe(200);
  const third = browserOf(product);
  await third.logIn("george");
  expect((await office.delete(SESSIONS)).status).toBe(200);
  for (const ended of [van, third])
    expect(refusal(await ended.get(SESSIONS))).toEqual([401, "SIGN_IN_REQUIRED"]);
  expect(await listed(office)).toHaveLength(1);
});

it("are ended by an administrator, whose own goes on", async () => {
  const admin = browserOf(product);
  await admin.logIn("meera");
  const end = async (username: string) =>
    admin.post(`/api/v1/user-access/${await phoneOf(product, username).id()}/end-sessions`);
  expect((await end("george")).status).toBe(200);
  expect(refusal(await office.get(SESSIONS))).toEqual([401, "SIGN_IN_REQUIRED"]);
  expect((await end("meera")).status).toBe(200);
  expect((await admin.get(SESSIONS)).status).toBe(200);
});
