import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rows } from "../../packages/server/db/rows.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, paiseOf, refusal } from "./ask-report.ts";

let product: Product;
let meera: string;
const RANGE = { FromDate: "2025-04-01", ToDate: MID_YEAR };
const report = () => askReport(product, "GET", "/api/v1/day-book");
const dayBook = (cookie = meera, given: Record<string, string | number> = {}, paging = {}) =>
  report().table(cookie, { ...RANGE, ...given }, { pageSize: "10000", ...paging });

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  meera = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const post = async (path: string, body?: object, method = "POST") => {
  const answer = await product.call({
    method,
    path: `/api/v1/${path}`,
    ...(body && { body }),
    cookie: meera,
    headers: { "Idempotency-Key": randomUUID() },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.read<{ id: number; voucherId: number; voucherNo: string }>();
};

/** For each kind, the documents in effect, from the documents' tables: their number and total amount. */
const DOCUMENTS = [
  ["Sale", "bills", "amount", "Debit"],
  ["Sale Return", "sale_returns", "amount", "Credit"],
  ["Purchase", "purchases", "amount", "Credit"],
  ["Purchase Return", "purchase_returns", "amount", "Debit"],
  ["Receipt", "receipts", "amount", "Credit"],
  ["Payment", "payments", "amount", "Debit"],
  ["Expense", "expenses", "amount", "Debit"],
  ["Cash Handed Over", "hand_overs", "amount", "Debit"],
] as const;

describe("the day book", () => {
  it.each(DOCUMENTS)(
    "has each document of type %s once, and their total",
    async (Type, table, amount, side) => {
      const [found] = await rows<{ listed: number; standing: string }>(
        product.db,
        `SELECT COUNT(*) AS listed, SUM(IF(status = 1, ${amount}, 0)) AS standing FROM ${table}
       WHERE company_id = 1 AND status <> 3 AND date BETWEEN ? AND ?`,
        [RANGE.FromDate, RANGE.ToDate],
      );
      const { page, totals, records } = await dayBook(meera, { Type });
      expect(found?.listed).toBeGreaterThan(5);
      expect(page.rows).toBe(Number(found?.listed));
      expect(paiseOf([totals[side]])).toBe(paiseOf([found?.standing]));
      expect(totals[side === "Debit" ? "Credit" : "Debit"]).toBe(0);
      expect(new Set(records.map((row) => row.Type))).toEqual(new Set([Type]));
    },
  );

  it("shows each voucher's debit and credit in the ledger, and agrees with bills, receipts and payments", async () => {
    const { records, totals, ties } = await dayBook();
    const [found] = await product.db.raw(
      `SELECT v.id, SUM(IF(e.account_id = v.party_id, e.debit - e.credit, 0)) AS party, SUM(e.debit) AS debits
       FROM vouchers v JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id
       WHERE v.company_id = 1 AND v.kind IN ('receipt', 'payment', 'purchase', 'journal', 'contra', 'expense') GROUP BY v.id`,
    );
    const byId = new Map<number, { party: string; debits: string }>();
    for (const { id, ...sums } of found as { id: number; party: string; debits: string }[])
      byId.set(id, sums);
    let compared = 0;
    for (const row of records) {
      const sums = byId.get(Number(row.VoucherID));
      if (!sums || row.State === "Cancelled") continue;
      const hasParty = Number(sums.party) !== 0;
      expect([row.VoucherNo, paiseOf([row.Debit]) - paiseOf([row.Credit])]).toEqual([
        row.VoucherNo,
        hasParty ? paiseOf([sums.party]) : paiseOf([sums.debits]),
      ]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(500);
    expect(paiseOf([totals.Debit])).toBe(paiseOf(records.map(({ Debit }) => Debit)));
    expect(ties.map(({ agrees }) => agrees)).toEqual([true, true, true]);
    const [bills, receipts, payments] = await Promise.all(
      (["Sale", "Receipt", "Payment"] as const).map((Type) => dayBook(meera, { Type })),
    );
    expect(ties[0]?.amount).toBe(bills?.totals.Debit);
    expect(ties[1]?.amount).toBe(receipts?.totals.Credit);
    const expenses = await dayBook(meera, { Type: "Expense" });
    expect(paiseOf([ties[2]?.amount])).toBe(paiseOf([payments?.totals.Debit, expenses.totals.Debit]));
    expect(bills?.ties).toEqual([]);
  });

  it("lists the vouchers of a day in the order of entry, the latest last", async () => {
    const { records } = await dayBook();
    const entered = new Map(
      (
        await rows<{ id: number; at: string }>(
          product.db,
          "SELECT id, created_at AS at FROM vouchers WHERE company_id = 1",
        )
      ).map(({ id, at }) => [id, String(at)]),
    );
    const order = records.map(({ Date, VoucherID }) => `${Date} ${entered.get(Number(VoucherID))}`);
    expect(order).toEqual(order.toSorted());
  });

  it("shows an edited and a cancelled document once each, marked, under its own number", async () => {
    const [expense] = await rows<{ id: number }>(
      product.db,
      "SELECT id FROM accounts WHERE company_id = 1 AND name = 'Vehicle Fuel'",
    );
    const body = { date: MID_YEAR, mode: "cash", accountId: expense?.id, amount: 12.5, narration: "Diesel" };
    const first = await post("expenses", body);
    const edited = await post(`expenses/${first.id}`, { ...body, amount: 13.75 }, "PUT");
    const other = await post("expenses", { ...body, amount: 99 });
    await post(`expenses/${other.id}/cancel`);
    const twice = await post("expenses", body);
    await post(`expenses/${(await post(`expenses/${twice.id}`, { ...body, amount: 1 }, "PUT")).id}/cancel`);
    const { records } = await dayBook(meera, { FromDate: MID_YEAR, Type: "Expense" });
    const of = (number: string) => records.filter(({ VoucherNo }) => VoucherNo === number);
    expect(of(first.voucherNo)).toEqual([
      expect.objectContaining({
        VoucherID: edited.voucherId,
        Particulars: "Vehicle Fuel",
        Debit: 13.75,
        Credit: 0,
        CancelledDebit: null,
        Narration: "Diesel",
        State: "Edited",
      }),
    ]);
    expect(of(other.voucherNo)).toEqual([
      expect.objectContaining({ Debit: 0, CancelledDebit: 99, CancelledCredit: 0, State: "Cancelled" }),
    ]);
    expect(of(twice.voucherNo)).toEqual([
      expect.objectContaining({ Debit: 0, CancelledDebit: 1, State: "Cancelled" }),
    ]);
    const [entered] = await rows<{ name: string }>(
      product.db,
      "SELECT u.name FROM vouchers v JOIN users u ON u.company_id = v.company_id AND u.id = v.created_by WHERE v.company_id = 1 AND v.id = ?",
      [edited.voucherId],
    );
    expect(of(first.voucherNo)[0]?.EnteredBy).toBe(entered?.name);
  });

  it("narrows by the user who entered a document, and by a search text", async () => {
    const [most] = await rows<{ id: number; entered: number }>(
      product.db,
      `SELECT v.created_by AS id, COUNT(*) AS entered FROM vouchers v
       WHERE v.company_id = 1 AND v.reverses_id IS NULL AND v.date BETWEEN ? AND ? AND NOT EXISTS (
         SELECT 1 FROM expenses x WHERE x.company_id = v.company_id AND x.voucher_id = v.id AND x.status = 3)
       AND v.kind = 'expense' GROUP BY v.created_by ORDER BY entered DESC LIMIT 1`,
      [RANGE.FromDate, RANGE.ToDate],
    );
    const { page } = await dayBook(meera, { UserID: Number(most?.id), Type: "Expense" });
    expect(page.rows).toBe(Number(most?.entered));
    const [bill] = await rows<{ bill_no: string }>(
      product.db,
      "SELECT bill_no FROM bills WHERE company_id = 1 AND status = 1 ORDER BY date DESC LIMIT 1",
    );
    const found = await dayBook(meera, {}, { search: bill?.bill_no });
    expect(found.records.map(({ VoucherNo }) => VoucherNo)).toContain(bill?.bill_no);
  });

  it.each(["biju", "rahim"])(
    "shows %s only what the manager's own users have posted, and is refused to a salesman",
    async (username) => {
      const all = await dayBook();
      const { records, ties } = await dayBook(await product.signIn(1, username));
      const ids = new Set(all.records.map(({ VoucherID }) => VoucherID));
      expect(ties).toEqual([]);
      expect(records.length).toBeGreaterThan(20);
      expect(records.length).toBeLessThan(all.records.length);
      expect(records.every(({ VoucherID }) => ids.has(VoucherID))).toBe(true);
      const user = await product.db("users").where({ company_id: 1, username }).first("zone_id", "branch_id");
      const place = username === "biju" ? "zone_id" : "branch_id";
      const [sales] = await rows<{ listed: number }>(
        product.db,
        `SELECT COUNT(*) AS listed FROM bills b JOIN users u ON u.company_id = b.company_id AND u.id = b.salesman_id
       WHERE b.company_id = 1 AND b.status <> 3 AND b.date BETWEEN ? AND ? AND u.${place} = ?`,
        [RANGE.FromDate, RANGE.ToDate, user[place]],
      );
      expect(records.filter(({ Type }) => Type === "Sale")).toHaveLength(Number(sales?.listed));
      const salesman = await report().json(await product.signIn(1, "anil"), RANGE);
      expect(refusal(salesman).status).toBe(403);
    },
  );
});
