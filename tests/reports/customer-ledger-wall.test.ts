import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, HOSTILE_NAMES, paiseOf, refusal } from "./ask-report.ts";
import { busiestCustomer, customerLedger, ofCustomer, RANGE } from "./ledger-books.ts";

let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let busiest: number;

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  meera = await product.signIn(1, "meera");
  report = askReport(product, "GET", "/api/LedgerCustomer");
  busiest = await busiestCustomer(product);
});
afterAll(() => product?.stop());

describe("the wall around customer ledgers", () => {
  it("shows a manager the customers of the salesmen in scope", async () => {
    for (const [username, column] of [
      ["biju", "zone_id"],
      ["rahim", "branch_id"],
    ] as const) {
      const cookie = await product.signIn(1, username);
      const [rows] = await product.db.raw(
        `SELECT c.id, COALESCE(s.${column} = u.${column}, 0) AS seen FROM users u, accounts c
         LEFT JOIN users s ON s.company_id = c.company_id AND s.id = c.salesman_id
         WHERE u.company_id = 1 AND u.username = ? AND c.company_id = 1 AND c.group_id = 14`,
        [username],
      );
      const of = (seen: number) =>
        (rows as { id: number; seen: number }[]).filter((row) => Number(row.seen) === seen);
      expect(of(1).length).toBeGreaterThan(10);
      expect(of(0).length).toBeGreaterThan(10);
      for (const { id } of of(1).slice(0, 5)) {
        const answer = await report.json(cookie, ofCustomer(id));
        expect(answer.text, username).toBe((await report.json(meera, ofCustomer(id))).text);
      }
      for (const { id } of of(0).slice(0, 5))
        expectProblem(await report.json(cookie, ofCustomer(id)), 404, "NOT_FOUND");
    }
    const anil = await product.signIn(1, "anil");
    expectProblem(await report.json(anil, ofCustomer(busiest)), 403, "ROLE_FORBIDDEN");
  });

  it("keeps the other company's customers, with their figures, to itself", async () => {
    const [user] = await product
      .db("users")
      .where({ company_id: 2, role_id: 1, is_active: 1 })
      .pluck<string[]>("username");
    const cookie = await product.signIn(2, user ?? "");
    const [shared] = await product
      .db("ledger_entries as e")
      .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
      .where({ "e.company_id": 2, "a.group_id": 14 })
      .whereBetween("e.date", [RANGE.FromDate, RANGE.ToDate])
      .groupBy("a.id")
      .orderByRaw("COUNT(*) DESC")
      .limit(1)
      .select<{ id: number; moved: string }[]>("a.id", product.db.raw("SUM(e.debit - e.credit) as moved"));
    const theirs = (await report.table(cookie, ofCustomer(shared?.id ?? 0))).totals;
    expect(paiseOf([theirs.Outstanding, -(theirs.BalanceBefore ?? 0)])).toBe(paiseOf([shared?.moved]));
    expectProblem(await report.json(meera, ofCustomer(busiest, { CompanyID: 2 })), 403, "COMPANY_MISMATCH");
    const [supplier] = await product
      .db("accounts")
      .where({ company_id: 1, group_id: 27 })
      .limit(1)
      .pluck<number[]>("id");
    for (const id of [supplier ?? 0, 99_999_999])
      expectProblem(await report.json(meera, ofCustomer(id)), 404, "NOT_FOUND", "There is no such record.");
  });

  it("refuses what it does not understand, and says what", async () => {
    const { CustomerID, FYearID, ...range } = ofCustomer(busiest);
    const asked = async (of: Record<string, string | number>) => refusal(await report.json(meera, of));
    expect(await asked({ CustomerID, FYearID: 99, ...range })).toEqual({
      status: 400,
      code: "INVALID_FIELDS",
      message: "Financial Year ID is missing.",
      field: "The company has no such financial year.",
    });
    expect(await asked({ CustomerID, ...range })).toMatchObject({
      status: 400,
      field: "FYearID is required.",
    });
    expect(await asked({ FYearID, ...range })).toMatchObject({
      status: 400,
      field: "CustomerID is required.",
    });
    expect(await asked({ CustomerID, FYearID })).toMatchObject({ status: 400, code: "RANGE_REQUIRED" });
    const wrong = async (more: Record<string, string | number>) =>
      (await asked(ofCustomer(busiest, more))).field;
    expect(await wrong({ FYearID: "x" })).toBe("FYearID must be a whole number.");
    expect(await wrong({ CustomerID: 0 })).toBe("CustomerID must be at least 1.");
    expect(await wrong({ ToDate: "2026-01-01" })).toBe("ToDate is before FromDate.");
    expect(await wrong({ FromDate: "yesterday" })).toBe("FromDate must be a date (YYYY-MM-DD).");
    expect(await wrong({ Description: "Bill" })).toMatch(/^Description must be one of All, Sale,/);
    expect(await wrong({ SalesmanID: 1 })).toBe("SalesmanID is not a field of this operation.");
  });

  it("sends numbers whole whatever they are", async () => {
    const [voucher] = await product
      .db("ledger_entries")
      .where({ company_id: 1, account_id: busiest })
      .whereBetween("date", [RANGE.FromDate, RANGE.ToDate])
      .limit(1)
      .pluck<number[]>("voucher_id");
    for (const name of HOSTILE_NAMES.map((text) => text.slice(0, 60))) {
      await product.db("vouchers").where({ company_id: 1, id: voucher }).update({ voucher_no: name });
      const { Details } = await customerLedger(product, meera, busiest);
      expect(Details.map(({ BillNo }) => BillNo)).toContain(name);
      expect((await report.csv(meera, ofCustomer(busiest))).text, name).not.toMatch(/(^|,)"?[=+@-](?!\d)/m);
    }
  });
});
