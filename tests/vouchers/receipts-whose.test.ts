import { describe, expect, it } from "vitest";
import { requireSuccess, openReceiptDeskOfFile, TODAY_DATE, getRefusal } from "./receipt-desk.ts";

const desk = await openReceiptDeskOfFile();
const { at, keep, cash, shown } = desk;

describe("The rights to receipts", () => {
  it("a salesman sees only their own receipts, and can't enter, change or delete any", async () => {
    const own = requireSuccess(await keep.add(desk.meera, cash({ PLID: at.anilsCash })));
    const other = requireSuccess(await keep.add(desk.meera, cash({ PLID: at.shyamasCash })));
    const rows = await keep.list(desk.anil);
    expect(rows.map(({ ReId }) => ReId)).toContain(own.ReId);
    const users = await desk.product
      .db("receipts")
      .where("company_id", 1)
      .whereIn(
        "id",
        rows.map(({ ReId }) => ReId),
      )
      .distinct("user_id")
      .pluck("user_id");
    expect(users).toEqual([at.anil]);
    expect(rows.map(({ ReId }) => ReId)).not.toContain(other.ReId);
    for (const refusedAnswer of [
      await keep.add(desk.anil, cash()),
      await keep.change(desk.anil, cash({ ReId: own.ReId })),
      await keep.remove(desk.anil, { ReNo: own.ReNo }),
    ])
      expect(refusedAnswer.status).toBe(403);
  });

  it("a manager handles only receipts of their own users; other receipts are not found", async () => {
    // Anil belongs to Thiruvalla, whose manager is rahim; latha manages Kottayam.
    const { ReId, ReNo } = requireSuccess(await keep.add(desk.rahim, cash({ PLID: at.anilsCash })));
    expect(await shown(ReId, desk.rahim)).toBeDefined();
    expect(await shown(ReId, desk.latha)).toBeUndefined();
    expect(getRefusal(await keep.change(desk.latha, cash({ ReId })))).toMatchObject({ status: 404 });
    expect(getRefusal(await keep.remove(desk.latha, { ReNo }))).toMatchObject({ status: 404 });
    expect(getRefusal(await keep.add(desk.latha, cash({ PLID: at.anilsCash })))).toMatchObject({
      field: "PLID",
    });
    expect(getRefusal(await keep.add(desk.latha, cash()))).toMatchObject({
      code: "ACCOUNT_UNKNOWN",
      field: "PartyID",
    });
    expect((await keep.remove(desk.rahim, { ReNo })).status).toBe(200);
  });

  it("a manager's own receipt stays with the manager when the administrator changes it", async () => {
    const { ReId } = requireSuccess(await keep.add(desk.latha, cash({ PartyID: at.supplier })));
    const changedReceipt = requireSuccess(
      await keep.change(desk.meera, cash({ ReId, PartyID: at.supplier, Narration: "Seen" })),
    );
    expect(await shown(changedReceipt.ReId, desk.latha)).toMatchObject({ Narration: "Seen" });
    expect(await shown(changedReceipt.ReId, desk.rahim)).toBeUndefined();
  });

  it("the administrator can still change and delete the receipts of a user who has left", async () => {
    const { ReId } = requireSuccess(await keep.add(desk.meera, cash({ PLID: at.shyamasCash })));
    const [{ user_id: id }] = await desk.product.db("receipts").where({ company_id: 1, id: ReId });
    const user = desk.product.db("users").where({ company_id: 1, id });
    await user.clone().update({ is_active: 0 });
    expect(await shown(ReId)).toBeDefined();
    const changedReceipt = requireSuccess(
      await keep.change(desk.meera, cash({ ReId, PLID: at.mainCash, Narration: "Of one who left" })),
    );
    expect(await shown(changedReceipt.ReId)).toMatchObject({ Narration: "Of one who left" });
    expect((await keep.remove(desk.meera, { ReNo: changedReceipt.ReNo })).status).toBe(200);
    await user.clone().update({ is_active: 1 });
  });

  it("another company has its own receipts, and can't reach those of others", async () => {
    const { ReId, ReNo } = requireSuccess(await keep.add(desk.meera, cash()));
    expect((await keep.list(desk.fathima)).every(({ CompanyID }) => CompanyID === 2)).toBe(true);
    expect(getRefusal(await keep.change(desk.fathima, cash({ ReId }))).status).toBe(404);
    expect(getRefusal(await keep.remove(desk.fathima, { ReNo, CompanyID: 1 })).code).toBe("COMPANY_MISMATCH");
    expect(await shown(ReId)).toBeDefined();
  });
});

describe("the ledgers offered for a receipt", () => {
  it("include cash, banks, parties and expenses, but no accounts that only documents post to", async () => {
    const ledgers = await keep.ledgers(desk.meera);
    const ids = ledgers.map(({ PLID }) => PLID);
    for (const account of [at.mainCash, at.bank, at.anilsCash, at.customer, at.supplier, at.rent])
      expect(ids).toContain(account);
    for (const account of [at.inventory, at.equity]) expect(ids).not.toContain(account);
    expect(ledgers.find(({ PLID }) => PLID === at.customer)).toMatchObject({
      AccGroupid: 14,
      PartyID: at.customer,
    });
    expect(ledgers.find(({ PLID }) => PLID === at.bank)).toMatchObject({ AccGroupid: 5, PartyID: null });
    const names = ledgers.map(({ LedgerName }) => LedgerName);
    expect(names.length).toBe(new Set(ids).size);
  });

  it("leave out, for a manager, the cash accounts and customers of other managers' users", async () => {
    const ids = (await keep.ledgers(desk.latha)).map(({ PLID }) => PLID);
    expect(ids).toContain(at.mainCash);
    expect(ids).not.toContain(at.anilsCash);
    expect(ids).not.toContain(at.customer);
  });
});

describe("the receipt list", () => {
  const callReceiptTable = (paging: Record<string, string>) =>
    desk.product.call({
      ...{ method: "GET", path: "/api/getreciept", cookie: desk.meera, query: paging },
      headers: { Accept: "application/vnd.vanbook.table+json" },
    });
  it("has pages and can be searched by receipt number", async () => {
    const { ReNo } = requireSuccess(await keep.add(desk.meera, cash()));
    const page = (await callReceiptTable({ pageSize: "2", search: String(ReNo) })).read<{
      columns: string[];
      rows: unknown[][];
      page: { rows: number };
    }>();
    expect(page.rows[0]?.[page.columns.indexOf("ReNo")]).toBe(ReNo);
    const foundReceipts = (await keep.list(desk.meera)).filter((row) =>
      [row.ReNo, row.PLedgerName, row.PartyLedgerName].some((text) => String(text).includes(String(ReNo))),
    );
    expect(page.page.rows).toBe(foundReceipts.length);
  });

  it("adds up to the receipts in the books", async () => {
    const listedReceipts = await keep.list(desk.meera);
    const [[{ amount }]] = await desk.product.db.raw(
      `SELECT SUM(e.debit - e.credit) AS amount FROM ledger_entries e JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
        JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
        WHERE v.company_id = 1 AND v.kind = 'receipt' AND a.group_id IN (5, 6) AND v.year_id =
          (SELECT id FROM financial_years WHERE company_id = 1 AND ? BETWEEN start_date AND end_date)`,
      [TODAY_DATE],
    );
    const paise = listedReceipts.map(({ Debit }) => Math.round(Number(Debit) * 100));
    expect(paise.reduce((sum, each) => sum + each, 0)).toBe(Math.round(Number(amount) * 100));
  });
});
