import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { MID_YEAR } from "../demo-database.ts";
import { type Product, startProduct } from "../product.ts";
import { askReport, chooseSearch, HOSTILE_NAMES, sumPaise, getRefusal } from "./ask-report.ts";

let product: Product;
beforeAll(async () => void (product = await startProduct({ lastDay: MID_YEAR })));
afterAll(() => product?.stop());

describe("The customer report", () => {
  let meera: string;
  let report: ReturnType<typeof askReport>;

  beforeAll(async () => {
    report = askReport(product, "GET", "/api/GetCustomerDetailReport");
    meera = await product.signIn(1, "meera");
  });

  const customers = (cookie = meera, filters: Record<string, string | number> = {}) =>
    report.table(cookie, filters);
  /** Names from an independent query, with the days in India computed here. */
  const listCustomers = async (keeps: (row: Customer) => boolean = () => true) => {
    const rows: Customer[] = await product
      .db("accounts as a")
      .leftJoin("routes as r", (on) => on.on("r.company_id", "a.company_id").andOn("r.id", "a.route_id"))
      .leftJoin("users as s", (on) => on.on("s.company_id", "a.company_id").andOn("s.id", "a.salesman_id"))
      .where({ "a.company_id": 1, "a.group_id": 14, "a.is_deleted": 0 })
      .select("a.*", "r.name as route", "s.name as salesman", "s.zone_id", "s.branch_id");
    const keptRows = rows.map((row) => ({ ...row, day: toDayInIndia(row.created_at) })).filter(keeps);
    return keptRows.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  const listSortedIds = (records: Record<string, unknown>[]) =>
    records.map(({ AccountID }) => Number(AccountID)).toSorted((a, b) => a - b);

  describe("the customer details report", () => {
    it("has every customer as in the master, whatever the day of entry", async () => {
      const { records, totals, ties } = await customers();
      expect(records.length).toBeGreaterThan(30);
      expect(listSortedIds(records)).toEqual(await listCustomers());
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
        CreatedDate: toDayInIndia(account.created_at),
      });
    });

    it("uses From and To only when From is set", async () => {
      const all = await listCustomers();
      expect(listSortedIds((await customers(meera, { ToDate: "2020-01-01" })).records)).toEqual(all);
      expect(listSortedIds((await customers(meera, { FromDate: "", ToDate: "2020-01-01" })).records)).toEqual(
        all,
      );
      const days = (await customers()).records.map(({ CreatedDate }) => String(CreatedDate)).toSorted();
      const [first = "", last = ""] = [days[5], days[days.length - 5]];
      const between = await listCustomers(({ day = "" }) => day >= first && day <= last);
      const foundAnswer = await report.json(meera, { FromDate: first, ToDate: last });
      // The first and last customers may be more than three years apart.
      if (foundAnswer.status === 200)
        expect(listSortedIds(foundAnswer.read<Record<string, unknown>[]>())).toEqual(between);
      else expect(getRefusal(foundAnswer)).toMatchObject({ code: "RANGE_TOO_LONG" });
      const open = await customers(meera, { FromDate: last });
      expect(listSortedIds(open.records)).toEqual(await listCustomers(({ day = "" }) => day >= last));
      expect(open.page.rows).toBeGreaterThan(0);
    });

    it("counts days in Indian time, not in Greenwich time", async () => {
      const [id] = await listCustomers();
      await product
        .db("accounts")
        .where({ company_id: 1, id })
        .update({ created_at: "2026-05-31 20:00:00.000" });
      const { records } = await customers(meera, { FromDate: "2026-06-01", ToDate: "2026-06-01" });
      expect(records.find(({ AccountID }) => AccountID === id)?.CreatedDate).toBe("2026-06-01");
    });

    it("narrows by salesman, route and type, also together with a search", async () => {
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
        expect(listSortedIds((await customers(meera, filters)).records), JSON.stringify(filters)).toEqual(
          await listCustomers(keeps),
        );
      const both = await report.table(
        meera,
        { RouteID: one.route_id },
        { search: one.name, pageSize: "1000" },
      );
      expect(listSortedIds(both.records)).toContain(one.id);
      const other = await report.table(
        meera,
        { RouteID: one.route_id + 1 },
        { search: one.mobile, pageSize: "1000" },
      );
      expect(listSortedIds(other.records)).not.toContain(one.id);
    });

    it("searches name, salesman, city, mobile, route and created date", async () => {
      const { records } = await customers();
      const one =
        records.find(({ City, Mob, RootName, Salesman }) => City && Mob && RootName && Salesman) ?? {};
      const day = String(one.CreatedDate).split("-").toReversed().join("-");
      for (const search of [one.AccountName, one.Salesman, one.City, one.Mob, one.RootName, day]) {
        const foundTable = await report.table(meera, {}, { search: String(search), pageSize: "1000" });
        expect(listSortedIds(foundTable.records), String(search)).toContain(Number(one.AccountID));
      }
      const address = await report.table(meera, {}, { search: String(one.Address), pageSize: "1000" });
      expect(listSortedIds(address.records)).not.toContain(Number(one.AccountID));
    });

    it.each([
      ["biju", "zone_id"],
      ["rahim", "branch_id"],
    ] as const)("shows %s only the customers of the manager's salesmen", async (username, place) => {
      const user = await product.db("users").where({ company_id: 1, username }).first("id", place);
      const { records } = await customers(await product.signIn(1, username));
      expect(listSortedIds(records)).toEqual(
        await listCustomers((row) =>
          row.salesman_id === null ? row.created_by === user.id : row[place] === user[place],
        ),
      );
      expect(records.length).toBeGreaterThan(0);
      expect(records.length).toBeLessThan((await customers()).records.length);
    });

    it("is refused to salesmen, and leaves out deleted customers", async () => {
      expect(getRefusal(await report.json(await product.signIn(1, "anil"), {}))).toMatchObject({
        status: 403,
      });
      const [id] = await listCustomers();
      await product.db("accounts").where({ company_id: 1, id }).update({ is_deleted: 1 });
      expect(listSortedIds((await customers()).records)).not.toContain(id);
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

  /** The day in India of a UTC time in the database's format. */
  function toDayInIndia(at: string): string {
    return new Date(Date.parse(`${at.replace(" ", "T")}Z`) + 330 * 60_000).toISOString().slice(0, 10);
  }
});

describe("The creditors report", () => {
  let admin: string;
  const creditors = (cookie: string, parameters: Record<string, string | number> = {}, paging = {}) =>
    askReport(product, "GET", "/api/CreditorsReport").table(
      cookie,
      { ...RANGE, ...parameters },
      { pageSize: "10000", ...paging },
    );
  const RANGE = { FromDate: "2026-05-12", ToDate: "2026-10-19" };

  beforeAll(async () => {
    admin = await product.signIn(1, "meera");
  });

  /**
   * What each supplier is owed, from the vouchers that name the
   * account, in paise: opening, debit, credit, outstanding.
   */
  async function calculateOwedAmounts(from: string, to: string, companyId = 1) {
    const lines = await queryRows<{ account_id: number; date: string; debit: string; credit: string }>(
      product.db,
      `SELECT e.account_id, v.date, e.debit, e.credit FROM vouchers v
     JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id
     WHERE v.company_id = ? AND v.date <= ?
       AND e.account_id IN (SELECT a.id FROM accounts a WHERE a.company_id = ? AND a.group_id = 27)`,
      [companyId, to, companyId],
    );
    const suppliers = [...new Set(lines.map(({ account_id: id }) => id))].toSorted((a, b) => a - b);
    return suppliers
      .map((id) => {
        const own = lines.filter((line) => line.account_id === id);
        const before = own.filter(({ date }) => date < from);
        const within = own.filter(({ date }) => date >= from);
        const sum = (some: typeof own, side: "debit" | "credit") => sumPaise(some.map((line) => line[side]));
        const opening = sum(before, "credit") - sum(before, "debit");
        const [debit, credit] = [sum(within, "debit"), sum(within, "credit")];
        return [id, opening, debit, credit, opening + credit - debit];
      })
      .filter(([, ...figures]) => figures.some((figure) => figure !== 0));
  }

  const listShownFigures = (records: Record<string, unknown>[]) =>
    records
      .map((row) => [
        Number(row.AccountID),
        ...["Opening", "Debit", "Credit", "Outstanding"].map((name) => sumPaise([row[name]])),
      ])
      .toSorted(([a = 0], [b = 0]) => a - b);

  describe("the creditors report", () => {
    it.each([
      ["2026-05-12", "2026-10-19"],
      ["2026-04-01", "2026-04-30"],
      ["2025-11-29", "2026-07-02"],
    ])("from %s to %s equals the ledger of each supplier", async (FromDate, ToDate) => {
      const { records, totals, ties } = await creditors(admin, { FromDate, ToDate });
      const expectedRows = await calculateOwedAmounts(FromDate, ToDate);
      expect(expectedRows.length).toBeGreaterThan(2);
      expect(listShownFigures(records)).toEqual(expectedRows);
      // Invariant I4: the trial balance of the group, as a credit.
      const balance = askReport(product, "GET", "/api/TrailBalance");
      const group = (await balance.table(admin, { FromDate, ToDate, GName: "Sundry Creditors" })).totals;
      expect(totals).toEqual({
        Opening: -Number(group.OpeningBalance),
        Debit: group.Debit,
        Credit: group.Credit,
        Outstanding: -Number(group.ClosingBalance),
        // Ageing was not requested.
        ...{ NotDue: 0, Days30: 0, Days60: 0, Days90: 0, Older: 0 },
      });
      expect(ties).toEqual([
        { label: "Trial balance, sundry creditors", amount: totals.Outstanding, agrees: true },
      ]);
    });

    it("shows managers the same as the administrator", async () => {
      const all = await creditors(admin);
      for (const username of ["biju", "rahim"])
        expect(await creditors(await product.signIn(1, username))).toEqual(all);
    });

    it("shows the second company only its own suppliers", async () => {
      const { records } = await creditors(await product.signIn(2, "fathima"));
      expect(listShownFigures(records)).toEqual(await calculateOwedAmounts(RANGE.FromDate, RANGE.ToDate, 2));
    });

    it("narrows by the salesman and the route of a supplier, and shows their names", async () => {
      const { records } = await creditors(admin);
      const [one, two] = records;
      await product.db("accounts").where({ company_id: 1, id: one?.AccountID }).update({ salesman_id: 2 });
      await product.db("accounts").where({ company_id: 1, id: two?.AccountID }).update({ route_id: 3 });
      const bySalesman = await creditors(admin, { Salesman: 2 });
      expect(listShownFigures(bySalesman.records)).toEqual(listShownFigures([{ ...one }]));
      expect([bySalesman.records[0]?.UserName, bySalesman.ties]).toEqual(["Anil Kumar", []]);
      const byRoute = await creditors(admin, { Route: 3 });
      const route = await product.db("routes").where({ company_id: 1, id: 3 }).first("name");
      expect(byRoute.records.map(({ AccountID, RootName }) => [AccountID, RootName])).toEqual([
        [two?.AccountID, route.name],
      ]);
    });

    it("finds suppliers by name, also by a hostile name", async () => {
      const [first] = (await creditors(admin)).records;
      const account = { company_id: 1, id: first?.AccountID };
      for (const hostile of HOSTILE_NAMES) {
        await product.db("accounts").where(account).update({ name: hostile });
        const { records, totals } = await creditors(admin, {}, { search: chooseSearch(hostile) });
        expect(records.map(({ AccountName }) => AccountName)).toEqual([hostile]);
        expect(totals.Outstanding).toBe(records[0]?.Outstanding);
      }
      const csv = await askReport(product, "GET", "/api/CreditorsReport").csv(admin, RANGE);
      expect(csv.text).not.toMatch(/(^|,)"?[=+@]/m);
    });
  });
});
