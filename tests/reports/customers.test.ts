import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, refusal } from "./ask-report.ts";

let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  report = askReport(product, "GET", "/api/GetCustomerDetailReport");
  meera = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const customers = (cookie = meera, filters: Record<string, string | number> = {}) =>
  report.table(cookie, filters);
/** Names by a query of its own, with the days in India reckoned here. */
const named = async (keeps: (row: Customer) => boolean = () => true) => {
  const rows: Customer[] = await product
    .db("accounts as a")
    .leftJoin("routes as r", (on) => on.on("r.company_id", "a.company_id").andOn("r.id", "a.route_id"))
    .leftJoin("users as s", (on) => on.on("s.company_id", "a.company_id").andOn("s.id", "a.salesman_id"))
    .where({ "a.company_id": 1, "a.group_id": 14, "a.is_deleted": 0 })
    .select("a.*", "r.name as route", "s.name as salesman", "s.zone_id", "s.branch_id");
  const kept = rows.map((row) => ({ ...row, day: dayInIndia(row.created_at) })).filter(keeps);
  return kept.map(({ id }) => id).toSorted((a, b) => a - b);
};
const ids = (records: Record<string, unknown>[]) =>
  records.map(({ AccountID }) => Number(AccountID)).toSorted((a, b) => a - b);

describe("the customer details report", () => {
  it("has every customer, whenever he was entered, as the master says", async () => {
    const { records, totals, ties } = await customers();
    expect(records.length).toBeGreaterThan(30);
    expect(ids(records)).toEqual(await named());
    expect([totals, ties]).toEqual([{}, []]);
    const sample = records[3] ?? {};
    const account = await product.db("accounts").where({ company_id: 1, id: sample.AccountID }).first();
    expect(sample).toMatchObject({
      AccountName: account.name,
      Address: account.address,
      Place: account.place,
      City: account.city,
      Mob: account.mobile,
      CustomerType: account.customer_type,
      CreatedDate: dayInIndia(account.created_at),
    });
  });

  it("takes From and To only when a From is set", async () => {
    const all = await named();
    expect(ids((await customers(meera, { ToDate: "2020-01-01" })).records)).toEqual(all);
    expect(ids((await customers(meera, { FromDate: "", ToDate: "2020-01-01" })).records)).toEqual(all);
    const days = (await customers()).records.map(({ CreatedDate }) => String(CreatedDate)).toSorted();
    const [first = "", last = ""] = [days[5], days[days.length - 5]];
    const between = await named(({ day = "" }) => day >= first && day <= last);
    const found = await report.json(meera, { FromDate: first, ToDate: last });
    // More than three years lie between the first customers and the last.
    if (found.status === 200) expect(ids(found.read<Record<string, unknown>[]>())).toEqual(between);
    else expect(refusal(found)).toMatchObject({ code: "RANGE_TOO_LONG" });
    const open = await customers(meera, { FromDate: last });
    expect(ids(open.records)).toEqual(await named(({ day = "" }) => day >= last));
    expect(open.page.rows).toBeGreaterThan(0);
  });

  it("counts the day in India, not the one in Greenwich", async () => {
    const [id] = await named();
    await product
      .db("accounts")
      .where({ company_id: 1, id })
      .update({ created_at: "2026-05-31 20:00:00.000" });
    const { records } = await customers(meera, { FromDate: "2026-06-01", ToDate: "2026-06-01" });
    expect(records.find(({ AccountID }) => AccountID === id)?.CreatedDate).toBe("2026-06-01");
  });

  it("narrows by salesman, route and type, together with a search", async () => {
    const { records } = await customers();
    const one = await product.db("accounts").where({ company_id: 1, id: records[3]?.AccountID }).first();
    const cases: [Record<string, string | number>, (row: Customer) => boolean][] = [
      [{ activeUserId: String(one.salesman_id) }, (row) => row.salesman_id === one.salesman_id],
      [{ RouteID: one.route_id }, (row) => row.route_id === one.route_id],
      ...[0, 1, 2, 3, 4].map((type): [Record<string, number>, (row: Customer) => boolean] => [
        { CustomerType: type },
        (row) => row.customer_type === type,
      ]),
    ];
    for (const [filters, keeps] of cases)
      expect(ids((await customers(meera, filters)).records), JSON.stringify(filters)).toEqual(
        await named(keeps),
      );
    const both = await report.table(meera, { RouteID: one.route_id }, { search: one.name, pageSize: "1000" });
    expect(ids(both.records)).toContain(one.id);
    const other = await report.table(
      meera,
      { RouteID: one.route_id + 1 },
      { search: one.mobile, pageSize: "1000" },
    );
    expect(ids(other.records)).not.toContain(one.id);
  });

  it("searches name, salesman, city, mobile, route and created date", async () => {
    const { records } = await customers();
    const one =
      records.find(({ City, Mob, RootName, Salesman }) => City && Mob && RootName && Salesman) ?? {};
    const day = String(one.CreatedDate).split("-").toReversed().join("-");
    for (const search of [one.AccountName, one.Salesman, one.City, one.Mob, one.RootName, day]) {
      const found = await report.table(meera, {}, { search: String(search), pageSize: "1000" });
      expect(ids(found.records), String(search)).toContain(Number(one.AccountID));
    }
    const address = await report.table(meera, {}, { search: String(one.Address), pageSize: "1000" });
    expect(ids(address.records)).not.toContain(Number(one.AccountID));
  });

  it.each([
    ["biju", "zone_id"],
    ["rahim", "branch_id"],
  ] as const)("shows %s the customers of his salesmen", async (username, place) => {
    const user = await product.db("users").where({ company_id: 1, username }).first("id", place);
    const { records } = await customers(await product.signIn(1, username));
    expect(ids(records)).toEqual(
      await named((row) =>
        row.salesman_id === null ? row.created_by === user.id : row[place] === user[place],
      ),
    );
    expect(records.length).toBeGreaterThan(0);
    expect(records.length).toBeLessThan((await customers()).records.length);
  });

  it("is not for salesmen, nor shows who was deleted", async () => {
    expect(refusal(await report.json(await product.signIn(1, "anil"), {}))).toMatchObject({ status: 403 });
    const [id] = await named();
    await product.db("accounts").where({ company_id: 1, id }).update({ is_deleted: 1 });
    expect(ids((await customers()).records)).not.toContain(id);
    await product.db("accounts").where({ company_id: 1, id }).update({ is_deleted: 0 });
  });
});

interface Customer {
  id: number;
  created_at: string;
  created_by: number | null;
  customer_type: number | null;
  route_id: number | null;
  salesman_id: number | null;
  zone_id: number | null;
  branch_id: number | null;
  day?: string;
}

/** The day in India of a time in UTC, as the database writes it. */
function dayInIndia(at: string): string {
  return new Date(Date.parse(`${at.replace(" ", "T")}Z`) + 330 * 60_000).toISOString().slice(0, 10);
}
