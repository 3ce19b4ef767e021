import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { today } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { thousandths } from "./stock-books.ts";
import { at, DAY, GAUZE, LOADS, NEXT, startVans, type Vans } from "./van-desk.ts";

let product: Vans["product"];
let meera: Vans["meera"];
let vans: Vans["vans"];
let moves: Vans["moves"];
let expectedOf: Vans["expectedOf"];
let report: Vans["report"];
let datewise: Vans["datewise"];
let byDate: Vans["byDate"];
let analysis: Vans["analysis"];

beforeAll(async () => {
  ({ product, meera, vans, moves, expectedOf, report, datewise, byDate, analysis } = await startVans());
});
afterAll(() => product?.stop());

describe("a van's stock", () => {
  it("equals a calculation by hand for a day and the day after", async () => {
    const [van] = vans;
    const gauze = async (Date: string) =>
      (await report.table(meera, { VanId: van?.VID ?? 0, Date })).records.find(
        ({ ItemID }) => ItemID === GAUZE,
      );
    expect(await gauze(DAY)).toEqual({
      ItemID: GAUZE,
      ItemName: "Test gauze",
      UserName: await driversOf(van?.VID),
      MRP: 210,
      Stock: 0,
      RetQty: 0,
      GoodStock: 0,
      DmgedQty: 0,
      ReplacedQty: 0,
      SoldQty: 12,
      FreeSoldQty: 2,
      Adjustment: 0,
      NetStock: 30,
      VtStock: 44,
    });
    // 30 − 9 + 1.5 − 3 − 4 − 0.5 = 15
    expect(await gauze(NEXT)).toMatchObject({
      Stock: 30,
      RetQty: 3.75,
      GoodStock: 1.5,
      DmgedQty: 2.25,
      ReplacedQty: 4,
      SoldQty: 3,
      FreeSoldQty: 0,
      Adjustment: -0.5,
      NetStock: 15,
      VtStock: -9,
    });
    expect(await gauze(today())).toMatchObject({ Stock: 15, VtStock: 0, NetStock: 15 });
    expect(await gauze(addDays(DAY, -1))).toBeUndefined();
  });

  it("equals the sum of the moves, for every van and item", async () => {
    const months = [addDays(today(), -33), addDays(today(), -61), addDays(today(), -250)];
    for (const { VID, place } of vans) {
      const busy = moves
        .filter((move) => move.place === place && LOADS.includes(move.moveKind))
        .map(({ date }) => date);
      const day = busy[Math.floor(busy.length / 2)] ?? DAY;
      const ranges = [
        [day, day],
        [addDays(day, 1), addDays(day, 1)],
        [months[0], DAY],
        [months[1], months[0]],
        [months[2], today()],
      ];
      for (const [from = "", to = ""] of ranges) {
        const { records, totals, ties } = await datewise.table(meera, { VanId: VID, Date: from, ToDate: to });
        const items = new Set(moves.filter((move) => move.place === place).map(({ item }) => item));
        const shown = new Map(records.map((record) => [at(record, "ItemID"), record]));
        for (const item of new Set([...items, ...shown.keys()])) {
          const expected = expectedOf(place, item, from, to);
          const row = shown.get(item);
          const figures = Object.fromEntries(
            Object.keys(expected).map((name) => [name, thousandths(at(row, name))]),
          );
          expect(figures, `van ${VID}, item ${item}, ${from} to ${to}`).toEqual(
            Object.fromEntries(Object.entries(expected).map(([name, figure]) => [name, thousandths(figure)])),
          );
        }
        for (const [name, total] of Object.entries(totals))
          expect(thousandths(total), name).toBe(
            records.reduce((sum, row) => sum + thousandths(at(row, name)), 0),
          );
        expect(ties).toEqual([{ label: "Van loads", amount: totals.VtStock, agrees: true }]);
      }
    }
  });

  it("is shown for a branch only if the van belongs to that branch", async () => {
    const [van] = vans;
    const given = { VanId: van?.VID ?? 0, Date: DAY };
    const own = await product.db("vehicles").where({ company_id: 1, id: van?.VID }).first("branch_id");
    const whole = (await report.table(meera, given)).rows;
    expect((await report.table(meera, { ...given, Branch: own.branch_id })).rows).toEqual(whole);
    expect((await report.table(meera, { ...given, Branch: own.branch_id + 1 })).rows).toEqual([]);
    expect((await datewise.table(meera, { ...given, ToDate: NEXT, Branch: own.branch_id + 1 })).rows).toEqual(
      [],
    );
  });

  it("shows a mismatch when the van loads do not agree with it", async () => {
    const given = { VanId: vans[0]?.VID ?? 0, Date: DAY };
    const lines = product.db("van_load_lines").where({ company_id: 1, item_id: GAUZE, quantity: 40 });
    await lines.clone().update({ quantity: 41 });
    expect((await report.table(meera, given)).ties[0]?.agrees).toBe(false);
    const month = { Month: Number(DAY.slice(5, 7)), Year: Number(DAY.slice(0, 4)) };
    expect((await analysis.table(meera, month)).ties[0]?.agrees).toBe(false);
    await product
      .db("van_load_lines")
      .where({ company_id: 1, item_id: GAUZE, quantity: 41 })
      .update({ quantity: 40 });
    expect((await report.table(meera, given)).ties[0]?.agrees).toBe(true);
  });

  it("can be searched by item name only, sorted, paged, and read as a list and as CSV", async () => {
    const given = { VanId: vans[0]?.VID ?? 0, Date: addDays(today(), -300), ToDate: today() };
    const whole = await datewise.table(meera, given);
    expect(whole.page.rows).toBeGreaterThan(4); // more rows than one page of four
    expect(
      (await datewise.table(meera, given, { search: "test GAUZE" })).records.map(({ ItemID }) => ItemID),
    ).toEqual([GAUZE]);
    expect((await datewise.table(meera, given, { search: "Anil" })).rows).toEqual([]);
    const sorted = (await datewise.table(meera, given, { sort: "-SoldQty", pageSize: "500" })).records;
    const sold = sorted.map((row) => at(row, "SoldQty"));
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    const paged = [];
    for (let page = 1; page <= Math.ceil(whole.page.rows / 4); page += 1)
      paged.push(...(await datewise.table(meera, given, { page: String(page), pageSize: "4" })).rows);
    expect(paged).toEqual(whole.rows);
    expect((await datewise.json(meera, given)).json).toEqual(whole.records);
    const day = { VanId: given.VanId, Date: DAY };
    expect((await report.json(meera, day)).json).toEqual({
      data: [(await report.table(meera, day)).records],
    });
    expect((await report.csv(meera, day)).text.split("\r\n")[0]).toContain(
      "ItemID,ItemName,UserName,MRP,Stock",
    );
  });
});

