import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { today } from "../../packages/server/http/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "../sync/post.ts";
import { askReport, HOSTILE_NAMES, refusal } from "./ask-report.ts";
import { byItem, readMoves, sumOf, thousandths, type Move } from "./stock-books.ts";

let product: Product;
let meera: string;
let moves: Move[];
let movesOf: ReturnType<typeof byItem>;
let vans: { VID: number; VRegNo: string; place: number }[];
let report: ReturnType<typeof askReport>;
let datewise: ReturnType<typeof askReport>;
let byDate: ReturnType<typeof askReport>;
let analysis: ReturnType<typeof askReport>;

/** An item of the tests alone, so that every figure of it is known. */
const GAUZE = 9001;
const DAY = addDays(today(), -2);
const NEXT = addDays(today(), -1);

beforeAll(async () => {
  product = await startProduct();
  meera = await product.signIn(1, "meera");
  report = askReport(product, "GET", "/api/getVanstock");
  datewise = askReport(product, "GET", "/api/getVanstockByDate");
  byDate = askReport(product, "GET", "/api/get-vtstock");
  analysis = askReport(product, "GET", "/api/GetVanLoadingAnalysis");
  vans = await product
    .db("vehicles as v")
    .join("stock_locations as l", { "l.company_id": "v.company_id", "l.vehicle_id": "v.id" })
    .where("v.company_id", 1)
    .orderBy("v.id")
    .select({ VID: "v.id", VRegNo: "v.reg_no", place: "l.id" });
  await postDays();
  moves = await readMoves(product.db, 1);
  movesOf = byItem(moves);
});
afterAll(() => product?.stop());

/** Two days of the first van with an item of its own; a load that is cancelled and one that is edited among them. */
async function postDays() {
  const { db } = product;
  const own = { company_id: 1 };
  const item = await db("items")
    .where({ ...own, id: 1 })
    .first();
  await db("items").insert({
    ...item,
    id: GAUZE,
    name: "Test gauze",
    mrp: 210,
    ccp: 150,
    sp: 150,
    dp: 150,
    wholesale_price: 150,
    bp_price: 150,
  });
  const idOf = async (table: string, where: object) =>
    Number(
      (
        await db(table)
          .where({ ...own, ...where })
          .orderBy("id")
          .first("id")
      ).id,
    );
  const customerId = await idOf("accounts", {
    group_id: 14,
    state_code: "32",
    customer_type: 1,
  });
  await db("accounts")
    .where({ ...own, id: customerId })
    .update({ credit_limit: null, gstin: null, rate_type: "SP" });
  const godown = await idOf("stock_locations", { kind: "godown", branch_id: 1 });
  const [van, other] = [vans[0]?.place ?? 0, vans[1]?.place ?? 0];
  const year = db("financial_years").where(own).where("start_date", "<=", DAY).where("end_date", ">=", NEXT);
  const series = await db("invoice_series")
    .where({ ...own, inv_type: "B2C" })
    .whereIn("year_id", year.select("id"))
    .first("id");
  const post = async (path: string, body?: object, options = {}) => {
    const answer = await send(product, meera, path, body, options);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer.read<{ id: number }>();
  };
  const of = (quantity: number) => [{ itemId: GAUZE, quantity }];
  const supplierId = await idOf("accounts", { group_id: 27 });
  const load = { date: DAY, kind: "load", fromLocationId: godown, toLocationId: van };
  const bill = { customerId, seriesId: series.id, locationId: van, payment: "credit" };
  const back = {
    customerId,
    refund: "credit",
    locationId: van,
    invType: "B2C",
    saleType: "Retail",
  };

  await post("purchases", {
    date: DAY,
    supplierId,
    locationId: godown,
    lines: [{ ...of(500)[0], unitPrice: 10 }],
  });
  await post("van-loads", { ...load, lines: of(40) });
  const cancelled = await post("van-loads", { ...load, lines: of(100) });
  await post(`van-loads/${cancelled.id}/cancel`);
  const edited = await post("van-loads", { ...load, lines: of(7) });
  await post(`van-loads/${edited.id}`, { ...load, lines: of(10) }, { method: "PUT" });
  await post("bills", { ...bill, date: DAY, lines: [{ ...of(12)[0], freeQuantity: 2 }] });
  const wrong = await post("bills", { ...bill, date: DAY, lines: of(5) });
  await post(`bills/${wrong.id}/cancel`);
  await post("van-loads", {
    ...load,
    kind: "transfer",
    fromLocationId: van,
    toLocationId: other,
    lines: of(6),
  });
  // 40 + 10 − 12 − 2 − 6 = 30 are on the van in the evening.
  await post("bills", { ...bill, date: NEXT, lines: of(3) });
  await post("sale-returns", {
    ...back,
    date: NEXT,
    lines: [{ itemId: GAUZE, goodQuantity: 1.5, damagedQuantity: 2, expiredQuantity: 0.25, unitPrice: 150 }],
  });
  const undone = await post("sale-returns", {
    ...back,
    date: NEXT,
    lines: [{ itemId: GAUZE, damagedQuantity: 7, unitPrice: 150 }],
  });
  await post(`sale-returns/${undone.id}/cancel`);
  await post("replacements", {
    date: NEXT,
    customerId,
    locationId: van,
    lines: [{ ...of(4)[0], damagedQuantity: 4 }],
  });
  await post("damages", { date: NEXT, locationId: van, lines: [{ itemId: GAUZE, damagedQuantity: 0.5 }] });
  await post("van-loads", {
    date: NEXT,
    kind: "unload",
    fromLocationId: van,
    toLocationId: godown,
    lines: of(9),
  });
}

