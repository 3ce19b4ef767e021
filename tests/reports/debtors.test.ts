import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, chooseSearch, HOSTILE_NAMES, sumPaise } from "./ask-report.ts";

let product: Product;
let admin: string;
let last: string;
const debtors = (cookie: string, parameters: Record<string, string | number> = {}, paging = {}) =>
  askReport(product, "GET", "/api/DebitorsReport").table(
    cookie,
    { FromDate: "2026-05-12", ToDate: last, ...parameters },
    { pageSize: "10000", ...paging },
  );

beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn(1, "meera");
  const [entry] = await product.db("ledger_entries").where("company_id", 1).orderBy("date", "desc").limit(1);
  last = entry.date;
});
afterAll(() => product?.stop());

interface Owed {
  id: number;
  name: string;
  salesman_id: number | null;
  route_id: number | null;
  before_range: string;
  debit: string;
  credit: string;
}

/** What each customer owes by the ledger entries, without customers that have none. */
async function readOwedAmounts(from: string, to: string, companyId = 1): Promise<Owed[]> {
  return queryRows<Owed>(
    product.db,
    `SELECT c.id, c.name, c.salesman_id, c.route_id,
       (SELECT COALESCE(SUM(e.debit) - SUM(e.credit), 0) FROM ledger_entries e
        WHERE e.company_id = c.company_id AND e.account_id = c.id AND e.date < ?) AS before_range,
       (SELECT COALESCE(SUM(e.debit), 0) FROM ledger_entries e
        WHERE e.company_id = c.company_id AND e.account_id = c.id AND e.date >= ? AND e.date <= ?) AS debit,
       (SELECT COALESCE(SUM(e.credit), 0) FROM ledger_entries e
        WHERE e.company_id = c.company_id AND e.account_id = c.id AND e.date >= ? AND e.date <= ?) AS credit
     FROM accounts c JOIN account_groups g ON g.company_id = c.company_id AND g.id = c.group_id
     WHERE c.company_id = ? AND g.name = 'Sundry Debtors' HAVING before_range <> 0 OR debit <> 0 OR credit <> 0
     ORDER BY c.id`,
    [from, from, to, from, to, companyId],
  );
}

const listOwedFigures = (owedRows: Owed[]) =>
  owedRows.map(({ id, before_range, debit, credit }) => [
    id,
    sumPaise([before_range]),
    sumPaise([debit]),
    sumPaise([credit]),
    sumPaise([before_range, debit]) - sumPaise([credit]),
  ]);
const listShownFigures = (records: Record<string, unknown>[]) =>
  records
    .map((row) => [
      Number(row.AccountID),
      ...["BalanceBefore", "DebitAmount", "CreditAmount", "Outstanding"].map((name) => sumPaise([row[name]])),
    ])
    .toSorted(([a = 0], [b = 0]) => a - b);

