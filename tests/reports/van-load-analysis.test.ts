import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { HOSTILE_NAMES } from "./ask-report.ts";
import { sumOf } from "./stock-books.ts";
import { getNumber, LOAD_DAY, GAUZE_ID, LOAD_KINDS, toMonth, startVans, type Vans } from "./van-desk.ts";

let product: Vans["product"];
let meera: Vans["meera"];
let vans: Vans["vans"];
let moves: Vans["moves"];
let report: Vans["report"];
let analysis: Vans["analysis"];

beforeAll(async () => {
  ({ product, meera, vans, moves, report, analysis } = await startVans());
});
afterAll(() => product?.stop());

describe("the analysis of the van loads of a month", () => {
  it("has a row for each day, and in each cell the sum of a van's loads of that day", async () => {
    const months = [0, 1, 14].map((back) => {
      const first = new Date(
        Date.UTC(Number(getToday().slice(0, 4)), Number(getToday().slice(5, 7)) - 1 - back, 1),
      );
      return first.toISOString().slice(0, 7);
    });
    for (const month of months) {
      const [Year = 0, Month = 0] = month.split("-").map(Number);
      const { records, columns, totals, ties } = await analysis.table(meera, { Month, Year });
      expect(columns).toEqual([
        "Date",
        ...vans
          .toSorted((a, b) => (a.VRegNo < b.VRegNo ? -1 : 1))
          .map(({ VRegNo, VID }) => `${VRegNo}_${VID}`),
      ]);
      const last = new Date(Date.UTC(Year, Month, 0)).toISOString().slice(0, 10);
      const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter(
        (day) => day <= last && day <= getToday(),
      );
      expect(records.map(({ Date }) => Date)).toEqual(days);
      for (const { VID, VRegNo, place } of vans) {
        const cells = records.map((row) => getNumber(row, `${VRegNo}_${VID}`));
        const loads = moves.filter((move) => move.place === place && LOAD_KINDS.includes(move.moveKind));
        expect(cells).toEqual(days.map((day) => sumOf(loads, ({ date }) => date === day)));
        expect(totals[`${VRegNo}_${VID}`]).toBe(sumOf(loads, ({ date }) => date.startsWith(month)));
      }
      expect(ties.map(({ agrees }) => agrees)).toEqual([true]);
    }
    const cell = (await analysis.table(meera, toMonth(LOAD_DAY))).records.find(
      ({ Date }) => Date === LOAD_DAY,
    );
    const stock = await report.table(meera, { VanId: vans[0]?.VID ?? 0, Date: LOAD_DAY });
    expect(getNumber(cell, `${vans[0]?.VRegNo}_${vans[0]?.VID}`)).toBe(stock.totals.VtStock);
  });

  it("takes the latest year in which the month has begun, and is empty for a month to come", async () => {
    const [year, month] = [Number(getToday().slice(0, 4)), Number(getToday().slice(5, 7))];
    const readFirstDay = async (parameters: Record<string, number>) =>
      (await analysis.table(meera, parameters)).records[0]?.Date ?? null;
    expect(await readFirstDay({ Month: month })).toBe(`${getToday().slice(0, 7)}-01`);
    const later = (month % 12) + 1;
    expect(await readFirstDay({ Month: later })).toBe(
      `${later > month ? year - 1 : year}-${String(later).padStart(2, "0")}-01`,
    );
    expect(await readFirstDay({ Month: 1, Year: year + 1 })).toBeNull();
  });

  it("is available as a list, in reverse order, and as CSV with a column for each van", async () => {
    const parameters = toMonth(LOAD_DAY);
    const name = `${vans[0]?.VRegNo}_${vans[0]?.VID}`;
    const { records } = await analysis.table(meera, parameters);
    expect((await analysis.json(meera, parameters)).json).toEqual({ data: [records] });
    const cells = (await analysis.table(meera, parameters, { sort: `-Date`, pageSize: "50" })).records;
    expect(cells).toEqual(records.toReversed());
    expect((await analysis.csv(meera, parameters)).text.split("\r\n")[0]).toContain(name);
  });
});

it("any name of a van or an item is shown unchanged, and is safe in CSV", async () => {
  const { db } = product;
  const [van] = vans;
  const vehicle = db("vehicles").where({ company_id: 1, id: van?.VID });
  const item = db("items").where({ company_id: 1, id: GAUZE_ID });
  const parameters = { VanId: van?.VID ?? 0, Date: LOAD_DAY };
  for (const name of HOSTILE_NAMES) {
    await item.clone().update({ name });
    const { records } = await report.table(meera, parameters);
    expect(records.find(({ ItemID }) => ItemID === GAUZE_ID)?.ItemName).toBe(name);
    expect((await report.csv(meera, parameters)).text).not.toMatch(/(^|[,\n]")=|[,\n]=/);
  }
  for (const name of ["=1+1", "KL.07.A?", "<img src=x>", "__proto__", "ക 💉", "a`b'c\"d", "Date"]) {
    await vehicle.clone().update({ reg_no: name });
    const { columns, records } = await analysis.table(meera, toMonth(LOAD_DAY));
    expect(columns).toContain(`${name}_${van?.VID}`);
    expect(
      getNumber(
        records.find(({ Date }) => Date === LOAD_DAY),
        `${name}_${van?.VID}`,
      ),
    ).toBeGreaterThan(0);
    const { json, status } = await analysis.json(meera, toMonth(LOAD_DAY));
    expect([status, JSON.stringify(json).includes(JSON.stringify(`${name}_${van?.VID}`))]).toEqual([
      200,
      true,
    ]);
    expect((await analysis.csv(meera, toMonth(LOAD_DAY))).text).not.toMatch(/(^|[,\n]")=|[,\n]=/);
  }
  await vehicle.update({ reg_no: van?.VRegNo });
  await item.update({ name: "Test gauze" });
});
