import { expect, onTestFinished, test, vi } from "vitest";
import { createVanbook } from "./client.ts";
import { createTestServer, type Reply } from "./fixtures/test-server.ts";

const TOKEN_ANSWER = { token: "vbt_1_1_x", expiresAt: "2099-01-01T00:00:00.000Z" };

/** The page's token route with one answer, and a Vanbook server that knows no token but t. */
async function startPage(reply: Reply) {
  const route = await createTestServer(() => reply);
  const books = await createTestServer(() => ({ json: { Name: "Anu" } }));
  const vanbook = createVanbook({
    baseUrl: books.url,
    auth: { kind: "token", url: `${route.url}/vanbook-token` },
    retry: 0,
  });
  return { vanbook, route, books };
}

test("a client with the address of a token route signs its calls with the route's token", async () => {
  const { vanbook, route, books } = await startPage({ json: TOKEN_ANSWER });
  await vanbook.session.current();
  expect(route.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /vanbook-token"]);
  expect(books.seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer vbt_1_1_x"]);
  // No cache keeps the token.
  expect(route.seen[0]?.headers["cache-control"]).toBe("no-cache");
});

const SIGNED_OUT = /You are signed out/;
const NO_ACCESS = /no access just now/;
test.each<[string, Reply, RegExp, RegExp]>([
  [
    "401 with words",
    { status: 401, json: { error: "Nobody is signed in." } },
    /401.* Nobody is signed in\./,
    SIGNED_OUT,
  ],
  [
    "502 with words",
    { status: 502, json: { error: "No token could be had." } },
    /502.* No token could/,
    NO_ACCESS,
  ],
  [
    "500 with a message",
    { status: 500, json: { message: "Out of paper." } },
    /500.* Out of paper\./,
    NO_ACCESS,
  ],
  [
    "an error within an error",
    { status: 429, json: { error: { message: "Too often." } } },
    /429.* Too often\./,
    NO_ACCESS,
  ],
  ["404 with a page", { status: 404, text: "<p>" }, /404: the page's server has no such route\.$/, NO_ACCESS],
  [
    "200 with words",
    { json: { error: "Come back later." } },
    /application\/json.* Come back later\./,
    NO_ACCESS,
  ],
  ["200 without a token", { json: {} }, /instead of \{ token, expiresAt \}\.$/, NO_ACCESS],
  ["an empty token", { json: { ...TOKEN_ANSWER, token: "" } }, /instead of/, NO_ACCESS],
  ["a token of two lines", { json: { ...TOKEN_ANSWER, token: "vbt_1\n_1_x" } }, /instead of/, NO_ACCESS],
  ["a token in another script", { json: { ...TOKEN_ANSWER, token: "ടോക്കൺ" } }, /instead of/, NO_ACCESS],
  ["a number", { json: { ...TOKEN_ANSWER, token: 7 } }, /instead of/, NO_ACCESS],
  ["no time at which it ends", { json: { token: "t" } }, /instead of/, NO_ACCESS],
  ["null", { json: null }, /instead of/, NO_ACCESS],
  ["403", { status: 403, json: {} }, /403.* gets no token\.$/, SIGNED_OUT],
  ["500 with a token", { status: 500, json: TOKEN_ANSWER }, /500.* logged why\.$/, NO_ACCESS],
  ["nothing", { cut: "before" }, /It could not be reached\./, NO_ACCESS],
])(
  "a token route that answers %s is TOKEN_UNAVAILABLE with its own words, and no call is sent",
  async (_, reply, message, visitor) => {
    const { vanbook, books } = await startPage(reply);
    await expect(vanbook.session.current()).rejects.toMatchObject({
      code: "TOKEN_UNAVAILABLE",
      message: expect.stringMatching(message) as string,
      cause: { visitor: expect.stringMatching(visitor) as string },
    });
    expect(books.seen).toEqual([]);
  },
);

test.each<[string, unknown, string, RegExp]>([
  ["the words of a 401", { error: "Nobody is signed in." }, "Nobody is signed in.", SIGNED_OUT],
  ["the words of a 502", { error: "No token could be had." }, "It says: No token could be had.", NO_ACCESS],
  ["undefined", undefined, "It answered undefined instead of { token, expiresAt }.", NO_ACCESS],
  ["a text", "vbt_1_1_x", "It answered string instead of", NO_ACCESS],
])("a getToken that returns %s is TOKEN_UNAVAILABLE too", async (_, answer, message, visitor) => {
  const books = await createTestServer(() => ({ json: { Name: "Anu" } }));
  const getToken = () => answer as typeof TOKEN_ANSWER;
  const vanbook = createVanbook({ baseUrl: books.url, auth: { kind: "token", getToken }, retry: 0 });
  await expect(vanbook.session.current()).rejects.toMatchObject({
    code: "TOKEN_UNAVAILABLE",
    message: expect.stringContaining(message) as string,
    cause: { visitor: expect.stringMatching(visitor) as string },
  });
  expect(books.seen).toEqual([]);
});

test("a token route that redirects to a sign-in page has nobody signed in", async () => {
  const route = await createTestServer(({ path }) =>
    path === "/login" ? { text: "<p>" } : { status: 302, headers: { Location: "/login" }, text: "" },
  );
  const auth = { kind: "token", url: `${route.url}/vanbook-token` } as const;
  const vanbook = createVanbook({ baseUrl: route.url, auth, retry: 0 });
  await expect(vanbook.session.current()).rejects.toMatchObject({
    code: "TOKEN_UNAVAILABLE",
    cause: { visitor: expect.stringMatching(SIGNED_OUT) as string },
  });
});

test("a host calls its token route in its own way", async () => {
  const books = await createTestServer(() => ({ json: { Name: "Anu" } }));
  const request = vi.fn((url: string) => Promise.resolve(Response.json({ ...TOKEN_ANSWER, token: url })));
  const auth = { kind: "token", url: "/our/token", request } as const;
  await createVanbook({ baseUrl: books.url, auth }).session.current();
  expect(books.seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer /our/token"]);
});

test("a token route that doesn't answer within 10 seconds is named so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new DOMException("", "TimeoutError")));
  onTestFinished(() => void vi.unstubAllGlobals());
  const auth = { kind: "token", url: "/vanbook-token" } as const;
  await expect(
    createVanbook({ baseUrl: "https://books.example", auth }).session.current(),
  ).rejects.toMatchObject({ message: "No token could be had. It did not answer within 10 seconds." });
});

test.each([{ kind: "token" }, { kind: "token", url: "" }])("%o is MISUSE", async (auth) => {
  const vanbook = createVanbook({ baseUrl: "https://books.example", auth: auth as never });
  await expect(vanbook.session.current()).rejects.toMatchObject({ code: "MISUSE" });
});
