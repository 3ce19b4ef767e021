import { afterAll, beforeAll, expect, it } from "vitest";
import { createBatchDesk, makeBillLine, type BatchDesk } from "../../books/testing/batch-desk.ts";
import { readBookBatches } from "./book-batches.ts";
import { FOR_USE, hasExpired, isPastExpiry } from "@vanbook/sdk/books";
import { queryRows } from "../../db/rows.ts";
import { hasExpiredSql, isPastExpirySql } from "../../books/batches/batch-expiry-sql.ts";

let desk: BatchDesk;
beforeAll(async () => void (desk = await createBatchDesk()));
afterAll(() => desk.drop());

it("the batch quantities of a day include the moves of that day, and none of later days", async () => {
  const { item } = await desk.stocked(); // ten of A1 and five of B2, on 1 May
  await desk.sold([makeBillLine(item, 8_000n)]); // on 1 June: five of B2, which expires first, and three of A1
  const lay = async (date: string) => {
    const place = { locationId: desk.godown, date };
    const bookBatches = await readBookBatches(desk.db, 1, place, { itemIds: [item.id] });
    return bookBatches.map(({ batch, quantity }) => [batch, quantity]);
  };
  const whole = [
    ["B2", 5_000n],
    ["A1", 10_000n],
  ];
  const none = [
    ["B2", 0n],
    ["A1", 0n],
  ];
  expect(await lay("2026-04-30")).toEqual(none);
  expect(await lay("2026-05-01")).toEqual(whole);
  expect(await lay("2026-05-31")).toEqual(whole);
  expect(await lay("2026-06-01")).toEqual([
    ["B2", 0n],
    ["A1", 7_000n],
  ]);
});

it("SQL and the books agree about which batches have expired on the days around their expiry", async () => {
  const [day, kinds] = ["2026-06-15", [...FOR_USE, "DAMAGE_OUT", "PURCHASE_RETURN", "UNLOAD"] as const];
  const cases = ["2026-06-14", day, "2026-06-16", null].flatMap((expiresOn) =>
    kinds.map((kind) => ({ expiresOn, kind })),
  );
  for (const { expiresOn, kind } of cases) {
    const [expiryRow] = await queryRows<{ used: number | null; past: number | null }>(
      desk.db,
      `SELECT ${hasExpiredSql("b.expires_on", "b.kind", "b.day")} AS used, ${isPastExpirySql("b.expires_on", "b.day")} AS past
        FROM (SELECT CAST(? AS DATE) AS expires_on, ? AS kind, CAST(? AS DATE) AS day) b`,
      [expiresOn, kind, day],
    );
    const inBooks = [hasExpired({ expiresOn }, kind, day), isPastExpiry({ expiresOn }, day)];
    expect([expiryRow?.used === 1, expiryRow?.past === 1], `${kind} ${expiresOn}`).toEqual(inBooks);
  }
});
