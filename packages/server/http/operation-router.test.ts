import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import Koa from "koa";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Problem } from "@vanbook/sdk/problem";
import type { BoundOperation } from "./bound-operation.ts";
import { createOperationRouter } from "./bind.ts";
import { listen } from "./listen.ts";

const TEST_OPERATIONS = [
  ["GET", "/healthz"],
  ["GET", "/api/getSaleReport"],
  ["POST", "/api/v1/bills"],
  ["GET", "/api/v1/bills/{id}"],
  ["PUT", "/api/v1/bills/{id}"],
  ["GET", "/api/v1/bills/batch"],
  ["POST", "/api/v1/bills/{id}/cancel"],
].map(([method, path]) => ({ id: `${method} ${path}`, method, path }) as BoundOperation);

let port: number;
let stop: () => void;
beforeAll(async () => {
  const app = new Koa();
  app.use(async (ctx, next) => {
    await next().catch((problem: Problem) => (ctx.body = `${problem.code} but ${ctx.response.get("Allow")}`));
  });
  const router = createOperationRouter(TEST_OPERATIONS, (ctx, { id }, path) => {
    ctx.body = [id, ...Object.values(path)].join(" ");
    return Promise.resolve();
  });
  app.use(router);
  app.use((ctx) => {
    ctx.body = "no operation";
  });
  const server = listen(app, 0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
  stop = () => server.close();
});
afterAll(() => stop());

it.each([
  ["GET", "/healthz", "GET /healthz"],
  ["GET", "/api/getSaleReport", "GET /api/getSaleReport"],
  // Older clients put a base address that ends with a slash before a documented path.
  ["GET", "/api//getSaleReport", "GET /api/getSaleReport"],
  ["GET", "//api///getSaleReport", "GET /api/getSaleReport"],
  ["GET", "/api/v1/bills/7", "GET /api/v1/bills/{id} 7"],
  ["POST", "/api/v1/bills/7/cancel", "POST /api/v1/bills/{id}/cancel 7"],
  ["GET", "/api/v1/bills/a%20%2F%25b", "GET /api/v1/bills/{id} a /%b"],
  ["GET", "/api/v1/bills/..", "GET /api/v1/bills/{id} .."],
  // Declared after the path with a parameter, but still preferred to it.
  ["GET", "/api/v1/bills/batch", "GET /api/v1/bills/batch"],
  ["GET", `/api/v1/bills/${"7".repeat(9000)}`, `GET /api/v1/bills/{id} ${"7".repeat(9000)}`],
])("the router brings %s %s to its operation", async (method, path, answer) => {
  expect(await ask(method, path)).toBe(answer);
});

it.each([
  "/",
  "/api",
  "/api/v1/bills/",
  "/api/v1/bills//cancel",
  "/api/v1/bills/7/",
  "//api/v1/bills/7",
  "/api//v1/bills",
  "/api/v1//bills",
  "/API/getSaleReport",
  "/api/getSaleReport/",
  "/api/v1/bills/%",
  "/api/v1/bills/%E0%A4%A",
  "/api/constructor",
  "/__proto__",
])("the router finds no operation at the path %s", async (path) => {
  for (const method of ["GET", "POST", "OPTIONS"]) expect(await ask(method, path)).toBe("no operation");
});

it("the router refuses a method that a path does not take, and names those that it takes", async () => {
  for (const method of ["POST", "DELETE", "OPTIONS", "PROPFIND"]) {
    expect(await ask(method, "/healthz")).toBe("METHOD_NOT_ALLOWED but HEAD, GET");
  }
  expect(await ask("PATCH", "/api/v1/bills/7")).toBe("METHOD_NOT_ALLOWED but HEAD, GET, PUT");
  expect(await ask("PATCH", "/api/v1/bills")).toBe("METHOD_NOT_ALLOWED but POST");
});

it.each([
  ["both lengths", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
  ["two different lengths", "Content-Length: 0\r\nContent-Length: 30\r\n\r\n"],
  ["a length that is no number", "Content-Length: +0\r\n\r\n"],
  ["an unknown encoding", "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n"],
  ["a chunk of an impossible size", "Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n"],
  ["a header that continues on the next line", "Content-Length:\r\n 0\r\n\r\n"],
  ["a space before the colon", "Content-Length : 0\r\n\r\n"],
])("a request with %s is refused, and what follows it is not read as a request", async (_, rest) => {
  const answer = await send(
    `POST /api/v1/bills HTTP/1.1\r\nHost: test\r\n${rest}GET /healthz HTTP/1.1\r\n\r\n`,
  );
  expect(answer).toMatch(/HTTP\/1\.1 400 Bad Request/);
  expect(answer).not.toContain("GET /healthz");
});

/** The body of the response to a path exactly as written here; fetch would normalize the path. */
async function ask(method: string, path: string): Promise<string> {
  const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`);
  return answer.slice(answer.indexOf("\r\n\r\n") + 4);
}

/** All that the server answers to these bytes on one connection. */
async function send(text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end(text);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
