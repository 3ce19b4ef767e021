import { expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import type { Schema } from "../../packages/server/contract/contract.ts";
import { TAX_FIVE_ID } from "./gst-desk.ts";
import type { PriceDesk } from "./price-desk.ts";
import { GAUZE_ID, ROLL_ID } from "./stock-desk.ts";

/** Items without an MRP: one with other prices, one without any. */
const NO_MRP_ID = 9004;
const NO_PRICE_ID = 9005;
const VALUE_COLUMNS = [
  "mrp",
  "unit_price",
  "price_has_tax",
  "tax_rate",
  "taxable",
  "cgst",
  "sgst",
  "igst",
  "amount",
];

/** What delivery challans state, and that it stays what it was when they were issued. */
export function describeChallans(getDesk: () => PriceDesk): void {
  const makeLoad = (from: number, lines: object[], more: object = {}) => {
    const { day, godown, van } = getDesk();
    return { date: day(from), kind: "load", fromLocationId: godown, toLocationId: van, lines, ...more };
  };
  const readText = async (id: number) => {
    const { product, manager } = getDesk();
    const answer = await product.call({ method: "GET", path: `/api/v1/van-loads/${id}`, cookie: manager });
    expect(answer.status, answer.text).toBe(200);
    return answer.text;
  };
  const read = async (id: number) => JSON.parse(await readText(id)) as Challan;

  it("a challan keeps the values of its day, whatever prices and taxes are changed later", async () => {
    const { db, day, posted, edited } = getDesk();
    const [gauze, roll] = [
      { itemId: GAUZE_ID, quantity: 3 },
      { itemId: ROLL_ID, quantity: 2.5 },
    ];
    const early = await posted("van-loads", makeLoad(-6, [gauze, roll]));
    const late = await posted("van-loads", makeLoad(-5, [{ itemId: GAUZE_ID, quantity: 1 }]));
    // 3 × 210.00 = 630.00; × 2.5 ÷ 105 = 15.00. 2.5 × 210.00 = 525.00: 12.50.
    const ofGauze = { taxRate: 5, taxable: 600, cgst: 15, sgst: 15, igst: 0, amount: 630 };
    const ofRoll = { taxRate: 5, taxable: 500, cgst: 12.5, sgst: 12.5, igst: 0, amount: 525 };
    const challan = await read(early.id);
    expect(challan).toMatchObject({
      lines: [
        { mrp: 210, value: ofGauze },
        { mrp: 210, value: ofRoll },
      ],
      totals: { taxable: 1100, cgst: 27.5, sgst: 27.5, igst: 0, amount: 1155 },
    });
    expect(challan).not.toHaveProperty("valuesDerived");
    const voucher = await getDesk().product.call({
      ...{ method: "GET", path: `/api/v1/vouchers/${early.voucherId}`, cookie: getDesk().manager },
    });
    expect(voucher.read<{ challan: object }>().challan).toEqual(challan.totals);
    // The MRP is 220.00 from five days ago: × 2.5 ÷ 105 = 5.238…
    const afterRise = { taxRate: 5, taxable: 209.52, cgst: 5.24, sgst: 5.24, igst: 0, amount: 220 };
    expect((await read(late.id)).lines[0]).toMatchObject({ mrp: 220, value: afterRise });

    const issuedText = await readText(early.id);
    const price = { company_id: 1, rate_type: "MRP", set_by: 1, set_at: "2026-01-01 00:00:00" };
    const [higherGauze, higherRoll] = [
      { ...price, item_id: GAUZE_ID, valid_from: day(-8), price: 300 },
      { ...price, item_id: ROLL_ID, valid_from: day(-8), price: 224 },
    ];
    await db("item_prices").insert([higherGauze, higherRoll]);
    const five = db("tax_rates").where({ company_id: 1, tax_id: TAX_FIVE_ID });
    await five.clone().update({ rate: 12 });
    expect(await readText(early.id)).toBe(issuedText);

    // A line that is sent unchanged keeps its terms: 1 × 224.00 at 12 % is 200.00 + 12.00 + 12.00.
    const correction = await edited("van-loads", early.id, makeLoad(-6, [gauze, { ...roll, quantity: 1 }]));
    expect((await read(correction.id)).lines.map(({ mrp, value }) => [mrp, value])).toEqual([
      [210, ofGauze],
      [224, { taxRate: 12, taxable: 200, cgst: 12, sgst: 12, igst: 0, amount: 224 }],
    ]);
    await five.clone().update({ rate: 5 });
    for (const { item_id, valid_from } of [higherGauze, higherRoll])
      await db("item_prices").where({ company_id: 1, item_id, valid_from, rate_type: "MRP" }).delete();
    expect(await checkBooks(db, 1)).toEqual([]);
  });

  it("goods without an MRP have the highest of their other prices, and without a price no value", async () => {
    const { copy, posted, purchaseOf } = getDesk();
    const prices = { mrp: 0, ccp: 150, sp: 160, dp: 155, tax_id: TAX_FIVE_ID };
    await copy("items", 1, { id: NO_MRP_ID, name: "Loose gauze", ...prices });
    await copy("items", 1, { id: NO_PRICE_ID, name: "Packing", ...prices, ccp: 0, sp: 0, dp: 0 });
    for (const itemId of [NO_MRP_ID, NO_PRICE_ID])
      await posted("purchases", purchaseOf(9301, { itemId, quantity: 10 }, { date: getDesk().day(-7) }));
    const lines = [NO_MRP_ID, NO_PRICE_ID].map((itemId) => ({ itemId, quantity: 2 }));
    const challan = await read((await posted("van-loads", makeLoad(-1, lines))).id);
    // 2 × 160.00 = 320.00, and 2.5 % of it 8.00.
    const value = { taxRate: 5, taxable: 320, cgst: 8, sgst: 8, igst: 0, amount: 336 };
    expect(challan.lines[0]?.value).toEqual(value);
    expect(challan.lines[1]).not.toHaveProperty("value");
    for (const none of ["totals", "valuesDerived"]) expect(challan).not.toHaveProperty(none);
  });

  it("a load from before values were kept states them as derived, or none if the tax has no rate", async () => {
    const { db, day, posted, product, manager } = getDesk();
    const { id } = await posted("van-loads", makeLoad(-6, [{ itemId: GAUZE_ID, quantity: 3 }]));
    const rows = db("van_load_lines").where({ company_id: 1, van_load_id: id });
    const keptColumns = await rows.clone().first(VALUE_COLUMNS);
    await rows.clone().update(Object.fromEntries(VALUE_COLUMNS.map((name) => [name, null])));
    const ofGauze = { taxRate: 5, taxable: 600, cgst: 15, sgst: 15, igst: 0, amount: 630 };
    expect(await read(id)).toMatchObject({
      lines: [{ mrp: 210, value: ofGauze }],
      totals: { taxable: 600, amount: 630 },
      valuesDerived: true,
    });
    const paper = await fetch(`${product.url}/api/v1/van-loads/${id}`, {
      headers: { Accept: "application/pdf", Cookie: manager, "X-Vanbook-Client": "test" },
    });
    const pieces = readPdfText(new Uint8Array(await paper.arrayBuffer())).flat();
    const texts = pieces.map((piece) => piece.trim());
    expect(texts).toEqual(expect.arrayContaining(["600.00", "15.00", "2.5%", "630.00"]));
    expect(texts.join(" ")).toContain("derived from the MRP");

    const five = db("tax_rates").where({ company_id: 1, tax_id: TAX_FIVE_ID });
    const { valid_from: since } = await five.clone().first("valid_from");
    await five.clone().update({ valid_from: day(-1) });
    const untaxedChallan = await read(id);
    await five.clone().update({ valid_from: since });
    expect(untaxedChallan.lines[0]).not.toHaveProperty("value");
    expect(untaxedChallan).not.toHaveProperty("totals");
    await rows.clone().update(keptColumns);
    expect(await checkBooks(db, 1)).toEqual([]);
  });
}

type Challan = Omit<Schema<"VanLoadDocument">, "lines"> & {
  lines: { mrp: number; value?: object }[];
};
