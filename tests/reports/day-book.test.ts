import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, sumPaise, getRefusal } from "./ask-report.ts";

let product: Product;
let meera: string;
const REPORT_RANGE = { FromDate: "2025-04-01", ToDate: MID_YEAR };
const openReport = () => askReport(product, "GET", "/api/v1/day-book");
const dayBook = (cookie = meera, parameters: Record<string, string | number> = {}, paging = {}) =>
  openReport().table(cookie, { ...REPORT_RANGE, ...parameters }, { pageSize: "10000", ...paging });

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

/**
 * For each kind, the documents in effect, from the documents' tables: their number and total
 * amount.
 */
const BOOK_DOCUMENTS = [
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
  it.each(BOOK_DOCUMENTS)(
    "has each document of type %s once, and their total",
    async (Type, table, amount, side) => {
      const [foundDocuments] = await queryRows<{ listed: number; standing: string }>(
        product.db,
        `SELECT COUNT(*) AS listed, SUM(IF(status = 1, ${amount}, 0)) AS standing FROM ${table}
       WHERE company_id = 1 AND status <> 3 AND date BETWEEN ? AND ?`,
        [REPORT_RANGE.FromDate, REPORT_RANGE.ToDate],
      );
      const { page, totals, records } = await dayBook(meera, { Type });
      expect(foundDocuments?.listed).toBeGreaterThan(5);
      expect(page.rows).toBe(Number(foundDocuments?.listed));
      expect(sumPaise([totals[side]])).toBe(sumPaise([foundDocuments?.standing]));
      expect(totals[side === "Debit" ? "Credit" : "Debit"]).toBe(0);
      expect(new Set(records.map((row) => row.Type))).toEqual(new Set([Type]));
    },
  );

  it("shows each voucher's debit and credit in the ledger, and agrees with bills, receipts and payments", async () => {
    const { records, totals, ties } = await dayBook();
    const [foundVouchers] = await product.db.raw(
      `SELECT v.id, SUM(IF(e.account_id = v.party_id, e.debit - e.credit, 0)) AS party, SUM(e.debit) AS debits
       FROM vouchers v JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id
       WHERE v.company_id = 1 AND v.kind IN ('receipt', 'payment', 'purchase', 'journal', 'contra', 'expense') GROUP BY v.id`,
    );
    const byId = new Map<number, { party: string; debits: string }>();
    for (const { id, ...sums } of foundVouchers as { id: number; party: string; debits: string }[])
      byId.set(id, sums);
    let comparedCount = 0;
    for (const row of records) {
      const sums = byId.get(Number(row.VoucherID));
      if (!sums || row.State === "Cancelled") continue;
      const hasParty = Number(sums.party) !== 0;
      expect([row.VoucherNo, sumPaise([row.Debit]) - sumPaise([row.Credit])]).toEqual([
        row.VoucherNo,
        hasParty ? sumPaise([sums.party]) : sumPaise([sums.debits]),
      ]);
      comparedCount += 1;
    }
    expect(comparedCount).toBeGreaterThan(500);
    expect(sumPaise([totals.Debit])).toBe(sumPaise(records.map(({ Debit }) => Debit)));
    expect(ties.map(({ agrees }) => agrees)).toEqual([true, true, true]);
    const [bills, receipts, payments] = await Promise.all(
      (["Sale", "Receipt", "Payment"] as const).map((Type) => dayBook(meera, { Type })),
    );
    expect(ties[0]?.amount).toBe(bills?.totals.Debit);
    expect(ties[1]?.amount).toBe(receipts?.totals.Credit);
    const expenses = await dayBook(meera, { Type: "Expense" });
    expect(sumPaise([ties[2]?.amount])).toBe(sumPaise([payments?.totals.Debit, expenses.totals.Debit]));
    expect(bills?.ties).toEqual([]);
  });

  it("lists the vouchers of a day in the order of entry, the latest last", async () => {
    const { records } = await dayBook();
    const entryTimes = new Map(
      (
        await queryRows<{ id: number; at: string }>(
          product.db,
          "SELECT id, created_at AS at FROM vouchers WHERE company_id = 1",
        )
      ).map(({ id, at }) => [id, String(at)]),
    );
    const order = records.map(({ Date, VoucherID }) => `${Date} ${entryTimes.get(Number(VoucherID))}`);
    expect(order).toEqual(order.toSorted());
  });

  it("shows an edited and a cancelled document once each, marked, under its own number", async () => {
    const [expense] = await queryRows<{ id: number }>(
      product.db,
      "SELECT id FROM accounts WHERE company_id = 1 AND name = 'Vehicle Fuel'",
    );
    const body = { date: MID_YEAR, mode: "cash", accountId: expense?.id, amount: 12.5, narration: "Diesel" };
    const first = await post("expenses", body);
    const editedVoucher = await post(`expenses/${first.id}`, { ...body, amount: 13.75 }, "PUT");
    const other = await post("expenses", { ...body, amount: 99 });
    await post(`expenses/${other.id}/cancel`);
    const twice = await post("expenses", body);
    await post(`expenses/${(await post(`expenses/${twice.id}`, { ...body, amount: 1 }, "PUT")).id}/cancel`);
    const { records } = await dayBook(meera, { FromDate: MID_YEAR, Type: "Expense" });
    const of = (number: string) => records.filter(({ VoucherNo }) => VoucherNo === number);
    expect(of(first.voucherNo)).toEqual([
      expect.objectContaining({
        VoucherID: editedVoucher.voucherId,
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
    const [enteringUser] = await queryRows<{ name: string }>(
      product.db,
      "SELECT u.name FROM vouchers v JOIN users u ON u.company_id = v.company_id AND u.id = v.created_by WHERE v.company_id = 1 AND v.id = ?",
      [editedVoucher.voucherId],
    );
    expect(of(first.voucherNo)[0]?.EnteredBy).toBe(enteringUser?.name);
  });

  it("narrows by the user who entered a document, and by a search text", async () => {
    const [most] = await queryRows<{ id: number; entered: number }>(
      product.db,
      `SELECT v.created_by AS id, COUNT(*) AS entered FROM vouchers v
       WHERE v.company_id = 1 AND v.reverses_id IS NULL AND v.date BETWEEN ? AND ? AND NOT EXISTS (
         SELECT 1 FROM expenses x WHERE x.company_id = v.company_id AND x.voucher_id = v.id AND x.status = 3)
       AND v.kind = 'expense' GROUP BY v.created_by ORDER BY entered DESC LIMIT 1`,
      [REPORT_RANGE.FromDate, REPORT_RANGE.ToDate],
    );
    const { page } = await dayBook(meera, { UserID: Number(most?.id), Type: "Expense" });
    expect(page.rows).toBe(Number(most?.entered));
    const [bill] = await queryRows<{ bill_no: string }>(
      product.db,
      "SELECT bill_no FROM bills WHERE company_id = 1 AND status = 1 ORDER BY date DESC LIMIT 1",
    );
    const foundTable = await dayBook(meera, {}, { search: bill?.bill_no });
    expect(foundTable.records.map(({ VoucherNo }) => VoucherNo)).toContain(bill?.bill_no);
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
      const [sales] = await queryRows<{ listed: number }>(
        product.db,
        `SELECT COUNT(*) AS listed FROM bills b JOIN users u ON u.company_id = b.company_id AND u.id = b.salesman_id
       WHERE b.company_id = 1 AND b.status <> 3 AND b.date BETWEEN ? AND ? AND u.${place} = ?`,
        [REPORT_RANGE.FromDate, REPORT_RANGE.ToDate, user[place]],
      );
      expect(records.filter(({ Type }) => Type === "Sale")).toHaveLength(Number(sales?.listed));
      const salesman = await openReport().json(await product.signIn(1, "anil"), REPORT_RANGE);
      expect(getRefusal(salesman).status).toBe(403);
    },
  );
});
