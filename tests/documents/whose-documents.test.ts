import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { formatDayIn, readClock } from "../../packages/server/clock.ts";
import { send } from "./post.ts";
import { FOREIGN_ITEM_ID, GAUZE_ID, getRefusal, startStockDesk, type StockDesk } from "./stock-desk.ts";

let desk: StockDesk;
/**
 * Another salesman of the same branch; a customer of both salesmen, and one of the other salesman
 * only.
 */
let suresh: string;
let sharedCustomerId: number;
let theirs: number;

beforeAll(async () => {
  desk = await startStockDesk();
  const { db } = desk;
  suresh = await desk.product.signIn(1, "suresh");
  const selectRoutes = (userId: number) =>
    db("beat_plans").where({ company_id: 1, user_id: userId, is_deleted: 0 }).select("route_id");
  const selectFirstCustomer = () =>
    db("accounts").where({ company_id: 1, group_id: 14, is_deleted: 0 }).orderBy("id").first("id");
  sharedCustomerId = (await selectFirstCustomer().whereIn("route_id", selectRoutes(desk.anil))).id;
  await db("accounts").where({ company_id: 1, id: sharedCustomerId }).update({ salesman_id: desk.suresh });
  const his = selectFirstCustomer()
    .whereIn("route_id", selectRoutes(desk.suresh))
    .whereNotIn("route_id", selectRoutes(desk.anil));
  theirs = (await his.where((own) => void own.whereNull("salesman_id").orWhereNot("salesman_id", desk.anil)))
    .id;
});
afterAll(() => desk?.product.stop());

describe("Documents without a salesman", () => {
  const makeDocuments = (): Record<string, object> => ({
    purchases: {
      date: desk.date,
      supplierId: desk.supplier,
      locationId: desk.godown,
      lines: [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 100 }],
    },
    payments: { date: desk.date, mode: "cash", partyId: desk.supplier, amount: 10 },
    journals: {
      date: desk.date,
      lines: [
        { accountId: desk.customer, debit: 10 },
        { accountId: desk.supplier, credit: 10 },
      ],
    },
  });

  it.each(["purchases", "payments", "journals"])(
    "such as %s can be changed only by the user who entered them and by the administrator",
    async (path) => {
      const rahim = await desk.product.signIn(1, "rahim"); // branch manager of Thiruvalla
      const latha = await desk.product.signIn(1, "latha"); // branch manager of Kottayam
      const body = makeDocuments()[path] ?? {};
      const postAnswer = await desk.post(path, body, rahim);
      expect(postAnswer.status, postAnswer.text).toBe(200);
      const { id } = postAnswer.read<{ id: number }>();
      const edit = await send(desk.product, latha, `${path}/${id}`, body, { method: "PUT" });
      expect(edit.status).toBe(404);
      expect(await cancelDocument(path, id, latha)).toBe(404);
      expect(await cancelDocument(path, id, rahim)).toBe(200);
      const ofAdministrator = await desk.posted(path, body);
      expect(await cancelDocument(path, ofAdministrator.id, latha)).toBe(404);
      expect(await cancelDocument(path, ofAdministrator.id, desk.manager)).toBe(200);
    },
  );

  const cancelDocument = async (path: string, id: number, cookie: string) =>
    (await desk.post(`${path}/${id}/cancel`, undefined, cookie)).status;
});

it("a client id of another user is refused, and the answer shows nothing of that user's document", async () => {
  const receipt = { clientId: "r-1", date: desk.date, mode: "cash", partyId: sharedCustomerId, amount: 77 };
  const first = await desk.post("receipts", receipt, desk.salesman);
  expect(first.status, first.text).toBe(200);
  const { voucherId, voucherNo } = first.read<{ voucherId: number; voucherNo: string }>();
  const second = await desk.post("receipts", receipt, suresh);
  expect(getRefusal(second)).toEqual([422, "CLIENT_ID_REUSED", "clientId"]);
  expect(second.text).not.toContain(voucherNo);
  const batch = await desk.post("receipts/batch", { documents: [receipt] }, suresh);
  expect(batch.read<{ results: object[] }>().results[0]).toMatchObject({
    document: null,
    problem: { code: "CLIENT_ID_REUSED" },
  });
  expect((await desk.post("receipts", receipt, desk.salesman)).read<{ voucherId: number }>().voucherId).toBe(
    voucherId,
  );
  // Without the stored request hash it can't be recognized as the same document. Such a voucher was
  // posted before there were digests.
  const older = { request_hash: null, digest_list: null, digest_voucher: 0 };
  await desk.db("vouchers").where({ company_id: 1, id: voucherId }).update(older);
  expect(getRefusal(await desk.post("receipts", receipt, desk.salesman))[1]).toBe("CLIENT_ID_REUSED");

  const visit = {
    clientId: "v-1",
    customerId: sharedCustomerId,
    at: readClock().toISOString(),
    customerStatus: 2,
  };
  expect((await desk.post("visits", visit, desk.salesman)).status).toBe(200);
  expect(getRefusal(await desk.post("visits", visit, suresh))).toEqual([422, "CLIENT_ID_REUSED", "clientId"]);
  expect((await desk.post("visits", visit, desk.salesman)).read<{ replayed: boolean }>().replayed).toBe(true);
  await desk.db("visits").where({ company_id: 1, client_id: "v-1" }).update({ request_hash: null });
  expect(getRefusal(await desk.post("visits", visit, desk.salesman))[1]).toBe("CLIENT_ID_REUSED");
});

