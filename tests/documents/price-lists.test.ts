import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { describeChallans } from "./challans.ts";
import { TAX_FIVE_ID } from "./gst-desk.ts";
import { startPriceDesk, type PriceDesk } from "./price-desk.ts";
import { FOREIGN_ITEM_ID, GAUZE_ID, getRefusal, ROLL_ID } from "./stock-desk.ts";

/** An item for one test. */
const LINT_ID = 9003;
let desk: PriceDesk;
let day: (from: number) => string;

beforeAll(async () => {
  desk = await startPriceDesk();
  day = desk.day;
});
afterAll(() => desk?.product.stop());

it("a bill uses the price of its date: the day before a change, on that day and after it", async () => {
  const postAndReadPrice = async (from: number) => {
    const { id, amount } = await desk.posted("bills", await desk.billOn(day(from)));
    const { lines } = await desk.stored("bills", "bill_id", id);
    return [amount, lines[0]?.["unit_price"], lines[0]?.["mrp"]];
  };
  // 2 × 150 = 300 + 15; 2 × 160 = 320 + 16; 2 × 170 = 340 + 17.
  expect(await postAndReadPrice(-11)).toEqual([315, "150.0000", "210.0000"]);
  expect(await postAndReadPrice(-10)).toEqual([336, "160.0000", "210.0000"]);
  expect(await postAndReadPrice(-6)).toEqual([336, "160.0000", "210.0000"]);
  expect(await postAndReadPrice(-5)).toEqual([357, "170.0000", "220.0000"]);
  expect(await postAndReadPrice(0)).toEqual([357, "170.0000", "220.0000"]);

  // A batch of bills, each at the price of its day; one with the price of another day is refused.
  const makeLines = (unitPrice: number) => ({ lines: [{ itemId: GAUZE_ID, quantity: 2, unitPrice }] });
  const documents = [
    await desk.billOn(day(-20), makeLines(150)),
    await desk.billOn(day(-7), makeLines(160)),
    await desk.billOn(day(-7), makeLines(170)),
    await desk.billOn(day(-1), makeLines(170)),
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

describeChallans(() => desk);

it("orders, returns, price requests and purchases also use the prices of their date", async () => {
  const { customer, anil, godown } = desk;
  const postAmounts = async (from: number) => {
    const party = { date: day(from), customerId: customer };
    const order = { ...party, userId: anil, payment: "credit", lines: [{ itemId: GAUZE_ID, quantity: 2 }] };
    const back = { ...party, salesmanId: anil, locationId: godown, refund: "credit" };
    const postedOrder = await desk.posted("orders", order);
    const postedReturn = await desk.posted("sale-returns", {
      ...back,
      lines: [{ itemId: GAUZE_ID, goodQuantity: 1 }],
    });
    const postedPurchase = await desk.posted("purchases", desk.purchaseOf(9301, {}, { date: day(from) }));
    const [purchaseLine] = (await desk.stored("purchases", "purchase_id", postedPurchase.id)).lines;
    const [orderLine] = (await desk.stored("orders", "order_id", postedOrder.id)).lines;
    return [postedOrder.amount, orderLine?.["mrp"], postedReturn.amount, purchaseLine?.["mrp"]];
  };
  // The order's rate includes tax: 160 + 8 = 168.00, twice; a return of one is 168.00.
  expect(await postAmounts(-6)).toEqual([336, "210.0000", 168, "210.0000"]);
  expect(await postAmounts(-5)).toEqual([357, "220.0000", 178.5, "220.0000"]);

  // A customer who pays the MRP, without tax 210 / 1.05 = 200.00, then 220 / 1.05 = 209.52.
  await desk.db("accounts").where({ company_id: 1, id: customer }).update({ rate_type: null });
  const readCustomerPrice = async (from: number) => {
    const path = `/api/v1/customer-prices?CustomerID=${customer}&Date=${day(from)}`;
    const answer = await desk.product.call({ method: "GET", path, cookie: desk.manager });
    const gauzePrice = answer
      .read<{ ItemID: number; MRP: number; UnitPrice: number; Rate: number }[]>()
      .find(({ ItemID }) => ItemID === GAUZE_ID);
    return [gauzePrice?.MRP, gauzePrice?.UnitPrice, gauzePrice?.Rate];
  };
  const readUnitPrice = async (from: number) =>
    (await desk.post("bills/price", await desk.billOn(day(from)))).read<{ lines: { unitPrice: number }[] }>()
      .lines[0]?.unitPrice;
  expect([await readUnitPrice(-6), await readUnitPrice(-5)]).toEqual([210, 220]);
  expect(await readCustomerPrice(-6)).toEqual([210, 200, 210]);
  expect(await readCustomerPrice(-5)).toEqual([220, 209.52, 220]);
  await desk.db("accounts").where({ company_id: 1, id: customer }).update({ rate_type: "SP" });
  expect(await readCustomerPrice(-6)).toEqual([210, 160, 168]);

  // The field app gets today's prices.
  const masters = await desk.product.call({
    method: "GET",
    path: "/api/v1/masters",
    cookie: desk.salesman,
  });
  const { items } = masters.read<{ items: { id: number; mrp: number; unitPrices: object }[] }>();
  expect(items.find(({ id }) => id === GAUZE_ID)).toMatchObject({
    mrp: 220,
    unitPrices: { CCP: 150, SP: 170, DP: 150, MRP: 220 },
  });
});

it("a price list is saved, shows future prices, and lets the user remove those that are not yet valid", async () => {
  const since = await desk.lastOf("audit_log");
  expect(
    (
      await desk.save("SP", day(3), [
        { itemId: GAUZE_ID, price: 185.5 },
        { itemId: ROLL_ID, price: 140 },
      ])
    ).status,
  ).toBe(200);
  await desk.save("SP", day(3), [{ itemId: GAUZE_ID, price: 185.5 }]); // a repeated request
  await desk.save("SP", day(9), [{ itemId: ROLL_ID, price: 141 }]);
  expect(await desk.read("SP", day(0))).toEqual([
    [GAUZE_ID, 170, day(3), 185.5],
    [ROLL_ID, 150, day(3), 140],
  ]);
  expect(await desk.read("SP", day(3))).toEqual([
    [GAUZE_ID, 185.5, null, null],
    [ROLL_ID, 140, day(9), 141],
  ]);
  expect(await desk.read("SP", day(-6))).toEqual([
    [GAUZE_ID, 160, day(-5), 170],
    [ROLL_ID, 150, day(3), 140],
  ]);
  expect(await desk.read("CCP", day(0))).toEqual([
    [GAUZE_ID, 150, null, null],
    [ROLL_ID, 150, null, null],
  ]);
  // Today's bill uses today's price: 2 × 170 = 340 + 17.
  expect((await desk.posted("bills", await desk.billOn(desk.date))).amount).toBe(357);

  await desk.save("SP", day(9), [
    { itemId: ROLL_ID, price: null },
    { itemId: GAUZE_ID, price: null },
  ]);
  expect((await desk.read("SP", day(3)))[1]).toEqual([ROLL_ID, 140, null, null]);
  const log = await desk.db("audit_log").where("company_id", 1).where("id", ">", since).orderBy("id");
  const makeAuditEntry = (name: string, valid_from: string, before: string | null, after: string | null) => {
    const makePriceEntry = (amount: string | null) => ({ name, rate_type: "SP", valid_from, price: amount });
    return ["priceLists.save", makePriceEntry(before), makePriceEntry(after)];
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
    makeAuditEntry("Test gauze", day(3), null, "185.5000"),
    makeAuditEntry("Test roll", day(3), null, "140.0000"),
    makeAuditEntry("Test roll", day(9), null, "141.0000"),
    makeAuditEntry("Test roll", day(9), "141.0000", null),
  ]);
  const events = await desk.db("events").where("company_id", 1).orderBy("id", "desc").limit(1);
  expect(events[0]).toMatchObject({ type: "item.changed", resource_id: ROLL_ID });
});

it("an edited bill keeps the prices of unchanged lines and takes the day's price for new ones", async () => {
  const postedBill = await desk.posted("bills", await desk.billOn(desk.date));
  const before = await desk.versionOf(GAUZE_ID);
  await desk.save("SP", desk.date, [{ itemId: GAUZE_ID, price: 180 }]);
  // The item's version changes, so a form opened earlier can't restore the old price.
  expect(await desk.versionOf(GAUZE_ID)).toBe(before + 1);
  const lines = [
    { itemId: GAUZE_ID, quantity: 2 },
    { itemId: GAUZE_ID, quantity: 3 },
  ];
  // 2 × 170 as posted, 3 × 180 at today's price: 880 + 44.
  const editedBill = await desk.edited("bills", postedBill.id, await desk.billOn(desk.date, { lines }));
  expect(editedBill.amount).toBe(924);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a bill moved to an earlier date keeps the prices of unchanged lines and takes that day's for new ones", async () => {
  const raiseDate = desk.lastDayWith(6);
  const set = { company_id: 1, item_id: LINT_ID, set_by: 1, set_at: "2026-01-01 00:00:00" };
  await desk.copy("items", 1, {
    id: LINT_ID,
    name: "Lint",
    tax_id: TAX_FIVE_ID,
    mrp: 210,
    ccp: 150,
    sp: 150,
    dp: 150,
  });
  await desk.db("item_prices").insert({ ...set, rate_type: "SP", valid_from: raiseDate, price: 170 });
  await desk.posted(
    "purchases",
    desk.purchaseOf(9301, { itemId: LINT_ID, quantity: 50 }, { date: day(-360) }),
  );
  const two = { itemId: LINT_ID, quantity: 2 };
  const postedBill = await desk.posted("bills", await desk.billOn(raiseDate, { lines: [two] }));
  // 340 + 17.
  expect(postedBill.amount).toBe(357);
  // The unchanged line keeps 2 × 170 = 340; the other line takes the price of that day, 4 × 150 =
  // 600. 940 + 47.
  const lines = [two, { itemId: LINT_ID, quantity: 4 }];
  const back = await desk.billOn(addDays(raiseDate, -6), { lines });
  expect((await desk.edited("bills", postedBill.id, back)).amount).toBe(987);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("saving an item with dated prices sets its price from today on", async () => {
  // Gauze has SP 180 today and 185.50 in three days; its CCP has no dated prices.
  const form = { SP: 175, Sales_Price: 155, MRP: 220 };
  expect((await desk.saveItem(GAUZE_ID, form)).status).toBe(200);
  expect(await desk.read("SP", day(0))).toContainEqual([GAUZE_ID, 175, day(3), 185.5]);
  expect((await desk.read("SP", day(-1)))[0]).toEqual([GAUZE_ID, 170, day(0), 175]);
  expect((await desk.read("SP", day(-11)))[0]).toEqual([GAUZE_ID, 150, day(-10), 160]);
  // Without dated prices, the item's own price is valid on all days.
  expect((await desk.read("CCP", day(-11)))[0]).toEqual([GAUZE_ID, 155, null, null]);
  expect(await desk.shown(GAUZE_ID)).toMatchObject({ SP: 175, Sales_Price: 155, MRP: 220, DP: 150 });
  expect(await desk.rowsOf(GAUZE_ID)).toEqual([
    ["MRP", day(-5), "220.0000"],
    ["SP", day(-10), "160.0000"],
    ["SP", day(-5), "170.0000"],
    ["SP", day(0), "175.0000"],
    ["SP", day(3), "185.5000"],
  ]);
  // Saving the form with the current price creates no dated row; saving another price again
  // replaces today's row.
  await desk.saveItem(ROLL_ID, { SP: 150, Sales_Price: 150, MRP: 210 });
  expect(await desk.rowsOf(ROLL_ID)).toEqual([["SP", day(3), "140.0000"]]);
  await desk.saveItem(ROLL_ID, { SP: 152.25, Sales_Price: 150, MRP: 210 });
  await desk.saveItem(ROLL_ID, { SP: 153.75, Sales_Price: 150, MRP: 210 });
  expect(await desk.rowsOf(ROLL_ID)).toEqual([
    ["SP", day(0), "153.7500"],
    ["SP", day(3), "140.0000"],
  ]);
  expect(await desk.read("SP", day(-1))).toContainEqual([ROLL_ID, 150, day(0), 153.75]);
  const outdatedAnswer = await desk.saveItem(GAUZE_ID, { ...form, SP: 190, Version: 1 });
  expect(outdatedAnswer.read<{ code: string }>().code).toBe("RECORD_CHANGED");
  expect(await desk.read("SP", day(0))).toContainEqual([GAUZE_ID, 175, day(3), 185.5]);
});

it("a list with a past date or an item that is unknown, repeated or another company's saves nothing", async () => {
  const before = await desk.db("item_prices").count({ rows: "*" });
  const good = { itemId: ROLL_ID, price: 99 };
  const saveAndGetRefusal = async (from: number, lines: object[]) =>
    getRefusal(await desk.save("DP", day(from), lines));
  expect(await saveAndGetRefusal(-1, [good])).toEqual([400, "INVALID_FIELDS", "validFrom"]);
  expect(await saveAndGetRefusal(1, [good, { itemId: FOREIGN_ITEM_ID, price: 5 }])).toEqual([
    422,
    "ITEM_UNKNOWN",
    "lines.1.itemId",
  ]);
  expect(await saveAndGetRefusal(1, [good, { ...good, price: 5 }])).toEqual([
    400,
    "INVALID_FIELDS",
    "lines.1.itemId",
  ]);
  expect(await saveAndGetRefusal(0, [{ itemId: ROLL_ID, price: null }])).toEqual([
    400,
    "INVALID_FIELDS",
    "lines.0.price",
  ]);
  expect((await desk.save("DP", day(1), [{ itemId: ROLL_ID, price: -1 }])).status).toBe(400);
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
