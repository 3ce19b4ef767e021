import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askRoute } from "./ask-route.ts";
import { requestRoute } from "./request-route.ts";

const ROUTE = "https://portal.example/vanbook-token";
const TOKEN = { token: "vbt_1_1_x", expiresAt: "2026-11-21T07:00:00.000Z" };
const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(told);
  // `addEventListener`, which browsers have and Node lacks.
  vi.stubGlobal("addEventListener", (_: string, end: () => void) => online.add(end));
  vi.stubGlobal("removeEventListener", (_: string, end: () => void) => online.delete(end));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  told.mockClear();
});
const online = new Set<() => void>();

/** Returns these responses one by one, then always the last one. */
function answering(...answers: (() => Response)[]) {
  const fetched = vi.fn(() => Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])?.()));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}
const good = () => Response.json(TOKEN);

test("the request for a token bypasses the browser's cache and returns the route's token unchanged", async () => {
  const fetched = answering(good);
  expect(await askRoute(ROUTE, requestRoute)()).toEqual(TOKEN);
  expect(fetched).toHaveBeenCalledWith(ROUTE, expect.objectContaining({ cache: "no-store" }));
});

test.each([
  ["nobody is signed in", () => new Response("{}", { status: 401 }), /It answered 401/, /signed out/],
  ["Vanbook gives none", () => new Response("{}", { status: 502 }), /It answered 502/, /no access just now/],
  [
    "a page comes instead",
    () => new Response("<p>", { headers: { "Content-Type": "text/html" } }),
    /It answered text\/html instead of \{ token, expiresAt \}/,
    /no access just now/,
  ],
  [
    "there is none in it",
    () => Response.json({ token: 1 }),
    /application\/json instead/,
    /no access just now/,
  ],
])(
  "when %s, the console shows the developer the reason and the page shows the visitor what to do",
  async (_, answer, why, words) => {
    answering(answer);
    await expect(askRoute(ROUTE, requestRoute)()).rejects.toMatchObject({ message: why, visitor: words });
    expect(told.mock.calls).toEqual([[expect.stringMatching(why)]]);
  },
);

test("after failures the next request waits 1, 2, 4 and at most 8 seconds, and the same failure is logged once", async () => {
  const failing = () => new Response("", { status: 502 });
  const fetched = answering(failing, failing, failing, failing, failing, failing, good);
  const ask = askRoute(ROUTE, requestRoute);
  for (const rest of [0, 1000, 2000, 4000, 8000, 8000]) {
    const asked = fetched.mock.calls.length;
    const failed = expect(ask()).rejects.toThrow("It answered 502");
    await vi.advanceTimersByTimeAsync(rest * 0.9);
    expect(fetched).toHaveBeenCalledTimes(rest === 0 ? asked + 1 : asked);
    await vi.advanceTimersByTimeAsync(rest * 0.1);
    await failed;
  }
  expect(told).toHaveBeenCalledTimes(1);
  const token = ask();
  await vi.advanceTimersByTimeAsync(8000);
  expect(await token).toEqual(TOKEN);
  expect(await ask()).toEqual(TOKEN);
});

test("a page that comes online again asks for a token at once", async () => {
  const fetched = answering(() => new Response("", { status: 503 }), good);
  const ask = askRoute(ROUTE, requestRoute);
  await expect(ask()).rejects.toThrow("503");
  const token = ask();
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched).toHaveBeenCalledTimes(1);
  for (const end of online) end();
  expect(await token).toEqual(TOKEN);
  expect(online.size).toBe(0);
});