describe("the debitors report", () => {
  it.each([
    ["2026-05-12", "2026-09-20"],
    ["2026-04-01", "2026-06-30"],
    ["2025-11-27", "2026-04-04"],
    ["2026-08-18", "2026-08-18"],
  ])("from %s to %s equals the ledger of each customer", async (FromDate, ToDate) => {
    const { records, totals, ties } = await debtors(admin, { FromDate, ToDate });
    const expectedRows = await readOwedAmounts(FromDate, ToDate);
    expect(expectedRows.length).toBeGreaterThan(10);
    expect(listShownFigures(records)).toEqual(listOwedFigures(expectedRows));
    // Invariant I4, from the entries of the group.
    const [[group]] = await product.db.raw(
      `SELECT SUM(e.debit - e.credit) AS balance FROM ledger_entries e
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
       WHERE e.company_id = 1 AND a.group_id = 14 AND e.date <= ?`,
      [ToDate],
    );
    expect(totals.Outstanding).toBe(Number(group.balance));
    expect(ties).toEqual([
      { label: "Trial balance, sundry debtors", amount: Number(group.balance), agrees: true },
    ]);
  });

  it("agrees with the trial balance of its group in opening, debit, credit and closing", async () => {
    const balance = askReport(product, "GET", "/api/TrailBalance");
    const range = { FromDate: "2026-05-12", ToDate: last };
    const { totals } = await balance.table(admin, { ...range, GName: "Sundry Debtors" });
    const report = (await debtors(admin)).totals;
    expect([report.BalanceBefore, report.DebitAmount, report.CreditAmount, report.Outstanding]).toEqual([
      totals.OpeningBalance,
      totals.Debit,
      totals.Credit,
      totals.ClosingBalance,
    ]);
  });

  it.each([
    ["in another place than his city, after the address", "<>"],
    ["in his city, which has a column of its own", "="],
  ])("shows address, salesman, route and van of a customer who lives %s", async (_, operator) => {
    const living: number[] = await product
      .db("accounts")
      .where("company_id", 1)
      .whereNotNull("salesman_id")
      .whereRaw(`place ${operator} city`)
      .pluck("id");
    const record = (await debtors(admin)).records.find(({ AccountID }) => living.includes(Number(AccountID)));
    const [customer] = await queryRows<Record<string, string | null>>(
      product.db,
      `SELECT c.*, s.name AS salesman, r.name AS route, v.reg_no AS van
       FROM accounts c, users s, routes r, allocations l, vehicles v
       WHERE c.company_id = 1 AND c.id = ? AND s.company_id = 1 AND s.id = c.salesman_id AND r.company_id = 1 AND r.id = c.route_id
         AND l.company_id = 1 AND l.user_id = s.id AND v.company_id = 1 AND v.id = l.vehicle_id ORDER BY l.date DESC LIMIT 1`,
      [record?.AccountID ?? null],
    );
    expect(record).toMatchObject({
      AccountName: customer?.name,
      Address: operator === "=" ? customer?.address : `${customer?.address}, ${customer?.place}`,
      City: customer?.city,
      UserName: customer?.salesman,
      RootName: customer?.route,
      VanName: customer?.van,
      Mob: customer?.mobile,
    });
  });

  it("is ordered by name, shows an advance as negative, and leaves out customers without entries", async () => {
    const { records } = await debtors(admin);
    const names = records.map(({ AccountName }) => String(AccountName));
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    const [[customers]] = await product.db.raw(
      "SELECT COUNT(*) AS count_of FROM accounts WHERE company_id = 1 AND group_id = 14",
    );
    expect(records.length).toBeLessThan(Number(customers.count_of));
    expect(records.some(({ Outstanding }) => Number(Outstanding) < 0)).toBe(true);
  });

  it("narrows by salesman, route and van, and then shows no comparison with the books", async () => {
    const expectedRows = await readOwedAmounts("2026-05-12", last);
    const salesman = expectedRows.find(({ salesman_id: id }) => id !== null)?.salesman_id ?? 0;
    const route = expectedRows.find(({ route_id: id }) => id !== null)?.route_id ?? 0;
    const bySalesman = await debtors(admin, { Salesman: salesman });
    expect(listShownFigures(bySalesman.records)).toEqual(
      listOwedFigures(expectedRows.filter(({ salesman_id }) => salesman_id === salesman)),
    );
    expect(bySalesman.ties).toEqual([]);
    expect(listShownFigures((await debtors(admin, { activeUserId: String(salesman) })).records)).toEqual(
      listShownFigures(bySalesman.records),
    );
    const byRoute = await debtors(admin, { Route: route });
    expect(listShownFigures(byRoute.records)).toEqual(
      listOwedFigures(expectedRows.filter(({ route_id }) => route_id === route)),
    );
    expect(byRoute.records.length).toBeLessThan(expectedRows.length);

    const [van] = await product
      .db("allocations")
      .where({ company_id: 1, user_id: salesman })
      .orderBy("date", "desc");
    const drivers = await product
      .db("allocations")
      .where({ company_id: 1, vehicle_id: van.vehicle_id, date: van.date })
      .pluck("user_id");
    const byVan = await debtors(admin, { Van: van.vehicle_id });
    expect(listShownFigures(byVan.records)).toEqual(
      listOwedFigures(
        expectedRows.filter(({ salesman_id }) => salesman_id !== null && drivers.includes(salesman_id)),
      ),
    );
    expect(byVan.records.length).toBeGreaterThan(0);
  });

  it("finds customers only by name, in any case, and totals the rows that it finds", async () => {
    const { records } = await debtors(admin);
    const word = String(records[3]?.AccountName).split(" ")[1]?.toUpperCase() ?? "";
    const foundTable = await debtors(admin, {}, { search: word });
    const namedRows = records.filter(({ AccountName }) => String(AccountName).toUpperCase().includes(word));
    expect(listShownFigures(foundTable.records)).toEqual(listShownFigures(namedRows));
    expect(sumPaise([foundTable.totals.Outstanding])).toBe(
      sumPaise(namedRows.map(({ Outstanding }) => Outstanding)),
    );
    expect((await debtors(admin, {}, { search: String(records[3]?.Mob) })).records).toEqual([]);
  });

  it.each(["biju", "rahim", "latha", "george"])(
    "shows %s only the customers of salesmen in the manager's scope",
    async (username) => {
      const cookie = await product.signIn(1, username);
      const [user] = await product.db("users").where({ company_id: 1, username });
      const own = user.role_id === 3 ? { zone_id: user.zone_id } : { branch_id: user.branch_id };
      const scope: number[] = await product
        .db("users")
        .where({ company_id: 1, ...own })
        .pluck("id");
      const expectedRows = (await readOwedAmounts("2026-05-12", last)).filter(({ salesman_id }) =>
        scope.includes(salesman_id ?? 0),
      );
      const { records, ties } = await debtors(cookie);
      expect(expectedRows.length).toBeGreaterThan(0);
      expect(listShownFigures(records)).toEqual(listOwedFigures(expectedRows));
      expect(ties).toEqual([]);
      const outside = (await readOwedAmounts("2026-05-12", last)).find(
        ({ salesman_id }) => salesman_id !== null && !scope.includes(salesman_id),
      );
      expect((await debtors(cookie, { Salesman: outside?.salesman_id ?? 0 })).records).toEqual([]);
      expect((await debtors(cookie, { activeUserId: String(outside?.salesman_id) })).records).toEqual([]);
    },
  );

  it("shows the second company only its own customers", async () => {
    const other = await product.signIn(2, "fathima");
    const { records, totals, ties } = await debtors(other);
    expect(listShownFigures(records)).toEqual(listOwedFigures(await readOwedAmounts("2026-05-12", last, 2)));
    expect(ties).toEqual([
      { label: "Trial balance, sundry debtors", amount: totals.Outstanding, agrees: true },
    ]);
  });

  it("counts a reversed bill as debit and as credit, and still shows a deleted customer with entries", async () => {
    const [[cancelledBill]] = await product.db.raw(
      `SELECT b.customer_id, b.amount, b.date FROM bills b WHERE b.company_id = 1 AND b.status = 2 AND b.mode = 1
       ORDER BY b.date DESC LIMIT 1`,
    );
    const day = { FromDate: cancelledBill.date, ToDate: cancelledBill.date };
    await product
      .db("accounts")
      .where({ company_id: 1, id: cancelledBill.customer_id })
      .update({ is_deleted: 1 });
    const { records } = await debtors(admin, day);
    const row = records.find(({ AccountID }) => AccountID === cancelledBill.customer_id);
    expect(Number(row?.DebitAmount)).toBeGreaterThanOrEqual(Number(cancelledBill.amount));
    expect(Number(row?.CreditAmount)).toBeGreaterThanOrEqual(Number(cancelledBill.amount));
    await product
      .db("accounts")
      .where({ company_id: 1, id: cancelledBill.customer_id })
      .update({ is_deleted: 0 });
  });

  it("shows hostile names unchanged, and makes them safe in CSV", async () => {
    const [first] = (await debtors(admin)).records;
    const { name } = await product.db("accounts").where({ company_id: 1, id: first?.AccountID }).first();
    for (const hostile of HOSTILE_NAMES) {
      await product.db("accounts").where({ company_id: 1, id: first?.AccountID }).update({ name: hostile });
      const { records } = await debtors(admin, {}, { search: chooseSearch(hostile) });
      expect(records.map(({ AccountName }) => AccountName)).toEqual([hostile]);
      const csv = await askReport(product, "GET", "/api/DebitorsReport").csv(admin, {
        FromDate: "2026-05-12",
        ToDate: last,
      });
      expect(csv.text).not.toMatch(/(^|,)"?[=+@]/m);
    }
    await product.db("accounts").where({ company_id: 1, id: first?.AccountID }).update({ name });
    await expect(debtors(admin, {}, { search: "more\nTwo lines" })).rejects.toThrow(
      "search must be one line without control characters.",
    );
  });

  it("shows a mismatch when the books do not agree with it", async () => {
    const [row] = await readOwedAmounts("2026-05-12", last);
    // A month entirely within the range; a month that has just begun is summed from its days.
    const month = "2026-06-01";
    const key = { company_id: 1, account_id: row?.id, entry_kind: "bill", slot: 0, month };
    await product
      .db("ledger_month")
      .insert({ ...key, debit: 0, credit: 0.01, entries: 1 })
      .onConflict()
      .merge({ credit: product.db.raw("credit + 0.01") });
    const { totals, ties } = await debtors(admin);
    expect(ties[0]?.agrees).toBe(false);
    expect(sumPaise([ties[0]?.amount]) - sumPaise([totals.Outstanding])).toBe(1);
    await product
      .db("ledger_month")
      .where(key)
      .update({ credit: product.db.raw("credit - 0.01") });
    expect((await debtors(admin)).ties[0]?.agrees).toBe(true);
  });
});