const at = (record: Record<string, unknown> | undefined, name: string) => Number(record?.[name] ?? 0);
const LOADS = ["LOAD", "UNLOAD", "TRANSFER"];

/** What a row of the van's stock must say, from the moves alone. */
function expectedOf(place: number, item: number, from: string, to: string) {
  const here = movesOf(item).filter((move) => move.place === place);
  const within = (isMeant: (move: Move) => boolean) =>
    sumOf(here, (move) => move.date >= from && move.date <= to && isMeant(move));
  // Damaged goods go to another place by a voucher whose good goods would have come to the van.
  const damaged = sumOf(
    movesOf(item),
    (move) =>
      move.moveKind === "SALE_RETURN" &&
      move.placeKind === "damaged" &&
      move.date >= from &&
      move.date <= to &&
      returnedTo.get(move.root) === place,
  );
  const good = within(({ moveKind }) => moveKind === "SALE_RETURN");
  return {
    Stock: sumOf(here, ({ date }) => date < from),
    RetQty: good + damaged,
    GoodStock: good,
    DmgedQty: damaged,
    ReplacedQty: 0 - within(({ moveKind }) => moveKind === "REPLACE_OUT"),
    SoldQty: 0 - within(({ moveKind }) => moveKind === "SALE"),
    FreeSoldQty: 0 - within(({ moveKind }) => moveKind === "FREE"),
    Adjustment: within(({ moveKind }) => moveKind === "DAMAGE_OUT"),
    NetStock: sumOf(here, ({ date }) => date <= to),
    VtStock: within(({ moveKind }) => LOADS.includes(moveKind)),
  };
}
/** Where the good goods of a return went to, by its voucher. */
const returnedTo = new Map<number, number>();

