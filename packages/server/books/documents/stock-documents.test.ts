import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { createTestDesk, OTHER_VAN, VAN_LOCATION, type TestDesk } from "../testing/test-desk.ts";
import {
  makeDamageVoucher,
  type DamageInput,
  makeReplacementVoucher,
  type ReplacementInput,
  makeStockCountVoucher,
  type StockCountLine,
  makeVanLoadVoucher,
  type VanLoadInput,
} from "@vanbook/sdk/books";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.bought(10_000n, 66_667n); // 66.67: 6.667 each
  // 10 for 1,000.00 and 10 for 1,200.00; 5 sold with 550.00: 15 worth 1,650.00, 110.00 each.
  await desk.bought(10_000n, 1_000_000n, desk.splint);
  await desk.bought(10_000n, 1_200_000n, desk.splint);
  await desk.sold([{ item: desk.splint, quantity: 5_000n, unitPrice: 2_000_000n }]);
});
afterAll(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.drop();
});

describe("a van load", () => {
  it("moves goods to a van, to another van and back, and does not change their value", async () => {
    const { godown, bandage } = desk;
    const before = await desk.state();
    const postedLoad = await desk.posted(load("load", godown, VAN_LOCATION, 4_000n));
    // 4 × 6.667 = 26.668 → 26.67
    expect(postedLoad).toMatchObject({ voucherNo: "VLD/1", amount: 2_667n });
    expect(await desk.ledger(postedLoad)).toEqual([]);
    expect(await desk.moves(postedLoad)).toEqual([
      ["LOAD", 1, godown, "-4.000", "-26.67"],
      ["LOAD", 1, VAN_LOCATION, "4.000", "26.67"],
    ]);
    const row = await desk.db("van_loads").where({ company_id: 1, id: postedLoad.documentId }).first();
    expect(row).toMatchObject({
      kind: "load",
      vehicle_id: 1,
      user_id: 2,
      from_location_id: godown,
      to_location_id: VAN_LOCATION,
    });
    const [line] = await desk
      .db("van_load_lines")
      .where({ company_id: 1, van_load_id: postedLoad.documentId });
    expect(line).toMatchObject({ line_no: 1, quantity: "4.000", cost: "26.67" });
    const postedTransfer = await desk.posted(load("transfer", VAN_LOCATION, OTHER_VAN, 1_000n));
    const postedUnload = await desk.posted(load("unload", VAN_LOCATION, godown, 2_000n));
    expect((await desk.moves(postedTransfer)).map(([kind]) => kind)).toEqual(["TRANSFER", "TRANSFER"]);
    expect((await desk.moves(postedUnload)).map(([kind]) => kind)).toEqual(["UNLOAD", "UNLOAD"]);
    const { stock, costs, accounts } = await desk.state();
    const bandages = stock.filter(({ item_id: id }) => id === bandage.id);
    expect(bandages.map((each) => [each.location_id, each.quantity])).toEqual([
      [godown, "8.000"],
      [VAN_LOCATION, "1.000"],
      [OTHER_VAN, "1.000"],
    ]);
    expect([costs, accounts]).toEqual([before.costs, before.accounts]);
    expect(await desk.cost(bandage)).toEqual(["10.000", "66.67", "6.667000"]);
    for (const each of [postedUnload, postedTransfer, postedLoad]) await desk.cancelled(each);
    expect(await desk.state()).toEqual(before);
  });

  it("is reversed at the value that it moved, even if the average cost has changed", async () => {
    const { godown } = desk;
    const postedLoad = await desk.posted(load("load", godown, VAN_LOCATION, 4_000n));
    const dearer = await desk.bought(10_000n, 200_000n); // 20 worth 266.67
    const reversal = await desk.cancelled(postedLoad);
    expect(await desk.moves(reversal)).toEqual([
      ["LOAD", 1, VAN_LOCATION, "-4.000", "-26.67"],
      ["LOAD", 1, godown, "4.000", "26.67"],
    ]);
    expect(await desk.cost()).toEqual(["20.000", "266.67", "13.333500"]);
    await desk.cancelled(dearer);
  });

  it("is refused when it moves nothing or goes to the place where the goods are", () => {
    const { godown } = desk;
    expect(() => load("load", godown, godown, 1_000n)).toThrow("where they already are");
    expect(() => load("load", godown, VAN_LOCATION, 0n)).toThrow("either a debit");
    expect(() => load("load", godown, VAN_LOCATION, -1_000n)).toThrow("either a debit");
    expect(() =>
      makeVanLoadVoucher(desk.books, { ...loadInput("load", godown, VAN_LOCATION), lines: [] }),
    ).toThrow("no lines");
  });
});

