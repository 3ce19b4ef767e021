import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve, startProduct, DEMO_PASSWORD, type Product } from "../product.ts";
import { expectProblem } from "./expect-problem.ts";

const WRONG_CREDENTIALS = "Invalid credentials for Username or Password.";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

describe("sign-in", () => {
  const requiredMessage = "Username and Password are required.";
  it.each([
    [
      "an empty name",
      { CompanyID: 1, Username: "", Password: DEMO_PASSWORD },
      400,
      "INVALID_FIELDS",
      requiredMessage,
    ],
    [
      "a blank name",
      { CompanyID: 1, Username: "   ", Password: DEMO_PASSWORD },
      400,
      "INVALID_FIELDS",
      requiredMessage,
    ],
    ["no password", { CompanyID: 1, Username: "meera" }, 400, "INVALID_FIELDS", requiredMessage],
    [
      "a wrong password",
      { CompanyID: 1, Username: "meera", Password: "wrong" },
      401,
      "INVALID_CREDENTIALS",
      WRONG_CREDENTIALS,
    ],
    [
      "an unknown name",
      { CompanyID: 1, Username: "nobody", Password: DEMO_PASSWORD },
      401,
      "INVALID_CREDENTIALS",
      WRONG_CREDENTIALS,
    ],
    [
      "another company's user",
      { CompanyID: 2, Username: "meera", Password: DEMO_PASSWORD },
      401,
      "INVALID_CREDENTIALS",
      WRONG_CREDENTIALS,
    ],
    [
      "an unknown company",
      { CompanyID: 77, Username: "meera", Password: DEMO_PASSWORD },
      401,
      "INVALID_CREDENTIALS",
      WRONG_CREDENTIALS,
    ],
  ])("refuses %s", async (_, body, status, code, message) => {
    const answer = await product.call({ method: "POST", path: "/api/login", body });
    expectProblem(answer, status, code, message);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("accepts the company as text and the name in any case, as older clients send them", async () => {
    const answer = await product.call({
      method: "POST",
      path: "/api/login",
      body: { CompanyID: "1", Username: " Meera ", Password: DEMO_PASSWORD },
    });
    expect(answer.read()).toMatchObject({ success: true, CompanyID: 1, UserRoleId: 1 });
    expect(answer.headers.getSetCookie()[0]).toMatch(/vanbook_session=1\.[\w-]{43};.*httponly/i);
  });

  it("refuses a disabled user in the same way as a wrong password", async () => {
    const user = await product.db("users").where({ company_id: 1, is_active: 0 }).first("username");
    const answer = await product.call({
      method: "POST",
      path: "/api/login",
      body: { CompanyID: 1, Username: user.username, Password: DEMO_PASSWORD },
    });
    expectProblem(answer, 401, "INVALID_CREDENTIALS", WRONG_CREDENTIALS);
  });

  it("slows down guesses at one user, lets other users in, and says when to try again", async () => {
    const guess = {
      method: "POST",
      path: "/api/login",
      body: { CompanyID: 2, Username: "jose", Password: "guess" },
    };
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await product.call(guess)).status).toBe(401);
    const refusedAnswer = await product.call(guess);
    expectProblem(refusedAnswer, 429, "RATE_LIMITED", "Too many attempts. Please try again later.");
    expect(Number(refusedAnswer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(refusedAnswer.headers.get("Retry-After"))).toBeLessThanOrEqual(900);
    expect(
      (
        await product.call({
          ...guess,
          body: { ...guess.body, Username: "fathima", Password: DEMO_PASSWORD },
        })
      ).status,
    ).toBe(200);
  });
});

describe("guessing", () => {
  it("is limited in the same way for other spellings of the name and for requests at once", async () => {
    const guess = (Username: string) =>
      product.call({
        method: "POST",
        path: "/api/login",
        body: { CompanyID: 2, Username, Password: "guess" },
      });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => guess(["lekha", "LEKHA", "Lékhá"][at % 3] ?? "")),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    expect((await guess("lekhà")).status).toBe(429);
  });
  it("from one address is counted across all companies", async () => {
    const rows = await product.db("login_attempts").where("company_id", 0).select("failures");
    expect(rows.length).toBe(1);
    expect(Number(rows[0].failures)).toBeGreaterThan(20);
  });
});

