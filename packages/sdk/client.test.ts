import { expect, test } from "vitest";
import { createVanbook, operation } from "./client.ts";
import { type ContractDate, contractDate } from "./generated/operations.ts";
import { createTestServer } from "./fixtures/test-server.ts";

const TEST_RANGE = { FromDate: "2026-04-01", ToDate: "2026-04-30" };

test("the client sends a report's arguments as the body, with the API key and the SDK's version", async () => {
  const server = await createTestServer(() => ({ json: { billDetails: [] } }));
  const vanbook = createVanbook({ baseUrl: server.url, auth: { kind: "key", key: "vbk_1" } });

  expect(await vanbook.sales.report({ ...TEST_RANGE, Branch: undefined, CustomerID: null })).toEqual({
    billDetails: [],
  });

  const [firstRequest] = server.seen;
  expect(firstRequest).toMatchObject({ method: "POST", path: "/api/getSaleReport", query: {} });
  expect(JSON.parse(firstRequest?.body ?? "")).toEqual({ ...TEST_RANGE, CustomerID: null });
  expect(firstRequest?.headers).toMatchObject({
    authorization: "Bearer vbk_1",
    accept: "application/json",
    "content-type": "application/json",
  });
  expect(firstRequest?.headers["x-vanbook-client"]).toMatch(/^sdk\/\d+\.\d+\.\d+$/);
  expect(firstRequest?.headers["idempotency-key"]).toBeUndefined();
});

test("the client names its own contract version, or the version that the caller pins", async () => {
  const server = await createTestServer(() => ({ json: [] }));
  const options = { baseUrl: server.url, auth: { kind: "key", key: "k" } } as const;
  await createVanbook(options).bills.lines({ BillID: 7 });
  // An older version, as if the server still supported it.
  await createVanbook({ ...options, version: "2025-04-01" as ContractDate }).bills.lines({ BillID: 7 });
  expect(server.seen.map(({ headers }) => headers["vanbook-version"])).toEqual([contractDate, "2025-04-01"]);
});

test("the client sends a GET's arguments in the query string and leaves out undefined ones", async () => {
  const server = await createTestServer(() => ({ json: [] }));
  const vanbook = createVanbook({ baseUrl: `${server.url}/`, auth: { kind: "key", key: "k" } });
  await vanbook.bills.lines({ BillID: 7, CompanyID: undefined });
  expect(server.seen[0]).toMatchObject({
    method: "GET",
    path: "/api/GetBilldetails",
    query: { BillID: "7" },
    body: "",
  });
});

test("the client encodes what could change the address, in a query and in a path", async () => {
  const server = await createTestServer(() => ({ json: {} }));
  const vanbook = createVanbook({ baseUrl: server.url, auth: { kind: "key", key: "k" } });
  const hostileText = "a&b=c#d?e/../%2e%2e \r\nX: 1";
  await vanbook.records.find({ text: hostileText });
  await vanbook.apiKeys.revoke({ keyId: "../../login?x=#" as unknown as number });
  expect(server.seen.map(({ path, query }) => [path, query])).toEqual([
    ["/api/v1/find", { text: hostileText }],
    ["/api/v1/api-keys/..%2F..%2Flogin%3Fx%3D%23", {}],
  ]);
});

test("the client puts a named argument into the path", async () => {
  const server = await createTestServer(() => ({ json: { success: true, message: "Revoked." } }));
  const vanbook = createVanbook({ baseUrl: server.url, auth: { kind: "key", key: "k" } });
  await vanbook.apiKeys.revoke({ keyId: 12 });
  expect(server.seen[0]).toMatchObject({ method: "DELETE", path: "/api/v1/api-keys/12", body: "" });
});

test("the client sends the body of a DELETE, an empty body, and a list as a body", async () => {
  const server = await createTestServer(() => ({ json: { success: true, message: "Done." } }));
  const vanbook = createVanbook({ baseUrl: server.url, auth: { kind: "key", key: "k" } });
  await vanbook.receipts.delete({ ReNo: 5 });
  await vanbook.session.logout();
  await vanbook.beatPlans.save([]);
  expect(server.seen.map((request) => [request.method, request.body])).toEqual([
    ["DELETE", '{"ReNo":5}'],
    ["POST", "{}"],
    ["POST", "[]"],
  ]);
});

