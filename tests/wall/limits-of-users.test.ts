import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { formatDayIn, readClock } from "../../packages/server/clock.ts";
import { GAUZE_ID, getRefusal } from "../documents/stock-desk.ts";
import { type LimitsDesk, startLimitsDesk } from "./limits-desk.ts";

let desk: LimitsDesk;

beforeAll(async () => {
  desk = await startLimitsDesk();
});
afterAll(() => desk?.product.stop());

describe("a salesman", () => {
  const tryToPost = async (path: string, body: object) =>
    getRefusal(await desk.post(path, body, desk.salesman));
  const settings = (body: object) =>
    desk.product.call({ method: "PUT", path: "/api/v1/settings", cookie: desk.manager, body });
  /** Posts a document that must be accepted. */
  const expectAccepted = async (path: string, body: object) => {
    const answer = await desk.post(path, body, desk.salesman);
    expect(answer.status, `${path} ${answer.text}`).toBe(200);
  };

  it("may give a discount of a tenth, and a fifth of the quantity free", async () => {
    // Ten Gauze cost 1,575.00.
    const tooMuch = await desk.post(
      "bills",
      desk.bill({ lines: desk.goods(10), discount: 157.51 }),
      desk.salesman,
    );
    expect(getRefusal(tooMuch)).toEqual([422, "DISCOUNT_LIMIT", "discount"]);
    expect(tooMuch.text).toContain("a salesman may give 10.00 % of 1,575.00, 157.50");
    expect(await tryToPost("bills", desk.bill({ lines: desk.goods(10), discount: 1575 }))).toEqual([
      422,
      "DISCOUNT_LIMIT",
      "discount",
    ]);
    await expectAccepted("bills", desk.bill({ lines: desk.goods(10), discount: 157.5 }));
    const makeBillWithFreeGoods = (quantity: number, freeQuantity: number) =>
      desk.bill({ lines: [{ itemId: GAUZE_ID, quantity, freeQuantity }] });
    const expectedRefusal = [422, "FREE_GOODS_LIMIT", "lines.0.freeQuantity"];
    expect(await tryToPost("bills", makeBillWithFreeGoods(0.001, 500))).toEqual(expectedRefusal);
    expect(await tryToPost("bills", makeBillWithFreeGoods(10, 2.001))).toEqual(expectedRefusal);
    await expectAccepted("bills", makeBillWithFreeGoods(10, 2));
    expect((await desk.post("bills", makeBillWithFreeGoods(1, 5), desk.rahim)).status).toBe(200);
  });

  it("can accept only few returns without a bill, and refund only little in cash, in a day", async () => {
    // Raise the limits by what the demo's Anil has already refunded today.
    const givenSums = await desk
      .db("sale_returns")
      .where({ company_id: 1, salesman_id: desk.anil, date: desk.date, status: 1 })
      .first(
        desk.db.raw("COALESCE(SUM(CASE WHEN bill_id IS NULL THEN amount END), 0) AS no_bill"),
        desk.db.raw("COALESCE(SUM(CASE WHEN mode = 0 THEN amount END), 0) AS cash"),
      );
    await settings({
      returnWithoutBill: 1000 + Number(givenSums.no_bill),
      cashRefund: 5000 + Number(givenSums.cash),
    });
    // The customer owed more than that for goods from before the books.
    const openingInput = {
      date: desk.date,
      balances: [{ accountId: desk.customer, debit: 2_000_000 }],
      stock: [],
    };
    const opening = await desk.posted("openings", openingInput);
    const million = desk.returned({ refund: "cash", lines: [{ itemId: GAUZE_ID, goodQuantity: 6400 }] });
    expect(await tryToPost("sale-returns", million)).toEqual([422, "REFUND_LIMIT", "billId"]);
    const six = desk.returned({ refund: "credit", lines: [{ itemId: GAUZE_ID, goodQuantity: 6 }] }); // 945.00
    const both = await desk.post("sale-returns/batch", { documents: [six, six] }, desk.salesman);
    const { results } = both.read<{ results: { problem: { code: string } | null }[] }>();
    expect(results.map(({ problem }) => problem?.code)).toEqual([undefined, "REFUND_LIMIT"]);
    expect(await tryToPost("sale-returns", desk.returned({ refund: "credit" }))).toEqual([
      422,
      "REFUND_LIMIT",
      "billId",
    ]);
    await desk.cancelled("openings", opening.voucherId);
    // Returns of a bill may be larger; their cash refunds are limited to 5,000 a day.
    const soldBill = await desk.posted("bills", desk.bill({ lines: desk.goods(60), salesmanId: desk.anil }));
    const ofBill = (goodQuantity: number, refund: string) => ({
      ...{ date: desk.date, customerId: desk.customer, billId: soldBill.id, refund },
      lines: [{ billLineNo: 1, goodQuantity }],
    });
    await expectAccepted("sale-returns", ofBill(10, "credit"));
    await expectAccepted("sale-returns", ofBill(30, "cash"));
    expect(await tryToPost("sale-returns", ofBill(2, "cash"))).toEqual([422, "REFUND_LIMIT", "refund"]);
    await expectAccepted("sale-returns", ofBill(1, "cash"));
    expect(
      await tryToPost("replacements", { ...desk.kinds().replacements, lines: desk.exchange(2, 1) }),
    ).toEqual([422, "EXCHANGE_LIMIT", "lines.0.quantity"]);
    await expectAccepted("replacements", { ...desk.kinds().replacements, lines: desk.exchange(1, 1) });
    await settings({ returnWithoutBill: 1000, cashRefund: 5000 });
  });

  it("can't date documents more than three days back, except receipts, which then wait for approval", async () => {
    const date = formatDayIn("Asia/Kolkata", new Date(readClock().getTime() - 4 * 24 * 60 * 60 * 1000));
    for (const path of ["bills", "sale-returns", "replacements", "orders", "expenses"]) {
      const refusedAnswer = await desk.post(path, { ...desk.kinds()[path], date }, desk.salesman);
      expect(getRefusal(refusedAnswer), `${path} ${refusedAnswer.text}`).toEqual([
        422,
        "DATE_TOO_FAR_BACK",
        "date",
      ]);
      expect(refusedAnswer.text).toContain("is 4 days back; a salesman may date documents 3 days back.");
    }
    const receiptAnswer = await desk.post("receipts", { ...desk.kinds().receipts, date }, desk.salesman);
    expect(receiptAnswer.status, receiptAnswer.text).toBe(200);
    const { id } = receiptAnswer.read<{ id: number }>();
    const receipt = await desk.db("receipts").where({ company_id: 1, id }).first("approval_status");
    expect(receipt.approval_status).toBe(0);
  });

  it("spends only the salesman's own cash, and sees only the stock in the salesman's own van", async () => {
    const fromBank = { ...desk.kinds().expenses, mode: "online", ledgerId: desk.bank };
    expect(await tryToPost("expenses", fromBank)).toEqual([422, "ACCOUNT_RESERVED", "ledgerId"]);
    expect(await tryToPost("expenses", { ...desk.kinds().expenses, ledgerId: desk.mainCash })).toEqual([
      422,
      "CASH_OF_ANOTHER",
      "ledgerId",
    ]);
    await expectAccepted("expenses", desk.kinds().expenses ?? {});
    const callStock = async (locationId: number, cookie: string) => {
      const van = await desk
        .db("stock_locations")
        .where({ company_id: 1, id: locationId })
        .first("vehicle_id");
      const query = { vehicleId: String(van.vehicle_id) };
      return desk.product.call({ method: "GET", path: "/api/v1/masters", query, cookie });
    };
    expect((await callStock(desk.van, desk.salesman)).status).toBe(200);
    expect(getRefusal(await callStock(desk.otherVan, desk.salesman))).toEqual([
      422,
      "VEHICLE_UNKNOWN",
      "vehicleId",
    ]);
    expect((await callStock(desk.otherVan, desk.rahim)).status).toBe(200);
  });

  it("may exchange and spend up to a limit per day, and no more", async () => {
    const own = { company_id: 1, date: desk.date, status: 1 };
    const spentSum = await desk
      .db("expenses")
      .where({ ...own, user_id: desk.anil })
      .sum({ amount: "amount" })
      .first();
    const givenSum = await desk
      .db("replacements as r")
      .join("replacement_lines as l", { "l.company_id": "r.company_id", "l.replacement_id": "r.id" })
      .where({ "r.company_id": 1, "r.date": desk.date, "r.status": 1, "r.salesman_id": desk.anil })
      .select("l.item_id", "l.quantity");
    // Gauze costs 150.00 for every customer; the demo's Anil has replaced no other items today.
    expect(givenSum.every((line: { item_id: number }) => line.item_id === GAUZE_ID)).toBe(true);
    const worth = givenSum.reduce(
      (all: number, line: { quantity: string }) => all + 150 * Number(line.quantity),
      0,
    );
    await settings({ exchanges: worth + 450, expenses: Number(spentSum?.amount ?? 0) + 500 });
    const exchange = (quantity: number) => ({
      ...desk.kinds().replacements,
      lines: desk.exchange(quantity, quantity),
    });
    expect(await tryToPost("replacements", exchange(4))).toEqual([422, "EXCHANGE_LIMIT", "lines.0.quantity"]);
    await expectAccepted("replacements", exchange(2));
    expect(await tryToPost("replacements", exchange(2))).toEqual([422, "EXCHANGE_LIMIT", "lines.0.quantity"]);
    await expectAccepted("replacements", exchange(1));
    const spend = (amount: number) => ({ ...desk.kinds().expenses, amount });
    expect(await tryToPost("expenses", spend(500.01))).toEqual([422, "EXPENSE_LIMIT", "amount"]);
    // Two expenses in one batch share the remaining limit.
    const both = await desk.post("expenses/batch", { documents: [spend(300), spend(300)] }, desk.salesman);
    const { results } = both.read<{ results: { problem: { code: string } | null }[] }>();
    expect(results.map(({ problem }) => problem?.code)).toEqual([undefined, "EXPENSE_LIMIT"]);
    await expectAccepted("expenses", spend(200));
    // Neither limit applies to a manager.
    expect((await desk.post("expenses", { ...spend(5000), userId: desk.anil }, desk.rahim)).status).toBe(200);
    await settings({ exchanges: 2000, expenses: 2000 });
  });

  it("may give a larger discount when the company's settings allow it", async () => {
    const half = desk.bill({ lines: desk.goods(10), discount: 787.5 });
    expect((await tryToPost("bills", half))[1]).toBe("DISCOUNT_LIMIT");
    expect((await settings({ discount: 50 })).status).toBe(200);
    await expectAccepted("bills", half);
    expect((await settings({ discount: 10 })).status).toBe(200);
    expect((await tryToPost("bills", half))[1]).toBe("DISCOUNT_LIMIT");
  });
});

