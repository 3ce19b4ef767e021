import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, PASSWORD, type Answer, type Product, type Request } from "../product.ts";

const TABLE = "application/vnd.vanbook.table+json";
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
    ["a wrong password", { CompanyID: 1, Username: "meera", Password: "wrong" }, 401, "INVALID_CREDENTIALS", WRONG],
    ["an unknown name", { CompanyID: 1, Username: "nobody", Password: PASSWORD }, 401, "INVALID_CREDENTIALS", WRONG],
    ["another company's user", { CompanyID: 2, Username: "meera", Password: PASSWORD }, 401, "INVALID_CREDENTIALS", WRONG],
    ["an unknown company", { CompanyID: 77, Username: "meera", Password: PASSWORD }, 401, "INVALID_CREDENTIALS", WRONG],
  ])("refuses %s", async (_, body, status, code, message) => {
    const answer = await product.call({ method: "POST", path: "/api/login", body });
    expectProblem(answer, status, code, message);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("takes the company as text and the name in any case, as older clients send them", async () => {
    const answer = await product.call({ method: "POST", path: "/api/login", body: { CompanyID: "1", Username: " Meera ", Password: PASSWORD } });
    expect(answer.read()).toMatchObject({ success: true, CompanyID: 1, UserRoleId: 1 });
    expect(answer.headers.getSetCookie()[0]).toMatch(/vanbook_session=1\.[\w-]{43};.*httponly/i);
  });

  it("refuses a disabled user like a wrong password", async () => {
    const user = await product.db("users").where({ company_id: 1, is_active: 0 }).first("username");
    const answer = await product.call({ method: "POST", path: "/api/login", body: { CompanyID: 1, Username: user.username, Password: PASSWORD } });
    expectProblem(answer, 401, "INVALID_CREDENTIALS", WRONG);
  });

  it("slows down who guesses, without locking the account for others, and says when to come back", async () => {
    const guess = { method: "POST", path: "/api/login", body: { CompanyID: 2, Username: "jose", Password: "guess" } };
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await product.call(guess)).status).toBe(401);
    const refused = await product.call(guess);
    expectProblem(refused, 429, "RATE_LIMITED", "Too many attempts. Please try again later.");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(900);
    expect((await product.call({ ...guess, body: { ...guess.body, Username: "fathima", Password: PASSWORD } })).status).toBe(200);
  });
});

describe("a report's request", () => {
  const range = { FromDate: "2026-04-01", ToDate: "2026-04-30" };
  const required = "CompanyID, FromDate, and ToDate are required.";
  it.each<[string, unknown, number, string, string | RegExp]>([
    ["no dates", {}, 400, "RANGE_REQUIRED", required],
    ["an empty date", { FromDate: "", ToDate: "2026-04-30" }, 400, "RANGE_REQUIRED", required],
    ["a reversed range", { FromDate: "2026-04-30", ToDate: "2026-04-01" }, 400, "RANGE_REVERSED", "From Date must not be after To Date."],
    ["a hundred years", { FromDate: "1926-04-01", ToDate: "2026-04-01" }, 400, "RANGE_TOO_LONG", "The range is longer than three years."],
    ["30 February", { FromDate: "2026-02-30", ToDate: "2026-04-30" }, 400, "INVALID_FIELDS", "FromDate must be a date (YYYY-MM-DD)."],
    ["a date in another form", { FromDate: "01-04-2026", ToDate: "2026-04-30" }, 400, "INVALID_FIELDS", /FromDate must be a date/],
    ["a wrong type", { ...range, CustomerID: "twelve" }, 400, "INVALID_FIELDS", "CustomerID must be a whole number or empty."],
    ["a fraction of a customer", { ...range, CustomerID: 1.5 }, 400, "INVALID_FIELDS", "CustomerID must be a whole number or empty."],
    ["a negative customer", { ...range, CustomerID: -1 }, 400, "INVALID_FIELDS", /CustomerID/],
    ["a sale type that there is not", { ...range, Type: "Sideways" }, 400, "INVALID_FIELDS", "Type must be one of All, Retail, Wholesale."],
    ["users that are no list", { ...range, activeUserId: "1;DROP TABLE bills" }, 400, "INVALID_FIELDS", /activeUserId/],
    ["an unknown field", { ...range, Salesperson: 3 }, 400, "UNKNOWN_FIELD", "Salesperson is not a field of this operation."],
    ["a list for a body", [range], 400, "INVALID_FIELDS", "body must be an object."],
    ["broken JSON", '{"FromDate": "2026-04-01"', 400, "BAD_JSON", "The body is not valid JSON."],
    ["another company", { ...range, companyID: 2 }, 403, "COMPANY_MISMATCH", "The request names another company than the one signed in to."],
  ])("with %s is refused", async (_, body, status, code, message) => {
    expectProblem(await saleReport({ body }), status, code, message);
  });

  it("of 10 MB is refused before it is read", async () => {
    const answer = await saleReport({ body: { ...range, Type: "x".repeat(10 * 1024 * 1024) } });
    expectProblem(answer, 413, "BODY_TOO_LARGE", "The body is larger than this operation takes.");
  });
  it("in another form than JSON is refused", async () => {
    const answer = await saleReport({ body: "FromDate=2026-04-01", headers: { "Content-Type": "text/plain" } });
    expectProblem(answer, 415, "MEDIA_TYPE_UNSUPPORTED", "The body must be JSON (Content-Type: application/json).");
  });
  it.each([
    ["an unknown column to sort by", { sort: "password_hash" }, "SORT_UNKNOWN"],
    ["SQL to sort by", { sort: "BillDate;DROP" }, "INVALID_FIELDS"],
    ["page 0", { page: "0" }, "INVALID_FIELDS"],
    ["a page of a million", { pageSize: "1000000" }, "INVALID_FIELDS"],
    ["an unknown parameter", { limit: "5" }, "UNKNOWN_FIELD"],
  ])("with %s is refused", async (_, query: Record<string, string>, code) => {
    expectProblem(await saleReport({ body: range, query, headers: { Accept: TABLE } }), 400, code);
  });
  it("in a representation that there is not is refused", async () => {
    expectProblem(await saleReport({ body: range, headers: { Accept: "application/pdf" } }), 406, "NOT_ACCEPTABLE");
  });
  it("sent twice under one name is refused", async () => {
    expectProblem(await product.call({ method: "GET", path: "/api/GetBilldetails?BillID=1&BillID=2", cookie: admin }), 400, "INVALID_FIELDS");
  });
  it("finds hostile text as text", async () => {
    for (const search of ["%", "_", "\\", "'", "' OR 1=1 --"]) {
      const answer = await saleReport({ body: range, query: { search }, headers: { Accept: TABLE } });
      expect(answer.status).toBe(200);
      expect(answer.read<{ page: { rows: number } }>().page.rows, search).toBe(0);
    }
  });
  it("for what is absent or another's is the same 404", async () => {
    const theirs = await product.db("bills").where("company_id", 1).max("id as id").first();
    const [absent, foreign] = await Promise.all(
      [9_999_999, Number(theirs?.id)].map(async (id) =>
        product.call({ method: "GET", path: "/api/GetBilldetails", query: { BillID: String(id) }, cookie: await product.signIn(2, "fathima") }),
      ),
    );
    for (const answer of [absent, foreign]) expectProblem(answer as Answer, 404, "NOT_FOUND", "There is no such record.");
  });
});

