import type { Answer } from "@vanbook/sdk";
import { describe, expect, it } from "vitest";
import { papersText } from "../generated/text/en-IN/papers.ts";
import { deliveryChallan } from "./documents/delivery-challan.ts";
import { company } from "./testing/bill-on-paper.ts";

type Load = Answer<"vanLoads.read">;

/** 6 × 350.00 = 2,100.00 at 5 %: 50.00 each; 4 × 25.00 of nil-rated goods. */
const load: Load = {
  ...{ id: 7, number: "VLD/7", date: "2026-11-20", status: "posted", company, kind: "load" },
  ...{ vehicle: "KL-24-B-4471", user: "Anil Kumar", from: "Kottarakkara Godown", to: "KL-24-B-4471" },
  narration: null,
  lines: [
    {
      ...{ itemName: "Absorbent Gauze 20 m", hsnCode: "30059040", unit: "NOS", mrp: 350, quantity: 6 },
      value: { taxRate: 5, taxable: 2000, cgst: 50, sgst: 50, igst: 0, amount: 2100 },
    },
    {
      ...{ itemName: "Human Blood Plasma", hsnCode: "3002", unit: "BAG", mrp: 25, quantity: 4 },
      supplyKind: "nilRated",
      value: { taxRate: 0, taxable: 100, cgst: 0, sgst: 0, igst: 0, amount: 100 },
    },
  ],
  quantity: 10,
  totals: { taxable: 2100, cgst: 50, sgst: 50, igst: 0, amount: 2200 },
};

const makeSheet = (changes: Partial<Load> = {}, copies = "original") =>
  deliveryChallan.sheet({ ...load, ...changes }, { copies }, papersText).sheet;

const withoutValues = load.lines.map(({ value: _, ...line }) => line);

describe("a delivery challan", () => {
  it("shows what rule 55 asks for: consigner and consignee, goods, taxable value, rate and amount of the tax", () => {
    const { sheet, name } = deliveryChallan.sheet(load, {}, papersText);
    expect([sheet.title, name]).toEqual(["Delivery Challan", "Challan_VLD/7"]);
    expect(sheet.facts.slice(0, 3).map(({ text }) => text)).toEqual([
      "VLD/7",
      "20-11-2026",
      "Goods for sale from the van",
    ]);
    expect(sheet.parties.map((party) => [party.name, party.lines])).toEqual(
      ["Kottarakkara Godown", "KL-24-B-4471"].map((place) => [
        place,
        [company.name, company.address, `GSTIN ${company.gstin}`, "State: Kerala, code 32"],
      ]),
    );
    expect(sheet.goods?.columns.map(({ label }) => label.replace("\n", " "))).toEqual([
      "No.",
      "Description of goods",
      "HSN",
      "MRP",
      "Qty",
      "Taxable value",
      "CGST",
      "SGST",
      "Amount",
    ]);
    expect(sheet.goods?.rows.map(({ texts }) => texts)).toEqual([
      [
        "1",
        "Absorbent Gauze 20 m",
        "30059040",
        "350.00",
        "6\nNOS",
        "2,000.00",
        "50.00\n2.5%",
        "50.00\n2.5%",
        "2,100.00",
      ],
      [
        "2",
        "Human Blood Plasma\nNil-rated",
        "3002",
        "25.00",
        "4\nBAG",
        "100.00",
        "0.00\n0%",
        "0.00\n0%",
        "100.00",
      ],
    ]);
    expect(sheet.goods?.totals).toEqual([
      "",
      "Total",
      "",
      "",
      "10",
      "2,100.00",
      "50.00",
      "50.00",
      "2,200.00",
    ]);
    expect(sheet.sums.map(({ label, text }) => [label, text])).toEqual([
      ["Quantity", "10"],
      ["Taxable value", "2,100.00"],
      ["CGST", "50.00"],
      ["SGST", "50.00"],
      ["Total", "₹ 2,200.00"],
    ]);
    expect(sheet.words.map(({ text }) => text)).toEqual(["Rupees Two Thousand Two Hundred Only"]);
    expect(sheet.signatures).toHaveLength(2);
    expect(sheet.remark).toBeUndefined();
  });

  it("is made in three copies, marked as the rule says", () => {
    expect(makeSheet({}, "original,duplicate,triplicate").copies).toEqual([
      "ORIGINAL FOR CONSIGNEE",
      "DUPLICATE FOR TRANSPORTER",
      "TRIPLICATE FOR CONSIGNER",
    ]);
  });

  it("states the same on a roll", () => {
    expect(makeSheet().goods?.rows[0]?.roll).toEqual({
      name: "1. Absorbent Gauze 20 m",
      lines: [
        "HSN 30059040 · 6 NOS · MRP 350.00",
        "Taxable value 2,000.00",
        "CGST 2.5% 50.00 · SGST 2.5% 50.00",
      ],
      amount: "2,100.00",
    });
  });

  it("states the taxable value alone for goods that come back, which are not on their way to a supply", () => {
    const { goods, sums, words } = makeSheet({ kind: "unload" });
    expect(goods?.totals).toEqual(["", "Total", "", "", "10", "2,100.00"]);
    expect(goods?.rows[0]?.roll).toMatchObject({
      lines: ["HSN 30059040 · 6 NOS · MRP 350.00"],
      amount: "2,000.00",
    });
    expect(sums.map(({ text }) => text)).toEqual(["10", "₹ 2,100.00"]);
    expect(words.map(({ text }) => text)).toEqual(["Rupees Two Thousand One Hundred Only"]);
    expect(makeSheet({ kind: "transfer" }).sums.at(-1)?.text).toBe("₹ 2,200.00");
  });

  it("says that derived values are derived", () => {
    expect(makeSheet({ valuesDerived: true }).remark).toMatch(
      /^The values are derived from the MRP .* of this date/,
    );
  });

  it("marks a value that is not known, and then has no sums of values", () => {
    const { totals: _, ...rest } = load;
    const lines = [load.lines[0] ?? [], withoutValues[1] ?? []].flat();
    const { sheet } = deliveryChallan.sheet({ ...rest, lines }, {}, papersText);
    expect(sheet.goods?.rows[1]?.texts.slice(5)).toEqual(["–", "–", "–", "–"]);
    expect(sheet.goods?.totals).toEqual(["", "Total", "", "", "10", "", "", "", ""]);
    expect(sheet.sums).toEqual([{ label: "Quantity", text: "10", isTotal: true }]);
    expect(sheet.words).toEqual([]);
    expect(sheet.remark).toBe("A value marked – is not known: the goods had no list price or tax rate.");
  });

  it("without any value has no columns for them", () => {
    const { totals: _, ...rest } = load;
    const { sheet } = deliveryChallan.sheet({ ...rest, lines: withoutValues }, {}, papersText);
    expect(sheet.goods?.columns.map(({ label }) => label).at(-1)).toBe("Qty");
    expect(sheet.goods?.rows[0]?.roll.amount).toBe("6");
    expect(sheet.remark).toBeUndefined();
  });
});
