import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askRoute } from "./ask-route.ts";
import { createEarlyRequests } from "./request-route.ts";

const ROUTE_URL = "https://portal.example/vanbook-token";
const callRoute = createEarlyRequests().request;
const TOKEN_ANSWER = { token: "vbt_1_1_x", expiresAt: "2026-11-21T07:00:00.000Z" };
const consoleSpy = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(consoleSpy);
  // `addEventListener`, which browsers have and Node lacks.
  vi.stubGlobal("addEventListener", (_: string, end: () => void) => online.add(end));
  vi.stubGlobal("removeEventListener", (_: string, end: () => void) => online.delete(end));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  consoleSpy.mockClear();
});
const online = new Set<() => void>();

/** Returns these responses one by one, then always the last one. */
function stubAnswers(...answers: (() => Response)[]) {
  const fetchSpy = vi.fn(() => Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])?.()));
  vi.stubGlobal("fetch", fetchSpy);
  return fetchSpy;
}
const answerWithToken = () => Response.json(TOKEN_ANSWER);

test("the request for a token bypasses the browser's cache and returns the route's token unchanged", async () => {
  const fetchSpy = stubAnswers(answerWithToken);
  expect(await askRoute(ROUTE_URL, callRoute)()).toEqual(TOKEN_ANSWER);
  expect(fetchSpy).toHaveBeenCalledWith(ROUTE_URL, expect.objectContaining({ cache: "no-store" }));
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
    stubAnswers(answer);
    await expect(askRoute(ROUTE_URL, callRoute)()).rejects.toMatchObject({ message: why, visitor: words });
    expect(consoleSpy.mock.calls).toEqual([[expect.stringMatching(why)]]);
  },
);

test("after failures the next request waits 1, 2, 4 and at most 8 seconds, and the same failure is logged once", async () => {
  const answerWithFailure = () => new Response("", { status: 502 });
  const fetchSpy = stubAnswers(
    answerWithFailure,
    answerWithFailure,
    answerWithFailure,
    answerWithFailure,
    answerWithFailure,
    answerWithFailure,
    answerWithToken,
  );
  const ask = askRoute(ROUTE_URL, callRoute);
  for (const rest of [0, 1000, 2000, 4000, 8000, 8000]) {
    const requestCount = fetchSpy.mock.calls.length;
    const failure = expect(ask()).rejects.toThrow("It answered 502");
    await vi.advanceTimersByTimeAsync(rest * 0.9);
    expect(fetchSpy).toHaveBeenCalledTimes(rest === 0 ? requestCount + 1 : requestCount);
    await vi.advanceTimersByTimeAsync(rest * 0.1);
    await failure;
  }
  expect(consoleSpy).toHaveBeenCalledTimes(1);
  const token = ask();
  await vi.advanceTimersByTimeAsync(8000);
  expect(await token).toEqual(TOKEN_ANSWER);
  expect(await ask()).toEqual(TOKEN_ANSWER);
});

test("a page that comes online again asks for a token at once", async () => {
  const fetchSpy = stubAnswers(() => new Response("", { status: 503 }), answerWithToken);
  const ask = askRoute(ROUTE_URL, callRoute);
  await expect(ask()).rejects.toThrow("503");
  const token = ask();
  await vi.advanceTimersByTimeAsync(10);
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  for (const end of online) end();
  expect(await token).toEqual(TOKEN_ANSWER);
  expect(online.size).toBe(0);
});
