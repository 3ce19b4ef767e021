import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Problem } from "@vanbook/sdk/problem";
import { checkBooks } from "../checks/check.ts";
import { makePurchaseVoucher, makeSaleVoucher, StockShort, type Shortage } from "@vanbook/sdk/books";
import { createTestCompany } from "../testing/test-company.ts";
import { createTestDesk, VAN_LOCATION, type TestDesk } from "../testing/test-desk.ts";
import { postEach } from "./post.ts";
import { setStockShort, mayStockGoShort } from "./settings.ts";
import { describeShortages } from "./describe-shortages.ts";

let desk: TestDesk;
let van: string;
let godown: string;
let bandage: string;

beforeAll(async () => {
  desk = await createTestDesk();
  await createTestCompany(desk.db, 2);
  const readName = async (table: string, id: number) =>
    String((await desk.db(table).where({ company_id: 1, id }).first("name"))?.name);
  van = await readName("stock_locations", VAN_LOCATION);
  godown = await readName("stock_locations", desk.godown);
  bandage = await readName("items", desk.bandage.id);
});
afterAll(() => desk.drop());

it("a sale beyond the stock is refused or allowed as the company has set it", async () => {
  const { db, splint } = desk;
  const sellOne = () => desk.sold([{ item: splint, quantity: 1_000n, unitPrice: 1_000_000n }]); // none is in stock
  expect(await mayStockGoShort(db, 1)).toBe(true);
  await db.transaction((trx) => setStockShort(trx, 1, "refuse"));
  expect(await mayStockGoShort(db, 1)).toBe(false);
  expect(await mayStockGoShort(db, 2)).toBe(true);
  await expect(sellOne()).rejects.toMatchObject({ code: "STOCK_SHORT" });
  await db.transaction((trx) => setStockShort(trx, 1, "allow"));
  expect(await mayStockGoShort(db, 1)).toBe(true);
  expect(await sellOne()).toMatchObject({ amount: 10_500n });
});

it("a sale is refused if its goods were not in stock on its day, or would be missing on a later day", async () => {
  await desk.db.transaction((trx) => setStockShort(trx, 1, "refuse"));
  const first = await postPurchase("2026-05-10", 10n);
  await postSale("2026-05-20", 8n);
  const later = await postPurchase("2026-06-01", 20n);
  // 22 are in stock now, but none before the 10th, and 2 between the 20th and June.
  await expect(postSale("2026-05-05", 5n)).rejects.toMatchObject({
    code: "STOCK_SHORT",
    message: `${godown} had none of ${bandage} left on 05-05-2026; 5 are asked for.`,
  });
  await expect(postSale("2026-05-12", 5n)).rejects.toMatchObject({
    code: "STOCK_SHORT",
    message: `${godown} had only 2 of ${bandage} left on 20-05-2026; 5 are asked for.`,
  });
  // In a batch, the stock is read from the earliest day on, whatever comes first.
  const batch = [planSale("2026-06-02", 1n), planSale("2026-05-05", 5n)];
  const outcomes = await desk.db.transaction((trx) => postEach(trx, desk.author, batch));
  expect(outcomes.map((each) => (each instanceof Problem ? each.code : "posted"))).toEqual([
    ...["posted", "STOCK_SHORT"],
  ]);
  await postSale("2026-05-12", 2n);
  await postSale("2026-06-02", 14n);
  await expect(postSale("2026-06-03", 6n)).rejects.toMatchObject({
    message: `${godown} has only 5 of ${bandage}; 6 are asked for.`,
  });
  // Without the first ten, two and eight would have been sold without stock, although 5 + 50 − 10
  // are in stock now.
  await postPurchase("2026-06-10", 50n);
  await expect(desk.cancelled(first)).rejects.toMatchObject({ code: "STOCK_SHORT" });
  await expect(desk.cancelled(later)).rejects.toMatchObject({ code: "STOCK_SHORT" });
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

describe("the message about goods that are short", () => {
  const describeProblem = async (...shortages: Shortage[]) => {
    const [, problem] = await desk.db.transaction((trx) =>
      describeShortages(trx, 1, ["made", new StockShort(shortages)]),
    );
    if (!(problem instanceof Problem)) throw new Error("It is no problem");
    return problem;
  };
  const makeShortage = (line: number, availableQuantity: bigint, requestedQuantity: bigint): Shortage => ({
    ...{ itemId: desk.bandage.id, locationId: VAN_LOCATION },
    ...{ left: availableQuantity, asked: requestedQuantity, field: `lines.${line}.quantity` },
  });

  it("names the item and the place, the quantity in stock and the quantity asked for", async () => {
    expect((await describeProblem(makeShortage(0, 0n, 1_000n))).message).toBe(
      `${van} has none of ${bandage}; 1 is asked for.`,
    );
    const { code, message, detail } = await describeProblem(makeShortage(2, 2_500n, 10_000n));
    expect([code, message]).toEqual(["STOCK_SHORT", `${van} has only 2.5 of ${bandage}; 10 are asked for.`]);
    expect(detail.fields).toEqual([
      {
        ...{ field: "lines.2.quantity", message, key: "stockShort" },
        values: { place: van, left: "2.5", item: bandage, asked: "10" },
      },
    ]);
  });

  it("names five shortages and counts the rest, and each line has its own message", async () => {
    const { message, detail } = await describeProblem(
      ...Array.from({ length: 17 }, (_, line) => makeShortage(line, 1_000n, BigInt(line + 2) * 1_000n)),
    );
    expect(message.match(/is asked for|are asked for/g)).toHaveLength(5);
    expect(message).toMatch(/ And 12 more\.$/);
    expect(detail.fields).toHaveLength(17);
    expect(detail.fields?.[16]?.message).toBe(`${van} has only 1 of ${bandage}; 18 are asked for.`);
  });
});

function postSale(date: string, pieces: bigint) {
  return desk.sold([{ item: desk.bandage, quantity: pieces * 1_000n, unitPrice: 200_000n }], { date });
}

/** Nothing is posted yet. */
function planSale(date: string, pieces: bigint) {
  const line = { item: desk.bandage, quantity: pieces * 1_000n, unitPrice: 200_000n };
  return makeSaleVoucher(desk.books, {
    ...{
      date,
      customer: desk.customer,
      series: desk.series,
      saleType: "Retail",
      payment: { mode: "credit" },
    },
    ...{ salesmanId: 2, branchId: 1, routeId: null, vehicleId: null, locationId: desk.godown, lines: [line] },
  });
}

function postPurchase(date: string, pieces: bigint) {
  return desk.posted(
    makePurchaseVoucher(desk.books, {
      date,
      supplier: desk.supplier,
      supplierInvoiceNo: null,
      supplierInvoiceDate: null,
      locationId: desk.godown,
      branchId: 1,
      lines: [{ item: desk.bandage, quantity: pieces * 1_000n, unitPrice: 100_000n }],
    }),
  );
}