describe("a salesman", () => {
  let sale: Record<string, unknown>;
  const readSeriesId = async (date: string): Promise<number> => {
    const year = desk.db("financial_years").where("company_id", 1).where("start_date", "<=", date);
    const { id } = await year.where("end_date", ">=", date).first("id");
    const series = await desk
      .db("invoice_series")
      .where({ company_id: 1, year_id: id, inv_type: "B2C", is_deleted: 0 })
      .first("id");
    return series.id;
  };
  beforeAll(async () => {
    sale = {
      date: desk.date,
      customerId: desk.customer,
      seriesId: await readSeriesId(desk.date),
      locationId: desk.van,
      payment: "cash",
      lines: [{ itemId: GAUZE_ID, quantity: 1 }],
    };
  });

  it("sells to customers on the salesman's routes, and takes money only from them", async () => {
    const returnFields = { date: desk.date, customerId: theirs, locationId: desk.van, refund: "credit" };
    const outgoingLine = { itemId: GAUZE_ID, quantity: 1 };
    const cases: [path: string, body: object, field: string][] = [
      ["bills", { ...sale, customerId: theirs }, "customerId"],
      ["sale-returns", { ...returnFields, lines: [{ itemId: GAUZE_ID, goodQuantity: 1 }] }, "customerId"],
      [
        "replacements",
        { ...sale, customerId: theirs, lines: [{ ...outgoingLine, damagedQuantity: 1 }] },
        "customerId",
      ],
      [
        "orders",
        { date: desk.date, customerId: theirs, payment: "credit", lines: [outgoingLine] },
        "customerId",
      ],
      ["receipts", { date: desk.date, mode: "cash", partyId: theirs, amount: 1 }, "partyId"],
      ["receipts", { date: desk.date, mode: "cash", partyId: desk.supplier, amount: 1 }, "partyId"],
      [
        "visits",
        { clientId: "v-2", customerId: theirs, at: readClock().toISOString(), customerStatus: 2 },
        "customerId",
      ],
    ];
    for (const [path, body, field] of cases) {
      const answer = await desk.post(
        path,
        path === "replacements" ? omitSaleFields(body) : body,
        desk.salesman,
      );
      expect(getRefusal(answer), `${path} ${answer.text}`).toEqual([422, "ACCOUNT_UNKNOWN", field]);
    }
    const pricedAnswer = await desk.post("bills/price", { ...sale, customerId: theirs }, desk.salesman);
    expect(getRefusal(pricedAnswer)).toEqual([422, "ACCOUNT_UNKNOWN", "customerId"]);
    const own = await desk.post("bills", { ...sale, customerId: sharedCustomerId }, desk.salesman);
    expect(own.status, own.text).toBe(200);
  });

  it("can use only orders and bills of their own customers; others seem not to exist", async () => {
    const bill = await desk.posted("bills", {
      ...sale,
      customerId: theirs,
      salesmanId: desk.suresh,
      payment: "credit",
    });
    const back = { date: desk.date, customerId: desk.customer, refund: "credit" };
    const lines = [{ billLineNo: 1, goodQuantity: 1 }];
    for (const billId of [bill.id, 999_999]) {
      const answer = await desk.post("sale-returns", { ...back, billId, lines }, desk.salesman);
      expect(getRefusal(answer)).toEqual([422, "BILL_UNKNOWN", "billId"]);
    }
    const sentOrder = { date: desk.date, customerId: theirs, payment: "credit", lines: sale.lines };
    const order = await desk.posted("orders", sentOrder);
    for (const orderId of [order.id, 999_999]) {
      const answer = await desk.post("bills", { ...sale, orderId }, desk.salesman);
      expect(getRefusal(answer)).toEqual([422, "ORDER_UNKNOWN", "orderId"]);
    }
  });

  it("sells only from the van allocated on the date, and from godowns of the salesman's branch", async () => {
    const elsewhere = await desk
      .db("stock_locations")
      .where({ company_id: 1, kind: "godown" })
      .whereNot("branch_id", 1)
      .first("id");
    const from = async (locationId: number, date = desk.date) => {
      const bill = { ...sale, date, seriesId: await readSeriesId(date), locationId };
      return desk.post("bills", bill, desk.salesman);
    };
    expect((await from(desk.godown)).status).toBe(200);
    expect((await from(desk.van)).status).toBe(200);
    const codes = [await from(desk.otherVan), await from(elsewhere.id), await from(FOREIGN_ITEM_ID)].map(
      getRefusal,
    );
    expect(codes).toEqual(Array.from({ length: 3 }, () => [422, "LOCATION_UNKNOWN", "locationId"]));

    const otherVan = await desk
      .db("stock_locations")
      .where({ company_id: 1, id: desk.otherVan })
      .first("vehicle_id");
    const changes = { id: 9001, date: desk.date, user_id: desk.anil, vehicle_id: otherVan.vehicle_id };
    // On the first day of a financial year, the demo already has an allocation for Anil on that
    // day.
    await desk.db("allocations").where({ company_id: 1, user_id: desk.anil, date: desk.date }).delete();
    await desk.copy("allocations", 1, changes);
    const yesterday = formatDayIn("Asia/Kolkata", new Date(readClock().getTime() - 24 * 60 * 60 * 1000));
    expect((await from(desk.otherVan)).status).toBe(200);
    expect(getRefusal(await from(desk.van))[1]).toBe("LOCATION_UNKNOWN");
    expect((await from(desk.van, yesterday)).status).toBe(200);
    expect(getRefusal(await from(desk.otherVan, yesterday))[1]).toBe("LOCATION_UNKNOWN");
    await desk.db("allocations").where({ company_id: 1, id: 9001 }).delete();
  });

  it("is listed once with one cash account, even if other accounts belong to the same user", async () => {
    const cash = await desk
      .db("accounts")
      .where({ company_id: 1, user_id: desk.anil, group_id: 6 })
      .first("id");
    await desk.copy("accounts", 1, { id: 9101, user_id: desk.anil, group_id: 5, system_key: null });
    await desk.copy("accounts", 1, {
      id: 9102,
      user_id: desk.anil,
      group_id: 6,
      system_key: null,
      is_deleted: 1,
    });
    const masters = await desk.product.call({
      method: "GET",
      path: "/api/v1/masters",
      cookie: desk.salesman,
    });
    const { users } = masters.read<{ users: { id: number; cashAccountId: number }[] }>();
    expect(users.map((each) => [each.id, each.cashAccountId])).toEqual([[desk.anil, cash.id]]);
    await desk.db("accounts").where("company_id", 1).whereIn("id", [9101, 9102]).delete();
  });
});

