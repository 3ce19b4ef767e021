import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { dayIn, now } from "../../packages/server/clock.ts";
import { GAUZE, refusal, startStockDesk, type StockDesk } from "../documents/stock-desk.ts";

let desk: StockDesk;
/** The manager of the branch, and of its zone. */
let rahim: string;
let biju: string;
let bank: number;
let mainCash: number;
let rent: number;
let capital: number;
let tax: number;
let series: number;

beforeAll(async () => {
  desk = await startStockDesk();
  rahim = await desk.product.signIn(1, "rahim");
  biju = await desk.product.signIn(1, "biju");
  const idOf = async (where: object) =>
    (
      await desk
        .db("accounts")
        .where({ company_id: 1, ...where })
        .orderBy("id")
        .first("id")
    ).id as number;
  bank = await idOf({ system_key: "bank" });
  mainCash = await idOf({ system_key: "cash" });
  rent = await idOf({ name: "Rent" });
  capital = await idOf({ system_key: "opening_equity" });
  tax = await idOf({ system_key: "cgst_output" });
  const year = await desk
    .db("financial_years")
    .where("company_id", 1)
    .where("start_date", "<=", desk.date)
    .where("end_date", ">=", desk.date)
    .first("id");
  const own = { company_id: 1, inv_type: "B2C", year_id: year.id, is_deleted: 0 };
  series = (await desk.db("invoice_series").where(own).first("id")).id;
});
afterAll(() => desk?.product.stop());

const kinds = (): Readonly<Record<string, object>> => ({
  bills: bill(),
  "sale-returns": returned({ refund: "credit" }),
  replacements: {
    date: desk.date,
    customerId: desk.customer,
    locationId: desk.godown,
    lines: [{ itemId: GAUZE, quantity: 1, damagedQuantity: 1 }],
  },
  orders: { date: desk.date, customerId: desk.customer, payment: "credit", lines: goods(1) },
  receipts: { date: desk.date, mode: "cash", partyId: desk.customer, amount: 10 },
  expenses: { date: desk.date, mode: "cash", accountId: rent, amount: 10 },
  payments: { date: desk.date, mode: "cash", partyId: desk.supplier, amount: 10 },
  contras: { date: desk.date, fromAccountId: mainCash, toAccountId: bank, amount: 10 },
  journals: journal(rent, desk.supplier),
  "hand-overs": { date: desk.date, userId: desk.anil, amount: 10 },
  purchases: {
    date: desk.date,
    supplierId: desk.supplier,
    locationId: desk.godown,
    lines: [{ itemId: GAUZE, quantity: 5, unitPrice: 100 }],
  },
  damages: { date: desk.date, locationId: desk.godown, lines: [{ itemId: GAUZE, damagedQuantity: 1 }] },
  "van-loads": {
    date: desk.date,
    kind: "load",
    fromLocationId: desk.godown,
    toLocationId: desk.van,
    lines: [{ itemId: GAUZE, quantity: 1 }],
  },
});

