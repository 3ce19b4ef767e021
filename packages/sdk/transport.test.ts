import { expect, test } from "vitest";
import { readClock } from "./clock.ts";
import { createVanbook } from "./client.ts";
import { isVanbookError, VanbookError } from "./errors.ts";
import { createTestServer, makeRefusal, type Reply } from "./fixtures/test-server.ts";

const DAY_RANGE = { FromDate: "2026-04-01", ToDate: "2026-04-30" };
const RECEIPT_ARGS = { PLID: 5, PartyID: 9, Credit: 118 };
const READ_REPLY: Reply = { json: { billDetails: [] } };
const DONE_REPLY: Reply = { json: { success: true } };

async function start(
  reply: Parameters<typeof createTestServer>[0],
  options: { timeout?: number; retry?: number } = {},
) {
  const { url, seen } = await createTestServer(reply);
  return { vanbook: createVanbook({ baseUrl: url, auth: { kind: "key", key: "k" }, ...options }), seen, url };
}

async function catchError(work: Promise<unknown>): Promise<VanbookError> {
  const error = await work.then(
    () => new Error("It succeeded."),
    (reason: unknown) => reason,
  );
  if (!isVanbookError(error)) throw error;
  return error;
}

test("a refused call rejects with the server's code, message, fields and request id", async () => {
  const fields = [{ field: "FromDate", message: "FromDate is required." }];
  const { vanbook } = await start(() => makeRefusal(422, "INVALID_FIELDS", { fields }));
  const error = await catchError(vanbook.sales.report(DAY_RANGE));
  expect(error).toBeInstanceOf(VanbookError);
  expect(error).toMatchObject({
    code: "INVALID_FIELDS",
    message: "No.",
    status: 422,
    requestId: "req-1",
    fields,
    retryAfter: null,
  });
  expect(isVanbookError(error, "INVALID_FIELDS")).toBe(true);
  expect(isVanbookError(error, "TOKEN_EXPIRED")).toBe(false);
  expect(isVanbookError(new Error("INVALID_FIELDS"))).toBe(false);
});

test.each([
  ["a web page", { text: "<!doctype html>", headers: { "X-Request-Id": "r7" } }, 200],
  ["a proxy's refusal", { status: 403, text: "<h1>Forbidden</h1>", headers: { "X-Request-Id": "r7" } }, 403],
  ["nothing", { text: "", headers: { "X-Request-Id": "r7" } }, 200],
])("the client reports BAD_ANSWER when it receives %s", async (_, reply, status) => {
  const { vanbook } = await start(() => reply);
  expect(await catchError(vanbook.session.current())).toMatchObject({
    code: "BAD_ANSWER",
    status,
    requestId: "r7",
  });
});

test("the client retries after 503 and returns the answer of the second try", async () => {
  const { vanbook, seen } = await start((_, count) =>
    count === 1 ? makeRefusal(503, "NOT_READY") : READ_REPLY,
  );
  expect(await vanbook.sales.report(DAY_RANGE)).toEqual({ billDetails: [] });
  expect(seen).toHaveLength(2);
  expect(seen[1]?.body).toBe(JSON.stringify(DAY_RANGE));
});

test.each([408, 429, 502, 503, 504])(
  "the client retries a read after %i, as often as its options allow",
  async (status) => {
    const { vanbook, seen } = await start(() => makeRefusal(status, "BUSY"), { retry: 1 });
    expect(await catchError(vanbook.session.current())).toMatchObject({ code: "BUSY", status });
    expect(seen).toHaveLength(2);
  },
);

test.each([400, 401, 403, 404, 422, 500])("the client does not retry after %i", async (status) => {
  const { vanbook, seen } = await start(() => makeRefusal(status, "NO"));
  expect(await catchError(vanbook.session.current())).toMatchObject({ status });
  expect(seen).toHaveLength(1);
});

test("the client waits as long as Retry-After says", async () => {
  const { vanbook, seen } = await start((_, count) =>
    count === 1 ? { ...makeRefusal(429, "TOO_MANY"), headers: { "Retry-After": "1" } } : READ_REPLY,
  );
  const began = performance.now();
  await vanbook.sales.report(DAY_RANGE);
  expect(performance.now() - began).toBeGreaterThan(950);
  expect(seen).toHaveLength(2);
});

test("a call fails at once and names the wait when Retry-After is longer than its timeout", async () => {
  const { vanbook, seen } = await start(() => ({
    ...makeRefusal(429, "TOO_MANY"),
    headers: { "Retry-After": "60" },
  }));
  expect(await catchError(vanbook.sales.report(DAY_RANGE))).toMatchObject({
    code: "TOO_MANY",
    retryAfter: 60,
  });
  expect(seen).toHaveLength(1);
});

