import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rows } from "../../packages/server/db/rows.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, HOSTILE_NAMES, paiseOf } from "./ask-report.ts";

let product: Product;
let admin: string;
const creditors = (cookie: string, given: Record<string, string | number> = {}, paging = {}) =>
  askReport(product, "GET", "/api/CreditorsReport").table(
    cookie,
    { ...RANGE, ...given },
    { pageSize: "10000", ...paging },
  );
const RANGE = { FromDate: "2026-05-12", ToDate: "2026-10-19" };

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

/** What each supplier is owed by the vouchers that name the account, in paise: opening, debit, credit, outstanding. */
async function owed(from: string, to: string, companyId = 1) {
  const lines = await rows<{ account_id: number; date: string; debit: string; credit: string }>(
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
      const sum = (some: typeof own, side: "debit" | "credit") => paiseOf(some.map((line) => line[side]));
      const opening = sum(before, "credit") - sum(before, "debit");
      const [debit, credit] = [sum(within, "debit"), sum(within, "credit")];
      return [id, opening, debit, credit, opening + credit - debit];
    })
    .filter(([, ...figures]) => figures.some((figure) => figure !== 0));
}

const shown = (records: Record<string, unknown>[]) =>
  records
    .map((row) => [
      Number(row.AccountID),
      ...["Opening", "Debit", "Credit", "Outstanding"].map((name) => paiseOf([row[name]])),
    ])
    .toSorted(([a = 0], [b = 0]) => a - b);

describe("the creditors report", () => {
  it.each([
    ["2026-05-12", "2026-10-19"],
    ["2026-04-01", "2026-04-30"],
    ["2025-11-29", "2026-07-02"],
  ])("from %s to %s is the ledger of each supplier", async (FromDate, ToDate) => {
    const { records, totals, ties } = await creditors(admin, { FromDate, ToDate });
    const expected = await owed(FromDate, ToDate);
    expect(expected.length).toBeGreaterThan(2);
    expect(shown(records)).toEqual(expected);
    // I4: the trial balance of the group, as credit.
    const balance = askReport(product, "GET", "/api/TrailBalance");
    const group = (await balance.table(admin, { FromDate, ToDate, GName: "Sundry Creditors" })).totals;
    expect(totals).toEqual({
      Opening: -Number(group.OpeningBalance),
      Debit: group.Debit,
      Credit: group.Credit,
      Outstanding: -Number(group.ClosingBalance),
      // Nobody has asked for ages.
      ...{ NotDue: 0, Days30: 0, Days60: 0, Days90: 0, Older: 0 },
    });
    expect(ties).toEqual([
      { label: "Trial balance, sundry creditors", amount: totals.Outstanding, agrees: true },
    ]);
  });

  it("is the same for managers, whose company owes as a whole", async () => {
    const all = await creditors(admin);
    for (const username of ["biju", "rahim"])
      expect(await creditors(await product.signIn(1, username))).toEqual(all);
  });

  it("is another report for the second company", async () => {
    const { records } = await creditors(await product.signIn(2, "fathima"));
    expect(shown(records)).toEqual(await owed(RANGE.FromDate, RANGE.ToDate, 2));
  });

  it("narrows to a salesman and a route where suppliers have them, and names them", async () => {
    const { records } = await creditors(admin);
    const [one, two] = records;
    await product.db("accounts").where({ company_id: 1, id: one?.AccountID }).update({ salesman_id: 2 });
    await product.db("accounts").where({ company_id: 1, id: two?.AccountID }).update({ route_id: 3 });
    const bySalesman = await creditors(admin, { Salesman: 2 });
    expect(shown(bySalesman.records)).toEqual(shown([{ ...one }]));
    expect([bySalesman.records[0]?.UserName, bySalesman.ties]).toEqual(["Anil Kumar", []]);
    const byRoute = await creditors(admin, { Route: 3 });
    const route = await product.db("routes").where({ company_id: 1, id: 3 }).first("name");
    expect(byRoute.records.map(({ AccountID, RootName }) => [AccountID, RootName])).toEqual([
      [two?.AccountID, route.name],
    ]);
  });

  it("finds suppliers by name, hostile ones too", async () => {
    const [first] = (await creditors(admin)).records;
    const account = { company_id: 1, id: first?.AccountID };
    for (const hostile of HOSTILE_NAMES) {
      await product.db("accounts").where(account).update({ name: hostile });
      const { records, totals } = await creditors(admin, {}, { search: hostile.slice(0, 100) });
      expect(records.map(({ AccountName }) => AccountName)).toEqual([hostile]);
      expect(totals.Outstanding).toBe(records[0]?.Outstanding);
    }
    const csv = await askReport(product, "GET", "/api/CreditorsReport").csv(admin, RANGE);
    expect(csv.text).not.toMatch(/(^|,)"?[=+@]/m);
  });
});
