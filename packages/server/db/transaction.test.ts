import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { toProblem } from "../http/errors.ts";
import { openBeside } from "./connection.ts";
import { queryRows } from "./rows.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";
import { withTransaction } from "./transaction.ts";

let test1: TestDatabase;
let db: Knex;
beforeAll(async () => {
  test1 = await createTestDatabase();
  db = test1.db;
});
afterAll(() => test1.drop());
beforeEach(async () => {
  await db("company_settings").delete();
  await db("company_settings").insert(["a", "b"].map((name) => ({ company_id: 1, name, value: "0" })));
});

const add = (trx: Knex, name: string) =>
  trx("company_settings")
    .where({ company_id: 1, name })
    .update({ value: trx.raw("value + 1") });
const readValues = async () =>
  Object.fromEntries(
    (await db<{ name: string; value: string }>("company_settings")).map(({ name, value }) => [
      name,
      Number(value),
    ]),
  );

describe("withTransaction", () => {
  test("commits what the work changed and returns what the work returned", async () => {
    expect(await withTransaction(db, async (trx) => (await add(trx, "a"), "done"))).toBe("done");
    expect(await readValues()).toEqual({ a: 1, b: 0 });
  });

  test("rolls back everything when the work fails, and does not try again", async () => {
    let runs = 0;
    const addAndRefuse = async (trx: Knex) => {
      runs++;
      await add(trx, "a");
      throw new Error("refused");
    };
    await expect(withTransaction(db, addAndRefuse)).rejects.toThrow("refused");
    expect(runs).toBe(1);
    expect(await readValues()).toEqual({ a: 0, b: 0 });
  });

  test("runs the loser of a real deadlock again, so that both changes are saved once", async () => {
    let runs = 0;
    // Each transaction has locked one row before it requests the other's row: the database aborts
    // one of them.
    const [firstHolds, secondHolds] = [createGate(), createGate()];
    const makeCrossingWork = (own: string, other: string, mine: Gate, theirs: Gate) => async (trx: Knex) => {
      runs++;
      await add(trx, own);
      mine.open();
      await theirs.opened;
      await add(trx, other);
    };
    await Promise.all([
      withTransaction(db, makeCrossingWork("a", "b", firstHolds, secondHolds)),
      withTransaction(db, makeCrossingWork("b", "a", secondHolds, firstHolds)),
    ]);
    expect(runs).toBe(3);
    expect(await readValues()).toEqual({ a: 2, b: 2 });
  });

  test("runs the work again when its connection is killed", async () => {
    let runs = 0;
    await withTransaction(db, async (trx) => {
      runs++;
      await add(trx, "a");
      if (runs === 1) {
        const [connection] = await queryRows<{ id: number }>(trx, "SELECT CONNECTION_ID() id");
        await db.raw("KILL ?", [connection!.id]);
      }
      await add(trx, "b");
    });
    expect(runs).toBe(2);
    expect(await readValues()).toEqual({ a: 1, b: 1 });
  });

  test("stops retrying a conflict when its time limit is reached", async () => {
    let runs = 0;
    onTestFinished(() => void vi.restoreAllMocks());
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const conflict = Object.assign(new Error("Deadlock found"), { errno: 1213 });
    const failWithConflict = () => {
      runs++;
      clock.mockReturnValue(runs * 100);
      return Promise.reject(conflict);
    };
    // Each run takes 100 ms. The pauses before the second and third run end before 300 ms; the
    // pause before a fourth would not.
    await expect(withTransaction(db, failWithConflict, { conflicts: 300 })).rejects.toBe(conflict);
    expect(runs).toBe(3);
  });

  test("gives up a lock that another connection keeps after the deadline, and succeeds once it is free", async () => {
    const impatient = openBeside(db, { max: 3, statementSeconds: 2 });
    const error: unknown = await db.transaction(async (holder) => {
      await add(holder, "a");
      return withTransaction(impatient, (trx) => add(trx, "a")).catch((failure: unknown) => failure);
    });
    expect(toProblem(error)).toMatchObject({ code: "BUSY", status: 503, detail: { retryAfter: 1 } });
    await withTransaction(impatient, (trx) => add(trx, "a"));
    expect(await readValues()).toEqual({ a: 2, b: 0 });
  });

  test("makes 64 writers wait for their turn, and serves readers at the same time", async () => {
    const firstEight = createGate();
    let startedCount = 0;
    const writers = Array.from({ length: 64 }, () =>
      withTransaction(db, async (trx) => {
        startedCount += 1;
        await firstEight.opened;
        await add(trx, "a");
      }),
    );
    await expect.poll(() => startedCount, { interval: 5 }).toBe(8);
    await db.raw("SELECT 1");
    await sleep(2_900); // longer than the limit for waiting for a connection
    expect(startedCount).toBe(8);
    firstEight.open();
    await Promise.all(writers);
    expect(await readValues()).toEqual({ a: 64, b: 0 });
  });

  test("refuses a write when the disk is full, saves all or nothing, and works again when there is room", async () => {
    await db.raw("CREATE TABLE documents (id INT PRIMARY KEY) ENGINE = InnoDB");
    // A full in-memory table gives the same error as a full disk, after some hundred rows.
    await db.raw("CREATE TABLE moves (id INT PRIMARY KEY, pad CHAR(255)) ENGINE = MEMORY MAX_ROWS = 100");
    const post = (id: number) =>
      withTransaction(db, async (trx) => {
        await trx("documents").insert({ id });
        await trx("moves").insert({ id, pad: "x" });
      }).then(
        () => "posted",
        (error: unknown) => toProblem(error),
      );
    const outcomes: unknown[] = [];
    for (let id = 1; id <= 20_000 && (outcomes.at(-1) ?? "posted") === "posted"; id += 1)
      outcomes.push(await post(id));
    expect(outcomes.at(-1)).toMatchObject({
      code: "DISK_FULL",
      status: 503,
      message: "The server's disk is full. Nothing was saved. Please try again when there is room.",
    });
    const refusedCount = outcomes.length;
    expect(await post(refusedCount)).toMatchObject({ code: "DISK_FULL" });
    const count = async (table: string) => Number((await db(table).count("* as rows").first())?.rows);
    expect([await count("documents"), await count("moves")]).toEqual([refusedCount - 1, refusedCount - 1]);

    await db("moves").where("id", "<", 50).delete();
    expect(await post(refusedCount)).toBe("posted");
    expect([await count("documents"), await count("moves")]).toEqual([refusedCount, refusedCount - 49]);
  });

  test("joins the transaction in which it is called", async () => {
    const outer = withTransaction(db, async (trx) => {
      await withTransaction(trx, (inner) => add(inner, "a"));
      throw new Error("refused");
    });
    await expect(outer).rejects.toThrow("refused");
    expect(await readValues()).toEqual({ a: 0, b: 0 });
  });
});

interface Gate {
  open: () => void;
  opened: Promise<void>;
}

function createGate(): Gate {
  let open = () => {};
  const whenOpen = new Promise<void>((resolve) => (open = resolve));
  return { open, opened: whenOpen };
}
