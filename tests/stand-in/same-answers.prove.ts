import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OperationId } from "../../packages/sdk/methods.ts";
import { today } from "../../packages/server/clock.ts";
import { startBoth, type Asked, type Both } from "./ask-both.ts";
import { bankCalls } from "./bank-calls.ts";
import { reportCalls } from "./calls.ts";
import { billCalls, otherCalls, readCalls } from "./document-calls.ts";
import { discountCalls } from "./discount-calls.ts";
import { expenseCalls } from "./expense-calls.ts";
import { priceCalls } from "./price-calls.ts";
import { settlementCalls } from "./settlement-calls.ts";

let both: Both;
beforeAll(async () => {
  both = await startBoth();
});
afterAll(() => both.stop());

const day = (back: number) => new Date(Date.parse(today()) - back * 86_400_000).toISOString().slice(0, 10);

const LISTS = [
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
async function same(calls: readonly Asked[], as: "all" | "limited" | "nobody" = "all") {
  for (const call of calls) {
    const { server, standIn } = await both.ask(call, { as });
    expect.soft(standIn, JSON.stringify(call)).toEqual(server);
  }
}

const TABLE = "application/vnd.vanbook.table+json";

describe("the stand-in gives the same answers as the server", { timeout: 120_000 }, () => {
  test("to reports with every filter, order and format", () => same(reportCalls(day)));

  test("to look-ups and lists", async () => {
    await same(LISTS.map((id) => ({ id })));
    await same([
      { id: "sync.masters", args: { vehicleId: 1 } },
      { id: "openingStock.report" },
      { id: "openingStock.report", args: { FromDate: day(10) } },
      { id: "openingStock.report", args: { ToDate: day(10) }, accept: TABLE },
    ]);
  });

  test("to bills that are posted, refused, edited and cancelled", () => same(billCalls(day)));

  test("to receipts, payments, purchases, journals and orders", () => same(otherCalls(day)));

  test("to documents that settle bills, and to those bills afterwards", () => same(settlementCalls(day)));

  test("to bank dates in the bank book, also after their documents are edited or cancelled", () =>
    same(bankCalls(day)));

  test("to lines with a discount", () => same(discountCalls(day)));

  test("to prices that are valid from a certain date", () => same(priceCalls(day)));

  test("to expenses with a supplier's invoice that was entered before", () => same(expenseCalls(day)));

  test("to requests for posted documents, as papers and as entries in the books", () => same(readCalls()));

  test("to reports after all these documents", () => same(reportCalls(day).filter((_, at) => at % 3 === 0)));

  test("to callers without the right", async () => {
    await same([{ id: "sales.report", args: { FromDate: day(9) } }, { id: "customers.names" }], "limited");
    await same([{ id: "debtors.report", args: { FromDate: day(9), ToDate: day(0) } }], "limited");
    await same([{ id: "customers.names" }], "nobody");
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
