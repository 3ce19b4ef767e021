import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { damage, type DamageInput } from "./damage.ts";
import { replacement, type ReplacementInput } from "./replacement.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.bought(10_000n, 66_667n); // 66.67: 6.667 each
});
afterAll(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.drop();
});

describe("a replacement", () => {
  it("is an expense of what the new goods cost", async () => {
    const before = await desk.state();
    const line = { item: desk.bandage, quantity: 3_000n, damaged: 2_000n, expired: 1_000n };
    const posted = await desk.posted(replacement(desk.books, { ...replacementHead(), lines: [line] }));
    // 3 × 6.667 = 20.001
    expect(await desk.ledger(posted)).toEqual([
      ["Replacements", "stock", "20.00", "0.00"],
      ["Inventory", "stock", "0.00", "20.00"],
    ]);
    expect(await desk.moves(posted)).toEqual([["REPLACE_OUT", 1, desk.godown, "-3.000", "-20.00"]]);
    expect(posted).toMatchObject({ voucherNo: "RPL/1", amount: 2_000n });
    const row = await desk.db("replacements").where({ company_id: 1, id: posted.documentId }).first();
    expect(row).toMatchObject({ customer_id: 901, salesman_id: 2, location_id: desk.godown, status: 1 });
    const [kept] = await desk
      .db("replacement_lines")
      .where({ company_id: 1, replacement_id: posted.documentId });
    expect(kept).toMatchObject({
      quantity: "3.000",
      damaged_quantity: "2.000",
      expired_quantity: "1.000",
      cost: "20.00",
    });
    await desk.cancelled(posted);
    expect(await desk.state()).toEqual(before);
  });

  it("is refused without goods", () => {
    const asked = (lines: ReplacementInput["lines"]) =>
      replacement(desk.books, { ...replacementHead(), lines });
    expect(() => asked([])).toThrow("no lines");
    expect(() => asked([{ item: desk.bandage, quantity: 0n, damaged: 1_000n }])).toThrow("either a debit");
    expect(() => asked([{ item: desk.bandage, quantity: 1_000n, expired: -1n }])).toThrow("either a debit");
  });
});

describe("a write-off", () => {
  it("is a loss of what the goods had cost", async () => {
    const before = await desk.state();
    const line = { item: desk.bandage, damaged: 1_000n, expired: 500n };
    const posted = await desk.posted(damage(desk.books, { ...damageHead(), lines: [line] }));
    // 1.5 × 6.667 = 10.0005
    expect(await desk.ledger(posted)).toEqual([
      ["Damaged and Expired Stock", "stock", "10.00", "0.00"],
      ["Inventory", "stock", "0.00", "10.00"],
    ]);
    expect(await desk.moves(posted)).toEqual([["DAMAGE_OUT", 1, desk.godown, "-1.500", "-10.00"]]);
    expect(posted).toMatchObject({ voucherNo: "DMG/1", amount: 1_000n });
    const [kept] = await desk.db("damage_lines").where({ company_id: 1, damage_id: posted.documentId });
    expect(kept).toMatchObject({ damaged_quantity: "1.000", expired_quantity: "0.500", cost: "10.00" });
    await desk.cancelled(posted);
    expect(await desk.state()).toEqual(before);
  });

  it("keeps who entered it, when, on which device, and why", async () => {
    const told = {
      narration: "Fell off the shelf",
      clientId: "field-app-17",
      requestHash: Buffer.alloc(32, 7),
      entered: { by: 5, at: "2026-05-20 10:11:12.345" },
    };
    const lines = [{ item: desk.bandage, damaged: 1_000n }];
    const { voucherId, documentId } = await desk.posted(
      damage(desk.books, { ...damageHead(), ...told, lines }),
    );
    const written = {
      narration: told.narration,
      created_by: 5,
      created_at: told.entered.at,
      date: "2026-05-20",
    };
    expect(await desk.db("vouchers").where({ company_id: 1, id: voucherId }).first()).toMatchObject({
      ...written,
      client_id: "field-app-17",
      request_hash: told.requestHash,
      branch_id: 1,
      user_id: 2,
    });
    expect(await desk.db("damages").where({ company_id: 1, id: documentId }).first()).toMatchObject(written);
  });

  it("is refused without goods", () => {
    const asked = (lines: DamageInput["lines"]) => damage(desk.books, { ...damageHead(), lines });
    expect(() => asked([])).toThrow("no lines");
    expect(() => asked([{ item: desk.bandage }])).toThrow("either a debit");
    expect(() => asked([{ item: desk.bandage, damaged: 2_000n, expired: -1_000n }])).toThrow(
      "either a debit",
    );
  });
});

function replacementHead(): Omit<ReplacementInput, "lines"> {
  const head = { date: "2026-05-20", branchId: 1, salesmanId: 2, routeId: null, vehicleId: null };
  return { ...head, customerId: desk.customer.id, locationId: desk.godown };
}

function damageHead(): Omit<DamageInput, "lines"> {
  const head = { date: "2026-05-20", branchId: 1, salesmanId: 2, vehicleId: null, customerId: null };
  return { ...head, locationId: desk.godown };
}