describe("a session", () => {
  it("is asked for", async () => {
    for (const cookie of [undefined, "vanbook_session=", "vanbook_session=1.x", `vanbook_session=1.${"a".repeat(43)}`]) {
      expectProblem(await product.call({ method: "GET", path: "/api/getcompanynav", ...(cookie ? { cookie } : {}) }), 401, "SIGN_IN_REQUIRED");
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
      expectProblem(await product.call({ method: "GET", path: "/api/v1/session", cookie }), 401, "SIGN_IN_REQUIRED");
    }
    await product.db("users").where({ company_id: 2, id: user.id }).update({ is_active: 1 });
  });
  it("writes for our own pages only", async () => {
    const write = { method: "POST", path: "/api/logout", cookie: admin };
    for (const headers of [{ "X-Vanbook-Client": "" }, { Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }, { Origin: "null" }] as Record<string, string>[]) {
      expectProblem(await product.call({ ...write, headers }), 403, "CSRF_REFUSED");
    }
    expect((await product.call({ method: "GET", path: "/api/v1/session", cookie: admin })).status).toBe(200);
    const own = await product.call({ ...write, cookie: await product.signIn(1, "meera"), headers: { Origin: product.url } });
    expect(own.status).toBe(200);
  });
});

it("changes nothing of the books, whatever is sent", async () => {
  const before = await fingerprint();
  for (const body of ["null", "[]", "{}", '{"__proto__":{"admin":true}}', '"x"', "1e999", '{"FromDate":{"$gt":""}}']) {
    const answer = await saleReport({ body });
    expect(answer.status, body).toBe(400);
  }
  expect(await fingerprint()).toEqual(before);
});

it("names operations that there are not, and methods that they do not take", async () => {
  expectProblem(await product.call({ method: "GET", path: "/api/nothing", cookie: admin }), 404, "UNKNOWN_OPERATION");
  const wrong = await product.call({ method: "DELETE", path: "/api/login", cookie: admin });
  expectProblem(wrong, 405, "METHOD_NOT_ALLOWED");
  expect(wrong.headers.get("Allow")).toBe("POST");
});

function saleReport(request: Partial<Request>) {
  return product.call({ method: "POST", path: "/api/getSaleReport", cookie: admin, ...request });
}

function expectProblem(answer: Answer, status: number, code: string, message?: string | RegExp) {
  const body = answer.read<{ success: boolean; message: string; error: string; code: string; requestId: string }>();
  expect({ status: answer.status, code: body?.code }, answer.text).toEqual({ status, code });
  expect(body.success).toBe(false);
  expect(body.error).toBe(body.message);
  expect(body.requestId).toBe(answer.headers.get("X-Request-Id"));
  if (message instanceof RegExp) expect(body.message).toMatch(message);
  else if (message) expect(body.message).toBe(message);
}

async function fingerprint() {
  const tables = ["bills", "vouchers", "ledger_entries", "stock_moves", "users", "accounts"];
  return Promise.all(tables.map(async (table) => product.db(table).count("* as rows").first()));
}
