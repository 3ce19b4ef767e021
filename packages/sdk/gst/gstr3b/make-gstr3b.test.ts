import { describe, expect, it } from "vitest";
import { formatPaise } from "../../books/money.ts";
import { HAND_COMPANY, HAND_DOCUMENTS, HAND_PERIOD } from "../testing/hand-month.ts";
import { checkGstr3bFile } from "./file/check-gstr3b-file.ts";
import { writeGstr3bFile } from "./file/write-gstr3b-file.ts";
import { listSources, type Cell } from "../tables/cell.ts";
import { makeGstr3b } from "./make-gstr3b.ts";
import { payReturn } from "./pay-return.ts";
import handFile from "./testing/hand-gstr3b.json" with { type: "json" };
import { HAND_INWARD } from "./testing/hand-inward.ts";

const gstr3b = makeGstr3b(HAND_PERIOD, HAND_COMPANY, { outward: HAND_DOCUMENTS, inward: HAND_INWARD });
const listIds = (cell: Cell) => listSources(cell).map(({ documentId }) => documentId);

describe("the GSTR-3B of a month worked out by hand", () => {
  it("is the file written by hand, which the checker accepts", () => {
    const { name, text } = writeGstr3bFile(gstr3b);
    expect(name).toBe("October_2026-GSTR3B32AABCM5521F1Z0-Details.json");
    expect(text).toBe(JSON.stringify(handFile));
    expect(checkGstr3bFile(text)).toEqual([]);
  });

  it("names the documents and lines of each figure", () => {
    const { cells } = gstr3b;
    expect(listIds(cells["3.1(b)"])).toEqual([103, 104, 601]);
    expect(listSources(cells["3.1(c)"])).toEqual([
      { documentId: 102, lineNos: [2] },
      { documentId: 501, lineNos: [2] },
      { documentId: 705, lineNos: [2] },
    ]);
    expect(listIds(cells["3.1(d)"])).toEqual([1004, 1005]);
    expect(listIds(cells["4(A)(5)"])).toEqual([1001, 1002, 1006, 1007, 1010, 1016]);
    expect(listSources(cells["4(A)(5)"])[0]).toEqual({ documentId: 1001, lineNos: [1] });
    expect(listIds(cells["4(B)(1)"])).toEqual([1010, 1014]);
    expect(cells["4(C)"].count).toBe(11); // all that are claimed but 1010, and three reversals
    expect(listIds(cells["5-exempt-intra"])).toEqual([1001, 1012]);
    expect(cells["3.1(a)"].count).toBe(19);
  });

  it("has table 3.2 by State", () => {
    const { places } = gstr3b;
    expect(
      places["3.2-unregistered"].map((row) => [
        row.placeOfSupply,
        formatPaise(row.taxable),
        formatPaise(row.igst),
        listIds(row),
      ]),
    ).toEqual([
      ["29", "81745.77", "14714.24", [504, 704]],
      ["33", "115745.76", "20834.24", [502, 503, 802]],
    ]);
    expect(places["3.2-composition"]).toEqual([]);
  });

  it("is paid by credit first, and reverse charge in cash alone", () => {
    const nothing = { igst: 0n, cgst: 0n, sgst: 0n };
    const payment = payReturn(gstr3b, nothing, { ...nothing, igst: 30_000_00n });
    expect(payment.owed).toEqual({ igst: 37_308_48n, cgst: 146_14n, sgst: 146_14n });
    expect(payment.uses).toEqual([
      { credit: "igst", against: "igst", amount: 6_005_00n },
      { credit: "cgst", against: "cgst", amount: 146_14n },
      { credit: "sgst", against: "sgst", amount: 146_14n },
      { credit: "cgst", against: "igst", amount: 618_86n },
      { credit: "sgst", against: "igst", amount: 618_86n },
    ]);
    expect(payment.cash).toEqual({ igst: 30_065_76n, cgst: 0n, sgst: 0n });
    expect(payment.reverseChargeCash).toEqual({ igst: 1_800_00n, cgst: 50_00n, sgst: 50_00n });
    expect(payment.toDeposit).toEqual({ igst: 1_865_76n, cgst: 50_00n, sgst: 50_00n });
  });

  it("owes what reversals took beyond the credit", () => {
    const broughtForward = { igst: 100_00n, cgst: -800_00n, sgst: -765_00n };
    const payment = payReturn(gstr3b, broughtForward, { igst: 0n, cgst: 0n, sgst: 0n });
    expect(payment.overdrawn).toEqual({ igst: 0n, cgst: 35_00n, sgst: 0n });
    expect(payment.credit).toEqual({ igst: 6_105_00n, cgst: 0n, sgst: 0n });
    expect(payment.cash).toEqual({ igst: 31_203_48n, cgst: 181_14n, sgst: 146_14n });
  });

  it("has each company and embassy in its row of table 3.2", () => {
    const soldDocuments = HAND_DOCUMENTS.filter(({ id }) => id === 102);
    const sellTo = (kind: "composition" | "regular", gstin: string) =>
      makeGstr3b(HAND_PERIOD, HAND_COMPANY, {
        outward: soldDocuments.map((each) => ({ ...each, party: { kind, name: "", gstin } })),
        inward: [],
      }).places;
    expect(sellTo("composition", "33AAGCS4321K1ZG")["3.2-composition"]).toMatchObject([{ igst: 800_00n }]);
    expect(sellTo("regular", "0717USA00007UNO")["3.2-uin"]).toMatchObject([{ igst: 800_00n }]);
    expect(sellTo("regular", "33AAGCS4321K1ZG")).toEqual({
      ...{ "3.2-unregistered": [], "3.2-composition": [], "3.2-uin": [] },
    });
  });

  it("has 0 in the file where more exempt goods went back than were bought", () => {
    const returnedSupplies = HAND_INWARD.flatMap((each) =>
      each.id === 1001 && each.kind === "invoice" ? [{ ...each, kind: "creditNote" as const }] : [],
    );
    const summary = makeGstr3b(HAND_PERIOD, HAND_COMPANY, { outward: [], inward: returnedSupplies });
    expect(summary.cells["5-exempt-intra"].taxable).toBe(-400_00n);
    const { text } = writeGstr3bFile(summary);
    expect(text).toContain('{"ty":"GST","inter":0,"intra":0}');
    expect(checkGstr3bFile(text)).toEqual([]);
  });

  it("is not made for an IFF", () => {
    expect(() =>
      makeGstr3b({ kind: "iff", month: "2026-10" }, HAND_COMPANY, { outward: [], inward: [] }),
    ).toThrow(RangeError);
  });
});
