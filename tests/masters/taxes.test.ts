import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { TAX_EIGHTEEN_ID, TAX_FIVE_ID, MAKER_ID, startGstDesk, type GstDesk } from "../documents/gst-desk.ts";
import type { Answer } from "../product.ts";

interface Tax {
  id: number;
  name: string;
  kind: string;
  rate: number | null;
  validFrom: string | null;
  rates: { validFrom: string; rate: number }[];
  items: number;
  Version: number;
}

let desk: GstDesk;
/** The date this many days before `desk.date`. */
const subtractDays = (days: number) => addDays(desk.date, -days);

beforeAll(async () => {
  desk = await startGstDesk();
});
afterAll(() => desk?.product.stop());

const call = (method: string, path: string, body: object, cookie = desk.manager): Promise<Answer> =>
  desk.product.call({ method, path: `/api/v1/${path}`, body, cookie });
const put = (body: object, cookie = desk.manager) => call("PUT", "taxes", body, cookie);
const saveRate = (id: number, body: object) => call("PUT", `taxes/${id}/rates`, body);
const deleteRate = (id: number, validFrom: string) => call("DELETE", `taxes/${id}/rates`, { validFrom });

async function taxes(): Promise<Tax[]> {
  const path = "/api/v1/taxes/with-rates";
  return (await desk.product.call({ method: "GET", path, cookie: desk.manager })).read<Tax[]>();
}

async function findTax(id: number): Promise<Tax | undefined> {
  return (await taxes()).find((tax) => tax.id === id);
}

