import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve, startProduct, PASSWORD, type Product } from "../product.ts";
import { expectProblem } from "./expect-problem.ts";

const WRONG = "Invalid credentials for Username or Password.";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

describe("sign-in", () => {
  const required = "Username and Password are required.";
  it.each([
    ["an empty name", { CompanyID: 1, Username: "", Password: PASSWORD }, 400, "INVALID_FIELDS", required],
    ["a blank name", { CompanyID: 1, Username: "   ", Password: PASSWORD }, 400, "INVALID_FIELDS", required],
    ["no password", { CompanyID: 1, Username: "meera" }, 400, "INVALID_FIELDS", required],
    [
      "a wrong password",
      { CompanyID: 1, Username: "meera", Password: "wrong" },
      401,
      "INVALID_CREDENTIALS",
      WRONG,
    ],
    [
      "an unknown name",
      { CompanyID: 1, Username: "nobody", Password: PASSWORD },
      401,
      "INVALID_CREDENTIALS",
      WRONG,
    ],
    [
      "another company's user",
      { CompanyID: 2, Username: "meera", Password: PASSWORD },
      401,
      "INVALID_CREDENTIALS",
      WRONG,
    ],
    [
      "an unknown company",
      { CompanyID: 77, Username: "meera", Password: PASSWORD },
      401,
      "INVALID_CREDENTIALS",
      WRONG,
    ],
  ])("refuses %s", async (_, body, status, code, message) => {
    const answer = await product.call({ method: "POST", path: "/api/login", body });
    expectProblem(answer, status, code, message);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("takes the company as text and the name in any case, as older clients send them", async () => {
    const answer = await product.call({
      method: "POST",
      path: "/api/login",
      body: { CompanyID: "1", Username: " Meera ", Password: PASSWORD },
    });
    expect(answer.read()).toMatchObject({ success: true, CompanyID: 1, UserRoleId: 1 });
    expect(answer.headers.getSetCookie()[0]).toMatch(/vanbook_session=1\.[\w-]{43};.*httponly/i);
  });

  it("refuses a disabled user like a wrong password", async () => {
    const user = await product.db("users").where({ company_id: 1, is_active: 0 }).first("username");
    const answer = await product.call({
      method: "POST",
      path: "/api/login",
      body: { CompanyID: 1, Username: user.username, Password: PASSWORD },
    });
    expectProblem(answer, 401, "INVALID_CREDENTIALS", WRONG);
  });

  it("slows down who guesses, without locking the account for others, and says when to come back", async () => {
    const guess = {
      method: "POST",
      path: "/api/login",
      body: { CompanyID: 2, Username: "jose", Password: "guess" },
    };
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await product.call(guess)).status).toBe(401);
    const refused = await product.call(guess);
    expectProblem(refused, 429, "RATE_LIMITED", "Too many attempts. Please try again later.");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(900);
    expect(
      (await product.call({ ...guess, body: { ...guess.body, Username: "fathima", Password: PASSWORD } }))
        .status,
    ).toBe(200);
  });
});

describe("guessing", () => {
  it("is not made easier by another spelling of the name, nor by many at once", async () => {
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
  it("at one address counts over all companies", async () => {
    const rows = await product.db("login_attempts").where("company_id", 0).select("failures");
    expect(rows.length).toBe(1);
    expect(Number(rows[0].failures)).toBeGreaterThan(20);
  });
});

describe("a session", () => {
  it("is asked for", async () => {
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
  it("ends when it is old, idle, signed out, or its user is disabled", async () => {
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
  it("writes for our own pages only", async () => {
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
});

it("gives its cookie to HTTPS only, where it is told that HTTPS ends before it", async () => {
  const secure = await serve(product.db, product.databaseUrl, undefined, { VANBOOK_SECURE: "1" });
  const body = { CompanyID: 1, Username: "biju", Password: PASSWORD };
  const answer = await secure.call({ method: "POST", path: "/api/login", body });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-vanbook_session=.*secure/i);
  expect(answer.headers.get("Strict-Transport-Security")).toContain("max-age");
  await secure.stop();
});
