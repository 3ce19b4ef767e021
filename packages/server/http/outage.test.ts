import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startDatabase } from "../../../scripts/database.mjs";
import { freezeProcess } from "../../../tests/freeze-process.ts";
import { NEW_COMPANY } from "../../../tests/new-company.ts";
import { runOperator } from "../../../tests/operate/operator.ts";
import { serve, type Answer, type Product } from "../../../tests/product.ts";
import { getToday } from "../clock.ts";
import { connect } from "../db/connection.ts";
import { migrateUp } from "../db/migrate.ts";
import { waitForLockWait } from "../db/testing/until-one-waits.ts";
import { makeFirstCompany } from "../masters/set-up.ts";

/** Milliseconds after which an unhealthy server is considered permanently unhealthy. */
const HEAL_LIMIT_MS = 60_000;

let dir: string;
let database: Awaited<ReturnType<typeof startDatabase>>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "vanbook-outage-"));
  database = await startDatabase({ dir, purpose: "test" });
  const db = connect(database.url);
  await migrateUp(db);
  await db.destroy();
});
afterAll(async () => {
  await database?.stop();
  await rm(dir, { recursive: true, force: true });
});

it("the server is not ready while the database is frozen, and then refuses requests without a wait", async () => {
  const db = connect(database.url);
  const server = await serve(db, database.url);
  const callReadiness = () => server.call({ method: "GET", path: "/readyz" });
  const companies = () => server.call({ method: "GET", path: "/api/companies" });
  expect((await callReadiness()).status).toBe(200);
  await freezeProcess(database.pid);
  try {
    const readinessCalls = Array.from({ length: 12 }, callReadiness); // more than there are connections
    const alive = server.call({ method: "GET", path: "/healthz" });
    expect((await Promise.race([alive, ...readinessCalls])).json).toEqual({ status: "ok" });
    const refusal = { code: "NOT_READY", message: "The database has not answered for 2 seconds." };
    for (const { status, json } of await Promise.all(readinessCalls)) {
      expect(status).toBe(503);
      expect(json).toMatchObject(refusal);
    }
    // The others are refused without using the database. Only one request per second checks whether
    // it is back.
    const asking = vi.spyOn(db.client as { acquireConnection(): Promise<unknown> }, "acquireConnection");
    const answers = await Promise.all(Array.from({ length: 30 }, companies));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(answers[0]?.read<{ code: string }>().code).toBe("DATABASE_UNAVAILABLE");
    expect(asking.mock.calls.length).toBeLessThan(answers.length / 2);
    asking.mockRestore();
  } finally {
    process.kill(database.pid, "SIGCONT");
  }
  // The server recovers without health checks.
  await expect
    .poll(async () => (await companies()).status, { timeout: HEAL_LIMIT_MS, interval: 100 })
    .toBe(200);
  await expect
    .poll(async () => (await callReadiness()).status, { timeout: HEAL_LIMIT_MS, interval: 100 })
    .toBe(200);
  await server.stop();
  await db.destroy();
});

it("the server answers 503 while the database is down, stays alive, and recovers by itself", async () => {
  const db = connect(database.url);
  const server = await serve(db, database.url);
  const companies = () => server.call({ method: "GET", path: "/api/companies" });
  expect((await companies()).json).toEqual({ data: [] });
  expect((await server.call({ method: "GET", path: "/readyz" })).json).toMatchObject({ status: "ready" });

  await database.stop();
  for (const path of ["/api/companies", "/readyz"]) {
    const away = await server.call({ method: "GET", path });
    expect({ status: away.status, code: away.read<{ code: string }>().code }).toEqual({
      status: 503,
      code: "DATABASE_UNAVAILABLE",
    });
    expect(away.headers.get("Retry-After")).toBe("1");
  }
  expect((await server.call({ method: "GET", path: "/healthz" })).status).toBe(200);

  database = await startDatabase({ dir, purpose: "test" });
  await expect
    .poll(async () => (await companies()).status, { timeout: HEAL_LIMIT_MS, interval: 100 })
    .toBe(200);
  await server.stop();
  await db.destroy();
});

