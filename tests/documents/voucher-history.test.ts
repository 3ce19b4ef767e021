import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "../../packages/server/contract/contract.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { send } from "./post.ts";
import { GAUZE_ID, ROLL_ID, startStockDesk, type Standing, type StockDesk } from "./stock-desk.ts";

let desk: StockDesk;
let rent: number;
let fuel: number;
let bank: number;
let cash: number;

beforeAll(async () => {
  desk = await startStockDesk();
  const findAccount = async (where: object): Promise<number> =>
    (
      await desk
        .db("accounts")
        .where({ company_id: 1, ...where })
        .first("id")
    ).id;
  rent = await findAccount({ name: "Rent" });
  fuel = await findAccount({ name: "Vehicle Fuel" });
  bank = await findAccount({ system_key: "bank" });
  cash = await findAccount({ system_key: "cash" });
});
afterAll(() => desk?.product.stop());

const read = (voucherId: number, cookie = desk.manager) =>
  desk.product.call({ method: "GET", path: `/api/v1/vouchers/${voucherId}`, cookie });
const callInput = (voucherId: number, cookie = desk.manager) =>
  desk.product.call({ method: "GET", path: `/api/v1/vouchers/${voucherId}/input`, cookie });
const makeJournal = (amount: number) => ({
  date: desk.date,
  narration: "November",
  lines: [
    { accountId: rent, debit: amount },
    { accountId: cash, credit: amount },
  ],
});

describe("a voucher", () => {
  it("shows its history: posted, corrected and cancelled, with the given reasons", async () => {
    const first = await desk.posted("journals", makeJournal(500));
    const makeReasonQuery = (reason: string) => `?reason=${encodeURIComponent(reason)}`;
    const editAnswer = await send(
      desk.product,
      desk.manager,
      `journals/${first.id}${makeReasonQuery("A digit was wrong")}`,
      makeJournal(700),
      { method: "PUT" },
    );
    expect(editAnswer.status, editAnswer.text).toBe(200);
    const second = editAnswer.read<Standing>();
    const cancelAnswer = await desk.post(
      `journals/${second.id}/cancel${makeReasonQuery("Entered twice, by Anil too")}`,
    );
    expect(cancelAnswer.status, cancelAnswer.text).toBe(200);

    const now = (await read(second.voucherId)).read<Schema<"VoucherDetails">>();
    expect(now.history.map(({ createdAt: _, voucherId: __, ...step }) => step)).toEqual([
      { action: "posted", enteredBy: "Meera Nair", via: "session", reason: null, changes: [] },
      {
        ...{ action: "corrected", enteredBy: "Meera Nair", via: "session", reason: "A digit was wrong" },
        changes: [
          { what: "amount", name: null, from: "500.00", to: "700.00" },
          { what: "account", name: "Rent", from: "500.00", to: "700.00" },
          { what: "account", name: expect.any(String), from: "-500.00", to: "-700.00" },
        ],
      },
      {
        ...{ action: "cancelled", enteredBy: "Meera Nair", via: "session" },
        ...{ reason: "Entered twice, by Anil too", changes: [] },
      },
    ]);
    expect([now.voucher.status, now.current, now.enteredBy]).toEqual(["cancelled", null, "Meera Nair"]);
    const reversal = (await read(now.reversedBy ?? 0)).read<Schema<"VoucherDetails">>();
    expect([reversal.voucher.status, reversal.reverses]).toEqual(["reversal", second.voucherId]);
    // The corrected voucher still shows its old state.
    const old = (await read(first.voucherId)).read<Schema<"VoucherDetails">>();
    expect([old.voucher.status, old.entries[0]?.debit]).toEqual(["replaced", 500]);
    const codes = await Promise.all(
      [first, second].map(
        async ({ voucherId }) => (await callInput(voucherId)).read<{ code: string }>().code,
      ),
    );
    expect(codes).toEqual(["DOCUMENT_REPLACED", "ALREADY_CANCELLED"]);
    const blank = await desk.post(`journals/${second.id}/cancel?reason=%20`);
    expect(blank.read<{ code: string }>().code).toBe("INVALID_FIELDS");
  });

  it("is not found by a manager of another branch, and is refused to a salesman", async () => {
    const { voucherId } = await desk.posted("journals", makeJournal(10));
    const latha = await desk.product.signIn(1, "latha"); // branch manager of Kottayam
    for (const ask of [read, callInput]) {
      const [theirs, none] = [await ask(voucherId, latha), await ask(999_999, latha)];
      expect([theirs.status, none.status]).toEqual([404, 404]);
      expect((await ask(voucherId, desk.salesman)).status).toBe(403);
    }
  });

  it("entered by a superior can't be cancelled by a manager, and nothing is written", async () => {
    const rahim = await desk.product.signIn(1, "rahim"); // branch manager of Thiruvalla
    const bill = await desk.posted("receipts", {
      ...{ date: desk.date, mode: "cash", partyId: desk.customer, userId: desk.anil, amount: 25 },
    });
    const refusedAnswer = await desk.post(`receipts/${bill.id}/cancel?reason=No`, undefined, rahim);
    expect(refusedAnswer.read<{ code: string }>().code).toBe("ENTERED_ABOVE");
    const { history } = (await read(bill.voucherId)).read<Schema<"VoucherDetails">>();
    expect(history.map(({ action }) => action)).toEqual(["posted"]);
  });
});

