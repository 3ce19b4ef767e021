import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "./connection.ts";
import { forgetIds, takeIds } from "./ids.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";
import { withTransaction } from "./transaction.ts";

let test1: TestDatabase;
beforeAll(async () => (test1 = await createTestDatabase()));
afterAll(() => test1.drop());

describe("takeIds", () => {
  test("begins at 1 in every company, whatever other companies have taken", async () => {
    expect(await takeIds(test1.db, 1, "items", 3)).toEqual([1, 2, 3]);
    expect(await takeIds(test1.db, 2, "items", 2)).toEqual([1, 2]);
    expect(await takeIds(test1.db, 1, "accounts", 1)).toEqual([1]);
    expect(await takeIds(test1.db, 1, "items", 2)).toEqual([4, 5]);
  });

  test("gives no id twice to 20 callers in two processes at once", async () => {
    const other = connect(test1.url);
    const takers = Array.from({ length: 20 }, (_, n) =>
      takeIds(n % 2 === 0 ? test1.db : other, 3, "bills", 37),
    );
    const ids = (await Promise.all(takers)).flat();
    await other.destroy();
    expect(ids).toHaveLength(740);
    expect(new Set(ids).size).toBe(740);
    expect(Math.min(...ids)).toBe(1);
  });

  test("works while transactions hold all connections, and gives no id again after a rollback", async () => {
    const small = connect(test1.url, { max: 2 });
    const idLists = await Promise.all(
      Array.from({ length: 8 }, () => withTransaction(small, (trx) => takeIds(trx, 4, "bills", 2))),
    );
    const rolledBack: number[] = [];
    await expect(
      withTransaction(small, async (trx) => {
        rolledBack.push(...(await takeIds(trx, 4, "bills", 40)));
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    const after = await takeIds(small, 4, "bills", 40);
    await small.destroy();
    expect(new Set([...idLists.flat(), ...rolledBack, ...after]).size).toBe(16 + 40 + 40);
  });

  test("asks the database less often when more ids are taken", async () => {
    const readNextId = async () =>
      (await test1.db("id_blocks").where({ company_id: 6 }).first("next_id")).next_id;
    await takeIds(test1.db, 6, "items", 1);
    expect(await readNextId()).toBe(1 + 32);
    for (let one = 0; one < 32; one++) await takeIds(test1.db, 6, "items", 1);
    // The 33rd id used a new block, because the first was used up. The second block is twice as
    // long.
    expect(await readNextId()).toBe(33 + 64);
    await takeIds(test1.db, 6, "items", 2000);
    // 63 were left, and 1,937 come from a separate block.
    expect(await readNextId()).toBe(97 + 1937);
    for (let many = 0; many < 8; many++) await takeIds(test1.db, 6, "items", 500);
    // 500 for the first 500; then a block of 512, 12 left; then 1,024 each time, the maximum: 536,
    // 36, 560, 60, 584 and 84 are left.
    expect(await readNextId()).toBe(2034 + 500 + 512 + 3 * 1024);
  });

  test("starts again at 1 after the tables were emptied and `forgetIds` was called", async () => {
    await takeIds(test1.db, 5, "items", 1);
    await test1.db("id_blocks").where({ company_id: 5 }).delete();
    forgetIds(test1.db);
    expect(await takeIds(test1.db, 5, "items", 1)).toEqual([1]);
  });
});
