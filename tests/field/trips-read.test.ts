import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatDayIn, readClock } from "../../packages/server/clock.ts";
import { askReport, sumPaise } from "../reports/ask-report.ts";
import { send } from "../documents/post.ts";
import { startProduct, type Product } from "../product.ts";
import { openFieldDesk, type FieldDesk } from "./field-desk.ts";

let product: Product;
let anil: string;
let ids: FieldDesk;

beforeAll(async () => {
  product = await startProduct();
  ids = await openFieldDesk(product);
  anil = await product.signIn(1, "anil");
});
afterAll(() => product?.stop());

/** A day before the demo's trips. */
const TRIP_DAY = formatDayIn("Asia/Kolkata", new Date(readClock().getTime() - 200 * 86_400_000));

async function get(path: string, query: Record<string, string | number>, cookie = anil) {
  const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await product.call({ method: "GET", path, query: texts, cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Record<string, string | number | null>[]>();
}

describe("a day of visits that was posted", () => {
  beforeAll(async () => {
    const whole = { startedAt: `${TRIP_DAY}T02:30:00Z`, endedAt: `${TRIP_DAY}T20:00:00Z` };
    await product.db("users").where({ company_id: 1, id: ids.anil }).update({
      km_allowance: "7.25",
      day_allowance: "310.00",
    });
    const km = { startingKm: 100.5, endingKm: 160.625 };
    const trip = await send(product, anil, "trips", { clientId: "r-trip", ...whole, ...km });
    expect(trip.status, trip.text).toBe(200);
    const visit = (more: object) => ({ clientId: randomUUID(), customerId: ids.customer, ...more });
    const makeTime = (time: string) => `${TRIP_DAY}T${time}:00Z`;
    const visits = await send(product, anil, "visits/batch", {
      documents: [
        visit({ at: makeTime("06:00"), customerStatus: 2 }),
        visit({
          at: makeTime("04:00"),
          customerStatus: 1,
          locationStatus: 5,
          latitude: 9.3851,
          longitude: 76.57,
        }),
        visit({ at: makeTime("05:00"), customerStatus: 0, locationStatus: 5, customerId: ids.another }),
        visit({ at: makeTime("07:00"), customerStatus: 1, locationStatus: 3 }),
      ],
    });
    expect(visits.json).toMatchObject({ posted: 4 });
    const makePoint = (minute: string, more: object) => ({
      clientId: randomUUID(),
      at: makeTime(minute),
      ...more,
    });
    await send(product, anil, "locations/batch", {
      documents: [
        makePoint("05:30", { latitude: 9.4, longitude: 76.58, isIntervalPoint: true }),
        makePoint("04:00", { latitude: 9.38, longitude: 76.57, place: "Thiruvalla" }),
      ],
    });
  });

  it("lists its visits in time order, with the documented codes and times", async () => {
    const customers = await product.db("accounts").where("company_id", 1).whereIn("id", [ids.customer]);
    const name = customers[0]?.name as string;
    const rows = await get("/api/Usertripdetails", {
      FromDate: TRIP_DAY,
      Date: TRIP_DAY,
      EmpID: ids.anil,
      CompanyID: 1,
    });
    expect(rows.map((row) => [row.SLNo, row.Date, row.CustomerStatus, row.LocationStatus])).toEqual([
      [1, `${TRIP_DAY}T09:30:00.000Z`, 1, 5],
      [2, `${TRIP_DAY}T10:30:00.000Z`, 0, 5],
      [3, `${TRIP_DAY}T11:30:00.000Z`, 2, null],
      [4, `${TRIP_DAY}T12:30:00.000Z`, 1, 3],
    ]);
    expect(rows[2]?.AccountName).toBe(name);
    const points = await get("/api/GetTripMap", { UserId: ids.anil, CompanyId: 1, Date: TRIP_DAY });
    expect(points.map((each) => [each.SLNo, each.EmpLatitude, each.EmpLongitude])).toEqual([
      [1, 9.3851, 76.57],
      [2, null, null],
      [3, null, null],
      [4, null, null],
    ]);
    expect(points[0]).toMatchObject({
      AccountName: name,
      CustLatitude: Number(customers[0]?.latitude),
      CustLongitude: Number(customers[0]?.longitude),
    });
  });

  it("is counted: visits, orders and new customers", async () => {
    expect(await get("/api/TripCount", { UserID: ids.anil, Date: TRIP_DAY })).toEqual([
      { TotalVisit: 4, PlaceOrder: 2, NewCustomers: 1 },
    ]);
    expect(await get("/api/TripCount", { UserID: ids.shyama, Date: TRIP_DAY })).toEqual([
      { TotalVisit: 0, PlaceOrder: 0, NewCustomers: 0 },
    ]);
  });

  it("earns its allowances: 60.125 km at 7.25 make 435.91, and two days at 310 make 620", async () => {
    const [row] = await get("/api/TripReport", { FromDate: TRIP_DAY, ToDate: TRIP_DAY, EmpID: ids.anil });
    expect(row).toEqual({
      SlNo: 1,
      EMP_NAME: "Anil Kumar",
      StartingDate: `${TRIP_DAY}T08:00:00.000Z`,
      EndingDate: expect.stringMatching(/T01:30:00\.000Z$/) as unknown,
      StartingKm: 100.5,
      EndingKm: 160.625,
      TotalKm: 60.125,
      KMPrice: 435.91,
      Dayallowance: 620,
      TotalAllowance: 1055.91,
    });
  });

  it("shows its trail on the live map in time order", async () => {
    expect(await get("/api/LiveLocEmp", { Date: TRIP_DAY })).toEqual([
      { EmpID: ids.anil, Name: "Anil Kumar" },
    ]);
    const points = await get("/api/userlive", { CompanyID: 1, Date: TRIP_DAY, UserID: ids.anil });
    expect(points.map(({ EmpLocID: _, ...point }) => point)).toEqual([
      {
        UserId: ids.anil,
        Name: "Anil Kumar",
        Date: `${TRIP_DAY}T09:30:00.000Z`,
        Place: "Thiruvalla",
        Latitude: 9.38,
        Longitude: 76.57,
        IsIntervalPoint: 0,
      },
      expect.objectContaining({ Date: `${TRIP_DAY}T11:00:00.000Z`, Place: null, IsIntervalPoint: 1 }),
    ]);
  });

  it("is hidden from a salesman or manager who may not see the user", async () => {
    const shyama = await product.signIn(1, "shyama");
    const george = await product.signIn(1, "george"); // of the other zone
    for (const cookie of [shyama, george]) {
      expect(await get("/api/GetTripMap", { UserId: ids.anil, Date: TRIP_DAY }, cookie)).toEqual([]);
      expect(
        await get("/api/TripReport", { FromDate: TRIP_DAY, ToDate: TRIP_DAY, EmpID: ids.anil }, cookie),
      ).toEqual([]);
      expect(await get("/api/userlive", { Date: TRIP_DAY, UserID: ids.anil }, cookie)).toEqual([]);
      expect(await get("/api/LiveLocEmp", { Date: TRIP_DAY }, cookie)).toEqual([]);
    }
  });
});

describe("trips of the demo's last thirty days", () => {
  const selectDatabaseRows = async (sql: string, values: unknown[] = []) => {
    const [foundRows] = await product.db.raw<[Record<string, unknown>[]]>(sql, values as string[]);
    return foundRows ?? [];
  };

  it("agree with the documents of each user and day", async () => {
    const meera = await product.signIn(1, "meera");
    const days = await selectDatabaseRows(
      `SELECT user_id, date FROM trips WHERE company_id = 1 AND client_id IS NULL ORDER BY date DESC, user_id LIMIT 12`,
    );
    let shownCount = 0;
    for (const { user_id: UserId, date: Date } of days) {
      const day = { UserId: Number(UserId), Date: String(Date) };
      const orders = await askReport(product, "GET", "/api/webGetUsertriporder").table(meera, day);
      const [orderTotals] = await selectDatabaseRows(
        `SELECT COUNT(DISTINCT o.id) AS n, COALESCE(SUM(l.amount), 0) AS amount FROM orders o
         JOIN order_lines l ON l.company_id = o.company_id AND l.order_id = o.id
         WHERE o.company_id = 1 AND o.user_id = ? AND o.date = ? AND o.status < 2`,
        [UserId, Date],
      );
      expect([orders.page.rows, sumPaise([orders.totals.Amount])]).toEqual([
        Number(orderTotals?.n),
        sumPaise([orderTotals?.amount]),
      ]);
      const sales = await askReport(product, "GET", "/api/webGetUsertripsale").table(meera, day);
      const report = await askReport(product, "POST", "/api/getSaleReport").table(meera, {
        FromDate: day.Date,
        ToDate: day.Date,
        activeUserId: String(UserId),
      });
      expect(sales.totals.BillAmount ?? 0).toBe(report.totals.BillAmount ?? 0);
      expect(sales.records.map(({ BillID }) => BillID).sort()).toEqual(
        report.records.map(({ BillID }) => BillID).sort(),
      );
      const receipts = await askReport(product, "GET", "/api/webGetTripreceipt").table(meera, day);
      const [receiptTotals] = await selectDatabaseRows(
        `SELECT COALESCE(SUM(e.credit - e.debit), 0) AS amount FROM receipts r
         JOIN ledger_entries e ON e.company_id = r.company_id AND e.voucher_id = r.voucher_id AND e.account_id = r.party_id
         WHERE r.company_id = 1 AND r.user_id = ? AND r.date = ? AND r.status = 1`,
        [UserId, Date],
      );
      expect(sumPaise([receipts.totals.Amt])).toBe(sumPaise([receiptTotals?.amount]));
      shownCount += orders.page.rows + sales.page.rows + receipts.page.rows;
    }
    expect(shownCount).toBeGreaterThan(5);
  });

  it("exist for every current salesman, with visits and a trail, and the lists show the salesman's state", async () => {
    const meera = await product.signIn(1, "meera");
    const people = await get("/api/EmpView", { CompanyID: 1 }, meera);
    const latest = await selectDatabaseRows(
      `SELECT u.id, MAX(t.started_at) AS started FROM users u LEFT JOIN trips t ON t.company_id = 1 AND t.user_id = u.id
       WHERE u.company_id = 1 AND u.is_deleted = 0 GROUP BY u.id, u.name ORDER BY u.name, u.id`,
    );
    expect(people.map(({ EMPID }) => EMPID)).toEqual(latest.map(({ id }) => id));
    const startOf = (at: unknown) => {
      if (at === null) return null;
      return new Date(Date.parse(`${String(at).replace(" ", "T")}Z`) + 19_800_000).toISOString();
    };
    expect(people.map(({ StartingDate }) => StartingDate)).toEqual(
      latest.map(({ started }) => startOf(started)),
    );
    expect(people.filter((each) => each.StartingDate && !each.EndingDate)).toHaveLength(1);
    const last = await get("/api/userlastlive", {}, meera);
    const trails = await selectDatabaseRows(
      `SELECT u.id, MAX(l.at) AS at FROM locations l JOIN users u ON u.company_id = 1 AND u.id = l.user_id
       WHERE l.company_id = 1 AND u.is_active = 1 AND u.is_deleted = 0 GROUP BY u.id, u.name ORDER BY u.name, u.id`,
    );
    expect(last.map(({ UserId, Date: at }) => [UserId, at])).toEqual(
      trails.map(({ id, at }) => [id, startOf(at)]),
    );
    const salesmen = await selectDatabaseRows(
      "SELECT id FROM users WHERE company_id = 1 AND role_id = 2 AND is_active = 1 AND is_deleted = 0",
    );
    expect(trails.map(({ id }) => id).sort()).toEqual(salesmen.map(({ id }) => id).sort());
  });

  it("add up in the report of all employees to the sum of the individual reports", async () => {
    const meera = await product.signIn(1, "meera");
    const [[range]] = await product.db.raw(
      "SELECT MIN(date) AS f, MAX(date) AS t FROM trips WHERE company_id = 1",
    );
    const days = { FromDate: String(range.f), ToDate: String(range.t) };
    const all = await askReport(product, "GET", "/api/AllEmpTripReport").table(meera, days);
    const travellers = await selectDatabaseRows("SELECT DISTINCT user_id FROM trips WHERE company_id = 1");
    let sum = 0;
    for (const { user_id: EmpID } of travellers) {
      const one = await askReport(product, "GET", "/api/TripReport").table(meera, {
        ...days,
        EmpID: Number(EmpID),
      });
      sum += sumPaise([one.totals.TotalAllowance]);
    }
    expect(sumPaise([all.totals.TotalAllowance])).toBe(sum);
    const trips = await selectDatabaseRows("SELECT * FROM trips WHERE company_id = 1");
    expect(sum).toBe(
      trips.reduce((paise, t) => {
        const km = t.ending_km === null ? 0 : Number(t.ending_km) - Number(t.starting_km);
        return (
          paise +
          Math.round(km * Number(t.km_allowance) * 100) +
          Number(t.day_allowance) * 100 * Number(t.days)
        );
      }, 0),
    );
  });
});