describe("a manager", () => {
  it("leaves what the administrator entered, of every kind that he sees", async () => {
    let seen = 0;
    for (const [path, body] of Object.entries(kinds())) {
      const { id, voucherId } = await desk.posted(path, { ...body, ...ofAnil(path) });
      // Documents of nobody's are of the branch that they were entered for.
      if (voucherId) await ofBranch(voucherId);
      const edit = await desk.product.call({
        method: "PUT",
        path: `/api/v1/${path}/${id}`,
        cookie: rahim,
        headers: { "Idempotency-Key": `edit ${path}`.replace(" ", "-") },
        body,
      });
      const cancel = await desk.post(`${path}/${id}/cancel`, undefined, rahim);
      expect([edit, cancel].map(refusal), `${path} ${edit.text}`).toEqual([
        [403, "ENTERED_ABOVE", undefined],
        [403, "ENTERED_ABOVE", undefined],
      ]);
      expect(cancel.text).toContain("was entered by Meera Nair (administrator): a branch manager leaves it");
      seen += 1;
    }
    expect(seen).toBe(13);
  });

  it("leaves her receipts in the receipt master too", async () => {
    const { id } = await desk.posted("receipts", { ...kinds().receipts, userId: desk.anil });
    const receipt = await desk.db("receipts").where({ company_id: 1, id }).first("number", "ledger_id");
    const changed = { ReId: id, PLID: receipt.ledger_id, PartyID: desk.customer, Debit: 12 };
    const call = (method: string, path: string, body: object) =>
      desk.product.call({ method, path, body, cookie: rahim });
    expect(refusal(await call("PUT", "/api/updateReceipt", changed))[1]).toBe("ENTERED_ABOVE");
    const deleted = { ReNo: receipt.number, ReId: id };
    expect(refusal(await call("DELETE", "/api/deleteReciept", deleted))[1]).toBe("ENTERED_ABOVE");
  });

  it("keeps what salesmen and managers beside him entered; the zone's is above the branch's", async () => {
    const own = await desk.post("receipts", kinds().receipts, desk.salesman);
    const ofSalesman = own.read<{ id: number }>().id;
    expect((await desk.post(`receipts/${ofSalesman}/cancel`, undefined, rahim)).status).toBe(200);
    const ofZone = (await desk.post("receipts", { ...kinds().receipts, userId: desk.anil }, biju)).read<{
      id: number;
    }>().id;
    expect(refusal(await desk.post(`receipts/${ofZone}/cancel`, undefined, rahim))[1]).toBe("ENTERED_ABOVE");
    expect((await desk.post(`receipts/${ofZone}/cancel`, undefined, biju)).status).toBe(200);
  });

  it("posts to no account of capital or tax, and takes nothing out of a bank", async () => {
    const refused: [path: string, body: object, field: string][] = [
      ["journals", journal(capital, desk.supplier), "lines.0.accountId"],
      ["journals", journal(desk.supplier, tax), "lines.1.accountId"],
      ["journals", journal(bank, desk.supplier), "lines.0.accountId"],
      ["journals", journal(desk.supplier, bank), "lines.1.accountId"],
      ["contras", { ...kinds().contras, fromAccountId: bank, toAccountId: mainCash }, "fromAccountId"],
      ["payments", { ...kinds().payments, mode: "neft", ledgerId: bank }, "ledgerId"],
      ["expenses", { ...kinds().expenses, mode: "online", ledgerId: bank }, "ledgerId"],
      ["sale-returns", returned({ refund: "cash", cashAccountId: bank }), "cashAccountId"],
    ];
    for (const [path, body, field] of refused) {
      for (const cookie of [rahim, biju]) {
        const answer = await desk.post(path, body, cookie);
        expect(refusal(answer), `${path} ${answer.text}`).toEqual([422, "ACCOUNT_RESERVED", field]);
      }
      expect((await desk.post(path, body)).status, path).toBe(200);
    }
    const taken: [path: string, body: object][] = [
      ["contras", kinds().contras ?? {}],
      ["receipts", { ...kinds().receipts, mode: "neft", ledgerId: bank }],
      ["journals", kinds().journals ?? {}],
      ["payments", kinds().payments ?? {}],
      ["bills", bill({ payment: "cash", cashAccountId: bank })],
    ];
    for (const [path, body] of taken) {
      const answer = await desk.post(path, body, rahim);
      expect(answer.status, `${path} ${answer.text}`).toBe(200);
    }
  });
});

