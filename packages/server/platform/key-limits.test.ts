import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { DEMO_PASSWORD, serve } from "../../../tests/product.ts";
import { readClock } from "../clock.ts";
import {
  makeBearerHeaders,
  openTokenDesk,
  getRefusalCode,
  type TokenDesk,
} from "../../../tests/wall/token-desk.ts";

/** An administrator names, limits and rotates an existing key, and sees who used it. */
let desk: TokenDesk;
beforeAll(async () => {
  desk = await openTokenDesk();
});
afterAll(() => desk?.product.stop());

interface Key {
  id: number;
  name: string;
  operations: string[] | null;
  addresses: string[] | null;
  lastUsedAt: string | null;
  lastUsedFrom: string | null;
  formerUntil: string | null;
  Version: number;
}

const callAsAdmin = (method: string, path: string, body?: object, cookie = desk.admin) =>
  desk.product.call({ method, path: `/api/v1/api-keys${path}`, cookie, ...(body && { body }) });
const findListedKey = async (id: number) => {
  const { data } = (await callAsAdmin("GET", "")).read<{ data: Key[] }>();
  const key = data.find((one) => one.id === id);
  if (!key) throw new Error(`no key ${id}`);
  return key;
};
const tryKey = async (secret: string) => {
  const answer = await desk.product.call({
    method: "GET",
    path: "/api/getcompanynav",
    headers: makeBearerHeaders(secret),
  });
  return answer.status === 200 ? 200 : getRefusalCode(answer);
};

it("an API key can be renamed and limited, and a change keeps the fields that it leaves out", async () => {
  const { key, secret } = await desk.keyMade("Portal", ["session.company"]);
  const renameAnswer = await callAsAdmin("PUT", "", { id: key.id, name: " Portal of Kollam ", Version: 1 });
  expect(renameAnswer.json).toEqual({ success: true, message: "The key was changed", id: key.id });
  expect(await findListedKey(key.id)).toMatchObject({
    name: "Portal of Kollam",
    operations: ["session.company"],
    addresses: null,
    Version: 2,
  });
  const outdatedAnswer = await callAsAdmin("PUT", "", { id: key.id, name: "Mine", Version: 1 });
  expect(getRefusalCode(outdatedAnswer)).toBe("RECORD_CHANGED");
  expect(await tryKey(secret)).toBe(200);
  await callAsAdmin("PUT", "", { id: key.id, operations: ["sales.report"] });
  expect(await tryKey(secret)).toBe("KEY_FORBIDDEN");
  await callAsAdmin("PUT", "", { id: key.id, operations: null });
  expect(await tryKey(secret)).toBe(200);
  const soon = new Date(readClock().getTime() + 60_000).toISOString();
  await callAsAdmin("PUT", "", { id: key.id, expiresAt: soon });
  expect(await findListedKey(key.id)).toMatchObject({
    name: "Portal of Kollam",
    operations: null,
    expiresAt: soon,
  });
});