describe("guessing from many addresses", () => {
  let behind: Awaited<ReturnType<typeof serve>>;
  let nth = 0;
  beforeAll(async () => {
    behind = await serve(product.db, product.databaseUrl, undefined, { VANBOOK_PROXIES: "1" });
  });
  afterAll(() => behind?.stop());
  const from = (address: string, Password: string, cookie?: string) =>
    behind.call({
      ...{ method: "POST", path: "/api/login", body: { CompanyID: 1, Username: "george", Password } },
      headers: { "X-Forwarded-For": address },
      ...(cookie !== undefined && { cookie }),
    });
  const guess = () => from(`203.0.113.${(nth += 1)}`, "guess");
  /**
   * Moves all recorded attempts (by account, address and browser) this many seconds into the past.
   */
  const wait = (seconds: number) =>
    product.db("login_attempts").update({
      last_at: product.db.raw("last_at - INTERVAL ? SECOND", [seconds]),
    });

  it("is slowed down more and more for the account; the user's own browser can still sign in", async () => {
    const knownAnswer = await from("198.51.100.1", DEMO_PASSWORD);
    const browser = knownAnswer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("vanbook_browser="));
    expect(browser).toMatch(/^vanbook_browser=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const own = browser?.split(";")[0] ?? "";
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).status).toBe(401);
    const delays: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const refusedAnswer = await guess();
      expectProblem(refusedAnswer, 429, "RATE_LIMITED");
      delays.push(Number(refusedAnswer.headers.get("Retry-After")));
      await wait(delays.at(-1) ?? 0);
      expect((await guess()).status).toBe(401);
    }
    expect(delays[0]).toBeGreaterThan(15);
    expect(delays[0]).toBeLessThanOrEqual(30);
    expect(delays[1]).toBeGreaterThan(45);
    expect(delays[1]).toBeLessThanOrEqual(60);
    expect(delays[2]).toBeGreaterThan(90);
    expect(delays[2]).toBeLessThanOrEqual(120);
    // The right password must wait from other browsers (also with a made-up browser cookie), but
    // not from the user's own browser.
    expect((await from("198.51.100.2", DEMO_PASSWORD)).status).toBe(429);
    expect((await from("198.51.100.2", DEMO_PASSWORD, `vanbook_browser=${"a".repeat(43)}`)).status).toBe(429);
    expect((await from("198.51.100.2", DEMO_PASSWORD, own)).status).toBe(200);
    // A stolen browser cookie allows ten guesses too.
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await from("198.51.100.3", "guess", own)).status).toBe(401);
    expect((await from("198.51.100.3", "guess", own)).status).toBe(429);
  });

  it("500 failures from one address do not yet lock out an office that shares it; 1000 lock out unknown browsers only", async () => {
    const office = "192.0.2.7";
    await behind.call({
      ...{ method: "POST", path: "/api/login", headers: { "X-Forwarded-For": office } },
      body: { CompanyID: 1, Username: "nobody", Password: "guess" },
    });
    const newest = product.db("login_attempts").where("company_id", 0).orderBy("last_at", "desc").limit(1);
    const [row] = await newest.select("subject", "window_start");
    const set = (failures: number) =>
      product
        .db("login_attempts")
        .where({ company_id: 0, ...row })
        .update({ failures });
    const signInFathima = (cookie?: string, Password = DEMO_PASSWORD, Username = "fathima") =>
      behind.call({
        ...{ method: "POST", path: "/api/login", headers: { "X-Forwarded-For": office } },
        body: { CompanyID: 2, Username, Password },
        ...(cookie !== undefined && { cookie }),
      });
    await set(500);
    const firstAnswer = await signInFathima();
    expect(firstAnswer.status).toBe(200);
    // A successful sign-in isn't counted as a failure.
    expect((await signInFathima()).status).toBe(200);
    await set(1000);
    expect((await signInFathima()).status).toBe(429);
    const [own = ""] =
      firstAnswer.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith("vanbook_browser="))
        ?.split(";") ?? [];
    expect((await signInFathima(own)).status).toBe(200);
    // It is known for this user alone, and has ten guesses like any known browser.
    expect((await signInFathima(own, DEMO_PASSWORD, "jose")).status).toBe(429);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await signInFathima(own, "guess")).status).toBe(401);
    expect((await signInFathima(own, "guess")).status).toBe(429);
    await set(0);
  });

  it("a change of password makes the server forget the user's known browsers", async () => {
    const user = await product.db("users").where({ company_id: 1, username: "latha" }).first("id");
    const cookie = await product.signIn(1, "latha");
    const listKnownBrowsers = () => product.db("known_browsers").where({ company_id: 1, user_id: user.id });
    expect(await listKnownBrowsers()).toHaveLength(1);
    const change = (NewPassword: string) =>
      product.call({
        ...{ method: "POST", path: "/api/resetpassword", cookie },
        body: { Empid: user.id, CurrentPassword: DEMO_PASSWORD, NewPassword },
      });
    expectProblem(await change("Password123"), 400, "PASSWORD_COMMON");
    expect(await listKnownBrowsers()).toHaveLength(1);
    expect((await change("quiet-lagoon-7")).status).toBe(200);
    expect(await listKnownBrowsers()).toHaveLength(0);
  });
});

