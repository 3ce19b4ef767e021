import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { makeProductionVoucher, type Ingredient, type ProductionInput } from "@vanbook/sdk/books";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let head: Omit<ProductionInput, "quantity" | "lines">;
const kit = { id: 3, hsnCode: "3006", taxId: 1, mrp: 5_000_000n };

beforeAll(async () => {
  desk = await createTestDesk();
  const row = { company_id: 1, category_id: 2, unit_id: 1, tax_id: 1, mrp: "500", hsn_code: "3006" };
  await desk.db.transaction((trx) =>
    insertRows(trx, "items", [{ ...row, id: kit.id, name: "First-aid kit" }]),
  );
  await desk.bought(10_000n, 100_000n); // 10 at 10.00
  await desk.bought(10_000n, 333_333n, desk.splint); // 10 worth 333.33
  head = { date: "2026-05-20", item: kit, batchName: "K-1", branchId: 1, userId: 1, locationId: desk.godown };
});
afterAll(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.drop();
});

describe("a production", () => {
  it("makes an item at the cost of its ingredients and overhead, and can be reversed completely", async () => {
    const before = await desk.state();
    const postedProduction = await desk.posted(
      makeProductionVoucher(desk.books, {
        ...head,
        quantity: 4_000n,
        overhead: 1_250n,
        lines: [
          makeIngredient(desk.bandage, 6_000n, "B-7"),
          makeIngredient(desk.splint, 2_500n),
          { item: desk.splint, available: 7_500n, required: 1_000n, used: 0n },
        ],
      }),
    );
    // 6 × 10.00 = 60.00 and 2.5 × 33.333 = 83.3325 → 83.33: 143.33, with 12.50 overhead 155.83,
    // 38.9575 each
    expect(await desk.ledger(postedProduction)).toEqual([
      ["Production Overhead Absorbed", "production", "0.00", "12.50"],
      ["Inventory", "production", "0.00", "143.33"],
      ["Inventory", "production", "155.83", "0.00"],
    ]);
    expect(await desk.moves(postedProduction)).toEqual([
      ["CONSUME", 1, desk.godown, "-6.000", "-60.00"],
      ["CONSUME", 2, desk.godown, "-2.500", "-83.33"],
      ["PRODUCE", 3, desk.godown, "4.000", "155.83"],
    ]);
    expect(await desk.cost(kit)).toEqual(["4.000", "155.83", "38.957500"]);
    expect(postedProduction).toMatchObject({ voucherNo: "PRD/1", amount: 15_583n });
    const document = { company_id: 1, production_id: postedProduction.documentId };
    const row = await desk
      .db("productions")
      .where({ company_id: 1, id: postedProduction.documentId })
      .first();
    expect(row).toMatchObject({
      ingredient_cost: "143.33",
      overhead: "12.50",
      total_cost: "155.83",
      quantity: "4.000",
    });
    const lines = await desk.db("production_lines").where(document).orderBy("line_no");
    expect(
      lines.map((line) => [line.batch_name, line.required_quantity, line.used_quantity, line.cost]),
    ).toEqual([
      ["B-7", "6.000", "6.000", "60.00"],
      [null, "2.500", "2.500", "83.33"],
      [null, "1.000", "0.000", "0.00"],
    ]);
    await desk.cancelled(postedProduction);
    expect(await desk.state()).toEqual(before);
  });

  it("of an item that was sold without stock posts the difference in cost to stock variance", async () => {
    const more = { item: kit, unitPrice: 1_000_000n };
    await desk.posted(
      makeProductionVoucher(desk.books, {
        ...head,
        quantity: 1_000n,
        lines: [makeIngredient(desk.bandage, 2_000n)],
      }),
    ); // 1 worth 20.00
    await desk.sold([{ ...more, quantity: 3_000n }]); // 3 out at 20.00: −2 worth −40.00
    const before = await desk.state();
    const postedProduction = await desk.posted(
      makeProductionVoucher(desk.books, {
        ...head,
        quantity: 4_000n,
        lines: [makeIngredient(desk.bandage, 3_000n)],
      }),
    );
    // 30.00 for 4, 7.50 each: 2 stay, worth 15.00. The other 2 cover pieces that went out for
    // 40.00, so 55.00 is added to inventory and 25.00 of the expense is reversed.
    expect(await desk.ledger(postedProduction)).toEqual([
      ["Inventory", "production", "0.00", "30.00"],
      ["Inventory", "production", "55.00", "0.00"],
      ["Stock Variance", "stock", "0.00", "25.00"],
    ]);
    expect(await desk.cost(kit)).toEqual(["2.000", "15.00", "7.500000"]);
    expect(postedProduction.amount).toBe(3_000n);
    await desk.cancelled(postedProduction);
    const { accounts, stock } = await desk.state();
    expect({ accounts, stock }).toEqual({ accounts: before.accounts, stock: before.stock });
  });

  it("is refused when its lines, quantities or amounts are wrong", () => {
    const { books, bandage } = desk;
    const makeProduction = (lines: Ingredient[], more: Partial<ProductionInput> = {}) =>
      makeProductionVoucher(books, { ...head, quantity: 1_000n, lines, ...more });
    const line = makeIngredient(bandage, 1_000n);
    expect(() => makeProduction([])).toThrow("no lines");
    expect(() => makeProduction([{ ...line, used: 0n }])).toThrow("no lines");
    expect(() => makeProduction([{ ...line, used: -1n }])).toThrow("either a debit");
    expect(() => makeProduction([{ ...line, item: kit }])).toThrow("either a debit");
    expect(() => makeProduction([line], { quantity: 0n })).toThrow("either a debit");
    expect(() => makeProduction([line], { overhead: -1n })).toThrow(
      "outside the range that the books accept",
    );
    // 19 digits do not fit the columns.
    expect(() => makeProduction([line], { overhead: 10n ** 18n })).toThrow(
      "outside the range that the books accept",
    );
    expect(() => makeProduction([line], { quantity: 10n ** 18n })).toThrow(
      "outside the range that the books accept",
    );
    expect(() => makeProduction([{ ...line, available: -(10n ** 18n) }])).toThrow(
      "outside the range that the books accept",
    );
    expect(() => makeProduction([{ ...line, required: 10n ** 18n }])).toThrow(
      "outside the range that the books accept",
    );
  });
});

function makeIngredient(
  item: Ingredient["item"],
  quantity: bigint,
  batchName: string | null = null,
): Ingredient {
  return { item, batchName, available: 10_000n, required: quantity, used: quantity };
}