test("the client reads a Retry-After that is a date", async () => {
  const { vanbook } = await start(() => {
    const inAMinute = new Date(readClock() + 60_000).toUTCString();
    return { ...makeRefusal(503, "NOT_READY"), headers: { "Retry-After": inAMinute } };
  });
  const { retryAfter } = await catchError(vanbook.sales.report(DAY_RANGE));
  expect(retryAfter).toBeGreaterThan(58);
  expect(retryAfter).toBeLessThanOrEqual(60);
});

test.each(["before", "within"] as const)(
  "the client retries when the connection breaks %s the answer",
  async (cut) => {
    const { vanbook, seen } = await start((_, count) => (count === 1 ? { ...READ_REPLY, cut } : READ_REPLY));
    expect(await vanbook.sales.report(DAY_RANGE)).toEqual({ billDetails: [] });
    expect(seen).toHaveLength(2);
  },
);

test("the client never retries a write without an idempotency key", async () => {
  const { vanbook, seen } = await start(() => ({ ...DONE_REPLY, cut: "before" }));
  expect(await catchError(vanbook.tasks.delete({ TID: 1 }))).toMatchObject({
    code: "NETWORK",
    status: null,
    requestId: null,
  });
  expect(seen).toHaveLength(1);
});

test("the client retries a write under the caller's idempotency key", async () => {
  const { vanbook, seen } = await start((_, count) =>
    count === 1 ? { ...DONE_REPLY, cut: "before" } : DONE_REPLY,
  );
  await vanbook.tasks.delete({ TID: 1 }, { idempotencyKey: "k-1" });
  expect(seen.map((one) => one.headers["idempotency-key"])).toEqual(["k-1", "k-1"]);
});

test("the client gives each money operation one key for all its tries", async () => {
  const { vanbook, seen } = await start((_, count) =>
    count % 2 === 1 ? { ...DONE_REPLY, cut: "within" } : DONE_REPLY,
  );
  await vanbook.receipts.create(RECEIPT_ARGS);
  await vanbook.receipts.create(RECEIPT_ARGS);
  const keys = seen.map((one) => one.headers["idempotency-key"]);
  expect(keys).toHaveLength(4);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[3]).toBe(keys[2]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a call ends at its own timeout, or else at the client's timeout", async () => {
  const { vanbook } = await start(() => ({ ...READ_REPLY, delay: 60_000 }), { timeout: 80 });
  const endedCalls: string[] = [];
  const expectTimeout = async (whose: string, call: Promise<unknown>) => {
    expect(await catchError(call)).toMatchObject({ code: "TIMEOUT", status: null });
    endedCalls.push(whose);
  };
  await Promise.all([
    expectTimeout("the call's", vanbook.sales.report(DAY_RANGE, { timeout: 300 })),
    expectTimeout("the client's", vanbook.sales.report(DAY_RANGE)),
  ]);
  expect(endedCalls).toEqual(["the client's", "the call's"]);
});

test("an aborted write rejects with an AbortError", async () => {
  const { vanbook } = await start(() => ({ ...DONE_REPLY, delay: 5000 }));
  const controller = new AbortController();
  const call = vanbook.tasks.delete({ TID: 1 }, { signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});

test("an aborted call rejects with the signal's reason, while it waits for an answer or for a retry", async () => {
  const first = new AbortController();
  const second = new AbortController();
  const reason = new Error("The page was left.");
  const { vanbook, seen } = await start((_, count) => {
    if (count === 1) setTimeout(() => first.abort(), 50);
    else setTimeout(() => second.abort(reason), 300);
    return count === 1
      ? { ...READ_REPLY, delay: 5000 }
      : { ...makeRefusal(503, "NOT_READY"), headers: { "Retry-After": "9" } };
  });
  await expect(vanbook.sales.report(DAY_RANGE, { signal: first.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  await expect(vanbook.sales.report(DAY_RANGE, { signal: second.signal })).rejects.toBe(reason);
  expect(seen).toHaveLength(2);

  const abortedCall = vanbook.sales.report(DAY_RANGE, { signal: AbortSignal.abort() });
  await expect(abortedCall).rejects.toMatchObject({ name: "AbortError" });
  expect(seen).toHaveLength(2);
});

test("a call rejects with NETWORK when no server listens", async () => {
  const vanbook = createVanbook({ baseUrl: "http://127.0.0.1:1", auth: { kind: "key", key: "k" }, retry: 0 });
  expect(await catchError(vanbook.session.current())).toMatchObject({
    code: "NETWORK",
    cause: expect.any(TypeError),
  });
});
