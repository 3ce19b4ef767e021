import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { forgetIds } from "../../packages/server/db/ids.ts";
import { formatDayIn, readClock } from "../../packages/server/clock.ts";
import type { Answer } from "../product.ts";
import { send } from "./post.ts";
import { GAUZE_ID, startStockDesk, type StockDesk } from "./stock-desk.ts";

const YESTERDAY_DATE = formatDayIn("Asia/Kolkata", new Date(readClock().getTime() - 24 * 60 * 60 * 1000));
/** A customer without any purchases so far. */
const NEWCOMER_ID = 9201;

let desk: StockDesk;
/** One gauze from the godown on credit: 150.00 plus 5 % tax is 157.50. The van has none. */
let sale: Record<string, unknown>;

beforeAll(async () => {
  desk = await startStockDesk();
  const { db, date, supplier, godown } = desk;
  const someone: object = await db("accounts").where({ company_id: 1, id: desk.customer }).first();
  await db("accounts").insert({
    ...someone,
    id: NEWCOMER_ID,
    name: "Newcomer",
    reference: null,
    credit_limit: null,
  });
  const lines = [{ itemId: GAUZE_ID, quantity: 50, unitPrice: 100 }];
  await desk.posted("purchases", { date: YESTERDAY_DATE, supplierId: supplier, locationId: godown, lines });
  sale = {
    date,
    customerId: NEWCOMER_ID,
    seriesId: await readSeriesId(date),
    locationId: godown,
    salesmanId: desk.anil,
    payment: "credit",
    lines: [{ itemId: GAUZE_ID, quantity: 1 }],
  };
});
afterAll(() => desk?.product.stop());

it("a refused bill of a batch leaves its order free for the next bill", async () => {
  const { orderId } = await postOrder();
  const documents = [
    { ...sale, orderId, amount: 1 },
    { ...sale, orderId },
    { ...sale, orderId },
  ];
  expect(listResultCodes(await desk.post("bills/batch", { documents }))).toEqual([
    "AMOUNT_DIFFERS",
    "posted",
    "ORDER_INVOICED",
  ]);
});

it("a bill that is refused while posting frees the credit and the order that it used", async () => {
  const { db } = desk;
  const owedSums = await db("ledger_entries")
    .where({ company_id: 1, account_id: NEWCOMER_ID })
    .sum({ amount: db.raw("debit - credit") });
  // The current balance plus one more bill.
  await db("accounts")
    .where({ company_id: 1, id: NEWCOMER_ID })
    .update({ credit_limit: Number(owedSums[0]?.amount) + 157.5 });
  await db("company_settings").insert({ company_id: 1, name: "stock.short", value: "refuse" });
  const { orderId } = await postOrder();
  const short = { locationId: desk.van };
  const documents = [
    { ...sale, ...short, orderId },
    { ...sale, ...short },
    { ...sale, orderId },
    { ...sale },
  ];
  const answer = await desk.post("bills/batch", { documents });
  expect(listResultCodes(answer)).toEqual(["STOCK_SHORT", "STOCK_SHORT", "posted", "CREDIT_LIMIT"]);
  await db("company_settings").where({ company_id: 1, name: "stock.short" }).delete();
  await db("accounts").where({ company_id: 1, id: NEWCOMER_ID }).update({ credit_limit: null });
});

it("a document refused in a locked period frees the goods and the invoice number that it used", async () => {
  // On the first day of a financial year, yesterday is in the previous year.
  const bill = await desk.posted("bills", {
    ...sale,
    date: YESTERDAY_DATE,
    seriesId: await readSeriesId(YESTERDAY_DATE),
  });
  const { id: yearId } = await readYear(YESTERDAY_DATE);
  const lock = (until: string | null) =>
    send(desk.product, desk.manager, `years/${yearId}/lock`, { until }, { method: "PUT" });
  expect((await lock(YESTERDAY_DATE)).status).toBe(200);
  const back = {
    billId: bill.id,
    customerId: NEWCOMER_ID,
    salesmanId: desk.anil,
    refund: "credit",
    lines: [{ billLineNo: 1, goodQuantity: 1 }],
  };
  const returns = [YESTERDAY_DATE, desk.date, desk.date].map((date) => ({ ...back, date }));
  expect(listResultCodes(await desk.post("sale-returns/batch", { documents: returns }))).toEqual([
    "PERIOD_LOCKED",
    "posted",
    "RETURN_EXCEEDS_DOCUMENT",
  ]);
  const invoice = {
    supplierId: desk.supplier,
    supplierInvoiceNo: "SI/1",
    locationId: desk.godown,
    lines: [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 100 }],
  };
  const purchases = [YESTERDAY_DATE, desk.date, desk.date].map((date) => ({ ...invoice, date }));
  expect(listResultCodes(await desk.post("purchases/batch", { documents: purchases }))).toEqual([
    "PERIOD_LOCKED",
    "posted",
    "SUPPLIER_INVOICE_TAKEN",
  ]);
  expect((await lock(null)).status).toBe(200);
});