it("the audit log keeps what a document was before it was edited and cancelled", async () => {
  const payment = {
    date: desk.date,
    mode: "cash",
    partyId: desk.supplier,
    amount: 10,
    narration: "On account",
  };
  const first = await desk.posted("payments", payment);
  const second = await desk.edited("payments", first.id, { ...payment, amount: 12.5, narration: null });
  await desk.cancelled("payments", second.id);
  const lines = await desk
    .db("audit_log")
    .where({ company_id: 1, entity: "payments" })
    .whereIn("entity_id", [String(first.id), String(second.id)])
    .whereNot("operation", "payments.post")
    .orderBy("id");
  const head = { voucherNo: first.voucherNo, date: desk.date, partyId: desk.supplier, userId: null };
  const before = { ...head, id: first.id, amount: "10.00", narration: "On account" };
  const editedHead = { ...head, id: second.id, amount: "12.50", narration: null };
  expect(
    lines.map((line) => [line.operation, JSON.parse(line.before_json), JSON.parse(line.after_json)]),
  ).toEqual([
    ["payments.edit", before, { ...payment, amount: "12.5", narration: null }],
    ["payments.cancel", { ...editedHead, status: "posted" }, { ...editedHead, status: "cancelled" }],
  ]);
});

it("the books are correct afterwards", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

/** The body without the fields that only a bill has. */
function omitSaleFields(body: object) {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== "seriesId" && name !== "payment"),
  );
}
