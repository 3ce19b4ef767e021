import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing/test-database.ts";
import {
  claimMessage,
  listCompaniesDue,
  readMessageFile,
  markFailed,
  scheduleRetry,
  markSent,
  purgeOutbox,
  queueMessage,
} from "./outbox.ts";
import { pauseBefore } from "./leases.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db("companies").insert([1, 2, 3].map((id) => ({ company_id: id, name: `Company ${id}` })));
});
afterAll(() => database?.drop());
beforeEach(async () => {
  for (const table of ["outbox_files", "outbox", "outbox_days"]) await database.db(table).delete();
});

const SAMPLE_MESSAGE = { to: "+919847012345", text: null, fileName: "Ledger.pdf" };
const SAMPLE_FILE = Buffer.alloc(2 * 1024 * 1024 + 1, "abc");
const queue = (companyId: number) =>
  database.db.transaction((trx) =>
    queueMessage(
      trx,
      { companyId, userId: 1 },
      { message: SAMPLE_MESSAGE, file: SAMPLE_FILE, dailyLimit: 10 },
    ),
  );
const readOutboxRow = (companyId: number) => database.db("outbox").where("company_id", companyId).first();
const isDue = () => database.db("outbox").update("next_try_at", "2026-01-01 00:00:00.000");

it("each message goes to one caller, company by company, and to no other until its lease ends", async () => {
  expect(await listCompaniesDue(database.db)).toEqual([]);
  for (const companyId of [1, 1, 3]) await queue(companyId);
  expect(await listCompaniesDue(database.db)).toEqual([1, 3]);
  const claimedMessages = await Promise.all(
    Array.from({ length: 6 }, () => claimMessage(database.db, 1, 60)),
  );
  const ids = claimedMessages.flatMap((one) => (one ? [one.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
  // A claim that skipped a row locked by another claim tries again.
  while (ids.length < 2) ids.push((await claimMessage(database.db, 1, 60))?.id ?? 0);
  expect(ids.every((id) => id > 0)).toBe(true);
  expect(await claimMessage(database.db, 1, 60)).toBeNull();
  expect(await listCompaniesDue(database.db)).toEqual([3]);
  expect(await claimMessage(database.db, 2, 60)).toBeNull();

  const third = await claimMessage(database.db, 3, 60);
  expect(third).toMatchObject({ ...SAMPLE_MESSAGE, companyId: 3, attempt: 1, mediaId: null });
  expect((await readMessageFile(database.db, third!)).equals(SAMPLE_FILE)).toBe(true);
});

it("a success counts from any process, and a failure only from the process that has the message", async () => {
  await queue(1);
  const slow = await claimMessage(database.db, 1, 60);
  await isDue();
  const next = await claimMessage(database.db, 1, 60);
  expect([slow?.attempt, next?.attempt]).toEqual([1, 2]);
  await markFailed(database.db, slow!, "too late");
  await scheduleRetry(database.db, slow!, "too late", 3600);
  expect(await readOutboxRow(1)).toMatchObject({ status: "queued", last_error: null });
  expect(await database.db("outbox_files")).toHaveLength(3);
  await markSent(database.db, slow!, "wamid.1");
  expect(await readOutboxRow(1)).toMatchObject({ status: "sent", provider_id: "wamid.1" });
  await markFailed(database.db, next!, "after all");
  expect(await readOutboxRow(1)).toMatchObject({ status: "sent", last_error: null });
  expect(await database.db("outbox_files")).toEqual([]);
});

it("sent and failed messages are deleted after 90 days, and unsent messages are kept", async () => {
  for (const companyId of [1, 2, 3]) await queue(companyId);
  const first = await claimMessage(database.db, 1, 60);
  await markSent(database.db, first!, "wamid.1");
  const second = await claimMessage(database.db, 2, 60);
  await markFailed(database.db, second!, "400 No");
  await database.db("outbox_days").update("day", "2026-08-21");
  await database.db("outbox").update("created_at", "2026-08-22 12:00:00.000");
  const companies = () => database.db("outbox").orderBy("company_id").pluck("company_id");
  // 90 days before 20 November is 22 August.
  await purgeOutbox(database.db, new Date("2026-11-20T12:00:00.000Z"));
  expect(await companies()).toEqual([1, 2, 3]);
  expect(await database.db("outbox_days")).toEqual([]);
  await purgeOutbox(database.db, new Date("2026-11-20T12:00:00.001Z"));
  expect(await companies()).toEqual([3]);
});

it("the pause before each try gets longer, is partly random, and follows the provider's request", () => {
  // 5 s doubled each time: 5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, then an hour at most.
  const longest = Array.from({ length: 11 }, (_, at) => pauseBefore(at + 2, null, 1));
  expect(longest).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
  expect(pauseBefore(4, null, 0)).toBe(10);
  expect(pauseBefore(2, 90, 0)).toBe(90);
  expect(pauseBefore(9, 90, 0)).toBe(320);
  expect(pauseBefore(2, 100_000, 0)).toBe(3600);
  expect(pauseBefore(2, -5, 0)).toBe(3);
});