describe("a manager", () => {
  it("can't edit or cancel documents that the administrator entered, of any kind", async () => {
    let seenCount = 0;
    for (const [path, body] of Object.entries(desk.kinds())) {
      const { id, voucherId } = await desk.posted(path, { ...body, ...ofAnil(path) });
      // A document without a user belongs to the branch that it was entered for.
      if (voucherId) await ofBranch(voucherId);
      const edit = await desk.product.call({
        method: "PUT",
        path: `/api/v1/${path}/${id}`,
        cookie: desk.rahim,
        headers: { "Idempotency-Key": `edit ${path}`.replace(" ", "-") },
        body,
      });
      const cancel = await desk.post(`${path}/${id}/cancel`, undefined, desk.rahim);
      expect([edit, cancel].map(getRefusal), `${path} ${edit.text}`).toEqual([
        [403, "ENTERED_ABOVE", undefined],
        [403, "ENTERED_ABOVE", undefined],
      ]);
      expect(cancel.text).toContain("was entered by Meera Nair (administrator): a branch manager leaves it");
      seenCount += 1;
    }
    expect(seenCount).toBe(13);
  });

  it("can't change the administrator's receipts through the receipt master either", async () => {
    const { id } = await desk.posted("receipts", { ...desk.kinds().receipts, userId: desk.anil });
    const receipt = await desk.db("receipts").where({ company_id: 1, id }).first("number", "ledger_id");
    const changedReceipt = { ReId: id, PLID: receipt.ledger_id, PartyID: desk.customer, Debit: 12 };
    const call = (method: string, path: string, body: object) =>
      desk.product.call({ method, path, body, cookie: desk.rahim });
    expect(getRefusal(await call("PUT", "/api/updateReceipt", changedReceipt))[1]).toBe("ENTERED_ABOVE");
    const deletedReceipt = { ReNo: receipt.number, ReId: id };
    expect(getRefusal(await call("DELETE", "/api/deleteReciept", deletedReceipt))[1]).toBe("ENTERED_ABOVE");
  });

  it("may cancel a salesman's receipt; a branch manager can't cancel a zone manager's receipt", async () => {
    const own = await desk.post("receipts", desk.kinds().receipts, desk.salesman);
    const ofSalesman = own.read<{ id: number }>().id;
    expect((await desk.post(`receipts/${ofSalesman}/cancel`, undefined, desk.rahim)).status).toBe(200);
    const ofZone = (
      await desk.post("receipts", { ...desk.kinds().receipts, userId: desk.anil }, desk.biju)
    ).read<{
      id: number;
    }>().id;
    expect(getRefusal(await desk.post(`receipts/${ofZone}/cancel`, undefined, desk.rahim))[1]).toBe(
      "ENTERED_ABOVE",
    );
    expect((await desk.post(`receipts/${ofZone}/cancel`, undefined, desk.biju)).status).toBe(200);
  });

  it("can't post to accounts of capital or tax, nor take money out of a bank", async () => {
    const refusedCases: [path: string, body: object, field: string][] = [
      ["journals", desk.journal(desk.capital, desk.supplier), "lines.0.accountId"],
      ["journals", desk.journal(desk.supplier, desk.tax), "lines.1.accountId"],
      ["journals", desk.journal(desk.bank, desk.supplier), "lines.0.accountId"],
      ["journals", desk.journal(desk.supplier, desk.bank), "lines.1.accountId"],
      [
        "contras",
        { ...desk.kinds().contras, fromAccountId: desk.bank, toAccountId: desk.mainCash },
        "fromAccountId",
      ],
      ["payments", { ...desk.kinds().payments, mode: "neft", ledgerId: desk.bank }, "ledgerId"],
      ["expenses", { ...desk.kinds().expenses, mode: "online", ledgerId: desk.bank }, "ledgerId"],
      ["sale-returns", desk.returned({ refund: "cash", cashAccountId: desk.bank }), "cashAccountId"],
    ];
    for (const [path, body, field] of refusedCases) {
      for (const cookie of [desk.rahim, desk.biju]) {
        const answer = await desk.post(path, body, cookie);
        expect(getRefusal(answer), `${path} ${answer.text}`).toEqual([422, "ACCOUNT_RESERVED", field]);
      }
      expect((await desk.post(path, body)).status, path).toBe(200);
    }
    const acceptedCases: [path: string, body: object][] = [
      ["contras", desk.kinds().contras ?? {}],
      ["receipts", { ...desk.kinds().receipts, mode: "neft", ledgerId: desk.bank }],
      ["journals", desk.kinds().journals ?? {}],
      ["payments", desk.kinds().payments ?? {}],
      ["bills", desk.bill({ payment: "cash", cashAccountId: desk.bank })],
    ];
    for (const [path, body] of acceptedCases) {
      const answer = await desk.post(path, body, desk.rahim);
      expect(answer.status, `${path} ${answer.text}`).toBe(200);
    }
  });
});

it("the books are still correct after all these requests", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

/** The field in which this kind of document names its salesman, set to Anil. */
function ofAnil(path: string): object {
  if (["bills", "sale-returns", "replacements", "damages", "van-loads"].includes(path))
    return { salesmanId: desk.anil };
  return ["orders", "receipts", "expenses"].includes(path) ? { userId: desk.anil } : {};
}

/** Moves a voucher without a user to branch 1 (Thiruvalla). */
async function ofBranch(voucherId: number) {
  await desk.db("vouchers").where({ company_id: 1, id: voucherId, user_id: null }).update({ branch_id: 1 });
}