describe("a stock count", () => {
  it("removes missing goods at the average cost, against stock variance", async () => {
    const before = await desk.state();
    const postedCount = await desk.posted(makeStockCount(15_000n, 13_000n));
    expect(postedCount).toMatchObject({ voucherNo: "CNT/1", amount: -22_000n });
    expect(await desk.ledger(postedCount)).toEqual([
      ["Stock Variance", "stock", "220.00", "0.00"],
      ["Inventory", "stock", "0.00", "220.00"],
    ]);
    expect(await desk.moves(postedCount)).toEqual([["ADJUST", 2, desk.godown, "-2.000", "-220.00"]]);
    expect(await desk.cost(desk.splint)).toEqual(["13.000", "1430.00", "110.000000"]);
    const [line] = await desk
      .db("stock_count_lines")
      .where({ company_id: 1, stock_count_id: postedCount.documentId });
    expect(line).toMatchObject({ book_quantity: "15.000", counted_quantity: "13.000", cost: "220.00" });
    await desk.cancelled(postedCount);
    expect(await desk.state()).toEqual(before);
  });

  it("adds found goods at the average cost", async () => {
    const before = await desk.state();
    const postedCount = await desk.posted(makeStockCount(15_000n, 17_000n));
    expect(postedCount.amount).toBe(22_000n);
    expect(await desk.ledger(postedCount)).toEqual([
      ["Stock Variance", "stock", "0.00", "220.00"],
      ["Inventory", "stock", "220.00", "0.00"],
    ]);
    expect(await desk.cost(desk.splint)).toEqual(["17.000", "1870.00", "110.000000"]);
    await desk.cancelled(postedCount);
    expect(await desk.state()).toEqual(before);
  });

  it("removes the whole value with the last piece, and posts no entries when the count agrees", async () => {
    const emptyCount = await desk.posted(makeStockCount(15_000n, 0n));
    expect([emptyCount.amount, await desk.cost(desk.splint)]).toEqual([
      -165_000n,
      ["0.000", "0.00", "110.000000"],
    ]);
    await desk.cancelled(emptyCount);
    const equalCount = await desk.posted(makeStockCount(15_000n, 15_000n));
    expect([equalCount.amount, await desk.ledger(equalCount), await desk.moves(equalCount)]).toEqual([
      0n,
      [],
      [],
    ]);
    // The van has −2 in the books, so the count of 1 adds 3.
    const van = await desk.posted(makeStockCount(-2_000n, 1_000n, {}, VAN_LOCATION));
    expect(await desk.moves(van)).toEqual([["ADJUST", 2, VAN_LOCATION, "3.000", "330.00"]]);
    await desk.cancelled(van);
    await desk.cancelled(equalCount);
  });

  it("is refused without lines, and with a negative quantity", () => {
    const makeEmptyCount = () =>
      makeStockCountVoucher(desk.books, { date: "2026-06-10", branchId: 1, locationId: 1, lines: [] });
    expect(makeEmptyCount).toThrow("no lines");
    expect(() => makeStockCount(1_000n, -1n)).toThrow();
  });
});

describe("a replacement", () => {
  it("posts the cost of the new goods as an expense", async () => {
    const before = await desk.state();
    const line = { item: desk.bandage, quantity: 3_000n, damaged: 2_000n, expired: 1_000n };
    const postedReplacement = await desk.posted(
      makeReplacementVoucher(desk.books, { ...makeReplacementHead(), lines: [line] }),
    );
    // 3 × 6.667 = 20.001
    expect(await desk.ledger(postedReplacement)).toEqual([
      ["Replacements", "stock", "20.00", "0.00"],
      ["Inventory", "stock", "0.00", "20.00"],
    ]);
    expect(await desk.moves(postedReplacement)).toEqual([
      ["REPLACE_OUT", 1, desk.godown, "-3.000", "-20.00"],
    ]);
    expect(postedReplacement).toMatchObject({ voucherNo: "RPL/1", amount: 2_000n });
    const row = await desk
      .db("replacements")
      .where({ company_id: 1, id: postedReplacement.documentId })
      .first();
    expect(row).toMatchObject({ customer_id: 901, salesman_id: 2, location_id: desk.godown, status: 1 });
    const [storedLine] = await desk
      .db("replacement_lines")
      .where({ company_id: 1, replacement_id: postedReplacement.documentId });
    expect(storedLine).toMatchObject({
      quantity: "3.000",
      damaged_quantity: "2.000",
      expired_quantity: "1.000",
      cost: "20.00",
    });
    await desk.cancelled(postedReplacement);
    expect(await desk.state()).toEqual(before);
  });

  it("is refused without goods", () => {
    const makeReplacement = (lines: ReplacementInput["lines"]) =>
      makeReplacementVoucher(desk.books, { ...makeReplacementHead(), lines });
    expect(() => makeReplacement([])).toThrow("no lines");
    expect(() => makeReplacement([{ item: desk.bandage, quantity: 0n, damaged: 1_000n }])).toThrow(
      "either a debit",
    );
    expect(() => makeReplacement([{ item: desk.bandage, quantity: 1_000n, expired: -1n }])).toThrow(
      "either a debit",
    );
  });
});