it("a bill can be priced while another transaction holds its order", async () => {
  const { orderId } = await postOrder();
  await desk.db.transaction(async (trx) => {
    await trx("orders").where({ company_id: 1, id: orderId }).forUpdate().first("id");
    const pricedAnswer = await desk.post("bills/price", { ...sale, orderId });
    expect(pricedAnswer.json, pricedAnswer.text).toMatchObject({ amount: 157.5 });
  });
});

it.each(["receipts", "openings"])(
  "a repeated request for %s returns its document as it is now",
  async (path) => {
    const makeBody = (amount: number) =>
      path === "receipts"
        ? { date: desk.date, mode: "cash", partyId: desk.customer, amount }
        : { date: desk.date, balances: [{ accountId: desk.customer, debit: amount }] };
    const getDocumentId = (one: { id: number | null; voucherId: number }) => one.id ?? one.voucherId;
    const sentBody = { ...makeBody(100), clientId: "again" };
    // The first document has ids from a later block than its edit, as if another server process had
    // posted it.
    await shiftIds(100_000);
    const first = await desk.posted(path, sentBody);
    await shiftIds(-100_000);
    expect(first).toMatchObject({ status: "posted", replayed: false, amount: 100 });
    const editedDocument = await desk.edited(path, getDocumentId(first), makeBody(250));
    expect(editedDocument.voucherId).toBeLessThan(first.voucherId);
    expect(await desk.posted(path, sentBody)).toEqual({
      ...editedDocument,
      clientId: "again",
      replayed: true,
    });
    const last = await desk.edited(path, getDocumentId(editedDocument), makeBody(260));
    expect(await desk.posted(path, sentBody)).toEqual({ ...last, clientId: "again", replayed: true });
    const cancelledDocument = await desk.cancelled(path, getDocumentId(last));
    expect(cancelledDocument).toMatchObject({ status: "cancelled", voucherId: last.voucherId });
    expect(await desk.posted(path, sentBody)).toEqual({
      ...cancelledDocument,
      clientId: "again",
      replayed: true,
    });
    const batch = await desk.post(`${path}/batch`, { documents: [sentBody] });
    expect(batch.json).toMatchObject({
      replayed: 1,
      results: [{ document: { status: "cancelled", voucherId: last.voucherId } }],
    });
    const voucherList = await desk.product.call({
      method: "GET",
      path: "/api/v1/vouchers",
      query: { kind: path.slice(0, -1), clientId: "again" },
      cookie: desk.manager,
    });
    expect(voucherList.read<{ data: { voucherId: number }[] }>().data.map((each) => each.voucherId)).toEqual([
      last.voucherId,
      editedDocument.voucherId,
      first.voucherId,
    ]);
  },
);

it("the books are correct afterwards", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

async function readYear(date: string): Promise<{ id: number }> {
  return desk
    .db("financial_years")
    .where("company_id", 1)
    .where("start_date", "<=", date)
    .where("end_date", ">=", date)
    .first("id");
}

async function readSeriesId(date: string): Promise<number> {
  const year = await readYear(date);
  const series = await desk
    .db("invoice_series")
    .where({ company_id: 1, year_id: year.id, inv_type: "B2C", is_deleted: 0 })
    .first("id");
  return Number(series.id);
}

async function postOrder() {
  const sentOrder = { date: desk.date, customerId: NEWCOMER_ID, payment: "credit", lines: sale.lines };
  return { orderId: (await desk.posted("orders", sentOrder)).id };
}

function listResultCodes(answer: Answer) {
  const { results } = answer.read<{ results: { problem: { code: string } | null }[] }>();
  return results.map(({ problem }) => problem?.code ?? "posted");
}

async function shiftIds(by: number) {
  await desk.db("id_blocks").where("company_id", 1).increment("next_id", by);
  forgetIds(desk.db);
}
