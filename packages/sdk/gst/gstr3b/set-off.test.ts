import { describe, expect, it } from "vitest";
import type { Tax } from "../../books/tax.ts";
import { createRandom } from "../testing/random.ts";
import { proposeSetOff, type CreditUse } from "./set-off.ts";
import { mapTax, TAX_HEADS, type TaxHead } from "./tax-heads.ts";
import { findLeastCash, listBrokenRules } from "./testing/set-off-rules.ts";

const isWhole = process.env["VANBOOK_WHOLE"] === "1";
const CASE_COUNT = isWhole ? 10_000 : 1_000;
const NO_TAX: Tax = { igst: 0n, cgst: 0n, sgst: 0n };

/** In rupees. */
function makeTax(igst: number, cgst: number, sgst: number): Tax {
  return { igst: BigInt(igst) * 100n, cgst: BigInt(cgst) * 100n, sgst: BigInt(sgst) * 100n };
}

function setOff(tax: Tax, credit: Tax) {
  return proposeSetOff({ tax, reverseCharge: NO_TAX }, credit, NO_TAX);
}

function writeUses(uses: readonly CreditUse[]): string[] {
  return uses.map(({ credit, against, amount }) => `${credit} to ${against} ${Number(amount) / 100}`);
}

describe("the set-off of textbooks", () => {
  it("circular 98/17/2019-GST of the CBIC: 1,300 of IGST credit leaves nothing to pay", () => {
    const { uses, cash, creditLeft } = setOff(makeTax(1000, 300, 300), makeTax(1300, 200, 200));
    // The circular shows 200 and 100 of the last 300, and 100 and 200; any proportion is allowed.
    expect(writeUses(uses)).toEqual([
      ...["igst to igst 1000", "igst to cgst 150", "igst to sgst 150"],
      ...["cgst to cgst 150", "sgst to sgst 150"],
    ]);
    expect(cash).toEqual(NO_TAX);
    expect(creditLeft).toEqual(makeTax(0, 50, 50));
  });

  it("D. K. Goel, Accountancy XI, chapter 10, practical question 1: 18,180 of each to pay", () => {
    const { uses, cash } = setOff(makeTax(0, 72_000, 72_000), makeTax(0, 53_820, 53_820));
    expect(writeUses(uses)).toEqual(["cgst to cgst 53820", "sgst to sgst 53820"]);
    expect(cash).toEqual(makeTax(0, 18_180, 18_180));
  });

  it("T. S. Grewal, Double Entry Book Keeping XI, chapter 19, problem 17: less to pay than printed", () => {
    const { uses, cash, creditLeft } = setOff(makeTax(3_000, 3_500, 3_500), makeTax(4_500, 2_500, 2_500));
    // The book gives all of the last 1,500 to CGST, from before rule 88A: it pays 1,000 and keeps 500.
    expect(writeUses(uses)).toEqual([
      ...["igst to igst 3000", "igst to cgst 750", "igst to sgst 750"],
      ...["cgst to cgst 2500", "sgst to sgst 2500"],
    ]);
    expect(cash).toEqual(makeTax(0, 250, 250));
    expect(creditLeft).toEqual(NO_TAX);
  });

  it("credit of IGST goes first where the own credit is short", () => {
    const { uses, cash } = setOff(makeTax(0, 100, 100), makeTax(60, 100, 40));
    expect(writeUses(uses)).toEqual(["igst to sgst 60", "cgst to cgst 100", "sgst to sgst 40"]);
    expect(cash).toEqual(NO_TAX);
  });

  it("credit of CGST is never used against SGST, nor the other way round", () => {
    const { cash, creditLeft } = setOff(makeTax(0, 0, 100), makeTax(0, 100, 0));
    expect(cash).toEqual(makeTax(0, 0, 100));
    expect(creditLeft).toEqual(makeTax(0, 100, 0));
  });

  it("credit of SGST goes against IGST only where that of CGST is used up", () => {
    const { uses } = setOff(makeTax(100, 0, 0), makeTax(0, 60, 60));
    expect(writeUses(uses)).toEqual(["cgst to igst 60", "sgst to igst 40"]);
  });

  it("tax under reverse charge is paid in cash, of which the cash ledger has a part", () => {
    const owedTaxes = { tax: makeTax(0, 10, 10), reverseCharge: makeTax(5, 9, 9) };
    const { cash, reverseChargeCash, toDeposit } = proposeSetOff(
      ...([owedTaxes, makeTax(500, 0, 0), makeTax(7, 4, 0)] as const),
    );
    expect(cash).toEqual(NO_TAX);
    expect(reverseChargeCash).toEqual(makeTax(5, 9, 9));
    expect(toDeposit).toEqual(makeTax(0, 5, 9));
  });

  it("an odd paisa goes to CGST", () => {
    expect(setOff({ igst: 0n, cgst: 10n, sgst: 10n }, { ...NO_TAX, igst: 5n }).uses).toEqual([
      { credit: "igst", against: "cgst", amount: 3n },
      { credit: "igst", against: "sgst", amount: 2n },
    ]);
  });

  it("refuses amounts below zero", () => {
    expect(() => setOff({ ...NO_TAX, cgst: -1n }, NO_TAX)).toThrow(RangeError);
  });
});

describe(`${CASE_COUNT} random cases`, () => {
  it("break no rule of the law and leave the least cash that a search of all set-offs finds", () => {
    const random = createRandom(40);
    const drawTax = (): Tax => ({
      igst: BigInt(random.int(0, 6)),
      cgst: BigInt(random.int(0, 6)),
      sgst: BigInt(random.int(0, 6)),
    });
    const faults: unknown[] = [];
    const chosenCases = new Set<string>();
    for (let count = 0; count < CASE_COUNT; count++) {
      const [tax, credit] = [drawTax(), drawTax()];
      const { uses, cash, creditLeft } = setOff(tax, credit);
      const findUse = (from: TaxHead, against: TaxHead) =>
        uses.find((use) => use.credit === from && use.against === against)?.amount ?? 0n;
      const totalCash = cash.igst + cash.cgst + cash.sgst;
      const leastCash = findLeastCash(tax, credit);
      const brokenRules = listBrokenRules(tax, credit, findUse);
      const wrongHeads = TAX_HEADS.filter((head) => {
        const usedOf = TAX_HEADS.map((against) => findUse(head, against)).reduce((sum, each) => sum + each);
        const paidTax = TAX_HEADS.map((from) => findUse(from, head)).reduce((sum, each) => sum + each);
        return creditLeft[head] !== credit[head] - usedOf || cash[head] !== tax[head] - paidTax;
      });
      if (brokenRules.length > 0 || wrongHeads.length > 0 || totalCash !== leastCash)
        faults.push({ tax, credit, uses, brokenRules, wrongHeads, leastCash });
      if (totalCash > 0n && uses.some(({ credit: from, against }) => from === "igst" && against !== "igst"))
        chosenCases.add(Object.values(mapTax((head) => tax[head] * 10n + credit[head])).join());
    }
    expect(faults).toEqual([]);
    // So many cases try the choice of a proportion.
    expect(chosenCases.size).toBeGreaterThan(CASE_COUNT / 20);
  });
});
