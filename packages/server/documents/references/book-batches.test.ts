import { afterAll, beforeAll, expect, it } from "vitest";
import { createBatchDesk, line, type BatchDesk } from "../../books/testing/batch-desk.ts";
import { readBookBatches } from "./book-batches.ts";

let desk: BatchDesk;
beforeAll(async () => void (desk = await createBatchDesk()));
afterAll(() => desk.drop());

it("tells what lay of each batch at the end of a day, with what moved on that day and without what moved since", async () => {
  const { item } = await desk.stocked(); // ten of A1 and five of B2, on 1 May
  await desk.sold([line(item, 8_000n)]); // on 1 June: five of B2, which expires first, and three of A1
  const lay = async (date: string) => {
    const place = { locationId: desk.godown, date };
    const found = await readBookBatches(desk.db, 1, place, { itemIds: [item.id] });
    return found.map(({ batch, quantity }) => [batch, quantity]);
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