describe("the loads of an item by date", () => {
  it("are listed by day, each with the stock of the day before", async () => {
    const given = { vanId: vans[0]?.VID ?? 0, ItemID: GAUZE, fromDate: addDays(DAY, -3), toDate: today() };
    const { records, totals } = await byDate.table(meera, given);
    expect(records).toEqual([
      { Date: DAY, VTStock: 44, Stock: 0 },
      { Date: NEXT, VTStock: -9, Stock: 30 },
    ]);
    expect(totals).toEqual({ VTStock: 35 });
    expect((await byDate.table(meera, { ...given, fromDate: NEXT })).records).toEqual([
      { Date: NEXT, VTStock: -9, Stock: 30 },
    ]);
    expect((await byDate.table(meera, { ...given, vanId: vans[1]?.VID ?? 0 })).records).toEqual([
      { Date: DAY, VTStock: 6, Stock: 0 },
    ]);
  });

  it("equal the Vanload Report of those days, for every item of every van", async () => {
    const [from, to] = [addDays(today(), -200), today()];
    for (const { VID, place } of vans.slice(0, 3)) {
      const items = [
        ...new Set(moves.filter((move) => move.place === place && move.date >= from).map(({ item }) => item)),
      ];
      for (const item of items.slice(0, 12)) {
        const { records } = await byDate.table(meera, {
          vanId: VID,
          ItemID: item,
          fromDate: from,
          toDate: to,
        });
        for (const row of records) {
          const { Stock, VtStock } = expectedOf(place, item, String(row.Date), String(row.Date));
          expect([at(row, "Stock"), at(row, "VTStock")], `${VID} ${item} ${row.Date}`).toEqual([
            Stock,
            VtStock,
          ]);
        }
        const days = moves.filter(
          (move) =>
            move.stands &&
            move.place === place &&
            move.item === item &&
            LOADS.includes(move.moveKind) &&
            move.date >= from,
        );
        expect(records.map(({ Date }) => Date)).toEqual(
          [...new Set(days.map(({ date }) => date))].toSorted(),
        );
      }
    }
  });
});

/**
 * The users who had the van on DAY: those whose latest allocation until then
 * is to this van, on the latest such day. Calculated from all allocations.
 */
async function driversOf(vehicleId: number | undefined): Promise<string> {
  const all: { date: string; vehicle_id: number; user_id: number; name: string }[] = await product
    .db("allocations as a")
    .join("users as u", (on) => void on.on("u.company_id", "a.company_id").andOn("u.id", "a.user_id"))
    .where({ "a.company_id": 1, "a.is_deleted": 0 })
    .where("a.date", "<=", DAY)
    .select("a.date", "a.vehicle_id", "a.user_id", "u.name");
  const inEffect = all.filter(
    (each) => !all.some(({ user_id: user, date }) => user === each.user_id && date > each.date),
  );
  const own = inEffect.filter((each) => each.vehicle_id === vehicleId);
  const latest = own
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const names = own.filter(({ date }) => date === latest).map(({ name }) => name);
  expect(names).toContain("Anil Kumar");
  return [...new Set(names)].toSorted().join(", ");
}