describe("a van's stock", () => {
  beforeAll(async () => {
    const returns = await product
      .db("sale_returns")
      .where("company_id", 1)
      .select("voucher_id", "location_id");
    for (const { voucher_id: voucher, location_id: place } of returns) returnedTo.set(voucher, place);
  });

  it("is worked out by hand for a day and the day after", async () => {
    const [van] = vans;
    const gauze = async (Date: string) =>
      (await report.table(meera, { VanId: van?.VID ?? 0, Date })).records.find(
        ({ ItemID }) => ItemID === GAUZE,
      );
    expect(await gauze(DAY)).toEqual({
      ItemID: GAUZE,
      ItemName: "Test gauze",
      UserName: "Anil Kumar",
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

  it("is, for every van and item, what the moves come to", async () => {
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

  it("is there only under the van's own branch where a branch is asked for", async () => {
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

  it("says so when the loads put something else onto it", async () => {
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

  it("searches item names alone, sorts, pages and comes as a list and as CSV", async () => {
    const given = { VanId: vans[0]?.VID ?? 0, Date: addDays(today(), -300), ToDate: today() };
    const whole = await datewise.table(meera, given);
    expect(whole.page.rows).toBeGreaterThan(5);
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
  it("are the days of its loads, with what was there the day before", async () => {
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

  it("are, for every item of every van, what the Vanload Report shows on those days", async () => {
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

describe("the analysis of a month", () => {
  it("has a row for each day and in each cell what the van's loads of the day came to", async () => {
    const months = [0, 1, 14].map((back) => {
      const first = new Date(
        Date.UTC(Number(today().slice(0, 4)), Number(today().slice(5, 7)) - 1 - back, 1),
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
        (day) => day <= last && day <= today(),
      );
      expect(records.map(({ Date }) => Date)).toEqual(days);
      for (const { VID, VRegNo, place } of vans) {
        const cells = records.map((row) => at(row, `${VRegNo}_${VID}`));
        const loads = moves.filter((move) => move.place === place && LOADS.includes(move.moveKind));
        expect(cells).toEqual(days.map((day) => sumOf(loads, ({ date }) => date === day)));
        expect(totals[`${VRegNo}_${VID}`]).toBe(sumOf(loads, ({ date }) => date.startsWith(month)));
      }
      expect(ties.map(({ agrees }) => agrees)).toEqual([true]);
    }
    const cell = (await analysis.table(meera, monthOf(DAY))).records.find(({ Date }) => Date === DAY);
    const stock = await report.table(meera, { VanId: vans[0]?.VID ?? 0, Date: DAY });
    expect(at(cell, `${vans[0]?.VRegNo}_${vans[0]?.VID}`)).toBe(stock.totals.VtStock);
  });

  it("is of the latest year in which the month has begun, and empty of a month to come", async () => {
    const [year, month] = [Number(today().slice(0, 4)), Number(today().slice(5, 7))];
    const firstDay = async (given: Record<string, number>) =>
      (await analysis.table(meera, given)).records[0]?.Date ?? null;
    expect(await firstDay({ Month: month })).toBe(`${today().slice(0, 7)}-01`);
    const later = (month % 12) + 1;
    expect(await firstDay({ Month: later })).toBe(
      `${later > month ? year - 1 : year}-${String(later).padStart(2, "0")}-01`,
    );
    expect(await firstDay({ Month: 1, Year: year + 1 })).toBeNull();
  });

  it("comes as a list, sorted by a van, and as CSV with the vans for heads", async () => {
    const given = monthOf(DAY);
    const name = `${vans[0]?.VRegNo}_${vans[0]?.VID}`;
    const { records } = await analysis.table(meera, given);
    expect((await analysis.json(meera, given)).json).toEqual({ data: [records] });
    const cells = (await analysis.table(meera, given, { sort: `-Date`, pageSize: "50" })).records;
    expect(cells).toEqual(records.toReversed());
    expect((await analysis.csv(meera, given)).text.split("\r\n")[0]).toContain(name);
  });
});

describe("who asks", () => {
  const shownTo = async (username: string, given = monthOf(DAY)) => {
    const cookie = await product.signIn(1, username);
    const { columns } = await analysis.table(cookie, given);
    return columns.slice(1).map((name) => Number(name.split("_").at(-1)));
  };
  const allocatedTo = async (where: object) =>
    product
      .db("allocations as a")
      .join("users as u", { "u.company_id": "a.company_id", "u.id": "a.user_id" })
      .where({ "a.company_id": 1, "a.is_deleted": 0, "u.is_active": 1, ...where })
      .distinct("a.vehicle_id")
      .pluck<number[]>("a.vehicle_id");

  it("sees, as a zone manager, the vans of his users and no other's figures", async () => {
    const own = await allocatedTo({ "u.zone_id": 1 });
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(vans.length);
    expect((await shownTo("biju")).toSorted()).toEqual(own.toSorted());
    const biju = await product.signIn(1, "biju");
    for (const { VID } of vans) {
      const given = { VanId: VID, Date: addDays(today(), -100), ToDate: today() };
      const { rows, ties } = await datewise.table(biju, given);
      const whole = await datewise.table(meera, given);
      expect(rows, `van ${VID}`).toEqual(own.includes(VID) ? whole.rows : []);
      expect(ties).toEqual([]);
      const item = at(whole.records[0], "ItemID") || 1;
      const days = { vanId: VID, ItemID: item, fromDate: given.Date, toDate: given.ToDate };
      expect((await byDate.table(biju, days)).rows).toEqual(
        own.includes(VID) ? (await byDate.table(meera, days)).rows : [],
      );
    }
  });

  it("sees, as a branch manager, the vans of the branch as well", async () => {
    const { branch_id: branch } = await product
      .db("users")
      .where({ company_id: 1, username: "rahim" })
      .first("branch_id");
    const parked = await product
      .db("vehicles")
      .where({ company_id: 1, branch_id: branch })
      .pluck<number[]>("id");
    const expected = new Set([...parked, ...(await allocatedTo({ "u.branch_id": branch }))]);
    expect((await shownTo("rahim")).toSorted()).toEqual([...expected].toSorted());
  });

  it("sees a van as long as it is allocated to his users", async () => {
    const { db } = product;
    const [van] = vans;
    const anil = await db("users").where({ company_id: 1, username: "anil" }).first("id");
    const [, , , other] = vans;
    const id = 9001;
    const allocation = await db("allocations").where({ company_id: 1, user_id: anil.id }).first();
    // From NEXT on Anil, of Biju's zone, drives a van of the other zone, and nobody his own.
    await db("allocations").insert({ ...allocation, id, date: NEXT, vehicle_id: other?.VID });
    const biju = await product.signIn(1, "biju");
    const rowsOn = async (VanId: number | undefined, Date: string) =>
      (await report.table(biju, { VanId: VanId ?? 0, Date })).page.rows;
    expect(await rowsOn(van?.VID, DAY)).toBeGreaterThan(0);
    expect(await rowsOn(van?.VID, NEXT)).toBe(0);
    const name = async (VanId: number | undefined, Date: string) =>
      (await report.table(meera, { VanId: VanId ?? 0, Date })).records[0]?.UserName;
    expect(await name(van?.VID, DAY)).toBe("Anil Kumar");
    expect(await name(van?.VID, NEXT)).toBeNull();
    await db("allocations").where({ company_id: 1, id }).update({ is_deleted: 1 });
    expect(await rowsOn(van?.VID, NEXT)).toBeGreaterThan(0);
    await db("allocations").where({ company_id: 1, id }).delete();
  });

  it("sees nothing of another company's vans, and of one that there is not", async () => {
    const fathima = await product.signIn(2, "fathima");
    const theirs = await product.db("vehicles").where("company_id", 2).pluck<number[]>("id");
    const { columns } = await analysis.table(fathima, monthOf(DAY));
    expect(
      columns
        .slice(1)
        .map((name) => Number(name.split("_").at(-1)))
        .toSorted(),
    ).toEqual(theirs.toSorted());
    const { rows } = await report.table(fathima, { VanId: vans[0]?.VID ?? 0, Date: DAY });
    expect(rows.flat()).not.toContain("Test gauze");
    expect((await report.table(meera, { VanId: 999_999, Date: DAY })).rows).toEqual([]);
    expect(
      (await byDate.table(meera, { vanId: 999_999, ItemID: GAUZE, fromDate: DAY, toDate: DAY })).rows,
    ).toEqual([]);
  });

  it("chooses from the company's vehicles", async () => {
    const names = async (cookie: string) =>
      (await product.call({ method: "GET", path: "/api/GetVehicleMaster", cookie })).read<
        { VID: number; VRegNo: string; BranchId: number }[]
      >();
    const own = await names(meera);
    expect(own.map(({ VID, VRegNo }) => ({ VID, VRegNo }))).toEqual(
      vans.map(({ VID, VRegNo }) => ({ VID, VRegNo })).toSorted((a, b) => (a.VRegNo < b.VRegNo ? -1 : 1)),
    );
    const branches = await product.db("vehicles").where("company_id", 1).select("id", "branch_id");
    for (const { id, branch_id: branch } of branches)
      expect(own.find(({ VID }) => VID === id)?.BranchId).toBe(branch);
    expect((await names(await product.signIn(2, "fathima"))).map(({ VRegNo }) => VRegNo)).toEqual(
      await product.db("vehicles").where("company_id", 2).orderBy("reg_no").pluck("reg_no"),
    );
  });
});

describe("a request", () => {
  const required = "CompanyID, FromDate, and ToDate are required.";
  it.each<[string, () => ReturnType<typeof askReport>, Record<string, string>, number, string, string]>([
    ["no van", () => report, { Date: DAY }, 400, "INVALID_FIELDS", "VanId is required."],
    ["no date", () => report, { VanId: "1" }, 400, "INVALID_FIELDS", "Date is required."],
    [
      "no day of the calendar",
      () => report,
      { VanId: "1", Date: "2026-02-30" },
      400,
      "INVALID_FIELDS",
      "Date must be a date (YYYY-MM-DD).",
    ],
    [
      "a van that is no number",
      () => report,
      { VanId: "1 OR 1=1", Date: DAY },
      400,
      "INVALID_FIELDS",
      "VanId must be a whole number.",
    ],
    [
      "an unknown name",
      () => report,
      { VanId: "1", Date: DAY, Salesman: "1" },
      400,
      "UNKNOWN_FIELD",
      "Salesman is not a field of this operation.",
    ],
    [
      "another company",
      () => report,
      { VanId: "1", Date: DAY, companyID: "2" },
      403,
      "COMPANY_MISMATCH",
      "The request names another company than the one signed in to.",
    ],
    ["no range", () => datewise, { VanId: "1" }, 400, "RANGE_REQUIRED", required],
    [
      "a reversed range",
      () => datewise,
      { VanId: "1", Date: NEXT, ToDate: DAY },
      400,
      "RANGE_REVERSED",
      "From Date must not be after To Date.",
    ],
    [
      "ten years",
      () => datewise,
      { VanId: "1", Date: "2016-01-01", ToDate: DAY },
      400,
      "RANGE_TOO_LONG",
      "The range is longer than three years.",
    ],
    [
      "no item",
      () => byDate,
      { vanId: "1", fromDate: DAY, toDate: NEXT },
      400,
      "INVALID_FIELDS",
      "ItemID is required.",
    ],
    [
      "a range without an end",
      () => byDate,
      { vanId: "1", ItemID: "1", fromDate: DAY },
      400,
      "RANGE_REQUIRED",
      required,
    ],
    ["no month", () => analysis, {}, 400, "INVALID_FIELDS", "Month is required."],
    [
      "a thirteenth month",
      () => analysis,
      { Month: "13" },
      400,
      "INVALID_FIELDS",
      "Month must be at most 12.",
    ],
  ])("with %s is refused", async (_, asked, given, status, code, message) => {
    expect(refusal(await asked().json(meera, given))).toMatchObject({ status, code, message });
  });

  it("of a salesman is refused", async () => {
    const anil = await product.signIn(1, "anil");
    for (const asked of [report.json(anil, { VanId: 1, Date: DAY }), analysis.json(anil, { Month: 1 })])
      expect(refusal(await asked).code).toBe("ROLE_FORBIDDEN");
  });
});

it("carries any name whole, and safely into a file", async () => {
  const { db } = product;
  const [van] = vans;
  const vehicle = db("vehicles").where({ company_id: 1, id: van?.VID });
  const item = db("items").where({ company_id: 1, id: GAUZE });
  const given = { VanId: van?.VID ?? 0, Date: DAY };
  for (const name of HOSTILE_NAMES) {
    await item.clone().update({ name });
    const { records } = await report.table(meera, given);
    expect(records.find(({ ItemID }) => ItemID === GAUZE)?.ItemName).toBe(name);
    expect((await report.csv(meera, given)).text).not.toMatch(/(^|[,\n]")=|[,\n]=/);
  }
  for (const name of ["=1+1", "KL.07.A?", "<img src=x>", "__proto__", "ക 💉", "a`b'c\"d", "Date"]) {
    await vehicle.clone().update({ reg_no: name });
    const { columns, records } = await analysis.table(meera, monthOf(DAY));
    expect(columns).toContain(`${name}_${van?.VID}`);
    expect(
      at(
        records.find(({ Date }) => Date === DAY),
        `${name}_${van?.VID}`,
      ),
    ).toBeGreaterThan(0);
    const { json, status } = await analysis.json(meera, monthOf(DAY));
    expect([status, JSON.stringify(json).includes(JSON.stringify(`${name}_${van?.VID}`))]).toEqual([
      200,
      true,
    ]);
    expect((await analysis.csv(meera, monthOf(DAY))).text).not.toMatch(/(^|[,\n]")=|[,\n]=/);
  }
  await vehicle.update({ reg_no: van?.VRegNo });
  await item.update({ name: "Test gauze" });
});

function monthOf(day: string) {
  return { Month: Number(day.slice(5, 7)), Year: Number(day.slice(0, 4)) };
}