describe("a write-off", () => {
  it("posts the cost of the goods as a loss", async () => {
    const before = await desk.state();
    const line = { item: desk.bandage, damaged: 1_000n, expired: 500n };
    const postedDamage = await desk.posted(
      makeDamageVoucher(desk.books, { ...makeDamageHead(), lines: [line] }),
    );
    // 1.5 × 6.667 = 10.0005
    expect(await desk.ledger(postedDamage)).toEqual([
      ["Damaged and Expired Stock", "stock", "10.00", "0.00"],
      ["Inventory", "stock", "0.00", "10.00"],
    ]);
    expect(await desk.moves(postedDamage)).toEqual([["DAMAGE_OUT", 1, desk.godown, "-1.500", "-10.00"]]);
    expect(postedDamage).toMatchObject({ voucherNo: "DMG/1", amount: 1_000n });
    const [storedLine] = await desk
      .db("damage_lines")
      .where({ company_id: 1, damage_id: postedDamage.documentId });
    expect(storedLine).toMatchObject({ damaged_quantity: "1.000", expired_quantity: "0.500", cost: "10.00" });
    await desk.cancelled(postedDamage);
    expect(await desk.state()).toEqual(before);
  });

  it("is refused without goods", () => {
    const makeDamage = (lines: DamageInput["lines"]) =>
      makeDamageVoucher(desk.books, { ...makeDamageHead(), lines });
    expect(() => makeDamage([])).toThrow("no lines");
    expect(() => makeDamage([{ item: desk.bandage }])).toThrow("either a debit");
    expect(() => makeDamage([{ item: desk.bandage, damaged: 2_000n, expired: -1_000n }])).toThrow(
      "either a debit",
    );
  });

  it("stores who entered it, when, on which device, and why", async () => {
    const postingDetails = {
      narration: "Fell off the shelf",
      clientId: "field-app-17",
      requestHash: Buffer.alloc(32, 7),
      entered: { by: 5, at: "2026-05-20 10:11:12.345" },
    };
    const lines = [{ item: desk.bandage, damaged: 1_000n }];
    const { voucherId, documentId } = await desk.posted(
      makeDamageVoucher(desk.books, { ...makeDamageHead(), ...postingDetails, lines }),
    );
    const expectedColumns = {
      narration: postingDetails.narration,
      created_by: 5,
      created_at: postingDetails.entered.at,
      date: "2026-05-20",
    };
    expect(await desk.db("vouchers").where({ company_id: 1, id: voucherId }).first()).toMatchObject({
      ...expectedColumns,
      client_id: "field-app-17",
      request_hash: postingDetails.requestHash,
      branch_id: 1,
      user_id: 2,
    });
    expect(await desk.db("damages").where({ company_id: 1, id: documentId }).first()).toMatchObject(
      expectedColumns,
    );
  });
});

/** A count of splints in the godown on 10 June. */
function makeStockCount(
  book: bigint,
  countedQuantity: bigint,
  more: Partial<StockCountLine> = {},
  locationId = desk.godown,
) {
  const line = { item: desk.splint, book, counted: countedQuantity, ...more };
  return makeStockCountVoucher(desk.books, { date: "2026-06-10", branchId: 1, locationId, lines: [line] });
}

function load(kind: VanLoadInput["kind"], from: number, to: number, quantity: bigint) {
  return makeVanLoadVoucher(desk.books, {
    ...loadInput(kind, from, to),
    lines: [{ item: desk.bandage, quantity }],
  });
}

function loadInput(kind: VanLoadInput["kind"], from: number, to: number) {
  const places = { fromLocationId: from, toLocationId: to };
  return { date: "2026-05-20", branchId: 1, kind, vehicleId: 1, userId: 2, ...places };
}

function makeReplacementHead(): Omit<ReplacementInput, "lines"> {
  const head = { date: "2026-05-20", branchId: 1, salesmanId: 2, routeId: null, vehicleId: null };
  return { ...head, customerId: desk.customer.id, locationId: desk.godown };
}

function makeDamageHead(): Omit<DamageInput, "lines"> {
  const head = { date: "2026-05-20", branchId: 1, salesmanId: 2, vehicleId: null, customerId: null };
  return { ...head, locationId: desk.godown };
}