/** A document of each kind; posting its form's input unchanged must give the same document. */
const kinds: Record<string, () => { path: string; body: object }> = {
  journals: () => ({
    path: "journals",
    body: {
      ...{ date: desk.date, narration: "November", otherNarration: "For others" },
      lines: [
        { accountId: rent, debit: 900 },
        { accountId: fuel, debit: 100.25, narration: "March" },
        { accountId: bank, credit: 1000.25 },
      ],
    },
  }),
  contras: () => ({
    path: "contras",
    body: { date: desk.date, fromAccountId: bank, toAccountId: cash, amount: 70.5 },
  }),
  payments: () => ({
    path: "payments",
    body: {
      ...{ date: desk.date, mode: "cheque", ledgerId: bank, partyId: desk.supplier, amount: 12 },
      cheque: { number: "004213", date: desk.date, bank: "State Bank of India", branch: "Kollam" },
      remark: "By hand",
    },
  }),
  creditNotes: () => ({
    path: "credit-notes",
    body: {
      ...{ date: desk.date, partyId: desk.customer, accountId: rent, amount: 5.25, taxRate: 5 },
      narration: "Scheme of October",
    },
  }),
  debitNotes: () => ({
    path: "debit-notes",
    body: { date: desk.date, partyId: desk.supplier, accountId: fuel, amount: 3 },
  }),
  expenses: () => ({
    path: "expenses",
    body: {
      ...{ date: desk.date, mode: "cash", accountId: fuel, userId: desk.anil, amount: 25.25 },
      ...{ taxRate: 18, supplierGstin: "32AABCT1332L1ZN", supplierInvoiceNo: "TK/7" },
      supplierInvoiceDate: desk.date,
    },
  }),
  receipts: () => ({
    path: "receipts",
    body: { date: desk.date, mode: "cash", partyId: desk.customer, userId: desk.anil, amount: 11 },
  }),
  handOvers: () => ({ path: "hand-overs", body: { date: desk.date, userId: desk.anil, amount: 1 } }),
  purchases: () => ({
    path: "purchases",
    body: {
      ...{ date: desk.date, supplierId: desk.supplier, locationId: desk.godown, freight: 10 },
      // 3 · 33.33 · 0.95 = 94.99, with 5 % tax 99.74, with freight 109.74; the printed total is
      // 109.90.
      ...{ supplierInvoiceNo: "ASA/7", supplierInvoiceDate: desk.date, amount: 109.9 },
      lines: [
        { itemId: GAUZE_ID, quantity: 3, freeQuantity: 1, unitPrice: 33.33, discountRate: 5, taxRate: 5 },
      ],
    },
  }),
  bills: () => ({
    path: "bills",
    body: {
      ...{ date: desk.date, customerId: desk.customer, seriesId: 0, locationId: desk.godown },
      ...{ payment: "cash", salesmanId: desk.anil, discount: 2, roundToRupee: true },
      lines: [{ itemId: GAUZE_ID, quantity: 1, freeQuantity: 1 }],
    },
  }),
  openings: () => ({
    path: "openings",
    body: {
      ...{ date: desk.date, narration: "Brought along" },
      balances: [
        { accountId: bank, debit: 900.25 },
        { accountId: desk.supplier, credit: 100 },
      ],
      stock: [
        { itemId: ROLL_ID, locationId: desk.godown, quantity: 10, value: 425 },
        { itemId: ROLL_ID, locationId: desk.van, quantity: 2.5, value: 110 },
      ],
    },
  }),
  // The opening had 10 of them: 4 are missing.
  stockCounts: () => ({
    path: "stock-counts",
    body: {
      ...{ date: desk.date, locationId: desk.godown, narration: "Shelf by shelf" },
      lines: [{ itemId: ROLL_ID, counted: 6 }],
    },
  }),
};

