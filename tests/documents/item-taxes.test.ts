import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { addDays, countDaysBetween, getTwoYears } from "../../packages/server/demo/calendar.ts";
import { TAX_EIGHTEEN_ID, TAX_FIVE_ID, MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { GAUZE_ID, ROLL_ID, type Standing } from "./stock-desk.ts";

let desk: GstDesk;
let earlier: string;

beforeAll(async () => {
  desk = await startGstDesk();
  earlier = addDays(desk.date, -40);
  const stock = { quantity: 5000, itemId: ROLL_ID };
  const early = { date: addDays(desk.date, -360) };
  await desk.posted("purchases", desk.purchaseOf(MAKER_ID, { quantity: 5000 }, early));
  await desk.posted("purchases", desk.purchaseOf(MAKER_ID, stock, early));
});
afterAll(() => desk?.product.stop());

it("a document takes the tax that the item had on the document's date, whenever it is entered", async () => {
  const { customer, anil, godown, date } = desk;
  const postAmounts = async (day: string) => {
    const party = { date: day, customerId: customer };
    const order = { ...party, userId: anil, payment: "credit", lines: [{ itemId: GAUZE_ID, quantity: 2 }] };
    const back = { ...party, salesmanId: anil, locationId: godown, refund: "credit" };
    const purchase = { date: day, supplierId: MAKER_ID, locationId: godown };
    const postedDocuments = [
      await desk.posted("bills", await desk.billOn(day)),
      await desk.posted("orders", order),
      await desk.posted("sale-returns", { ...back, lines: [{ itemId: GAUZE_ID, goodQuantity: 1 }] }),
      await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}, { date: day })),
      await desk.posted("purchase-returns", {
        ...purchase,
        lines: [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 90 }],
      }),
    ];
    return postedDocuments.map(({ amount }) => amount);
  };
  // At 5 %: 2 × 150 = 300 + 15; the order's rate is 157.50, twice; 150 + 7.50; 10 × 100 + 50; 90 +
  // 4.50.
  const five = [315, 315, 157.5, 1050, 94.5];
  // At 18 %: 300 + 54; 177.00 twice; 150 + 27; 1,000 + 180; 90 + 16.20.
  const eighteen = [354, 354, 177, 1180, 106.2];
  expect(await postAmounts(earlier)).toEqual(five);
  await desk.setTax(GAUZE_ID, TAX_EIGHTEEN_ID);
  expect(await postAmounts(date)).toEqual(eighteen);
  expect(await postAmounts(earlier)).toEqual(five);
  expect(await postAmounts(addDays(date, -1))).toEqual(five);
  // A customer who pays the MRP: 2 × 210.00 = 420.00, of which 420 × 2.5 ÷ 105 = 10.00 twice is tax,
  // but at 18 % 420 × 9 ÷ 118 = 32.03 twice.
  await desk.db("accounts").where({ company_id: 1, id: customer }).update({ rate_type: null });
  const readBill = async (day: string) => (await desk.post("bills/price", await desk.billOn(day))).json;
  const keptAmount = { unitPrice: 210, priceHasTax: true, amount: 420 };
  expect(await readBill(earlier)).toMatchObject({
    lines: [{ ...keptAmount, taxable: 400, cgst: 10, sgst: 10 }],
  });
  expect(await readBill(date)).toMatchObject({
    lines: [{ ...keptAmount, taxable: 355.94, cgst: 32.03, sgst: 32.03 }],
  });
  await desk.db("accounts").where({ company_id: 1, id: customer }).update({ rate_type: "SP" });

  // Changed back on the same day; documents posted at 18 % in between are not an error in the
  // books.
  await desk.setTax(GAUZE_ID, TAX_FIVE_ID);
  expect(await postAmounts(date)).toEqual(five);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("an item shows its present tax, and a change leaves the other company's item as it is", async () => {
  await desk.setTax(ROLL_ID, TAX_EIGHTEEN_ID);
  const answer = await desk.product.call({ method: "GET", path: "/api/GetItem", cookie: desk.manager });
  const roll = answer.read<{ ItemID: number; Tax: number }[]>().find(({ ItemID }) => ItemID === ROLL_ID);
  expect(roll).toMatchObject({ TaxID: TAX_EIGHTEEN_ID, Tax: 18 });
  const listFormerTaxes = () =>
    desk.db("item_former_taxes").select("company_id", "item_id", "tax_id", "valid_before");
  const roll5 = { company_id: 1, item_id: ROLL_ID, tax_id: TAX_FIVE_ID, valid_before: desk.date };
  expect((await listFormerTaxes()).filter((row: { item_id: number }) => row.item_id === ROLL_ID)).toEqual([
    roll5,
  ]);
  // A sale on the day of the change uses the new tax: 150 + 27.
  const lines = [{ itemId: ROLL_ID, quantity: 1 }];
  expect((await desk.posted("bills", await desk.billOn(desk.date, { lines }))).amount).toBe(177);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  // Saving the form with the same tax creates no dated row.
  await desk.setTax(ROLL_ID, TAX_EIGHTEEN_ID);
  expect((await listFormerTaxes()).filter((row: { item_id: number }) => row.item_id === ROLL_ID)).toEqual([
    roll5,
  ]);
  expect((await listFormerTaxes()).filter((row: { company_id: number }) => row.company_id === 2)).toEqual([]);
});

