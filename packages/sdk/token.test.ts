import { afterEach, expect, test, vi } from "vitest";
import { readClock } from "./clock.ts";
import { createVanbook } from "./client.ts";
import { createTestServer, makeRefusal, type Reply } from "./fixtures/test-server.ts";

const OK_REPLY: Reply = { json: { Name: "Anu" } };

/**
 * A client whose tokens t1, t2, … last ten minutes by the server's clock, which is `ahead` of ours.
 */
async function start(reply: Parameters<typeof createTestServer>[0], ahead = 0) {
  const getServerNow = () => readClock() + ahead;
  const server = await createTestServer((seenRequest, count) => {
    const answer = reply(seenRequest, count);
    return { ...answer, headers: { Date: new Date(getServerNow()).toUTCString(), ...answer.headers } };
  });
  let madeTokens = 0;
  const getToken = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    madeTokens += 1;
    return { token: `t${madeTokens}`, expiresAt: new Date(getServerNow() + 600_000).toISOString() };
  });
  const vanbook = createVanbook({ baseUrl: server.url, auth: { kind: "token", getToken }, retry: 0 });
  const listTokens = () => server.seen.map((seenRequest) => seenRequest.headers.authorization);
  return { vanbook, getToken, tokens: listTokens };
}

/** Moves the clock without stopping the timers that the network needs. */
function pass(minutes: number) {
  const later = readClock() + minutes * 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now: later });
}

afterEach(() => void vi.useRealTimers());

test("the client gets one token for twenty calls at once, and keeps it", async () => {
  const { vanbook, getToken, tokens } = await start(() => OK_REPLY);
  await Promise.all(Array.from({ length: 20 }, () => vanbook.session.current()));
  await vanbook.session.current();
  expect(getToken).toHaveBeenCalledTimes(1);
  expect(new Set(tokens())).toEqual(new Set(["Bearer t1"]));
});

test("the client reads a token's permissions from the newest token, and asks the server only if it has none", async () => {
  const server = await createTestServer(() => ({ json: { operations: ["asked"] } }));
  const makeTerms = (operations: string[]) => ({
    ...{ id: "t", label: null, hidden: [], locked: [], writes: false, party: null, expiresAt: "" },
    operations,
  });
  const givenTerms = [makeTerms(["first"]), makeTerms(["second"]), undefined];
  const getToken = () => ({
    token: "t",
    expiresAt: new Date(readClock() + 600_000).toISOString(),
    terms: givenTerms.shift(),
  });
  const vanbook = createVanbook({ baseUrl: server.url, auth: { kind: "token", getToken }, retry: 0 });
  const readOperations = async () => (await vanbook.embedTokens.current({})).operations;
  expect(await readOperations()).toEqual(["first"]);
  pass(9);
  expect(await readOperations()).toEqual(["second"]);
  expect(server.seen).toHaveLength(0);
  pass(9);
  expect(await readOperations()).toEqual(["asked"]);
});

test("a wrong clock in the client causes no second token request before the server's clock is known", async () => {
  const server = await createTestServer(() => OK_REPLY);
  const getToken = vi.fn(() => ({
    token: "t",
    // Valid for ten more minutes by the clock of a server that is ten minutes behind ours.
    expiresAt: new Date(readClock()).toISOString(),
    terms: {
      id: "t",
      label: null,
      operations: [],
      hidden: [],
      locked: [],
      writes: false,
      party: null,
      expiresAt: "",
    },
  }));
  const vanbook = createVanbook({ baseUrl: server.url, auth: { kind: "token", getToken }, retry: 0 });
  await vanbook.embedTokens.current({});
  await Promise.all([vanbook.session.current(), vanbook.session.current()]);
  expect(getToken).toHaveBeenCalledTimes(1);
});

test("the client gets one new token when 80 % of a token's life has passed", async () => {
  const { vanbook, getToken } = await start(() => OK_REPLY);
  await vanbook.session.current();
  pass(7.9);
  await vanbook.session.current();
  expect(getToken).toHaveBeenCalledTimes(1);
  pass(0.2);
  await Promise.all(Array.from({ length: 20 }, () => vanbook.session.current()));
  expect(getToken).toHaveBeenCalledTimes(2);
});

test.each([-45, 45])(
  "the client goes by the server's clock when that clock is %i minutes ahead",
  async (minutes) => {
    const { vanbook, getToken } = await start(() => OK_REPLY, minutes * 60_000);
    await vanbook.session.current();
    pass(7.9);
    await vanbook.session.current();
    expect(getToken).toHaveBeenCalledTimes(1);
    pass(0.2);
    await vanbook.session.current();
    expect(getToken).toHaveBeenCalledTimes(2);
  },
);

test("every call refused with 401 is sent once more, and all of them share one new token", async () => {
  const { vanbook, getToken, tokens } = await start(({ headers }) =>
    headers.authorization === "Bearer t1" ? makeRefusal(401, "TOKEN_EXPIRED") : OK_REPLY,
  );
  const calls = Array.from({ length: 20 }, () => vanbook.session.logLogin({ GeoPlace: "Kochi" }));
  expect(await Promise.all(calls)).toHaveLength(20);
  expect(getToken).toHaveBeenCalledTimes(2);
  expect(tokens().filter((token) => token === "Bearer t2")).toHaveLength(20);
});

test("a call whose refusal comes late uses the new token that the client already has", async () => {
  const { vanbook, getToken } = await start(({ headers, path }) =>
    headers.authorization === "Bearer t1"
      ? { ...makeRefusal(401, "TOKEN_EXPIRED"), delay: path === "/api/companies" ? 200 : 0 }
      : OK_REPLY,
  );
  await Promise.all([vanbook.session.current(), vanbook.session.companies()]);
  expect(getToken).toHaveBeenCalledTimes(2);
});

test("the client gives up after the second 401", async () => {
  const { vanbook, getToken } = await start(() => makeRefusal(401, "TOKEN_REVOKED"));
  await expect(vanbook.session.current()).rejects.toMatchObject({ code: "TOKEN_REVOKED", status: 401 });
  expect(getToken).toHaveBeenCalledTimes(2);
});

test("the client uses an ageing token while it gets no other, and fails once that token has ended", async () => {
  const { vanbook, getToken, tokens } = await start(() => OK_REPLY);
  await vanbook.session.current();
  const serverError = new Error("The partner's server is down.");
  getToken.mockRejectedValue(serverError);
  pass(9);
  await vanbook.session.current();
  expect(tokens()).toEqual(["Bearer t1", "Bearer t1"]);
  pass(1.1);
  await expect(vanbook.session.current()).rejects.toMatchObject({
    code: "TOKEN_UNAVAILABLE",
    cause: serverError,
  });
});

test("a caller's timeout ends the wait for a token that never comes", async () => {
  const { vanbook, getToken } = await start(() => OK_REPLY);
  getToken.mockReturnValue(new Promise(() => {}));
  await expect(vanbook.session.current({}, { timeout: 50 })).rejects.toMatchObject({ code: "TIMEOUT" });
});