async function make(name: string, more: object = { kind: "taxable", rate: 12 }): Promise<number> {
  const answer = await put({ name, ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ id: number }>().id;
}

let lastItem = 9400;
/** Creates an item in stock, priced 150 before tax, that has always had this tax. */
async function createItemWithTax(taxId: number): Promise<number> {
  const id = (lastItem += 1);
  const prices = { mrp: 210, ccp: 150, sp: 150, dp: 150 };
  await desk.copy("items", 1, { id, name: `Test item ${id}`, tax_id: taxId, ...prices });
  const delivery = desk.purchaseOf(MAKER_ID, { quantity: 100, itemId: id }, { date: subtractDays(60) });
  await desk.posted("purchases", delivery);
  return id;
}

it("documents use the tax rate of their date, and older ones keep their rate when they are corrected", async () => {
  const id = await make("GST of gauze");
  const itemId = await createItemWithTax(id);
  const makeBillOn = async (day: string, quantity = 2, more: object = {}) =>
    desk.billOn(day, { lines: [{ itemId, quantity }], ...more });
  // 2 × 150 = 300, plus 12 %: 18 + 18.
  const first = await desk.posted("bills", await makeBillOn(subtractDays(10)));
  expect(first.amount).toBe(336);
  expect((await saveRate(id, { validFrom: subtractDays(5), rate: 18 })).status).toBe(200);
  expect(await findTax(id)).toMatchObject({
    rate: 18,
    validFrom: subtractDays(5),
    rates: [
      { validFrom: subtractDays(5), rate: 18 },
      { validFrom: "2017-07-01", rate: 12 },
    ],
    items: 1,
  });
  // 300 + 27 + 27 from the rate's first day, 336 the day before.
  const second = await desk.posted("bills", await makeBillOn(subtractDays(5)));
  expect(second.amount).toBe(354);
  expect((await desk.posted("bills", await makeBillOn(subtractDays(6)))).amount).toBe(336);
  const editedBill = await desk.edited(
    "bills",
    first.id,
    await makeBillOn(subtractDays(10), 2, { narration: "By road" }),
  );
  expect(editedBill.amount).toBe(336);
  // A changed line takes the rate of the bill's date: 3 × 150 = 450, 27 + 27.
  expect((await desk.edited("bills", editedBill.id, await makeBillOn(subtractDays(10), 3))).amount).toBe(504);
  const { lines } = await desk.stored("bills", "bill_id", second.id);
  expect(lines[0]).toMatchObject({ tax_rate: "18.00", cgst: "27.00", sgst: "27.00" });
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a new rate is refused for days on which a bill or return has the tax, until that is cancelled", async () => {
  const id = await make("GST of rolls");
  const itemId = await createItemWithTax(id);
  const lines = [{ itemId, quantity: 2 }];
  const bill = await desk.posted("bills", await desk.billOn(subtractDays(20), { lines }));
  const expectRateInUse = async (answer: Promise<Answer>, day: string) =>
    expectProblem(
      await answer,
      409,
      "RATE_IN_USE",
      `A bill or return of ${day} has this tax, and keeps the rate that it was posted with. Choose a later day, or cancel it first.`,
    );
  await expectRateInUse(saveRate(id, { validFrom: subtractDays(20), rate: 18 }), subtractDays(20));
  await expectRateInUse(saveRate(id, { validFrom: subtractDays(30), rate: 18 }), subtractDays(20));
  expect((await saveRate(id, { validFrom: subtractDays(19), rate: 18 })).status).toBe(200);
  // An earlier rate may be added, as it ends before the days of the next rate. A saved rate may be
  // sent again unchanged.
  expect((await saveRate(id, { validFrom: subtractDays(40), rate: 12 })).status).toBe(200);
  const back = await desk.posted("sale-returns", {
    ...{ date: subtractDays(3), customerId: desk.customer, salesmanId: desk.anil, locationId: desk.godown },
    ...{ refund: "credit", lines: [{ itemId, goodQuantity: 1 }] },
  });
  // 150 + 13.50 + 13.50.
  expect(back.amount).toBe(177);
  expect((await saveRate(id, { validFrom: subtractDays(19), rate: 18 })).status).toBe(200);
  await expectRateInUse(saveRate(id, { validFrom: subtractDays(19), rate: 28 }), subtractDays(3));
  await expectRateInUse(deleteRate(id, subtractDays(19)), subtractDays(3));
  // For an edited bill, only the current version counts.
  await desk.edited("bills", bill.id, await desk.billOn(subtractDays(21), { lines }));
  expect((await saveRate(id, { validFrom: subtractDays(20), rate: 28 })).status).toBe(200);
  await expectRateInUse(saveRate(id, { validFrom: subtractDays(21), rate: 28 }), subtractDays(21));
  await desk.cancelled("sale-returns", back.id);
  expect((await saveRate(id, { validFrom: subtractDays(19), rate: 5 })).status).toBe(200);
  // Each document keeps the rate it was posted with, so the books have no errors.
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  expect((await findTax(id))?.rates.map(({ rate }) => rate)).toEqual([5, 28, 12, 12]);
});

it("a bill blocks a new rate only of the tax that its item had on the bill's date", async () => {
  const id = await make("GST of before");
  const itemId = await createItemWithTax(id);
  const lines = [{ itemId, quantity: 1 }];
  await desk.posted("bills", await desk.billOn(subtractDays(2), { lines }));
  await desk.setTax(itemId, TAX_EIGHTEEN_ID);
  // 150 + 13.50 + 13.50.
  expect((await desk.posted("bills", await desk.billOn(desk.date, { lines }))).amount).toBe(177);
  expectProblem(await saveRate(id, { validFrom: subtractDays(2), rate: 5 }), 409, "RATE_IN_USE");
  expect((await saveRate(id, { validFrom: subtractDays(1), rate: 5 })).status).toBe(200);
  // Back to the first tax: a bill posted now has its 5 %, and still counts after another change on
  // the same day.
  await desk.setTax(itemId, id);
  expect((await desk.posted("bills", await desk.billOn(desk.date, { lines }))).amount).toBe(157.5);
  await desk.setTax(itemId, TAX_EIGHTEEN_ID);
  expectProblem(await saveRate(id, { validFrom: desk.date, rate: 28 }), 409, "RATE_IN_USE");
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a future rate can be added and removed, but the first rate stays", async () => {
  const id = await make("GST to come", { kind: "taxable", rate: 5, validFrom: "2025-09-22" });
  const day = addDays(desk.date, 30);
  expect((await saveRate(id, { validFrom: day, rate: 0 })).status).toBe(200);
  expect(await findTax(id)).toMatchObject({ rate: 5, validFrom: "2025-09-22" });
  const [other] = (await taxes()).filter((tax) => tax.id !== id);
  expectProblem(await deleteRate(id, addDays(day, 1)), 404, "NOT_FOUND");
  expectProblem(await saveRate(id, { validFrom: day, rate: 18, Version: 1 }), 409, "RECORD_CHANGED");
  const deleteAnswer = await deleteRate(id, day);
  expect(deleteAnswer.read<{ message: string }>().message).toBe("Rate removed successfully");
  expectProblem(await deleteRate(id, "2025-09-22"), 409, "RATE_IN_USE", "The first rate of a tax stays.");
  expect(await findTax(id)).toMatchObject({ rates: [{ validFrom: "2025-09-22", rate: 5 }], Version: 3 });
  expect(await findTax(other?.id ?? 0)).toEqual(other);
  const log = desk.db("audit_log").where({ company_id: 1, entity_id: String(id) });
  expect(await log.orderBy("id").pluck("operation")).toEqual([
    "taxes.create",
    "taxes.saveRate",
    "taxes.saveRate",
    "taxes.deleteRate",
  ]);
  const events = desk.db("events").where({ company_id: 1, subject: `tax/${id}` });
  expect(await events.orderBy("seq").pluck("type")).toEqual(["tax.created", "tax.changed", "tax.changed"]);
  // A tax whose first rate isn't valid yet is listed but not offered for items.
  const later = await make("GST of next year", { kind: "taxable", rate: 40, validFrom: day });
  expect(await findTax(later)).toMatchObject({ rate: null, validFrom: null });
  expect(await listOfferedTaxes()).not.toContain(later);
});

it("nil-rated, exempt and non-GST taxes always have the rate 0", async () => {
  const exempt = await make("Exempt", { kind: "exempt" });
  expect(await findTax(exempt)).toMatchObject({
    kind: "exempt",
    rate: 0,
    rates: [{ validFrom: "2017-07-01", rate: 0 }],
  });
  expectProblem(await saveRate(exempt, { validFrom: desk.date, rate: 5 }), 422, "TAX_NOT_ZERO");
  expect((await put({ id: exempt, name: "Outside", kind: "nonGst" })).status).toBe(200);
  const taxedId = await make("GST of words");
  expectProblem(await put({ id: taxedId, name: "GST of words", kind: "nilRated" }), 422, "TAX_NOT_ZERO");
  expect((await put({ id: exempt, name: "Taxable again", kind: "taxable" })).status).toBe(200);
  expect((await saveRate(exempt, { validFrom: desk.date, rate: 5 })).status).toBe(200);
  // Every company starts with this tax.
  expect((await taxes()).find(({ name }) => name === "GST 0%")).toMatchObject({ kind: "nilRated", rate: 0 });
});

it("a tax that items have can't be deleted, and a deleted tax is no longer offered", async () => {
  const id = await make("GST of a day");
  const itemId = await createItemWithTax(id);
  expectProblem(
    await call("DELETE", "taxes", { id }),
    409,
    "RECORD_IN_USE",
    "It can't be deleted: 1 item refers to it.",
  );
  await desk.setTax(itemId, TAX_FIVE_ID);
  expect((await call("DELETE", "taxes", { id })).status).toBe(200);
  expect(await listOfferedTaxes()).not.toContain(id);
  expect(await findTax(id)).toBeUndefined();
  expectProblem(await saveRate(id, { validFrom: desk.date, rate: 5 }), 404, "NOT_FOUND");
  // Documents dated when the item had the tax still use its rate: 150 + 9 + 9.
  const lines = [{ itemId, quantity: 1 }];
  expect((await desk.posted("bills", await desk.billOn(subtractDays(2), { lines }))).amount).toBe(168);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("only the administrator changes taxes, and only those of their own company", async () => {
  const manager = await desk.product.signIn(1, "shyama");
  expectProblem(await put({ name: "GST 3%", kind: "taxable", rate: 3 }, manager), 403, "ROLE_FORBIDDEN");
  await desk.db("taxes").insert({ company_id: 2, id: 900_001, name: "Theirs" });
  expectProblem(await saveRate(900_001, { validFrom: desk.date, rate: 5 }), 404, "NOT_FOUND");
  expectProblem(await call("DELETE", "taxes", { id: 900_001 }), 404, "NOT_FOUND");
});

it("a rate saved at the same moment as bills comes before or after all of them, never between", async () => {
  const id = await make("GST of a moment");
  const lines = [{ itemId: await createItemWithTax(id), quantity: 2 }];
  const bill = await desk.billOn(desk.date, { lines });
  const [rate, ...bills] = await Promise.all([
    saveRate(id, { validFrom: desk.date, rate: 18 }),
    ...Array.from({ length: 8 }, () => desk.posted("bills", bill)),
  ]);
  expect([200, 409]).toContain(rate.status);
  expect(new Set(bills.map(({ amount }) => amount))).toEqual(new Set([rate.status === 200 ? 354 : 336]));
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

async function listOfferedTaxes(): Promise<number[]> {
  const answer = await desk.product.call({ method: "GET", path: "/api/v1/taxes", cookie: desk.manager });
  return answer.read<{ TaxID: number }[]>().map(({ TaxID }) => TaxID);
}
