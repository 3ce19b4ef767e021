import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { askReport, lastYearOf, sumPaise, getRefusal } from "./ask-report.ts";

let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let range: { FromDate: string; ToDate: string };

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  report = askReport(product, "GET", "/api/GetReceiptDetailes");
  meera = await product.signIn(1, "meera");
  const { from, to } = await lastYearOf(product.db, 1);
  range = { FromDate: from, ToDate: to };
});
afterAll(() => product?.stop());

const receipts = (cookie = meera, filters: Record<string, string | number | null> = {}) =>
  report.table(cookie, { ...range, ...filters });
/**
 * Count of the receipts that match a condition, and the credits of
 * their vouchers' entries, without using the documents' amounts.
 */
const readExpectedTotals = async (where = "1 = 1") => {
  const [[row]] = await product.db.raw(
    `SELECT COUNT(*) AS found, COALESCE(SUM(IF(d.status = 1, (SELECT SUM(e.credit) FROM ledger_entries e
       WHERE e.company_id = d.company_id AND e.voucher_id = d.voucher_id), 0)), 0) AS amount
     FROM vouchers v JOIN receipts d ON d.company_id = v.company_id AND d.voucher_id = v.id AND d.status IN (1, 2)
     WHERE v.company_id = 1 AND v.kind = 'receipt' AND v.reverses_id IS NULL AND v.date BETWEEN ? AND ? AND ${where}`,
    [range.FromDate, range.ToDate],
  );
  return { rows: Number(row.found), amount: Number(row.amount) };
};

