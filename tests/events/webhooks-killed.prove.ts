import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { verifyWebhook } from "@vanbook/sdk/webhooks";
import type { Knex } from "knex";
import { connect } from "../../packages/server/db/connection.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { createInstallation, type Installation } from "../crash/installation.ts";
import { readLoadData, startLoad, type Held } from "../crash/load.ts";
import { createWire } from "../crash/wire.ts";
import { createFaultyBuilds, type FaultyBuilds } from "../faulty-build.ts";
import { createKillableReceiver, type KillableReceiver, type Taken } from "./killable-receiver.ts";

let builds: FaultyBuilds;
let installation: Installation;
let receiver: KillableReceiver;
let db: Knex;
let folder: string;

const EVENT_COUNT = Number(process.env.VANBOOK_EVENTS ?? 1_000);
const seed = Number(process.env.VANBOOK_SEED ?? 1);
const random = createRandom(seed);

beforeAll(async () => {
  vi.stubEnv("VANBOOK_WEBHOOKS_LOCAL", "1");
  vi.stubEnv("VANBOOK_WEBHOOKS_HASTE", "20");
  vi.stubEnv("VANBOOK_REQUESTS_PER_MINUTE", "0");
  folder = mkdtempSync(join(tmpdir(), "vanbook-webhooks-"));
  builds = await createFaultyBuilds("webhooks");
  installation = await createInstallation(await builds.build('import "./main.ts";', undefined), {
    bills: 20,
  });
  receiver = await createKillableReceiver(folder);
  await receiver.start();
  // Long timeouts: a busy machine answers late, and this test is not about that.
  db = connect(installation.databaseUrl, { max: 2, connectSeconds: 60, statementSeconds: 120 });
});
afterAll(async () => {
  await db?.destroy();
  await receiver?.kill();
  await installation?.stop();
  await builds?.remove();
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

it(`delivers ${EVENT_COUNT} events while server and receiver are killed: none lost, in order, each company's own (VANBOOK_SEED=${seed})`, async () => {
  const cookies = { one: await signInAdministrator(1), two: await signInAdministrator(2) };
  const secrets: Record<string, string> = {};
  for (const [to, cookie] of [
    ["/one", cookies.one],
    ["/one-again", cookies.one],
    ["/two", cookies.two],
  ] as const)
    secrets[to] = await makeEndpoint(cookie, `${receiver.url}${to}`);
  const starts = await places();

  const load = startLoad(installation.url, cookies.one, await readLoadData(db), 8, random);
  const other = runOtherCompany(cookies.two);
  let kills = 0;
  for (let next = 0; (await countWrittenEvents(starts)) < EVENT_COUNT; kills += 1) {
    // Kill after a number of written events, not after a time, so that a busy machine does as much
    // work between kills as a quiet one.
    next += random.int(Math.ceil(EVENT_COUNT / 50), Math.ceil(EVENT_COUNT / 8));
    while ((await countWrittenEvents(starts)) < Math.min(next, EVENT_COUNT)) await sleep(200);
    await sleep(random.int(0, 400));
    const victims = random.pick([["server"], ["receiver"], ["server", "receiver"]] as const);
    await Promise.all(
      victims.map((one) => (one === "server" ? installation.kill("server") : receiver.kill())),
    );
    await sleep(random.int(0, 600));
    await Promise.all(victims.map((one) => (one === "server" ? installation.start() : receiver.start())));
  }
  await load.drain();
  await other.stop();
  await expect.poll(countWaitingDeliveries, { timeout: 300_000, interval: 500 }).toBe(0);

  const takenEvents = receiver.received();
  const ends = await places();
  for (const [to, companyId] of COMPANY_PATHS) {
    const own = takenEvents.filter((one) => one.to === to);
    const wantedCount = ends[companyId]! - starts[companyId]!;
    expect(new Set(own.map(({ event }) => event.id)).size, `${to}: lost`).toBe(wantedCount);
    expect(
      own.filter(({ event }) => event.companyId !== companyId),
      `${to}: another company's`,
    ).toEqual([]);
    expect(
      own.filter((one) => !isSame(one, own)),
      `${to}: one id with different bodies`,
    ).toEqual([]);
    expect(findOutOfOrder(own), `${to}: out of order`).toEqual([]);
    await verifyAllSignatures(own, secrets[to]!);
  }
  expect(
    findMissingEvents(
      load.held,
      takenEvents.filter(({ to }) => to === "/one"),
    ),
  ).toEqual([]);
  expect(load.findings).toEqual([]);
  expect(kills).toBeGreaterThan(3);
  const twice = takenEvents.length - new Set(takenEvents.map(({ to, event }) => `${to} ${event.id}`)).size;
  process.stderr.write(
    `  ${ends[1]! - starts[1]! + ends[2]! - starts[2]!} events, ${takenEvents.length} deliveries, ${kills} kills, ${twice} came twice\n`,
  );
}, 3_600_000);

const COMPANY_PATHS = [
  ["/one", 1],
  ["/one-again", 1],
  ["/two", 2],
] as const;

async function signInAdministrator(companyId: number): Promise<string> {
  const user: { username: string } = await db("users")
    .where({ company_id: companyId, role_id: 1, is_deleted: 0 })
    .first("username");
  return installation.signIn(companyId, user.username);
}

async function makeEndpoint(cookie: string, url: string): Promise<string> {
  const answer = await fetch(`${installation.url}/api/v1/webhooks`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Vanbook-Client": "test", Cookie: cookie },
    body: JSON.stringify({ url }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { secret: string }).secret;
}

/** Posts receipts in the other company, one after the other. */
function runOtherCompany(cookie: string) {
  const wire = createWire(installation.url, cookie, 1);
  let isOver = false;
  const work = (async () => {
    const party: { id: number } = await db("accounts")
      .where({ company_id: 2, group_id: 14, is_deleted: 0 })
      .first("id");
    const { date }: { date: string } = await db("bills")
      .where("company_id", 2)
      .orderBy("date", "desc")
      .first("date");
    while (!isOver) {
      const clientId = crypto.randomUUID();
      const body = { clientId, date, mode: "cash", partyId: party.id, amount: random.int(1, 999) };
      await wire.insist({ method: "POST", path: "receipts", key: clientId, body });
    }
  })();
  return { stop: () => ((isOver = true), work.then(() => wire.close())) };
}

/** Last event number of each company, once all events have their number. */
async function places(): Promise<Record<number, number>> {
  await expect.poll(async () => (await db("events").whereNull("seq")).length).toBe(0);
  const rows: { company_id: number; last_seq: number }[] = await db("event_orders").select();
  return Object.fromEntries(rows.map((row) => [row.company_id, row.last_seq]));
}

async function countWrittenEvents(starts: Record<number, number>): Promise<number> {
  const [row] = (await db("events").count({ count: "*" })) as { count: number }[];
  return Number(row?.count) - starts[1]! - starts[2]!;
}

/** Number of events and deliveries that are still to be sent. */
async function countWaitingDeliveries(): Promise<number> {
  const [open] = (await db("webhook_deliveries")
    .whereNot("status", "delivered")
    .count({ count: "*" })) as Count[];
  const [behind] = (await db("webhooks as w")
    .join("event_orders as o", "o.company_id", "w.company_id")
    .whereRaw("w.cursor_seq < o.last_seq")
    .count({ count: "*" })) as Count[];
  const [unorderedCount] = (await db("events").whereNull("seq").count({ count: "*" })) as Count[];
  return Number(open?.count) + Number(behind?.count) + Number(unorderedCount?.count);
}

function isSame(one: Taken, all: readonly Taken[]): boolean {
  const first = pickFirstDeliveries(all).get(one.event.id);
  return first?.body === one.body;
}

/** The first delivery of each event, by event id. */
const firstsByList = new WeakMap<readonly Taken[], Map<number, Taken>>();
function pickFirstDeliveries(all: readonly Taken[]): Map<number, Taken> {
  const firstDeliveries = firstsByList.get(all) ?? new Map<number, Taken>();
  if (!firstsByList.has(all)) {
    for (const one of all) if (!firstDeliveries.has(one.event.id)) firstDeliveries.set(one.event.id, one);
    firstsByList.set(all, firstDeliveries);
  }
  return firstDeliveries;
}

/**
 * Deliveries that arrived after a later event of the same document. The document is identified by
 * its number, which edits keep. A repeated delivery must also arrive before the events that follow
 * it.
 */
function findOutOfOrder(all: readonly Taken[]): string[] {
  const latest = new Map<string, number>();
  return all.flatMap(({ event }) => {
    const document = `${event.resource.kind} ${event.data.number ?? event.resource.id}`;
    const before = latest.get(document) ?? 0;
    latest.set(document, Math.max(before, event.id));
    return event.id < before ? [`${document}: ${event.id} after ${before}`] : [];
  });
}

/**
 * Documents that were acknowledged to a caller but whose events did not all arrive in the order of
 * the changes.
 */
function findMissingEvents(heldDocuments: readonly Held[], takenEvents: readonly Taken[]): string[] {
  const seenVerbs = new Map<string, string[]>();
  for (const { event } of pickFirstDeliveries(takenEvents).values()) {
    const name = `${event.resource.kind} ${event.data.number}`;
    seenVerbs.set(name, [...(seenVerbs.get(name) ?? []), event.type.split(".")[1] ?? ""]);
  }
  return heldDocuments.flatMap(({ path, voucherNo, edits, state }) => {
    const wantedVerbs = [
      "posted",
      ...Array<string>(edits).fill("edited"),
      ...(state === "cancelled" ? ["cancelled"] : []),
    ];
    const came = seenVerbs.get(`${path === "bills" ? "bill" : "receipt"} ${voucherNo}`) ?? [];
    return came.join() === wantedVerbs.join()
      ? []
      : [`${voucherNo}: ${came.join()} instead of ${wantedVerbs.join()}`];
  });
}

async function verifyAllSignatures(all: readonly Taken[], secret: string) {
  for (const { body, signature } of all) {
    const seconds = Number(/t=(\d+)/.exec(signature)?.[1]);
    await verifyWebhook(body, signature, secret, { now: () => seconds * 1000 });
  }
}

type Count = { count: number };
