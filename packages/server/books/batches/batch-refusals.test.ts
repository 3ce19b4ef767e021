import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { A, createBatchDesk, line, type BatchDesk } from "../testing/batch-desk.ts";

let desk: BatchDesk;

beforeAll(async () => void (desk = await createBatchDesk()));
afterAll(() => desk.drop());
// Whatever was done, the books are sound.
afterEach(() => desk.areSound());

describe("what a document may say of batches", () => {
  it("is refused where it is missing, or where the item keeps none", async () => {
    const item = await desk.syrup();
    const at = (field: string) => ({ code: "LINE_INVALID", detail: { fields: [{ field }] } });
    await expect(desk.buy(item, 1_000n)).rejects.toMatchObject(at("lines.0.batch"));
    await expect(desk.buy(item, 1_000n, { code: " ", expiresOn: "2027-01-01" })).rejects.toMatchObject(
      at("lines.0.batch"),
    );
    await expect(desk.buy(item, 1_000n, { code: "X".repeat(41) })).rejects.toMatchObject(at("lines.0.batch"));
    await expect(desk.buy(desk.bandage, 1_000n, A)).rejects.toThrow("This item keeps no batches.");
    expect(await desk.lying(item)).toEqual([]);
  });

  it("has one expiry for each batch, which only the entry that brought it corrects", async () => {
    const item = await desk.syrup();
    const first = await desk.buy(item, 1_000n, A);
    await desk.buy(item, 1_000n, { code: "A1" });
    const wrong = { code: "A1", expiresOn: "2027-12-31" };
    await expect(desk.buy(item, 1_000n, wrong)).rejects.toThrow("expires on 31-12-2026");
    await desk.edited(first, desk.purchased(item, 1_000n, wrong));
    const [batch] = await desk.db("batches").where("item_id", item.id).select("code", "expires_on");
    expect(batch).toEqual({ code: "A1", expires_on: "2027-12-31" });
    expect(await desk.lying(item)).toEqual([["A1", 1, 2]]);
  });

  it("is undone neither by an item that keeps them since, nor kept by one that keeps them no more", async () => {
    const item = await desk.syrup();
    const keeps = (is: 0 | 1) =>
      desk.db("items").where({ company_id: 1, id: item.id }).update({ keeps_batches: is });
    await keeps(0);
    const bought = await desk.bought(2_000n, 200_000n, item);
    const bill = await desk.sold([line(item, 2_000n)]);
    await keeps(1);
    await expect(desk.cancelled(bill)).rejects.toThrow("before one of its items kept batches");
    await desk.buy(item, 1_000n, A);
    const later = await desk.sold([line(item, 1_000n)]);
    await keeps(0);
    await desk.cancelled(later);
    expect(await desk.lying(item)).toEqual([]);
    await desk.cancelled(bill);
    await desk.cancelled(bought);
  });
});
