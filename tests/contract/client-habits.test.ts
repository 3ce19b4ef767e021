import { Agent } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { startProduct, DEMO_PASSWORD, type Product } from "../product.ts";
import { sendRaw } from "./send-raw.ts";

const LOGIN_BODY = { CompanyID: 1, Username: "biju", Password: DEMO_PASSWORD };

let product: Product;
let cookie: string;
beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  cookie = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer) =>
  sendRaw(product.url, { method, path, headers, ...(body !== undefined && { body }) });
const signInAs = (type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  ask("POST", "/api/login", { "Content-Type": type, ...headers }, body);

it.each([
  "",
  "*/*",
  "application/json; charset=utf-8",
  "application/json;odata=verbose",
  'application/json; profile="a, b"; q=0.9, text/plain;q=0.1',
  "text/html, application/xhtml+xml, application/xml;q=0.9, image/webp, */*;q=0.8",
])("a request is answered as JSON to a client that accepts %j", async (Accept) => {
  const headers: Record<string, string> = Accept === "" ? {} : { Accept };
  const answer = await ask("GET", "/api/companies", headers);
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
});

it("a request is answered as CSV if the accepted type has parameters, and not at all if no type is accepted", async () => {
  const report = `/api/DebitorsReport?FromDate=${getToday()}&ToDate=${getToday()}`;
  const csv = await ask("GET", report, { Cookie: cookie, Accept: "text/csv; header=present" });
  expect([csv.status, csv.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
  const xml = await ask("GET", report, { Cookie: cookie, Accept: "application/xml; q=1" });
  expect([xml.status, xml.code]).toEqual([406, "NOT_ACCEPTABLE"]);
});

it.each([
  "application/json",
  "APPLICATION/JSON",
  "application/json;charset=UTF-8",
  "application/json; charset=iso-8859-1",
  "application/json; odata=verbose",
])("a request is answered if its JSON has the type %s and is UTF-8", async (type) => {
  const body = JSON.stringify({ ...LOGIN_BODY, Note: "കേരളം" });
  for (const sentBody of [body, `\uFEFF${body}`, Buffer.from(body)]) {
    const answer = await signInAs(type, sentBody);
    expect([answer.status, answer.headers["x-vanbook-ignored"]]).toEqual([200, "Note"]);
  }
});

it("a request is answered with a refusal if its body is not UTF-8, is compressed, or is a form of another kind", async () => {
  const latin = Buffer.from(JSON.stringify({ ...LOGIN_BODY, Username: "José" }), "latin1");
  const refusals = [
    await signInAs("application/json", latin),
    await signInAs("application/json; charset=iso-8859-1", latin),
    await signInAs("application/json", gzipSync(JSON.stringify(LOGIN_BODY)), { "Content-Encoding": "gzip" }),
    await signInAs("application/x-www-form-urlencoded", new URLSearchParams({ Username: "biju" }).toString()),
  ];
  expect(refusals.map(({ status, code, message }) => [status, code, message])).toEqual([
    [400, "BAD_JSON", "The body is not UTF-8."],
    [400, "BAD_JSON", "The body is not UTF-8."],
    [415, "MEDIA_TYPE_UNSUPPORTED", "The body must not be compressed."],
    [415, "MEDIA_TYPE_UNSUPPORTED", "The body must be JSON (Content-Type: application/json)."],
  ]);
});

it("a request is answered also to a client that waits for leave to send, has no name, or sends many on one connection", async () => {
  const body = JSON.stringify(LOGIN_BODY);
  expect((await signInAs("application/json", body, { Expect: "100-continue" })).status).toBe(200);
  expect((await signInAs("application/json", body, { "User-Agent": "" })).status).toBe(200);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (let nth = 0; nth < 300; nth += 1) {
    const answer = await sendRaw(product.url, { method: "GET", path: "/api/companies", agent });
    expect(answer.status).toBe(200);
    ports.add(answer.localPort);
  }
  agent.destroy();
  expect(ports.size).toBe(1);
});

it("a request is answered also with the ids of thousands of users, encoded", async () => {
  const users = Array.from({ length: 3_300 }, (_, at) => 10_000 + at).join(",");
  const query = new URLSearchParams({ CompanyID: "1", FromDate: getToday(), activeUserId: users });
  const answer = await ask("GET", `/api/TotalSale?${query}`, { Cookie: cookie });
  expect(answer.status, answer.text).toBe(200);
});

it("a request is answered by its cookie if it also has the password of a proxy, and then needs the Origin too", async () => {
  const Authorization = `Basic ${Buffer.from("office:secret").toString("base64")}`;
  const read = await ask("GET", "/api/getcompanynav?CompanyID=1", { Cookie: cookie, Authorization });
  expect(read.status, read.text).toBe(200);
  const task = JSON.stringify({ TID: 0, Taskname: "", TDate: getToday(), Status: 1 });
  const headers = { Cookie: cookie, Authorization, "Content-Type": "application/json" };
  const write = (own: Record<string, string>) =>
    ask("POST", "/api/webInsertUpdateTask", { ...headers, ...own }, task);
  expect((await write({ Origin: product.url })).code).toBe("INVALID_FIELDS");
  expect((await write({})).code).toBe("CSRF_REFUSED");
  expect((await ask("GET", "/api/getcompanynav", { Authorization })).code).toBe("KEY_INVALID");
});

it("a request is answered if it signs in again, with an old cookie too, and if it signs out with an empty form", async () => {
  const json = { "Content-Type": "application/json", Origin: product.url };
  const oldCookie = `vanbook_session=1.${"a".repeat(43)}; other=1`;
  const first = await ask("POST", "/api/login", { ...json, Cookie: oldCookie }, JSON.stringify(LOGIN_BODY));
  expect(first.status, first.text).toBe(200);
  const again = await ask(
    "POST",
    "/api/login",
    { ...json, Cookie: first.cookie },
    JSON.stringify(LOGIN_BODY),
  );
  expect([again.status, again.cookie === first.cookie]).toEqual([200, false]);
  const form = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "0" };
  const leave = (Origin: string) => ask("POST", "/api/logout", { ...form, Origin, Cookie: again.cookie });
  expect((await leave("https://evil.example")).status).toBe(403);
  expect((await leave(product.url)).status).toBe(200);
  expect((await ask("GET", "/api/v1/session", { Cookie: again.cookie })).status).toBe(401);
});

it("a request is answered with 404 if its path is spelt in another way, and without a body to HEAD", async () => {
  for (const path of ["/api/companies/", "/API/companies", "/api/Companies", "/api/companies.json"])
    expect((await ask("GET", path)).code, path).toBe("UNKNOWN_OPERATION");
  const head = await ask("HEAD", "/api/companies");
  expect([head.status, head.text]).toEqual([200, ""]);
  const options = await ask("OPTIONS", "/api/companies");
  expect([options.status, options.headers["allow"]]).toEqual([405, "HEAD, GET"]);
});