it("a posting whose database freezes is answered with BUSY, and a repeat with its key posts it once", async () => {
  const operatorDb = connect(database.url);
  await makeFirstCompany(
    operatorDb,
    { CompanyId: 0, ...NEW_COMPANY },
    { operation: "operate.init", client: { requestId: null } },
  );
  const findAccountId = async (system_key: string) =>
    (await operatorDb("accounts").where({ company_id: 1, system_key }).first<{ id: number }>("id")).id;
  const lines = [
    { accountId: await findAccountId("cash"), debit: 100 },
    { accountId: await findAccountId("sales"), credit: 100 },
  ];
  const db = connect(database.url, { statementSeconds: 3 });
  const server = await serve(db, database.url);
  const cookie = readCookie(await sendCredentials(server));
  const post = () =>
    server.call({
      method: "POST",
      path: "/api/v1/journals",
      body: { date: getToday(), lines },
      cookie,
      headers: { "Idempotency-Key": "frozen-1" },
    });
  // The posting waits for the year in the middle of its transaction.
  const holder = await operatorDb.transaction();
  await holder("financial_years").where({ company_id: 1 }).forUpdate();
  const waitingAnswer = post();
  await waitForLockWait(operatorDb);
  await freezeProcess(database.pid);
  const frozenAnswer = await waitingAnswer.finally(() => process.kill(database.pid, "SIGCONT"));
  expect([frozenAnswer.status, frozenAnswer.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect(frozenAnswer.json).toMatchObject({
    code: "BUSY",
    message:
      "The server is busy. Please send the same request again with the same Idempotency-Key: it is saved only once.",
  });
  await holder.rollback();
  await expect.poll(async () => (await post()).status, { timeout: HEAL_LIMIT_MS, interval: 100 }).toBe(200);
  expect((await post()).headers.get("Idempotency-Replayed")).toBe("true");
  expect(await operatorDb("vouchers").where({ company_id: 1, kind: "journal" })).toHaveLength(1);
  await server.stop();
  await Promise.all([db.destroy(), operatorDb.destroy()]);
});

it("the server refuses writes and is not ready while the database is read-only, still reads, and recovers by itself", async () => {
  const operatorDb = connect(database.url);
  // The operator's account may write in spite of read_only; an ordinary account may not.
  await operatorDb.raw("CREATE USER IF NOT EXISTS 'clerk'@'localhost' IDENTIFIED BY 'clerk-2026'");
  await operatorDb.raw("GRANT ALL ON vanbook.* TO 'clerk'@'localhost'");
  const url = Object.assign(new URL(database.url), { username: "clerk", password: "clerk-2026" }).href;
  const db = connect(url);
  const server = await serve(db, url);
  const signIn = () => sendCredentials(server);
  const cookie = readCookie(await signIn());
  const readZones = () =>
    server.call({ method: "GET", path: "/api/getZone", query: { CompanyID: "1" }, cookie });
  const addZone = (ZoneName: string) =>
    server.call({ method: "POST", path: "/api/insertZone", body: { ZoneName }, cookie });
  const callReadiness = () => server.call({ method: "GET", path: "/readyz" });
  expect([(await callReadiness()).status, (await addZone("North")).status]).toEqual([200, 200]);
  // Long enough ago that the next request records the time again.
  await operatorDb("sessions").update({ last_seen_at: operatorDb.raw("last_seen_at - INTERVAL 5 MINUTE") });

  const expectReadOnly = async () => {
    for (const answer of [await callReadiness(), await addZone("South"), await signIn()]) {
      expect(answer.status).toBe(503);
      expect(answer.json).toMatchObject({
        code: "DATABASE_UNAVAILABLE",
        message: "The database is read-only now: nothing can be saved. Please try again later.",
      });
      expect(answer.headers.get("Retry-After")).toBe("1");
    }
  };
  // Rights of a database hold for new connections.
  const changeRights = async (sql: string) => {
    await operatorDb.raw(sql);
    const [open] = (await operatorDb.raw(
      "SELECT id FROM information_schema.processlist WHERE user = 'clerk'",
    )) as [{ id: number }[]];
    for (const { id } of open) await operatorDb.raw("KILL ?", [Number(id)]).catch(() => undefined);
  };
  // As a provider does when the database has grown beyond what is paid for.
  await changeRights("REVOKE INSERT, UPDATE ON vanbook.* FROM 'clerk'@'localhost'");
  await expect.poll(async () => (await callReadiness()).status).toBe(503);
  await expectReadOnly();
  await changeRights("GRANT ALL ON vanbook.* TO 'clerk'@'localhost'");
  await expect.poll(async () => (await callReadiness()).status).toBe(200);
  await operatorDb.raw("SET GLOBAL read_only = 1");
  await expectReadOnly();
  expect(await runOperator("migrate", url)).toMatchObject({
    code: 1,
    complaints: "The database is read-only: nothing can be saved.",
  });
  const zones = await readZones();
  expect([zones.status, zones.json]).toEqual([200, [expect.objectContaining({ ZoneName: "North" })]]);

  await operatorDb.raw("SET GLOBAL read_only = 0");
  expect([(await callReadiness()).status, (await addZone("South")).status]).toEqual([200, 200]);
  await server.stop();
  await Promise.all([db.destroy(), operatorDb.destroy()]);
});

function sendCredentials({ call }: Pick<Product, "call">) {
  const { AdminUserName: Username, AdminPassword: Password } = NEW_COMPANY;
  return call({ method: "POST", path: "/api/login", body: { CompanyID: 1, Username, Password } });
}

function readCookie({ headers }: Answer): string {
  return headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
