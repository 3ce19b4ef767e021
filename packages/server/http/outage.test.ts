import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startDatabase } from "../../../scripts/database.mjs";
import { freezeProcess } from "../../../tests/freeze-process.ts";
import { NEW_COMPANY } from "../../../tests/new-company.ts";
import { runOperator } from "../../../tests/operate/operator.ts";
import { serve } from "../../../tests/product.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import { connect } from "../db/connection.ts";
import { identifyDatabaseFault } from "../db/database-error.ts";
import { migrations } from "../db/generated/migrations.ts";
import { migrateUp } from "../db/migrate.ts";
import { queryRows } from "../db/rows.ts";
import { waitForLockWait } from "../db/testing/until-one-waits.ts";
import { makeFirstCompany } from "../masters/set-up.ts";
import { prepareJournal, readCookie, sendCredentials, serveAsClerk } from "../../../tests/clerk-account.ts";

/** Milliseconds after which an unhealthy server is considered permanently unhealthy. */
const HEAL_LIMIT_MS = 60_000;

let dir: string;
let database: Awaited<ReturnType<typeof startDatabase>>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "vanbook-outage-"));
  database = await startDatabase({ dir, purpose: "test" });
  const db = connect(database.url);
  await migrateUp(db);
  await makeFirstCompany(
    db,
    { CompanyId: 0, ...NEW_COMPANY },
    { operation: "operate.init", client: { requestId: null } },
  );
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
  expect((await companies()).json).toMatchObject({ data: [{ CompanyId: 1 }] });
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
  const db = connect(database.url, { statementSeconds: 3 });
  const server = await serve(db, database.url);
  const cookie = readCookie(await sendCredentials(server));
  const post = await prepareJournal(operatorDb, server, cookie, "frozen-1");
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
  // The operator's account may write in spite of read_only; an ordinary account may not.
  const { operatorDb, server, cookie, url, changeAccount, stop } = await serveAsClerk(database.url);
  const signIn = () => sendCredentials(server);
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
  // As a provider does when the database has grown beyond what is paid for.
  await changeAccount("REVOKE INSERT, UPDATE ON vanbook.* FROM 'clerk'@'localhost'");
  await expect.poll(async () => (await callReadiness()).status).toBe(503);
  await expectReadOnly();
  await changeAccount("GRANT ALL ON vanbook.* TO 'clerk'@'localhost'");
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
  await stop();
});

it.each([
  {
    what: "its password was changed",
    change: "IDENTIFIED BY 'other-2026'",
    back: "IDENTIFIED BY 'clerk-2026'",
    reason: /Access denied for user 'clerk'/,
  },
  { what: "it is locked", change: "ACCOUNT LOCK", back: "ACCOUNT UNLOCK", reason: /[Aa]ccount is locked/ },
  {
    what: "it has as many connections as it may have",
    change: "WITH MAX_USER_CONNECTIONS 1",
    back: "WITH MAX_USER_CONNECTIONS 0",
    reason: /'max_user_connections'/,
  },
])(
  "the server answers 503 while its account can't connect because $what, and recovers by itself",
  async ({ change, back, reason }) => {
    const { server, cookie, logLines, changeAccount, stop, url, operatorDb } = await serveAsClerk(
      database.url,
    );
    const post = await prepareJournal(operatorDb, server, cookie, `away-${change}`);
    await changeAccount(`ALTER USER 'clerk'@'localhost' ${change}`);
    const occupant = connect(url, { max: 1 });
    await occupant.raw("SELECT 1").catch(() => undefined);
    const answers = [
      await server.call({ method: "GET", path: "/readyz" }),
      await server.call({ method: "GET", path: "/api/companies" }),
      await server.call({ method: "GET", path: "/api/getZone", query: { CompanyID: "1" }, cookie }),
      await post(),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "1"]);
      expect(answer.json).toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    }
    expect(answers.at(-1)?.json).toMatchObject({
      message: expect.stringMatching(/saved only once/) as string,
    });
    expect(logLines.map(({ msg }) => msg)).toEqual(answers.map(() => "DATABASE_UNAVAILABLE"));
    for (const line of logLines) expect(line["reason"]).toMatch(reason);

    await occupant.destroy();
    await changeAccount(`ALTER USER 'clerk'@'localhost' ${back}`);
    expect((await server.call({ method: "GET", path: "/readyz" })).status).toBe(200);
    expect([(await post()).status, (await post()).headers.get("Idempotency-Replayed")]).toEqual([
      200,
      "true",
    ]);
    await stop();
  },
);

