import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { FIVE } from "./gst-desk.ts";
import { startPriceDesk, type PriceDesk } from "./price-desk.ts";
import { FOREIGN, GAUZE, refusal, ROLL } from "./stock-desk.ts";

/** An item for one test. */
const LINT = 9003;
let desk: PriceDesk;
let day: (from: number) => string;

beforeAll(async () => {
  desk = await startPriceDesk();
  day = desk.day;
});
afterAll(() => desk?.product.stop());

it("a bill uses the price of its date: the day before a change, on that day and after it", async () => {
  const posted = async (from: number) => {
    const { id, amount } = await desk.posted("bills", await desk.billOn(day(from)));
    const { lines } = await desk.stored("bills", "bill_id", id);
    return [amount, lines[0]?.["unit_price"], lines[0]?.["mrp"]];
  };
  // 2 × 150 = 300 + 15; 2 × 160 = 320 + 16; 2 × 170 = 340 + 17.
  expect(await posted(-11)).toEqual([315, "150.0000", "210.0000"]);
  expect(await posted(-10)).toEqual([336, "160.0000", "210.0000"]);
  expect(await posted(-6)).toEqual([336, "160.0000", "210.0000"]);
  expect(await posted(-5)).toEqual([357, "170.0000", "220.0000"]);
  expect(await posted(0)).toEqual([357, "170.0000", "220.0000"]);

  // A batch of bills, each at the price of its day; one with the price of another day is refused.
  const line = (unitPrice: number) => ({ lines: [{ itemId: GAUZE, quantity: 2, unitPrice }] });
  const documents = [
    await desk.billOn(day(-20), line(150)),
    await desk.billOn(day(-7), line(160)),
    await desk.billOn(day(-7), line(170)),
    await desk.billOn(day(-1), line(170)),
  ];
  const batch = await desk.post("bills/batch", { documents });
  const { results } = batch.read<{
    results: { document: { amount: number } | null; problem: object | null }[];
  }>();
  expect(results.map(({ document }) => document?.amount)).toEqual([315, 336, undefined, 357]);
  expect(results[2]?.problem).toMatchObject({
    code: "PRICE_STALE",
    message: "The price of Test gauze is 160.0000, not 170.0000.",
  });
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("orders, returns, price requests and purchases also use the prices of their date", async () => {
  const { customer, anil, godown } = desk;
  const amounts = async (from: number) => {
    const party = { date: day(from), customerId: customer };
    const order = { ...party, userId: anil, payment: "credit", lines: [{ itemId: GAUZE, quantity: 2 }] };
    const back = { ...party, salesmanId: anil, locationId: godown, refund: "credit" };
    const ordered = await desk.posted("orders", order);
    const returned = await desk.posted("sale-returns", {
      ...back,
      lines: [{ itemId: GAUZE, goodQuantity: 1 }],
    });
    const bought = await desk.posted("purchases", desk.purchaseOf(9301, {}, { date: day(from) }));
    const [sent] = (await desk.stored("purchases", "purchase_id", bought.id)).lines;
    const [asked] = (await desk.stored("orders", "order_id", ordered.id)).lines;
    return [ordered.amount, asked?.["mrp"], returned.amount, sent?.["mrp"]];
  };
  // The order's rate includes tax: 160 + 8 = 168.00, twice; a return of one is 168.00.
  expect(await amounts(-6)).toEqual([336, "210.0000", 168, "210.0000"]);
  expect(await amounts(-5)).toEqual([357, "220.0000", 178.5, "220.0000"]);

  // A customer who pays the MRP: 210 / 1.05 = 200.00, then 220 / 1.05 = 209.52.
  await desk.db("accounts").where({ company_id: 1, id: customer }).update({ rate_type: null });
  const listed = async (from: number) => {
    const path = `/api/v1/customer-prices?CustomerID=${customer}&Date=${day(from)}`;
    const answer = await desk.product.call({ method: "GET", path, cookie: desk.manager });
    const found = answer
      .read<{ ItemID: number; MRP: number; UnitPrice: number; Rate: number }[]>()
      .find(({ ItemID }) => ItemID === GAUZE);
    return [found?.MRP, found?.UnitPrice, found?.Rate];
  };
  const priced = async (from: number) =>
    (await desk.post("bills/price", await desk.billOn(day(from)))).read<{ lines: { unitPrice: number }[] }>()
      .lines[0]?.unitPrice;
  expect([await priced(-6), await priced(-5)]).toEqual([200, 209.52]);
  expect(await listed(-6)).toEqual([210, 200, 210]);
  expect(await listed(-5)).toEqual([220, 209.52, 219.996]);
  await desk.db("accounts").where({ company_id: 1, id: customer }).update({ rate_type: "SP" });
  expect(await listed(-6)).toEqual([210, 160, 168]);

  // The field app gets today's prices.
  const masters = await desk.product.call({
    method: "GET",
    path: "/api/v1/masters",
    cookie: desk.salesman,
  });
  const { items } = masters.read<{ items: { id: number; mrp: number; unitPrices: object }[] }>();
  expect(items.find(({ id }) => id === GAUZE)).toMatchObject({
    mrp: 220,
    unitPrices: { CCP: 150, SP: 170, DP: 150, MRP: 209.52 },
  });
});

it("a price list is saved, shows future prices, and lets the user remove those that are not yet valid", async () => {
  const since = await desk.lastOf("audit_log");
  expect(
    (
      await desk.save("SP", day(3), [
        { itemId: GAUZE, price: 185.5 },
        { itemId: ROLL, price: 140 },
      ])
    ).status,
  ).toBe(200);
  await desk.save("SP", day(3), [{ itemId: GAUZE, price: 185.5 }]); // a repeated request
  await desk.save("SP", day(9), [{ itemId: ROLL, price: 141 }]);
  expect(await desk.read("SP", day(0))).toEqual([
    [GAUZE, 170, day(3), 185.5],
    [ROLL, 150, day(3), 140],
  ]);
  expect(await desk.read("SP", day(3))).toEqual([
    [GAUZE, 185.5, null, null],
    [ROLL, 140, day(9), 141],
  ]);
  expect(await desk.read("SP", day(-6))).toEqual([
    [GAUZE, 160, day(-5), 170],
    [ROLL, 150, day(3), 140],
  ]);
  expect(await desk.read("CCP", day(0))).toEqual([
    [GAUZE, 150, null, null],
    [ROLL, 150, null, null],
  ]);
  // Today's bill uses today's price: 2 × 170 = 340 + 17.
  expect((await desk.posted("bills", await desk.billOn(desk.date))).amount).toBe(357);

  await desk.save("SP", day(9), [
    { itemId: ROLL, price: null },
    { itemId: GAUZE, price: null },
  ]);
  expect((await desk.read("SP", day(3)))[1]).toEqual([ROLL, 140, null, null]);
  const log = await desk.db("audit_log").where("company_id", 1).where("id", ">", since).orderBy("id");
  const said = (name: string, valid_from: string, before: string | null, after: string | null) => {
    const price = (amount: string | null) => ({ name, rate_type: "SP", valid_from, price: amount });
    return ["priceLists.save", price(before), price(after)];
  };
  // Repeated requests, and removals of prices that did not exist, are not in the log.
  const lists = log.filter(({ operation }: { operation: string }) => operation === "priceLists.save");
  expect(
    lists.map((each: Record<string, string>) => [
      each["operation"],
      JSON.parse(each["before_json"] ?? ""),
      JSON.parse(each["after_json"] ?? ""),
    ]),
  ).toEqual([
    said("Test gauze", day(3), null, "185.5000"),
    said("Test roll", day(3), null, "140.0000"),
    said("Test roll", day(9), null, "141.0000"),
    said("Test roll", day(9), "141.0000", null),
  ]);
  const events = await desk.db("events").where("company_id", 1).orderBy("id", "desc").limit(1);
  expect(events[0]).toMatchObject({ type: "item.changed", resource_id: ROLL });
});

it("an edited bill keeps the prices of unchanged lines and takes the day's price for new ones", async () => {
  const posted = await desk.posted("bills", await desk.billOn(desk.date));
  const before = await desk.versionOf(GAUZE);
  await desk.save("SP", desk.date, [{ itemId: GAUZE, price: 180 }]);
  // The item's version changes, so a form opened earlier can't restore the old price.
  expect(await desk.versionOf(GAUZE)).toBe(before + 1);
  const lines = [
    { itemId: GAUZE, quantity: 2 },
    { itemId: GAUZE, quantity: 3 },
  ];
  // 2 × 170 as posted, 3 × 180 at today's price: 880 + 44.
  const edited = await desk.edited("bills", posted.id, await desk.billOn(desk.date, { lines }));
  expect(edited.amount).toBe(924);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a bill moved to an earlier date keeps the prices of unchanged lines and takes that day's for new ones", async () => {
  const raised = desk.lastDayWith(6);
  const set = { company_id: 1, item_id: LINT, set_by: 1, set_at: "2026-01-01 00:00:00" };
  await desk.copy("items", 1, { id: LINT, name: "Lint", tax_id: FIVE, mrp: 210, ccp: 150, sp: 150, dp: 150 });
  await desk.db("item_prices").insert({ ...set, rate_type: "SP", valid_from: raised, price: 170 });
  await desk.posted("purchases", desk.purchaseOf(9301, { itemId: LINT, quantity: 50 }, { date: day(-360) }));
  const two = { itemId: LINT, quantity: 2 };
  const posted = await desk.posted("bills", await desk.billOn(raised, { lines: [two] }));
  // 340 + 17.
  expect(posted.amount).toBe(357);
  // The unchanged line keeps 2 × 170 = 340; the other line takes the price of that day, 4 × 150 = 600. 940 + 47.
  const lines = [two, { itemId: LINT, quantity: 4 }];
  const back = await desk.billOn(addDays(raised, -6), { lines });
  expect((await desk.edited("bills", posted.id, back)).amount).toBe(987);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("saving an item with dated prices sets its price from today on", async () => {
  // Gauze has SP 180 today and 185.50 in three days; its CCP has no dated prices.
  const form = { SP: 175, Sales_Price: 155, MRP: 220 };
  expect((await desk.saveItem(GAUZE, form)).status).toBe(200);
  expect(await desk.read("SP", day(0))).toContainEqual([GAUZE, 175, day(3), 185.5]);
  expect((await desk.read("SP", day(-1)))[0]).toEqual([GAUZE, 170, day(0), 175]);
  expect((await desk.read("SP", day(-11)))[0]).toEqual([GAUZE, 150, day(-10), 160]);
  // Without dated prices, the item's own price is valid on all days.
  expect((await desk.read("CCP", day(-11)))[0]).toEqual([GAUZE, 155, null, null]);
  expect(await desk.shown(GAUZE)).toMatchObject({ SP: 175, Sales_Price: 155, MRP: 220, DP: 150 });
  expect(await desk.rowsOf(GAUZE)).toEqual([
    ["MRP", day(-5), "220.0000"],
    ["SP", day(-10), "160.0000"],
    ["SP", day(-5), "170.0000"],
    ["SP", day(0), "175.0000"],
    ["SP", day(3), "185.5000"],
  ]);
  // Saving the form with the current price creates no dated row; saving another price again replaces today's row.
  await desk.saveItem(ROLL, { SP: 150, Sales_Price: 150, MRP: 210 });
  expect(await desk.rowsOf(ROLL)).toEqual([["SP", day(3), "140.0000"]]);
  await desk.saveItem(ROLL, { SP: 152.25, Sales_Price: 150, MRP: 210 });
  await desk.saveItem(ROLL, { SP: 153.75, Sales_Price: 150, MRP: 210 });
  expect(await desk.rowsOf(ROLL)).toEqual([
    ["SP", day(0), "153.7500"],
    ["SP", day(3), "140.0000"],
  ]);
  expect(await desk.read("SP", day(-1))).toContainEqual([ROLL, 150, day(0), 153.75]);
  const outdated = await desk.saveItem(GAUZE, { ...form, SP: 190, Version: 1 });
  expect(outdated.read<{ code: string }>().code).toBe("RECORD_CHANGED");
  expect(await desk.read("SP", day(0))).toContainEqual([GAUZE, 175, day(3), 185.5]);
});

it("a list with a past date or an item that is unknown, repeated or another company's saves nothing", async () => {
  const before = await desk.db("item_prices").count({ rows: "*" });
  const good = { itemId: ROLL, price: 99 };
  const refused = async (from: number, lines: object[]) => refusal(await desk.save("DP", day(from), lines));
  expect(await refused(-1, [good])).toEqual([400, "INVALID_FIELDS", "validFrom"]);
  expect(await refused(1, [good, { itemId: FOREIGN, price: 5 }])).toEqual([
    422,
    "ITEM_UNKNOWN",
    "lines.1.itemId",
  ]);
  expect(await refused(1, [good, { ...good, price: 5 }])).toEqual([400, "INVALID_FIELDS", "lines.1.itemId"]);
  expect(await refused(0, [{ itemId: ROLL, price: null }])).toEqual([400, "INVALID_FIELDS", "lines.0.price"]);
  expect((await desk.save("DP", day(1), [{ itemId: ROLL, price: -1 }])).status).toBe(400);
  expect((await desk.save("BP", day(1), [good])).status).toBe(400);
  const many = Array.from({ length: 1001 }, (_, at) => ({ itemId: at + 1, price: 1 }));
  expect((await desk.save("DP", day(1), many)).status).toBe(400);
  expect((await desk.save("DP", day(1), [good], desk.salesman)).status).toBe(403);
  expect(await desk.db("item_prices").count({ rows: "*" })).toEqual(before);
  // It does not show another company's prices either.
  const answer = await desk.product.call({
    method: "GET",
    path: `/api/v1/price-lists?rateType=SP&search=Theirs`,
    cookie: desk.manager,
  });
  expect(answer.read<{ items: unknown[] }>().items).toEqual([]);
});
