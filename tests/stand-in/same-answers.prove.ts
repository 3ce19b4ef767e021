import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OperationId } from "../../packages/sdk/methods.ts";
import { getToday } from "../../packages/server/clock.ts";
import { startBoth, type Asked, type Both } from "./ask-both.ts";
import { listBankCalls } from "./bank-calls.ts";
import { listReportCalls } from "./calls.ts";
import { listBillCalls, listOtherCalls, readCalls } from "./document-calls.ts";
import { listDiscountCalls } from "./discount-calls.ts";
import { listExpenseCalls } from "./expense-calls.ts";
import { listPriceCalls } from "./price-calls.ts";
import { listRenamedCalls } from "./renamed-calls.ts";
import { listShipToCalls } from "./ship-to-calls.ts";
import { listStateCalls } from "./state-calls.ts";
import { listSettlementCalls } from "./settlement-calls.ts";

let both: Both;
beforeAll(async () => {
  both = await startBoth();
});
afterAll(() => both.stop());

const subtractDays = (back: number) =>
  new Date(Date.parse(getToday()) - back * 86_400_000).toISOString().slice(0, 10);

const LIST_OPERATIONS = [
  ...(["users.names", "users.salesmen", "routes.names", "customers.names", "suppliers.names"] as const),
  ...([
    "accounts.heads",
    "cashBook.accounts",
    "bankBook.accounts",
    "accounts.groups",
    "accounts.ledgers",
    "sync.masters",
    "accounts.list",
    "items.names",
    "items.sold",
  ] as const),
  ...(["items.purchased", "vehicles.names", "taxes.names", "units.names", "financialYears.list"] as const),
  ...(["series.list", "years.list", "session.current", "session.company", "session.financialYear"] as const),
] satisfies OperationId[];

/** Sends the calls to both in their order and expects equal responses. */
async function expectSameAnswers(calls: readonly Asked[], as: "all" | "limited" | "nobody" = "all") {
  for (const call of calls) {
    const { server, standIn } = await both.ask(call, { as });
    expect.soft(standIn, JSON.stringify(call)).toEqual(server);
  }
}

const TABLE_TYPE = "application/vnd.vanbook.table+json";

describe("the stand-in gives the same answers as the server", { timeout: 120_000 }, () => {
  test("to reports with every filter, order and format", () =>
    expectSameAnswers(listReportCalls(subtractDays)));

  test("to look-ups and lists", async () => {
    await expectSameAnswers(LIST_OPERATIONS.map((id) => ({ id })));
    await expectSameAnswers([
      { id: "sync.masters", args: { vehicleId: 1 } },
      { id: "openingStock.report" },
      { id: "openingStock.report", args: { FromDate: subtractDays(10) } },
      { id: "openingStock.report", args: { ToDate: subtractDays(10) }, accept: TABLE_TYPE },
    ]);
  });

  test("to bills that are posted, refused, edited and cancelled", () =>
    expectSameAnswers(listBillCalls(subtractDays)));

  test("to receipts, payments, purchases, journals and orders", () =>
    expectSameAnswers(listOtherCalls(subtractDays)));

  test("to documents that settle bills, and to those bills afterwards", () =>
    expectSameAnswers(listSettlementCalls(subtractDays)));

  test("to bank dates in the bank book, also after their documents are edited or cancelled", () =>
    expectSameAnswers(listBankCalls(subtractDays)));

  test("to lines with a discount", () => expectSameAnswers(listDiscountCalls(subtractDays)));

  test("to bills and orders that go to another address", () =>
    expectSameAnswers(listShipToCalls(subtractDays)));

  test("to prices that are valid from a certain date", () => expectSameAnswers(listPriceCalls(subtractDays)));

  test("to expenses with a supplier's invoice that was entered before", () =>
    expectSameAnswers(listExpenseCalls(subtractDays)));

  test("to documents for parties whose State is known, unknown or not given", () =>
    expectSameAnswers(listStateCalls(subtractDays)));

  test("to requests for posted documents, as papers and as entries in the books", () =>
    expectSameAnswers(readCalls()));

  test("to documents and reports after the parties were renamed", () =>
    expectSameAnswers(listRenamedCalls(subtractDays, readCalls)));

  test("to reports after all these documents", () =>
    expectSameAnswers(listReportCalls(subtractDays).filter((_, at) => at % 3 === 0)));

  test("to callers without the right", async () => {
    await expectSameAnswers(
      [{ id: "sales.report", args: { FromDate: subtractDays(9) } }, { id: "customers.names" }],
      "limited",
    );
    await expectSameAnswers(
      [{ id: "debtors.report", args: { FromDate: subtractDays(9), ToDate: subtractDays(0) } }],
      "limited",
    );
    await expectSameAnswers([{ id: "customers.names" }], "nobody");
  });

  test("in at least 200 calls of 40 operations", () => {
    const { calls, operations } = both.count();
    process.stdout.write(
      `The stand-in and the server were asked ${calls} calls of ${operations} operations.\n`,
    );
    expect(calls).toBeGreaterThanOrEqual(200);
    expect(operations).toBeGreaterThanOrEqual(40);
  });
});
