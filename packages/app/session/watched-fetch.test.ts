import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createWatchedFetch } from "./watched-fetch.ts";

const server = createServer((request, answer) => {
  const [, status = "200", code = ""] = request.url?.split("/") ?? [];
  answer.writeHead(Number(status), { "content-type": "application/json" });
  answer.end(JSON.stringify({ code }));
});
let base = "";

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function watchAnswers() {
  const watch = { signInRequired: vi.fn(), reachable: vi.fn() };
  return { watch, get: createWatchedFetch(watch) };
}

test("an answer that the session has ended is reported to the app, and can still be read", async () => {
  const { watch, get } = watchAnswers();
  const answer = await get(`${base}/401/SIGN_IN_REQUIRED`);
  expect(watch.signInRequired).toHaveBeenCalledOnce();
  expect(await answer.json()).toEqual({ code: "SIGN_IN_REQUIRED" });
});

test("a wrong password, although a 401 too, does not count as an ended session", async () => {
  const { watch, get } = watchAnswers();
  await get(`${base}/401/INVALID_CREDENTIALS`);
  expect(watch.signInRequired).not.toHaveBeenCalled();
});

test("a 503 and a missing answer mean that the server is away; a 500 does not", async () => {
  const { watch, get } = watchAnswers();
  await get(`${base}/503/NOT_READY`);
  await get(`${base}/500/INTERNAL`);
  await expect(get("http://127.0.0.1:9/")).rejects.toThrow();
  expect(watch.reachable.mock.calls).toEqual([[false], [true], [false]]);
});

test("an aborted request reports nothing about the server", async () => {
  const { watch, get } = watchAnswers();
  await expect(get(base, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(watch.reachable).not.toHaveBeenCalled();
});

test("the answer that the page fetched in advance is used once, by the first request for it", async () => {
  const watch = { signInRequired: vi.fn(), reachable: vi.fn() };
  const get = createWatchedFetch(watch, fetch(`${base}/401/SIGN_IN_REQUIRED`));
  expect((await get(`${base}/200`)).status).toBe(401);
  expect(watch.signInRequired).toHaveBeenCalledOnce();
  expect((await get(`${base}/200`)).status).toBe(200);
});

test("if the request made in advance fails, the server counts as away, and the next request is sent to it", async () => {
  const watch = { signInRequired: vi.fn(), reachable: vi.fn() };
  const get = createWatchedFetch(watch, fetch("http://127.0.0.1:9/"));
  await expect(get(`${base}/200`)).rejects.toThrow();
  expect((await get(`${base}/200`)).status).toBe(200);
  expect(watch.reachable.mock.calls).toEqual([[false], [true]]);
});