it("the server is not ready while the disk of the database is full, still reads, and recovers by itself", async () => {
  const { server, cookie, stop, operatorDb } = await serveAsClerk(database.url);
  const callReadiness = () => server.call({ method: "GET", path: "/readyz" });
  const addZone = (ZoneName: string) =>
    server.call({ method: "POST", path: "/api/insertZone", body: { ZoneName }, cookie });
  await operatorDb.raw(`CREATE TRIGGER full_disk BEFORE INSERT ON zones FOR EACH ROW
    SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = "The table 'zones' is full"`);
  expect((await callReadiness()).status).toBe(200);
  for (const refusal of [await addZone("East"), await callReadiness()]) {
    expect(refusal.status).toBe(503);
    expect(refusal.json).toMatchObject({ code: "DISK_FULL" });
  }
  const readZones = { method: "GET", path: "/api/getZone", query: { CompanyID: "1" }, cookie };
  expect((await server.call(readZones)).status).toBe(200);
  await operatorDb.raw("DROP TRIGGER full_disk");
  expect((await addZone("East")).status).toBe(200);
  await expect
    .poll(async () => (await callReadiness()).status, { timeout: HEAL_LIMIT_MS, interval: 100 })
    .toBe(200);
  await stop();
});

it.each([3600, -3600])(
  "a database whose clock is %i seconds ahead changes no session, posting or time",
  async (seconds) => {
    const { server, cookie, changeAccount, stop, operatorDb } = await serveAsClerk(database.url);
    const post = await prepareJournal(operatorDb, server, cookie, `clock${seconds}`);
    await changeAccount(`SET GLOBAL init_connect = 'SET SESSION timestamp = @@timestamp + ${seconds}'`);
    expect((await server.call({ method: "GET", path: "/readyz" })).status).toBe(200);
    expect([(await post()).status, (await post()).headers.get("Idempotency-Replayed")]).toEqual([
      200,
      "true",
    ]);
    expect(readCookie(await sendCredentials(server))).not.toBe("");
    const ZoneName = `Zone ${seconds}`;
    await server.call({ method: "POST", path: "/api/insertZone", body: { ZoneName }, cookie });
    const [row] = await queryRows<{ gap: number }>(
      operatorDb,
      `SELECT MAX(ABS(TIMESTAMPDIFF(SECOND, t.at, ?))) AS gap FROM (
        SELECT created_at AS at FROM zones WHERE name = ?
        UNION ALL SELECT created_at FROM vouchers WHERE id = (SELECT MAX(id) FROM vouchers)
        UNION ALL SELECT MAX(at) FROM audit_log UNION ALL SELECT MAX(created_at) FROM sessions) t`,
      [toDatabaseTime(readClock()), ZoneName],
    );
    expect(row!.gap).toBeLessThan(600);
    await changeAccount("SET GLOBAL init_connect = ''");
    await stop();
  },
);

it("a migration continues after the database server was killed in the middle of a statement", async () => {
  const operatorDb = connect(database.url);
  await operatorDb.raw("CREATE DATABASE killed DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci");
  await operatorDb.destroy();
  const db = connect(Object.assign(new URL(database.url), { pathname: "/killed" }).href);
  await migrateUp(db, "064-dates-and-accounts");
  await db("companies").insert({ company_id: 1, name: "1", state_code: "32" });
  const user = { company_id: 1, name: "Meera", password_hash: "", role_id: 1 };
  await db("users").insert(
    [1, 2].map((id) => ({ ...user, id, username: `Me${"\u200b".repeat(id)}era ${id}` })),
  );
  const holder = await db.transaction();
  await holder("users").where({ id: 2 }).forUpdate();
  const migrating = migrateUp(db).catch((error: unknown) => identifyDatabaseFault(error));
  await waitForLockWait(db);
  process.kill(database.pid, "SIGKILL");
  expect(await migrating).toBe("lost");
  await holder.rollback().catch(() => undefined);
  await database.stop();
  database = await startDatabase({ dir, purpose: "test" });

  expect(await db("users").orderBy("id").pluck("username")).toEqual(["Me\u200bera 1", "Me\u200b\u200bera 2"]);
  const appliedNames = await migrateUp(db);
  expect([appliedNames[0], appliedNames.at(-1)]).toEqual(["066-confirmed-sessions", migrations.at(-1)?.name]);
  expect(await db("users").orderBy("id").pluck("username")).toEqual(["meera 1", "meera 2"]);
  await db.destroy();
});

it("the server answers 503 after its database was dropped, and serves the one that takes its place", async () => {
  const { server, cookie, logLines, stop, url, operatorDb } = await serveAsClerk(database.url);
  const post = await prepareJournal(operatorDb, server, cookie, "dropped-1");
  await operatorDb.raw("DROP DATABASE vanbook");
  for (const answer of [
    await server.call({ method: "GET", path: "/api/companies" }),
    await post(),
    await server.call({ method: "GET", path: "/readyz" }),
  ])
    expect(answer.status, answer.text).toBe(503);
  expect(logLines.map(({ level }) => level)).toEqual([40, 40, 40]);
  await operatorDb.raw("CREATE DATABASE vanbook DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci");
  const clerkDb = connect(url);
  await migrateUp(clerkDb);
  await clerkDb.destroy();
  expect((await server.call({ method: "GET", path: "/readyz" })).status).toBe(200);
  expect((await server.call({ method: "GET", path: "/api/companies" })).json).toEqual({ data: [] });
  await stop();
});