describe("a salesman", () => {
  const tried = async (path: string, body: object) => refusal(await desk.post(path, body, desk.salesman));
  const settings = (body: object) =>
    desk.product.call({ method: "PUT", path: "/api/v1/settings", cookie: desk.manager, body });
  /** Posts what must be taken. */
  const taken = async (path: string, body: object) => {
    const answer = await desk.post(path, body, desk.salesman);
    expect(answer.status, `${path} ${answer.text}`).toBe(200);
  };

  it("discounts a tenth, and gives a fifth free", async () => {
    // Ten of gauze come to 1,575.00.
    const tooMuch = await desk.post("bills", bill({ lines: goods(10), discount: 157.51 }), desk.salesman);
    expect(refusal(tooMuch)).toEqual([422, "DISCOUNT_LIMIT", "discount"]);
    expect(tooMuch.text).toContain("a salesman may give 10.00 % of 1575.00, 157.50");
    expect(await tried("bills", bill({ lines: goods(10), discount: 1575 }))).toEqual([
      422,
      "DISCOUNT_LIMIT",
      "discount",
    ]);
    await taken("bills", bill({ lines: goods(10), discount: 157.5 }));
    const free = (quantity: number, freeQuantity: number) =>
      bill({ lines: [{ itemId: GAUZE, quantity, freeQuantity }] });
    const refused = [422, "FREE_GOODS_LIMIT", "lines.0.freeQuantity"];
    expect(await tried("bills", free(0.001, 500))).toEqual(refused);
    expect(await tried("bills", free(10, 2.001))).toEqual(refused);
    await taken("bills", free(10, 2));
    expect((await desk.post("bills", free(1, 5), rahim)).status).toBe(200);
  });

  it("takes back little without a bill, and pays back little in cash, in a day", async () => {
    // What the demo's Anil has given back today is not counted here.
    const given = await desk
      .db("sale_returns")
      .where({ company_id: 1, salesman_id: desk.anil, date: desk.date, status: 1 })
      .first(
        desk.db.raw("COALESCE(SUM(CASE WHEN bill_id IS NULL THEN amount END), 0) AS no_bill"),
        desk.db.raw("COALESCE(SUM(CASE WHEN mode = 0 THEN amount END), 0) AS cash"),
      );
    await settings({
      returnWithoutBill: 1000 + Number(given.no_bill),
      cashRefund: 5000 + Number(given.cash),
    });
    const million = returned({ refund: "cash", lines: [{ itemId: GAUZE, goodQuantity: 6400 }] });
    expect(await tried("sale-returns", million)).toEqual([422, "REFUND_LIMIT", "billId"]);
    const six = returned({ refund: "credit", lines: [{ itemId: GAUZE, goodQuantity: 6 }] }); // 945.00
    const both = await desk.post("sale-returns/batch", { documents: [six, six] }, desk.salesman);
    const { results } = both.read<{ results: { problem: { code: string } | null }[] }>();
    expect(results.map(({ problem }) => problem?.code)).toEqual([undefined, "REFUND_LIMIT"]);
    expect(await tried("sale-returns", returned({ refund: "credit" }))).toEqual([
      422,
      "REFUND_LIMIT",
      "billId",
    ]);
    // Of a bill more comes back, in cash up to 5,000.
    const sold = await desk.posted("bills", bill({ lines: goods(60), salesmanId: desk.anil }));
    const ofBill = (goodQuantity: number, refund: string) => ({
      ...{ date: desk.date, customerId: desk.customer, billId: sold.id, refund },
      lines: [{ billLineNo: 1, goodQuantity }],
    });
    await taken("sale-returns", ofBill(10, "credit"));
    await taken("sale-returns", ofBill(30, "cash"));
    expect(await tried("sale-returns", ofBill(2, "cash"))).toEqual([422, "REFUND_LIMIT", "refund"]);
    await taken("sale-returns", ofBill(1, "cash"));
    expect(await tried("replacements", { ...kinds().replacements, lines: exchange(2, 1) })).toEqual([
      422,
      "EXCHANGE_LIMIT",
      "lines.0.quantity",
    ]);
    await taken("replacements", { ...kinds().replacements, lines: exchange(1, 1) });
    await settings({ returnWithoutBill: 1000, cashRefund: 5000 });
  });

  it("dates nothing further back than three days, but for receipts, which wait for approval", async () => {
    const date = dayIn("Asia/Kolkata", new Date(now().getTime() - 4 * 24 * 60 * 60 * 1000));
    for (const path of ["bills", "sale-returns", "replacements", "orders", "expenses"]) {
      const refused = await desk.post(path, { ...kinds()[path], date }, desk.salesman);
      expect(refusal(refused), `${path} ${refused.text}`).toEqual([422, "DATE_TOO_FAR_BACK", "date"]);
      expect(refused.text).toContain("is 4 days back; a salesman may date documents 3 days back.");
    }
    const received = await desk.post("receipts", { ...kinds().receipts, date }, desk.salesman);
    expect(received.status, received.text).toBe(200);
    const { id } = received.read<{ id: number }>();
    const receipt = await desk.db("receipts").where({ company_id: 1, id }).first("approval_status");
    expect(receipt.approval_status).toBe(0);
  });

  it("spends his own cash alone, and sees what lies in his own van alone", async () => {
    const fromBank = { ...kinds().expenses, mode: "online", ledgerId: bank };
    expect(await tried("expenses", fromBank)).toEqual([422, "ACCOUNT_RESERVED", "ledgerId"]);
    expect(await tried("expenses", { ...kinds().expenses, ledgerId: mainCash })).toEqual([
      422,
      "CASH_OF_ANOTHER",
      "ledgerId",
    ]);
    await taken("expenses", kinds().expenses ?? {});
    const stockOf = async (locationId: number, cookie: string) => {
      const van = await desk
        .db("stock_locations")
        .where({ company_id: 1, id: locationId })
        .first("vehicle_id");
      const query = { vehicleId: String(van.vehicle_id) };
      return desk.product.call({ method: "GET", path: "/api/v1/masters", query, cookie });
    };
    expect((await stockOf(desk.van, desk.salesman)).status).toBe(200);
    expect(refusal(await stockOf(desk.otherVan, desk.salesman))).toEqual([
      422,
      "VEHICLE_UNKNOWN",
      "vehicleId",
    ]);
    expect((await stockOf(desk.otherVan, rahim)).status).toBe(200);
  });

  it("may go as far as the company says", async () => {
    const half = bill({ lines: goods(10), discount: 787.5 });
    expect((await tried("bills", half))[1]).toBe("DISCOUNT_LIMIT");
    expect((await settings({ discount: 50 })).status).toBe(200);
    await taken("bills", half);
    expect((await settings({ discount: 10 })).status).toBe(200);
    expect((await tried("bills", half))[1]).toBe("DISCOUNT_LIMIT");
  });
});

