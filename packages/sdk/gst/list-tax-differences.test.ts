import { describe, expect, it } from "vitest";
import type { DocumentLine, OutwardDocument } from "./document.ts";
import { GSTR1_LAWS } from "./laws.ts";
import { listTaxDifferences } from "./list-tax-differences.ts";
import { HAND_COMPANY, HAND_DOCUMENTS } from "./testing/hand-month.ts";

const [, firstInvoice] = HAND_DOCUMENTS;

/** Tax as CGST, SGST and IGST in paise; the rate is in hundredths of a percent. */
function makeLine(
  lineNo: number,
  taxable: bigint,
  taxRate: bigint,
  tax: [bigint, bigint, bigint],
): DocumentLine {
  const [cgst, sgst, igst] = tax;
  return {
    ...{ lineNo, hsnCode: "19053100", uqc: "PAC", quantity: 1_000n, supplyKind: "taxable" },
    ...{ taxable, taxRate, cgst, sgst, igst },
  };
}

function list(lines: readonly DocumentLine[], change: Partial<OutwardDocument> = {}) {
  if (!firstInvoice) throw new Error("The month has no invoices.");
  return listTaxDifferences(HAND_COMPANY, [{ ...firstInvoice, lines, ...change }], GSTR1_LAWS);
}

// Prices that contain 5 % tax: 10.00 is 9.52 and 0.48, and half of 5 % of 9.52 is 0.238, so 0.24.
describe("differences between the tax of the books and taxable value × rate", () => {
  it("name document and rate, and the line with what it differs by", () => {
    expect(
      list([makeLine(1, 9_52n, 500n, [24n, 24n, 0n]), makeLine(2, 19_05n, 500n, [47n, 48n, 0n])]),
    ).toEqual([
      {
        ...{ documentId: 101, number: "A/26-27/101", table: "4A", rate: 500n },
        books: { taxable: 28_57n, cgst: 71n, sgst: 72n, igst: 0n },
        // 2.5 % of 28.57 is 0.71425.
        calculated: { cgst: 71n, sgst: 71n, igst: 0n },
        difference: { cgst: 0n, sgst: 1n, igst: 0n },
        // 2.5 % of 19.05 is 0.47625.
        lines: [{ lineNo: 2, difference: { cgst: -1n, sgst: 0n, igst: 0n } }],
      },
    ]);
  });

  it("may come from rounding alone: each line is right, and their sum is not", () => {
    // 2.5 % of 0.20 is 0.005, so 0.01 for each line; of 0.40 it is 0.01.
    const [difference] = list([1, 2].map((lineNo) => makeLine(lineNo, 20n, 500n, [1n, 1n, 0n])));
    expect(difference).toMatchObject({ difference: { cgst: 1n, sgst: 1n, igst: 0n }, lines: [] });
  });

  it("compare each rate by itself", () => {
    const lines = [
      makeLine(1, 100_00n, 500n, [2_50n, 2_50n, 0n]),
      makeLine(2, 100_00n, 1800n, [9_01n, 9_00n, 0n]),
    ];
    expect(list(lines).map(({ rate, lines: own }) => [rate, own.map(({ lineNo }) => lineNo)])).toEqual([
      [1800n, [2]],
    ]);
  });

  it.each<[string, Partial<OutwardDocument>, [bigint, bigint, bigint], number]>([
    ["IGST in another State", { placeOfSupply: "33" }, [0n, 0n, 5_00n], 0],
    ["IGST that is a paisa too much", { placeOfSupply: "33" }, [0n, 0n, 5_01n], 1],
    ["IGST within the State, which the recipient owes", { isReverseCharge: true }, [0n, 0n, 5_00n], 0],
    ["CGST and SGST in another State", { placeOfSupply: "33" }, [2_50n, 2_50n, 0n], 0],
    [
      "a supply without payment",
      { party: { kind: "sezWithoutPayment", name: "", gstin: "32AAHCT7788L1ZL" } },
      [0n, 0n, 0n],
      0,
    ],
    [
      "tax of a supply without payment",
      { party: { kind: "exportWithoutPayment", name: "" } },
      [0n, 0n, 5_00n],
      1,
    ],
    ["a cancelled document", { isCancelled: true }, [9_99n, 9_99n, 0n], 0],
  ])("%s", (_title, change, tax, count) => {
    expect(list([makeLine(1, 100_00n, 500n, tax)], change)).toHaveLength(count);
  });

  it("are none in a month whose tax was worked out by hand", () => {
    expect(listTaxDifferences(HAND_COMPANY, HAND_DOCUMENTS, GSTR1_LAWS)).toEqual([]);
  });

  it("leave out lines of table 8", () => {
    expect(list([{ ...makeLine(1, 100_00n, 0n, [0n, 0n, 0n]), supplyKind: "exempt" }])).toEqual([]);
  });
});
