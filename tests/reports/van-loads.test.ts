import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { toThousandths } from "./stock-books.ts";
import { getNumber, LOAD_DAY, GAUZE_ID, LOAD_KINDS, NEXT_DAY, startVans, type Vans } from "./van-desk.ts";

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
    const readGauzeRow = async (Date: string) =>
      (await report.table(meera, { VanId: van?.VID ?? 0, Date })).records.find(
        ({ ItemID }) => ItemID === GAUZE_ID,
      );
    expect(await readGauzeRow(LOAD_DAY)).toEqual({
      ItemID: GAUZE_ID,
      ItemName: "Test gauze",
      UserName: await listDrivers(van?.VID),
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
    expect(await readGauzeRow(NEXT_DAY)).toMatchObject({
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
    expect(await readGauzeRow(getToday())).toMatchObject({ Stock: 15, VtStock: 0, NetStock: 15 });
    expect(await readGauzeRow(addDays(LOAD_DAY, -1))).toBeUndefined();
  });

  it("equals the sum of the moves, for every van and item", async () => {
    const months = [addDays(getToday(), -33), addDays(getToday(), -61), addDays(getToday(), -250)];
    for (const { VID, place } of vans) {
      const busy = moves
        .filter((move) => move.place === place && LOAD_KINDS.includes(move.moveKind))
        .map(({ date }) => date);
      const day = busy[Math.floor(busy.length / 2)] ?? LOAD_DAY;
      const ranges = [
        [day, day],
        [addDays(day, 1), addDays(day, 1)],
        [months[0], LOAD_DAY],
        [months[1], months[0]],
        [months[2], getToday()],
      ];
      for (const [from = "", to = ""] of ranges) {
        const { records, totals, ties } = await datewise.table(meera, { VanId: VID, Date: from, ToDate: to });
        const items = new Set(moves.filter((move) => move.place === place).map(({ item }) => item));
        const shownRecords = new Map(records.map((record) => [getNumber(record, "ItemID"), record]));
        for (const item of new Set([...items, ...shownRecords.keys()])) {
          const expectedFigures = expectedOf(place, item, from, to);
          const row = shownRecords.get(item);
          const figures = Object.fromEntries(
            Object.keys(expectedFigures).map((name) => [name, toThousandths(getNumber(row, name))]),
          );
          expect(figures, `van ${VID}, item ${item}, ${from} to ${to}`).toEqual(
            Object.fromEntries(
              Object.entries(expectedFigures).map(([name, figure]) => [name, toThousandths(figure)]),
            ),
          );
        }
        for (const [name, total] of Object.entries(totals))
          expect(toThousandths(total), name).toBe(
            records.reduce((sum, row) => sum + toThousandths(getNumber(row, name)), 0),
          );
        expect(ties).toEqual([{ label: "Van loads", amount: totals.VtStock, agrees: true }]);
      }
    }
  });

  it("is shown for a branch only if the van belongs to that branch", async () => {
    const [van] = vans;
    const parameters = { VanId: van?.VID ?? 0, Date: LOAD_DAY };
    const own = await product.db("vehicles").where({ company_id: 1, id: van?.VID }).first("branch_id");
    const whole = (await report.table(meera, parameters)).rows;
    expect((await report.table(meera, { ...parameters, Branch: own.branch_id })).rows).toEqual(whole);
    expect((await report.table(meera, { ...parameters, Branch: own.branch_id + 1 })).rows).toEqual([]);
    expect(
      (await datewise.table(meera, { ...parameters, ToDate: NEXT_DAY, Branch: own.branch_id + 1 })).rows,
    ).toEqual([]);
  });

  it("shows a mismatch when the van loads do not agree with it", async () => {
    const parameters = { VanId: vans[0]?.VID ?? 0, Date: LOAD_DAY };
    const lines = product.db("van_load_lines").where({ company_id: 1, item_id: GAUZE_ID, quantity: 40 });
    await lines.clone().update({ quantity: 41 });
    expect((await report.table(meera, parameters)).ties[0]?.agrees).toBe(false);
    const month = { Month: Number(LOAD_DAY.slice(5, 7)), Year: Number(LOAD_DAY.slice(0, 4)) };
    expect((await analysis.table(meera, month)).ties[0]?.agrees).toBe(false);
    await product
      .db("van_load_lines")
      .where({ company_id: 1, item_id: GAUZE_ID, quantity: 41 })
      .update({ quantity: 40 });
    expect((await report.table(meera, parameters)).ties[0]?.agrees).toBe(true);
  });

  it("can be searched by item name only, sorted, paged, and read as a list and as CSV", async () => {
    const parameters = { VanId: vans[0]?.VID ?? 0, Date: addDays(getToday(), -300), ToDate: getToday() };
    const whole = await datewise.table(meera, parameters);
    expect(whole.page.rows).toBeGreaterThan(4); // more rows than one page of four
    expect(
      (await datewise.table(meera, parameters, { search: "test GAUZE" })).records.map(({ ItemID }) => ItemID),
    ).toEqual([GAUZE_ID]);
    expect((await datewise.table(meera, parameters, { search: "Anil" })).rows).toEqual([]);
    const sortedRows = (await datewise.table(meera, parameters, { sort: "-SoldQty", pageSize: "500" }))
      .records;
    const soldQuantities = sortedRows.map((row) => getNumber(row, "SoldQty"));
    expect(soldQuantities).toEqual(soldQuantities.toSorted((a, b) => b - a));
    const pagedRows = [];
    for (let page = 1; page <= Math.ceil(whole.page.rows / 4); page += 1)
      pagedRows.push(
        ...(await datewise.table(meera, parameters, { page: String(page), pageSize: "4" })).rows,
      );
    expect(pagedRows).toEqual(whole.rows);
    expect((await datewise.json(meera, parameters)).json).toEqual(whole.records);
    const day = { VanId: parameters.VanId, Date: LOAD_DAY };
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
    const parameters = {
      vanId: vans[0]?.VID ?? 0,
      ItemID: GAUZE_ID,
      fromDate: addDays(LOAD_DAY, -3),
      toDate: getToday(),
    };
    const { records, totals } = await byDate.table(meera, parameters);
    expect(records).toEqual([
      { Date: LOAD_DAY, VTStock: 44, Stock: 0 },
      { Date: NEXT_DAY, VTStock: -9, Stock: 30 },
    ]);
    expect(totals).toEqual({ VTStock: 35 });
    expect((await byDate.table(meera, { ...parameters, fromDate: NEXT_DAY })).records).toEqual([
      { Date: NEXT_DAY, VTStock: -9, Stock: 30 },
    ]);
    expect((await byDate.table(meera, { ...parameters, vanId: vans[1]?.VID ?? 0 })).records).toEqual([
      { Date: LOAD_DAY, VTStock: 6, Stock: 0 },
    ]);
  });

  it("equal the Vanload Report of those days, for every item of every van", async () => {
    const [from, to] = [addDays(getToday(), -200), getToday()];
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
          expect([getNumber(row, "Stock"), getNumber(row, "VTStock")], `${VID} ${item} ${row.Date}`).toEqual([
            Stock,
            VtStock,
          ]);
        }
        const days = moves.filter(
          (move) =>
            move.stands &&
            move.place === place &&
            move.item === item &&
            LOAD_KINDS.includes(move.moveKind) &&
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
async function listDrivers(vehicleId: number | undefined): Promise<string> {
  const all: { date: string; vehicle_id: number; user_id: number; name: string }[] = await product
    .db("allocations as a")
    .join("users as u", (on) => void on.on("u.company_id", "a.company_id").andOn("u.id", "a.user_id"))
    .where({ "a.company_id": 1, "a.is_deleted": 0 })
    .where("a.date", "<=", LOAD_DAY)
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