it.each([
  [{ name: " " }, "The key needs a name."],
  [{ operations: ["everything.do"] }, 'There is no operation "everything.do".'],
  [
    { addresses: ["203.0.113.0/33"] },
    '"203.0.113.0/33" is neither an IP address nor a range such as 203.0.113.0/24.',
  ],
  [{ expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt must be later than now and within ten years."],
])("an API key cannot be changed to %j", async (change, message) => {
  const { key } = await desk.keyMade("Steady");
  const answer = await callAsAdmin("PUT", "", { id: key.id, ...change });
  expect(answer.json).toMatchObject({ code: "INVALID_FIELDS", fields: [{ message }] });
  expect(await findListedKey(key.id)).toMatchObject({ name: "Steady", Version: 1 });
});

it("an API key works only from its addresses, and the error elsewhere names the key", async () => {
  const { key, secret } = await desk.keyMade('The "office"');
  await callAsAdmin("PUT", "", { id: key.id, addresses: ["203.0.113.0/24"] });
  const headers = makeBearerHeaders(secret);
  const refusedAnswer = await desk.product.call({ method: "GET", path: "/api/getcompanynav", headers });
  expect(refusedAnswer.status).toBe(403);
  expect(refusedAnswer.json).toMatchObject({
    code: "ADDRESS_FORBIDDEN",
    message: 'The API key "The "office"" may not be used from 127.0.0.1.',
  });
  // A caller without the secret must not learn that the key is limited.
  expect(await tryKey(`${secret.slice(0, -3)}AAA`)).toBe("KEY_INVALID");
  await callAsAdmin("PUT", "", { id: key.id, addresses: ["203.0.113.0/24", "127.0.0.1"] });
  expect(await tryKey(secret)).toBe(200);
});

it("an API key shows its last use with the address, which is written once a minute", async () => {
  const { key, secret } = await desk.keyMade("Watched");
  const { db } = desk.product;
  const own = { company_id: 1, id: key.id };
  expect(await findListedKey(key.id)).toMatchObject({ lastUsedAt: null, lastUsedFrom: null });
  await tryKey(secret);
  await vi.waitFor(
    async () => expect(await findListedKey(key.id)).toMatchObject({ lastUsedFrom: "127.0.0.1" }),
    {
      timeout: 15_000,
    },
  );
  const first = (await findListedKey(key.id)).lastUsedAt;
  await tryKey(secret);
  expect((await findListedKey(key.id)).lastUsedAt).toBe(first);
  await db("api_keys").where(own).update({ last_used_at: "2026-01-01 00:00:00.000", last_used_from: "::1" });
  await tryKey(secret);
  await vi.waitFor(
    async () => expect(await findListedKey(key.id)).toMatchObject({ lastUsedFrom: "127.0.0.1" }),
    {
      timeout: 15_000,
    },
  );
});

it("a rotated API key has a new secret, and the old secret works for the requested time", async () => {
  const { key, secret } = await desk.keyMade("Rotated");
  const rotate = async (minutes: number) =>
    (await callAsAdmin("POST", `/${key.id}/rotate`, { minutes })).read<{ secret: string; key: Key }>();
  const second = await rotate(60);
  expect(second.secret).not.toBe(secret);
  expect(Date.parse(second.key.formerUntil ?? "") - readClock().getTime()).toBeGreaterThan(59 * 60_000);
  expect([await tryKey(secret), await tryKey(second.secret)]).toEqual([200, 200]);
  // At most two secrets: the first one ends, although its hour is not over.
  const third = await rotate(60);
  expect([await tryKey(secret), await tryKey(second.secret), await tryKey(third.secret)]).toEqual([
    "KEY_INVALID",
    200,
    200,
  ]);
  await desk.product
    .db("api_keys")
    .where({ company_id: 1, id: key.id })
    .update({ former_until: "2026-01-01 00:00:00" });
  expect([await tryKey(second.secret), await tryKey(third.secret)]).toEqual(["KEY_INVALID", 200]);
  expect((await findListedKey(key.id)).formerUntil).toBeNull();
  const fourth = await rotate(0);
  expect([await tryKey(third.secret), await tryKey(fourth.secret)]).toEqual(["KEY_INVALID", 200]);
  expect(getRefusalCode(await callAsAdmin("POST", `/${key.id}/rotate`, { minutes: 1441 }))).toBe(
    "INVALID_FIELDS",
  );
  // The audit log does not contain the secret.
  const rows = JSON.stringify(
    await desk.product.db("audit_log").where("operation", "apiKeys.rotate").select(),
  );
  expect(rows).not.toContain(fourth.secret.slice(-20));
});

it("a revoked API key and another company's cannot be changed, and no API key can change one", async () => {
  const { key, secret } = await desk.keyMade("Ended");
  const callByKey = (method: string, path: string, body: object) =>
    desk.product.call({ method, path: `/api/v1/api-keys${path}`, body, headers: makeBearerHeaders(secret) });
  expect(getRefusalCode(await callByKey("PUT", "", { id: key.id, operations: null }))).toBe("KEY_FORBIDDEN");
  expect(getRefusalCode(await callByKey("POST", `/${key.id}/rotate`, { minutes: 0 }))).toBe("KEY_FORBIDDEN");
  const other = await desk.product.signIn(2, "meera").catch(() => undefined);
  if (other)
    expect(getRefusalCode(await callAsAdmin("PUT", "", { id: key.id, name: "Theirs" }, other))).toBe(
      "NOT_FOUND",
    );
  await callAsAdmin("DELETE", `/${key.id}`);
  expect(getRefusalCode(await callAsAdmin("PUT", "", { id: key.id, name: "Again" }))).toBe("NOT_FOUND");
  expect(getRefusalCode(await callAsAdmin("POST", `/${key.id}/rotate`, { minutes: 0 }))).toBe("NOT_FOUND");
});

it("only the user who made an API key can give it a new secret", async () => {
  const { key, secret } = await desk.keyMade("Meera's");
  await desk.product.db("api_keys").where({ company_id: 1, id: key.id }).update({ created_by: 1 });
  const [another] = await desk.product
    .db("users")
    .where({ company_id: 1, role_id: 2, is_active: 1 })
    .limit(1);
  await desk.product.db("users").where({ company_id: 1, id: another.id }).update({ role_id: 1 });
  const cookie = await desk.product.signIn(1, another.username);
  const answer = await callAsAdmin("POST", `/${key.id}/rotate`, { minutes: 0 }, cookie);
  expect([answer.status, getRefusalCode(answer)]).toEqual([403, "KEY_OF_ANOTHER"]);
  expect(await tryKey(secret)).toBe(200);
  expect((await callAsAdmin("DELETE", `/${key.id}`, undefined, cookie)).status).toBe(200);
  await desk.product.db("users").where({ company_id: 1, id: another.id }).update({ role_id: 2 });
});

it("the operations to which an API key can be limited are listed with their descriptions", async () => {
  const { data } = (await callAsAdmin("GET", "/operations")).read<{ data: { name: string }[] }>();
  const findKey = (name: string) => data.find((one) => one.name === name);
  expect(findKey("sales.report")).toMatchObject({
    summary: expect.stringMatching(/\w/),
    byKey: true,
    byToken: true,
  });
  expect(findKey("sales.report")).toMatchObject({ parties: ["customer"], byUsers: true, writes: false });
  expect(findKey("apiKeys.create")).toBeUndefined();
  expect(findKey("bills.post")).toMatchObject({ writes: true });
});

it("the commands in docs/scripting.md make the first API key without a browser", async () => {
  const docs = await readFile(join(import.meta.dirname, "../../../docs/scripting.md"), "utf8");
  const commands = [...docs.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = ""]) => block);
  const block = commands.find((one) => one.includes("/api/login")) ?? "";
  const cwd = await mkdtemp(join(tmpdir(), "vanbook-key-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const run = (VANBOOK_PASSWORD: string) => {
    const own = { VANBOOK_URL: desk.product.url, VANBOOK_USER: "meera", VANBOOK_PASSWORD };
    return promisify(execFile)("bash", ["-euo", "pipefail", "-c", block], {
      cwd,
      env: { ...process.env, ...own },
    });
  };
  const { stdout } = await run(DEMO_PASSWORD);
  const { secret, key } = JSON.parse(stdout) as { secret: string; key: Key };
  expect(key).toMatchObject({ name: "Nightly export", operations: ["session.current", "sales.report"] });
  const headers = { Authorization: `Bearer ${secret}` };
  const current = await desk.product.call({ method: "GET", path: "/api/v1/session", headers });
  expect(current.status, current.text).toBe(200);
  expect(await readdir(cwd)).toEqual([]);
  await expect(run(`not "${DEMO_PASSWORD}`)).rejects.toMatchObject({
    stderr: expect.stringContaining("401"),
  });
});

it("the server limits requests per minute for each session and key, and says how long to wait", async () => {
  const { product } = desk;
  const limitedServer = await serve(product.db, product.databaseUrl, undefined, {
    VANBOOK_REQUESTS_PER_MINUTE: "3",
  });
  onTestFinished(() => limitedServer.stop());
  const ask = (callerFields: { cookie?: string; headers?: Record<string, string> }) =>
    limitedServer.call({ method: "GET", path: "/api/getcompanynav", ...callerFields });
  const [meera, anil] = [await limitedServer.signIn(1, "meera"), await limitedServer.signIn(1, "anil")];
  const headers = makeBearerHeaders((await desk.keyMade("Busy")).secret);
  for (const caller of [{ cookie: meera }, { headers }]) {
    for (let request = 0; request < 3; request += 1) expect((await ask(caller)).status).toBe(200);
    const refusedAnswer = await ask(caller);
    expect(refusedAnswer.status).toBe(429);
    expect(refusedAnswer.json).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(Number(refusedAnswer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(refusedAnswer.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  }
  expect((await ask({ cookie: anil })).status).toBe(200);
  expect((await limitedServer.call({ method: "GET", path: "/healthz", cookie: meera })).status).toBe(200);
});