it("leaves the books whole", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

function goods(quantity: number) {
  return [{ itemId: GAUZE, quantity }];
}

function exchange(quantity: number, damagedQuantity: number) {
  return [{ itemId: GAUZE, quantity, damagedQuantity }];
}

function bill(change: object = {}) {
  return {
    date: desk.date,
    customerId: desk.customer,
    seriesId: series,
    locationId: desk.godown,
    payment: "credit",
    lines: goods(1),
    ...change,
  };
}

function returned(change: object) {
  const lines = [{ itemId: GAUZE, goodQuantity: 1 }];
  return { date: desk.date, customerId: desk.customer, locationId: desk.godown, lines, ...change };
}

function journal(debited: number, credited: number) {
  return {
    date: desk.date,
    lines: [
      { accountId: debited, debit: 10 },
      { accountId: credited, credit: 10 },
    ],
  };
}

/** The field in which a kind of document names its salesman, with Anil. */
function ofAnil(path: string): object {
  if (["bills", "sale-returns", "replacements", "damages", "van-loads"].includes(path))
    return { salesmanId: desk.anil };
  return ["orders", "receipts", "expenses"].includes(path) ? { userId: desk.anil } : {};
}

/** Puts the voucher of a document without a user into the branch of Thiruvalla. */
async function ofBranch(voucherId: number) {
  await desk.db("vouchers").where({ company_id: 1, id: voucherId, user_id: null }).update({ branch_id: 1 });
}
