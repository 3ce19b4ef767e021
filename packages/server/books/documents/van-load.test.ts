import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { createTestDesk, OTHER_VAN, VAN, type TestDesk } from "../testing/test-desk.ts";
import { vanLoad, type VanLoadInput } from "./van-load.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.bought(10_000n, 66_667n); // 66.67: 6.667 each
});
afterAll(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.drop();
});

describe("a van load", () => {
  it("moves goods to the van, to another van and back, and changes no value", async () => {
    const { godown, bandage } = desk;
    const before = await desk.state();
    const loaded = await desk.posted(load("load", godown, VAN, 4_000n));
    // 4 × 6.667 = 26.668 → 26.67
    expect(loaded).toMatchObject({ voucherNo: "VLD/1", amount: 2_667n });
    expect(await desk.ledger(loaded)).toEqual([]);
    expect(await desk.moves(loaded)).toEqual([
      ["LOAD", 1, godown, "-4.000", "-26.67"],
      ["LOAD", 1, VAN, "4.000", "26.67"],
    ]);
    const row = await desk.db("van_loads").where({ company_id: 1, id: loaded.documentId }).first();
    expect(row).toMatchObject({
      kind: "load",
      vehicle_id: 1,
      user_id: 2,
      from_location_id: godown,
      to_location_id: VAN,
    });
    const [line] = await desk.db("van_load_lines").where({ company_id: 1, van_load_id: loaded.documentId });
    expect(line).toMatchObject({ line_no: 1, quantity: "4.000", cost: "26.67" });
    const given = await desk.posted(load("transfer", VAN, OTHER_VAN, 1_000n));
    const unloaded = await desk.posted(load("unload", VAN, godown, 2_000n));
    expect((await desk.moves(given)).map(([kind]) => kind)).toEqual(["TRANSFER", "TRANSFER"]);
    expect((await desk.moves(unloaded)).map(([kind]) => kind)).toEqual(["UNLOAD", "UNLOAD"]);
    const { stock, costs, accounts } = await desk.state();
    expect(stock.map((each) => [each.location_id, each.quantity])).toEqual([
      [godown, "8.000"],
      [VAN, "1.000"],
      [OTHER_VAN, "1.000"],
    ]);
    expect([costs, accounts]).toEqual([before.costs, before.accounts]);
    expect(await desk.cost(bandage)).toEqual(["10.000", "66.67", "6.667000"]);
    for (const each of [unloaded, given, loaded]) await desk.cancelled(each);
    expect(await desk.state()).toEqual(before);
  });

  it("is taken back at the value that it moved, whatever the average is by then", async () => {
    const { godown } = desk;
    const loaded = await desk.posted(load("load", godown, VAN, 4_000n));
    const dearer = await desk.bought(10_000n, 200_000n); // 20 worth 266.67
    const reversal = await desk.cancelled(loaded);
    expect(await desk.moves(reversal)).toEqual([
      ["LOAD", 1, VAN, "-4.000", "-26.67"],
      ["LOAD", 1, godown, "4.000", "26.67"],
    ]);
    expect(await desk.cost()).toEqual(["20.000", "266.67", "13.333500"]);
    await desk.cancelled(dearer);
  });

  it("is refused when it goes nowhere or holds nothing", () => {
    const { godown } = desk;
    expect(() => load("load", godown, godown, 1_000n)).toThrow("where they are");
    expect(() => load("load", godown, VAN, 0n)).toThrow("either a debit");
    expect(() => load("load", godown, VAN, -1_000n)).toThrow("either a debit");
    expect(() => vanLoad({ ...loadInput("load", godown, VAN), lines: [] })).toThrow("no lines");
  });
});

function load(kind: VanLoadInput["kind"], from: number, to: number, quantity: bigint) {
  return vanLoad({ ...loadInput(kind, from, to), lines: [{ item: desk.bandage, quantity }] });
}

function loadInput(kind: VanLoadInput["kind"], from: number, to: number) {
  const places = { fromLocationId: from, toLocationId: to };
  return { date: "2026-05-20", branchId: 1, kind, vehicleId: 1, userId: 2, ...places };
}