/** The series of retail bills of the year. */
async function readSeriesId(): Promise<number> {
  const series = desk
    .db("invoice_series as s")
    .join("financial_years as y", (on) => on.on("y.company_id", "s.company_id").andOn("y.id", "s.year_id"))
    .where({ "s.company_id": 1, "s.inv_type": "B2C" })
    .where("y.start_date", "<=", desk.date)
    .where("y.end_date", ">=", desk.date);
  return (await series.first("s.id")).id;
}

/** A credit note reverses only tax that its customer was billed. */
async function postGauzeBill(): Promise<void> {
  const bill = await desk.posted("bills", {
    ...{ date: desk.date, customerId: desk.customer, seriesId: await readSeriesId() },
    ...{ locationId: desk.godown, payment: "credit", lines: [{ itemId: GAUZE_ID, quantity: 1 }] },
  });
  expect(bill.amount).toBeGreaterThan(5.25);
}

describe.each(Object.keys(kinds))("%s read as input", (resource) => {
  it("post the same document when they are sent back unchanged", async () => {
    if (resource === "creditNotes") await postGauzeBill();
    const { path, body } = kinds[resource]?.() ?? { path: "", body: {} };
    const postedDocument = await desk.posted(
      path,
      "seriesId" in body ? { ...body, seriesId: await readSeriesId() } : body,
    );
    const answer = await callInput(postedDocument.voucherId);
    expect(answer.status, answer.text).toBe(200);
    const enteredDocument = answer.read<Record<string, object> & { documentId: number }>();
    const again = await desk.edited(path, enteredDocument.documentId, enteredDocument[resource] ?? {});
    expect([again.voucherNo, again.amount]).toEqual([postedDocument.voucherNo, postedDocument.amount]);
    expect(await desk.figures(again)).toEqual(await desk.figures(postedDocument));
    // No field of the document is lost on the way.
    const next = (await callInput(again.voucherId)).read<Record<string, object>>();
    expect(next[resource]).toEqual(enteredDocument[resource]);
    const { history } = (await read(again.voucherId)).read<Schema<"VoucherDetails">>();
    expect(history[1]).toMatchObject({ action: "corrected", changes: [] });
  });
});

it("an approved receipt stays approved after an edit, and the books are correct", async () => {
  const receipt = await desk.posted("receipts", kinds["receipts"]?.().body ?? {});
  await desk.db("receipts").where({ company_id: 1, id: receipt.id }).update({ approval_status: 1 });
  // As it was posted before vouchers had digests; otherwise the check names the changed row.
  const voucher = { company_id: 1, id: receipt.voucherId };
  await desk.db("vouchers").where(voucher).update({ digest_list: null, digest_voucher: 0 });
  const again = await desk.edited("receipts", receipt.id, { ...kinds["receipts"]?.().body, amount: 12 });
  const row = await desk.db("receipts").where({ company_id: 1, id: again.id }).first("approval_status");
  expect(row.approval_status).toBe(1);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});