describe("a session", () => {
  it("is required: a request without a valid session cookie is refused", async () => {
    for (const cookie of [
      undefined,
      "vanbook_session=",
      "vanbook_session=1.x",
      `vanbook_session=1.${"a".repeat(43)}`,
    ]) {
      expectProblem(
        await product.call({ method: "GET", path: "/api/getcompanynav", ...(cookie ? { cookie } : {}) }),
        401,
        "SIGN_IN_REQUIRED",
      );
    }
  });
  it("ends when it is too old, idle or signed out, or when its user is disabled", async () => {
    const user = await product.db("users").where({ company_id: 2, username: "nikhil" }).first("id");
    const own = { company_id: 2, user_id: user.id };
    const ways: Record<string, (cookie: string) => Promise<unknown>> = {
      old: () => product.db("sessions").where(own).update({ expires_at: "2020-01-01 00:00:00" }),
      idle: () => product.db("sessions").where(own).update({ last_seen_at: "2020-01-01 00:00:00" }),
      "signed out": (cookie) => product.call({ method: "POST", path: "/api/logout", cookie }),
      disabled: () => product.db("users").where({ company_id: 2, id: user.id }).update({ is_active: 0 }),
    };
    for (const [way, end] of Object.entries(ways)) {
      const cookie = await product.signIn(2, "nikhil");
      expect((await product.call({ method: "GET", path: "/api/v1/session", cookie })).status, way).toBe(200);
      await end(cookie);
      expectProblem(
        await product.call({ method: "GET", path: "/api/v1/session", cookie }),
        401,
        "SIGN_IN_REQUIRED",
      );
    }
    await product.db("users").where({ company_id: 2, id: user.id }).update({ is_active: 1 });
  });
  it("may write only from our own pages", async () => {
    const write = { method: "POST", path: "/api/logout", cookie: admin };
    for (const headers of [
      { "X-Vanbook-Client": "" },
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: "null" },
    ] as Record<string, string>[]) {
      expectProblem(await product.call({ ...write, headers }), 403, "CSRF_REFUSED");
    }
    expect((await product.call({ method: "GET", path: "/api/v1/session", cookie: admin })).status).toBe(200);
    const own = await product.call({
      ...write,
      cookie: await product.signIn(1, "meera"),
      headers: { Origin: product.url },
    });
    expect(own.status).toBe(200);
  });
  it("may write from our own pages without X-Vanbook-Client, but not by a form", async () => {
    const cookie = await product.signIn(1, "meera");
    const write = (headers: Record<string, string>, body?: string) =>
      fetch(`${product.url}/api/logout`, {
        method: "POST",
        headers: { Cookie: cookie, ...headers },
        body: body ?? null,
      });
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])
      for (const Origin of [product.url, "https://evil.example"])
        expect((await write({ Origin, "Content-Type": type }, "{}")).status, `${Origin} ${type}`).toBe(403);
    const json = { "Content-Type": "application/json" };
    expect((await write(json, "{}")).status).toBe(403);
    expect((await write({ ...json, Origin: "https://evil.example" }, "{}")).status).toBe(403);
    expect((await write({ ...json, Origin: product.url }, "{}")).status).toBe(200);
  });
});

it("the session cookie is for HTTPS only when the settings say that a proxy ends HTTPS", async () => {
  const secure = await serve(product.db, product.databaseUrl, undefined, { VANBOOK_SECURE: "1" });
  const body = { CompanyID: 1, Username: "biju", Password: DEMO_PASSWORD };
  const answer = await secure.call({ method: "POST", path: "/api/login", body });
  expect(answer.status, answer.text).toBe(200);
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies)
    expect(cookie).toMatch(
      /^__Host-vanbook_(session|browser)=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
  for (const cookie of cookies) expect(answer.text).not.toContain(/=([^;]+)/.exec(cookie)?.[1]);
  expect(answer.headers.get("Strict-Transport-Security")).toBe("max-age=31536000; includeSubDomains");
  await secure.stop();
});
