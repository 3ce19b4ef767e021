import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing/test-database.ts";
import { assignEventPositions } from "./order-events.ts";
import { purgeEvents } from "./purge-events.ts";
import { checkCursor, readEvents } from "./read-events.ts";
import { writeEvents, type NewEvent } from "./write-events.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db("companies").insert([1, 2].map((id) => ({ company_id: id, name: `Company ${id}` })));
});
afterAll(() => database?.drop());
beforeEach(async () => {
  for (const table of ["events", "event_orders"]) await database.db(table).delete();
});

const EVENT_AUTHOR = { companyId: 1, userId: 7, via: "key" as const, keyId: 3 };
const makeEvent = (resourceId: number): NewEvent => ({
  type: "item.changed",
  resourceId,
  subject: `item/${resourceId}`,
});
const write = (resourceIds: readonly number[], companyId = 1) =>
  database.db.transaction((trx) =>
    writeEvents(trx, { ...EVENT_AUTHOR, companyId }, resourceIds.map(makeEvent)),
  );
const read = async (after: number) => {
  const { last } = await assignEventPositions(database.db, 1);
  const eventPage = await readEvents(database.db, 1, { after, last, limit: 10_000, types: null });
  return eventPage.map(({ id, resource }) => [id, resource.id]);
};

it("an event never appears before one that was already read, even if it got its id earlier", async () => {
  const slow = await database.db.transaction();
  await writeEvents(slow, EVENT_AUTHOR, [makeEvent(1)]);
  await write([2]);
  expect(await read(0)).toEqual([[1, 2]]);
  await slow.commit();
  expect(await read(1)).toEqual([[2, 1]]);
  expect(await read(0)).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it("the events of a transaction that was rolled back do not appear, and leave no gap", async () => {
  const undone = await database.db.transaction();
  await writeEvents(undone, EVENT_AUTHOR, [makeEvent(1)]);
  await undone.rollback();
  await write([2]);
  expect(await read(0)).toEqual([[1, 2]]);
});

it("a reader misses no event while others write and order events at the same time", async () => {
  const [WRITERS, EACH] = [6, 25];
  let isWriting = true;
  const seenIds: number[] = [];
  const ids: number[] = [];
  const reading = (async () => {
    for (let after = 0, isLast = false; !isLast;) {
      isLast = !isWriting;
      const eventPage = await read(after);
      for (const [id = 0, resource = 0] of eventPage) {
        ids.push(id);
        seenIds.push(resource);
        after = id;
      }
    }
  })();
  const orderers = Array.from({ length: 3 }, async () => {
    while (isWriting) await assignEventPositions(database.db, 1);
  });
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let each = 0; each < EACH; each += 1) {
        const trx = await database.db.transaction();
        await writeEvents(trx, EVENT_AUTHOR, [makeEvent(1 + writer * EACH + each)]);
        await new Promise((resolve) => setTimeout(resolve, (each * 7) % 5));
        await trx.commit();
      }
    }),
  );
  isWriting = false;
  await Promise.all([reading, ...orderers]);
  const all = Array.from({ length: WRITERS * EACH }, (_, index) => index + 1);
  expect(seenIds.toSorted((a, b) => a - b)).toEqual(all);
  expect(ids).toEqual(all);
  // Each writer begins an event after committing the last one, so its events are in the order of
  // writing.
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const own = seenIds.filter((resource) => Math.floor((resource - 1) / EACH) === writer);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  }
});

it("each company's events are numbered from 1 without gaps, also 1,100 events at once", async () => {
  await write([1], 2);
  await write(Array.from({ length: 1100 }, (_, index) => index + 1));
  expect(await assignEventPositions(database.db, 1)).toEqual({ last: 1100, gone: 0 });
  expect(await assignEventPositions(database.db, 2)).toEqual({ last: 1, gone: 0 });
  expect((await read(0)).map(([id]) => id)).toEqual(Array.from({ length: 1100 }, (_, index) => index + 1));
});

it("events are deleted after 90 days, and a reader who has missed some of them gets an error", async () => {
  await write([1, 2]);
  await write([3]);
  await database.db("events").where("resource_id", "<", 3).update("at", "2026-08-22 12:00:00.000");
  await database.db("events").where("resource_id", 3).update("at", "2026-08-22 12:00:00.001");
  await purgeEvents(database.db, new Date("2026-11-20T12:00:00.000Z"));
  expect(await assignEventPositions(database.db, 1)).toEqual({ last: 3, gone: 0 });
  await purgeEvents(database.db, new Date("2026-11-20T12:00:00.001Z"));
  const order = await assignEventPositions(database.db, 1);
  expect(order).toEqual({ last: 3, gone: 2 });
  expect(await read(2)).toEqual([[3, 3]]);
  for (const after of [2, 3]) expect(() => checkCursor(after, order)).not.toThrow();
  for (const after of [0, 1, 4]) expect(() => checkCursor(after, order)).toThrow("Reload your data");
});

it("a writer needs one statement for its events, however many there are", async () => {
  await write([1]); // takes a block of ids
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => void statements.push(sql);
  database.db.on("query", note);
  await write([2, 3, 4]);
  database.db.removeListener("query", note);
  expect(statements.filter((sql) => !/^(BEGIN|COMMIT)/.test(sql))).toEqual([
    expect.stringMatching(/^INSERT INTO events /),
  ]);
});