describe("the receipt report", () => {
  it("has every receipt once and agrees with the cash book", async () => {
    const { records, totals, page, ties } = await receipts();
    const { rows, amount } = await readExpectedTotals();
    expect(rows).toBeGreaterThan(50);
    expect([page.rows, records.length, totals.Amt]).toEqual([rows, rows, amount]);
    expect(sumPaise(records.map(({ Amt }) => Amt))).toBe(sumPaise([amount]));
    expect(ties).toEqual([
      { label: "Receipts in cash and bank accounts, cash bills aside", amount, agrees: true },
    ]);
    const days = records.map(({ RDate }) => String(RDate));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it("shows a mismatch when the cash book does not agree with it", async () => {
    const [cash] = await product.db("accounts").where({ company_id: 1, system_key: "cash" }).pluck("id");
    const row = { company_id: 1, account_id: cash, date: range.FromDate, entry_kind: "receipt", slot: 9 };
    await product.db("ledger_day").insert({ ...row, debit: 0.01, credit: 0, entries: 1 });
    expect((await receipts()).ties.map(({ agrees }) => agrees)).toEqual([false]);
    await product.db("ledger_day").where(row).delete();
  });

  it("has a list with one code as its Type in JSON, and the code in CSV", async () => {
    const rows = (await report.json(meera, range)).read<{ Type: string[]; ReId: number }[]>();
    const modes = new Map<number, string>(
      (await product.db("receipts").where("company_id", 1).select("id", "mode")).map(({ id, mode }) => [
        id,
        mode,
      ]),
    );
    expect(new Set(rows.map(({ Type }) => Type[0]))).toEqual(new Set(["C", "B", "O", "N"]));
    for (const { Type, ReId } of rows) expect(Type).toEqual([modes.get(ReId)]);
    const [head = "", first = ""] = (await report.csv(meera, range)).text.split("\r\n");
    const at = head.replace("\uFEFF", "").split(",").indexOf("Type");
    expect(first.split(",")[at]).toMatch(/^[CBON]$/);
  });

  it("narrows by each filter like an independent query, and then shows no comparison with the books", async () => {
    const customer = (await receipts()).records[0]?.HSlNo ?? 0;
    const cases: [Record<string, number | string>, string][] = [
      [{ CustomerID: customer }, `d.party_id = ${customer}`],
      [{ Type: "C" }, "d.mode = 'C'"],
      [{ Type: "B" }, "d.mode = 'B'"],
      [{ ApprovalStatus: 0 }, "d.approval_status = 0"],
      [{ ApprovalStatus: 1 }, "d.approval_status = 1"],
      [{ UserID: 3 }, "d.user_id = 3"],
      [{ BranchID: 1 }, "d.branch_id = 1"],
      [{ activeUserId: "2,3" }, "d.user_id IN (2, 3)"],
      [{ CustomerID: 999_999 }, "1 = 0"],
    ];
    for (const [filters, where] of cases) {
      const { page, totals, ties } = await receipts(meera, filters);
      const { rows, amount } = await readExpectedTotals(where);
      expect([page.rows, totals.Amt], where).toEqual([rows, amount]);
      expect(ties, where).toEqual([]);
    }
    expect((await readExpectedTotals("d.approval_status = 1")).rows).toBeGreaterThan(0);
  });

  it("searches customer, number, amount, date and user", async () => {
    const { records } = await receipts();
    const big = records.find(({ Amt }) => Number(Amt) >= 1000);
    const shownAmount = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(Number(big?.Amt));
    const day = String(big?.RDate).split("-").toReversed().join("-");
    for (const search of [
      String(big?.CustomerName),
      String(big?.ReNo),
      shownAmount,
      day,
      String(big?.UserName),
    ]) {
      const foundTable = await report.table(meera, range, { search, pageSize: "10000" });
      expect(
        foundTable.records.map(({ ReId }) => ReId),
        search,
      ).toContain(big?.ReId);
    }
    expect((await report.table(meera, range, { search: "no such thing" })).rows).toEqual([]);
  });

  it.each([
    ["anil", "u.id = :user"],
    ["biju", "u.zone_id = (SELECT zone_id FROM users WHERE company_id = 1 AND id = :user)"],
    ["rahim", "u.branch_id = (SELECT branch_id FROM users WHERE company_id = 1 AND id = :user)"],
  ])("shows %s only the receipts in the user's scope", async (username, sees) => {
    const user = await product.db("users").where({ company_id: 1, username }).first("id");
    const [own] = await product.db.raw(
      `SELECT d.id FROM users u JOIN receipts d ON d.company_id = u.company_id AND d.user_id = u.id AND d.status IN (1, 2)
       WHERE u.company_id = 1 AND ${sees} AND d.date BETWEEN :FromDate AND :ToDate ORDER BY d.id`,
      { user: user.id, ...range },
    );
    const { records, ties } = await receipts(await product.signIn(1, username));
    const seenIds = records.map(({ ReId }) => Number(ReId)).toSorted((a, b) => a - b);
    expect(seenIds).toEqual((own as { id: number }[]).map(({ id }) => id));
    expect(seenIds.length).toBeGreaterThan(0);
    expect(ties).toEqual([]);
  });

  it("shows a receipt without a user only to the manager of its branch", async () => {
    const branches = await product.db("branches").where("company_id", 1).orderBy("id").pluck("id");
    const rahim = await product.db("users").where({ company_id: 1, username: "rahim" }).first("branch_id");
    const [one] = await product
      .db("receipts")
      .where({ company_id: 1, status: 1 })
      .whereBetween("date", [range.FromDate, range.ToDate])
      .limit(1);
    for (const branch_id of branches) {
      await product.db("receipts").where({ company_id: 1, id: one.id }).update({ user_id: null, branch_id });
      const { records } = await receipts(await product.signIn(1, "rahim"));
      const isSeen = records.some(({ ReId }) => ReId === one.id);
      expect(isSeen, `branch ${branch_id}`).toBe(branch_id === rahim.branch_id);
    }
    const { user_id, branch_id } = one;
    await product.db("receipts").where({ company_id: 1, id: one.id }).update({ user_id, branch_id });
  });

  it("keeps a cancelled receipt with the amount 0", async () => {
    const day = await product.db("receipts").where("company_id", 1).max("date as last").first();
    const samples = await makeSamples(product.db, 1, String(day?.last));
    const post = (path: string, body?: object) =>
      product.call({
        method: "POST",
        path,
        ...(body && { body }),
        cookie: meera,
        headers: { "Idempotency-Key": randomUUID() },
      });
    const before = await receipts();
    const { id } = (await post("/api/v1/receipts", { ...samples.receipts, amount: 77.7 })).read<{
      id: number;
    }>();
    const enteredReceipts = await receipts();
    expect(sumPaise([enteredReceipts.totals.Amt])).toBe(sumPaise([before.totals.Amt, 77.7]));
    expect(enteredReceipts.records.find(({ ReId }) => ReId === id)).toMatchObject({
      Amt: 77.7,
      CancelledAmount: null,
      Status: 1,
    });
    expect((await post(`/api/v1/receipts/${id}/cancel`)).status).toBe(200);
    const after = await receipts();
    expect(after.records.find(({ ReId }) => ReId === id)).toMatchObject({
      Amt: 0,
      CancelledAmount: 77.7,
      Status: 2,
    });
    expect([after.totals.Amt, after.ties[0]?.agrees]).toEqual([before.totals.Amt, true]);
  });

  it.each([
    [{ FromDate: "" }, "RANGE_REQUIRED"],
    [{ Type: "X" }, "INVALID_FIELDS"],
    [{ ApprovalStatus: 2 }, "INVALID_FIELDS"],
    [{ CompanyID: 2 }, "COMPANY_MISMATCH"],
  ])("refuses %o", async (filters, code) => {
    expect(getRefusal(await report.json(meera, { ...range, ...filters }))).toMatchObject({ code });
  });
});
