import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { type Product, startProduct } from "../product.ts";
import { createTestBrowser, createPhone, getRefusal, type TestBrowser } from "./account-desk.ts";

let product: Product;
beforeAll(async () => void (product = await startProduct({ bills: 60 })));
afterAll(() => product?.stop());

describe("The sign-in log and the audit log", () => {
  let admin: TestBrowser;
  const range = `FromDate=${getToday()}&ToDate=${getToday()}`;

  beforeAll(async () => {
    admin = createTestBrowser(product);
    await admin.logIn("meera");
  });

  const log = async <Row>(path: string, more = "") => {
    const answer = await admin.get(`/api/v1/${path}?${range}${more}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.read<Row[]>();
  };

  it("the sign-in log lists successful and failed sign-ins, and filters them by result and by user", async () => {
    const guesser = createTestBrowser(product, "curl/8.5.0");
    await guesser.logIn("biju", "guess");
    await guesser.logIn("nobody-of-that-name", "guess");
    await createTestBrowser(product).logIn("biju");
    const own = (await product.db("users").where({ company_id: 1, username: "biju" }).first("id")).id;
    const entries = await log<Record<string, unknown>>("sign-in-log", `&UserID=${own}`);
    expect(entries).toMatchObject([
      {
        UserName: "biju",
        Result: "Success",
        Method: "Password",
        Browser: "Firefox",
        System: "Linux",
        NewBrowser: null,
      },
      {
        UserName: "biju",
        Result: "Failed",
        Method: "Password",
        Browser: null,
        System: null,
        Address: "127.0.0.1",
      },
    ]);
    const failedLogs = await log<{ Result: string }>("sign-in-log", "&Result=Failed");
    expect(failedLogs.map(({ Result }) => Result)).toEqual(["Failed"]);
  });

  it("the audit log says who changed what, field by field", async () => {
    const user = await product.db("users").where({ company_id: 1, username: "shyama" }).first();
    const other = await product.db("roles").where({ company_id: 1, id: 4 }).first("name");
    const saveAnswer = await admin.post("/api/updateUserDetails", {
      ...{ UserId: user.id, UserRoleId: 4, Kmallowance: 7.5, Dayallowance: Number(user.day_allowance) },
      ...{ BranchId: user.branch_id, ZoneId: user.zone_id },
    });
    expect(saveAnswer.status, saveAnswer.text).toBe(200);
    const role = await product.db("roles").where({ company_id: 1, id: 2 }).first("name");
    const [entry] = await log<Entry>("audit-log", "&What=users&Result=Changed");
    expect(entry).toMatchObject({
      Via: "session",
      What: "users",
      Result: "Changed",
      Operation: "users.update",
    });
    expect(entry?.Changes.toSorted()).toEqual(
      [`Km allowance: ${user.km_allowance} → 7.5`, `Role id: ${role.name} → ${other.name}`].toSorted(),
    );
    const meera = await product.db("users").where({ company_id: 1, username: "meera" }).first("name");
    expect(entry?.Name).toBe(meera.name);
  });

  it("the audit log shows a setting's old and new values", async () => {
    await admin.put("/api/v1/settings", { discount: 12.5, secondFactorRoles: [4] });
    const [entry] = await log<Entry>("audit-log", "&What=company_settings");
    expect(entry?.Changes.toSorted()).toEqual(["Discount: 10.00 → 12.5", "SecondFactorRoles: [] → [4]"]);
    await admin.put("/api/v1/settings", { secondFactorRoles: [] });
  });

  it("only an administrator reads both logs, and each company sees only its own entries", async () => {
    for (const path of ["sign-in-log", "audit-log"]) {
      for (const username of ["shyama", "biju"]) {
        const cookie = await product.signIn(1, username);
        const query = { FromDate: getToday(), ToDate: getToday() };
        const answer = await product.call({ method: "GET", path: `/api/v1/${path}`, query, cookie });
        expect(getRefusal(answer)).toEqual([403, "ROLE_FORBIDDEN"]);
      }
      const entries = await log<{ EntryID: number }>(path);
      const table = path === "audit-log" ? "audit_log" : "login_log";
      const own = await product.db(table).where("company_id", 1).pluck("id");
      expect(entries.filter(({ EntryID }) => !own.includes(EntryID))).toEqual([]);
    }
  });

  it("no operation changes the logs: each has only a GET", () => {
    const { paths } = readSpec();
    for (const path of ["/api/v1/sign-in-log", "/api/v1/audit-log"])
      expect(Object.keys(paths[path] ?? {})).toEqual(["get"]);
  });

  it("the audit log can be exported as CSV", async () => {
    const answer = await product.call({
      ...{ method: "GET", path: "/api/v1/audit-log", query: { FromDate: getToday(), ToDate: getToday() } },
      ...{ cookie: await product.signIn(1, "meera"), headers: { Accept: "text/csv" } },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("Discount: 10.00 → 12.5");
  });

  interface Entry {
    Name: string;
    Result: string;
    Changes: string[];
  }
});

describe("Sessions", () => {
  const ANDROID =
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
  const SESSIONS = "/api/v1/sessions";
  const NOTICES = "/api/v1/sign-in-notices";

  let office: TestBrowser;
  let van: TestBrowser;

  beforeAll(async () => {
    office = createTestBrowser(product);
    van = createTestBrowser(product, ANDROID);
    expect((await office.logIn("george")).status).toBe(200);
    expect((await van.logIn("george")).status).toBe(200);
  });

  interface Listed {
    id: number;
    browser: string | null;
    system: string | null;
    isCurrent: boolean;
  }
  const listSessions = async (browser: TestBrowser) =>
    (await browser.get(SESSIONS)).read<{ data: Listed[] }>().data;
  const listNotices = async (browser: TestBrowser) =>
    (await browser.get(NOTICES)).read<{ data: Listed[] }>().data;

  it("a user sees their sessions with browser and device, and the current one is marked", async () => {
    const seenSessions = await listSessions(office);
    expect(seenSessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual(
      expect.arrayContaining([
        ["Firefox", "Linux", true],
        ["Chrome", "Android", false],
      ]),
    );
    expect(seenSessions).toHaveLength(2);
    expect((await listSessions(van)).find(({ isCurrent }) => isCurrent)?.system).toBe("Android");
  });

  it("a sign-in from a new browser shows a notice in the other sessions, and can't dismiss that notice", async () => {
    expect((await listNotices(office)).map(({ system }) => system)).toEqual(["Android"]);
    expect(await listNotices(van)).toEqual([]);
    const [{ id } = { id: 0 }] = await listNotices(office);
    await van.post(NOTICES, { seen: [id] });
    expect(await listNotices(office)).toHaveLength(1);
    await office.post(NOTICES, { seen: [id] });
    expect(await listNotices(office)).toEqual([]);
    // A sign-in from a known browser creates no notice.
    await van.logIn("george");
    expect(await listNotices(office)).toEqual([]);
  });

  it("a session ends when the same browser signs in again", async () => {
    const browser = createTestBrowser(product);
    await browser.logIn("latha");
    const before = browser.cookies.get("vanbook_session");
    await browser.logIn("latha");
    const cookie = `vanbook_session=${before}`;
    expect(getRefusal(await product.call({ method: "GET", path: SESSIONS, cookie }))).toEqual([
      401,
      "SIGN_IN_REQUIRED",
    ]);
    expect(await listSessions(browser)).toHaveLength(1);
  });

  it("a user can't see or end another user's sessions", async () => {
    const other = createTestBrowser(product);
    await other.logIn("shyama");
    const theirs = (await listSessions(other))[0]?.id ?? 0;
    expect(getRefusal(await office.delete(`${SESSIONS}/${theirs}`))).toEqual([404, "NOT_FOUND"]);
    const elsewhere = createTestBrowser(product);
    await elsewhere.logIn("fathima", undefined, 2);
    const foreign = (await listSessions(elsewhere))[0]?.id ?? 0;
    expect(getRefusal(await office.delete(`${SESSIONS}/${foreign + 100_000}`))).toEqual([404, "NOT_FOUND"]);
    expect((await elsewhere.get(SESSIONS)).status).toBe(200);
  });

  it("a user ends one session, or all the others at once", async () => {
    const stolenSession = (await listSessions(office)).find(({ system }) => system === "Android");
    expect((await office.delete(`${SESSIONS}/${stolenSession?.id}`)).status).toBe(200);
    const third = createTestBrowser(product);
    await third.logIn("george");
    expect((await office.delete(SESSIONS)).status).toBe(200);
    for (const endedBrowser of [van, third])
      expect(getRefusal(await endedBrowser.get(SESSIONS))).toEqual([401, "SIGN_IN_REQUIRED"]);
    expect(await listSessions(office)).toHaveLength(1);
  });

  it("an administrator ends a user's sessions; the administrator's own session continues", async () => {
    const admin = createTestBrowser(product);
    await admin.logIn("meera");
    const end = async (username: string) =>
      admin.post(`/api/v1/user-access/${await createPhone(product, username).id()}/end-sessions`);
    expect((await end("george")).status).toBe(200);
    expect(getRefusal(await office.get(SESSIONS))).toEqual([401, "SIGN_IN_REQUIRED"]);
    expect((await end("meera")).status).toBe(200);
    expect((await admin.get(SESSIONS)).status).toBe(200);
  });
});