it("the check names a line with a rate that its item never had, but not a line kept by an edit", async () => {
  const changeDate = desk.lastDayWith(40);
  const ofRoll = { company_id: 1, item_id: ROLL_ID };
  await desk.db("item_former_taxes").where(ofRoll).update({ valid_before: changeDate });
  const lines = [{ itemId: ROLL_ID, quantity: 2 }];
  const { id } = await desk.posted("bills", await desk.billOn(changeDate, { lines }));
  const editedBill = await desk.edited("bills", id, await desk.billOn(addDays(changeDate, -40), { lines }));
  // 40 days earlier the roll was taxed at 5 %, but the line keeps the 18 % that it was posted with.
  expect(editedBill.amount).toBe(354);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  const rollBack = new Error("enough seen");
  const rolledBackCheck = desk.db.transaction(async (trx) => {
    await trx("bill_lines").where({ company_id: 1, bill_id: editedBill.id }).update({ tax_rate: "28.00" });
    const findings = await checkBooks(trx, 1);
    expect(findings.map(({ message }) => message)).toContain(
      "A line of one of bills has another tax rate than its item had on the day.",
    );
    expect(new Set(findings.map(({ voucherId }) => voucherId))).toEqual(new Set([editedBill.voucherId]));
    throw rollBack;
  });
  await expect(rolledBackCheck).rejects.toBe(rollBack);
});

it("documents of random days have the same taxes as an independent query of the dated rates", async () => {
  const random = createRandom(12);
  const [{ start }] = getTwoYears(desk.date);
  const most = Math.min(470, countDaysBetween(start, desk.date) - 1);
  const pickDay = () => addDays(desk.date, -random.int(0, most));
  // Taxes that have a rate on each of these days and on the day before.
  const taxes: number[] = await desk
    .db("tax_rates")
    .where("company_id", 1)
    .where("valid_from", "<=", addDays(desk.date, -most - 1))
    .distinct("tax_id")
    .orderBy("tax_id")
    .pluck("tax_id");
  // Rates that change within the period, and items that change their taxes, some twice on one day.
  const rates = taxes.map((tax_id) => ({
    company_id: 1,
    tax_id,
    valid_from: pickDay(),
    rate: random.int(0, 28),
  }));
  await desk.db("tax_rates").insert(rates).onConflict().merge();
  const changes = [GAUZE_ID, ROLL_ID].flatMap((item_id) => {
    const days = Array.from({ length: 6 }, pickDay).toSorted();
    return [...days, days.at(-1) ?? ""].map((valid_before, index) => ({
      ...{ company_id: 1, item_id, valid_before, version: 100 + index, tax_id: random.pick(taxes) },
    }));
  });
  await desk.db("item_former_taxes").where("company_id", 1).delete();
  await desk.db("item_former_taxes").insert(changes);
  const makeLine = () => ({ itemId: random.pick([GAUZE_ID, ROLL_ID]), quantity: random.int(1, 9) });
  const documents = [];
  const days = [...new Set(changes.map(({ valid_before: day }) => day))];
  for (const day of [
    ...days,
    ...days.map((each) => addDays(each, -1)),
    ...Array.from({ length: 80 }, pickDay),
  ])
    documents.push(await desk.billOn(day, { lines: [makeLine(), makeLine()] }));
  const answer = await desk.post("bills/batch", { documents });
  const { results } = answer.read<{ results: { document: Standing | null; problem: unknown }[] }>();
  const ids = results.flatMap(({ document }) => document?.id ?? []);
  expect(results.filter(({ problem }) => problem !== null)).toEqual([]);
  const lines = await desk
    .db("bill_lines as l")
    .join("bills as b", { "b.company_id": "l.company_id", "b.id": "l.bill_id" })
    .where("l.company_id", 1)
    .whereIn("l.bill_id", ids)
    .select("b.date", "l.item_id", "l.tax_rate", "l.taxable", "l.cgst", "l.sgst", "l.igst");
  expect(lines.length).toBe(documents.length * 2);
  for (const line of lines) {
    const rate = await readRateOnDay(line.item_id, line.date);
    expect([line.date, line.item_id, line.tax_rate]).toEqual([line.date, line.item_id, rate]);
    // Half of the rate on the taxable value, rounded to the paisa; CGST and SGST are equal.
    const half = Math.round((Number(line.taxable) * 100 * Number(rate)) / 200 + 1e-9) / 100;
    expect([line.cgst, line.sgst, line.igst].map(Number)).toEqual([half, half, 0]);
  }
  expect(new Set(lines.map((line: { tax_rate: string }) => line.tax_rate)).size).toBeGreaterThan(4);
});

/**
 * The rate of the item's tax on a day: of its former taxes (with
 * their end days) and the current one, the first that applies.
 */
async function readRateOnDay(itemId: number, day: string): Promise<string> {
  const [rows] = await desk.db.raw<[{ rate: string }[]]>(
    `SELECT r.rate FROM (
        SELECT tax_id, valid_before, version FROM item_former_taxes WHERE company_id = 1 AND item_id = :itemId
        UNION ALL SELECT tax_id, '9999-12-31', 0 FROM items WHERE company_id = 1 AND id = :itemId
      ) t JOIN tax_rates r ON r.company_id = 1 AND r.tax_id = t.tax_id
      WHERE :day < t.valid_before AND r.valid_from <= :day
      ORDER BY t.valid_before, t.version, r.valid_from DESC LIMIT 1`,
    { itemId, day },
  );
  return rows?.[0]?.rate ?? "";
}