test("the client sends files as a form", async () => {
  const server = await createTestServer(() => ({ json: { success: true, message: "Saved." } }));
  const vanbook = createVanbook({ baseUrl: server.url, auth: { kind: "key", key: "k" } });
  await vanbook.items.save({
    ItemName: "Gauze",
    ItemDescription: "Roll",
    ItemCategoryID: 1,
    MRP: 12.5,
    Sales_Price: 10,
    itmsize: null,
    images: [new Blob(["first"], { type: "image/png" }), new File(["second"], "two.png")],
    RECNO: [1, 2],
  });
  const { headers, body = "" } = server.seen[0] ?? {};
  expect(headers?.["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  const parts = [
    ...body.matchAll(/name="(\w+)"(?:; filename="(.+?)")?(?:\r\nContent-Type: .+)?\r\n\r\n(.*)\r\n/g),
  ];
  expect(parts.map(([, name, file, value]) => [name, file, value])).toEqual([
    ["ItemName", undefined, "Gauze"],
    ["ItemDescription", undefined, "Roll"],
    ["ItemCategoryID", undefined, "1"],
    ["MRP", undefined, "12.5"],
    ["Sales_Price", undefined, "10"],
    ["itmsize", undefined, ""],
    ["images", "blob", "first"],
    ["images", "two.png", "second"],
    ["RECNO", undefined, "1"],
    ["RECNO", undefined, "2"],
  ]);
});

test("the client returns the text of an operation that answers with text", async () => {
  const server = await createTestServer(() => ({
    headers: { "Content-Type": "text/plain" },
    text: "Queued.",
  }));
  const vanbook = createVanbook({ baseUrl: server.url, auth: { kind: "key", key: "k" } });
  expect(await vanbook.whatsapp.send({ phone: "9847012345", fileBase64: "JVBERi0=" })).toBe("Queued.");
});

test("a client with a session sends the session's cookies", async () => {
  const server = await createTestServer(({ path }) =>
    path === "/api/login"
      ? { headers: { "Set-Cookie": "vanbook_session=s1; HttpOnly" }, json: { success: true } }
      : { json: { Name: "Anu" } },
  );
  let cookie = "";
  const vanbook = createVanbook({
    baseUrl: server.url,
    auth: { kind: "session" },
    // Acts like a browser with credentials: "include", because Node keeps no cookies.
    fetch: async (input) => {
      const request = input as Request;
      expect(request.credentials).toBe("include");
      const response = await fetch(
        new Request(request, { headers: { ...Object.fromEntries(request.headers), cookie } }),
      );
      cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
      return response;
    },
  });
  await vanbook.session.login({ CompanyID: 1, Username: "anu", Password: "secret" });
  expect(await vanbook.session.current()).toEqual({ Name: "Anu" });
  expect(server.seen[1]?.headers).toMatchObject({
    cookie: "vanbook_session=s1",
    "x-vanbook-client": expect.any(String),
  });
  expect(server.seen[1]?.headers.authorization).toBeUndefined();
});

test("a client with an API key sends no cookies", async () => {
  const credentials: RequestCredentials[] = [];
  const spy: typeof fetch = async (input) => {
    credentials.push((input as Request).credentials);
    return Response.json({ Name: "Anu" });
  };
  const vanbook = createVanbook({ baseUrl: "http://127.0.0.1", auth: { kind: "key", key: "k" }, fetch: spy });
  await vanbook.session.current();
  expect(credentials).toEqual(["omit"]);
});

test("`operation` finds a method by its operation's name", () => {
  const vanbook = createVanbook({ baseUrl: "http://127.0.0.1", auth: { kind: "session" } });
  expect(operation(vanbook, "sales.report")).toBe(vanbook.sales.report);
});
