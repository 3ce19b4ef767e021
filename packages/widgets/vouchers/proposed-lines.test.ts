import { describe, expect, it } from "vitest";
import * as say from "../../sdk/generated/messages.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { keepDraft, loadDraft } from "../voucher/draft.ts";
import { placeFaults, correctLineNumber } from "../voucher/placed-faults.ts";
import {
  listDrawnColumns,
  hasDocumentLines,
  listProposedFigures,
  withChosen,
  withProposed,
} from "../voucher/proposed-lines.ts";
import { listFilledLines, createVoucher, buildVoucherRequest } from "../voucher/voucher-values.ts";
import { SaleReturnVoucher } from "../generated/components/SaleReturnVoucher.ts";

const TEST_DATE = "2026-11-18";
const definition = SaleReturnVoucher.definition as unknown as AnyVoucher; // cast to the engine's type: see define-voucher.tsx
const BILL_LINES = [
  { billLineNo: 1, itemName: "Gauze", left: 10, leftFree: 1 },
  { billLineNo: 3, itemName: "Roll", left: 2, leftFree: 0 },
];
const OTHER_LINES = [{ billLineNo: 1, itemName: "Splint", left: 4, leftFree: 0 }];

/** The voucher after another bill is chosen. */
function chooseBill(voucher: VoucherValues, billId: string | null) {
  return withChosen(definition, { ...voucher, fields: { ...voucher.fields, billId } });
}

/** The voucher after values are typed into a line. */
function typeFields(
  voucher: VoucherValues,
  key: number,
  fields: Readonly<Record<string, string>>,
): VoucherValues {
  const lines = voucher.lines.map((line) =>
    line.key === key ? { ...line, fields: { ...line.fields, ...fields } } : line,
  );
  return { ...voucher, lines };
}

const fresh = createVoucher(definition, TEST_DATE);
const ofBill = withProposed(definition, chooseBill(fresh, "7"), "7", BILL_LINES);

describe("lines that are taken from another document", () => {
  it("are waited for once the document is chosen, and are then the only lines", () => {
    const awaitedVoucher = chooseBill(fresh, "7");
    expect(awaitedVoucher.from).toBeNull();
    expect(hasDocumentLines(definition, awaitedVoucher)).toBe(false);
    expect(ofBill.lines.map(({ key, of }) => [key, of?.["itemName"]])).toEqual([
      [1, "Gauze"],
      [2, "Roll"],
    ]);
    expect(hasDocumentLines(definition, ofBill)).toBe(true);
    // Proposed lines don't count as typed.
    expect(listFilledLines(ofBill)).toEqual([]);
    expect(listProposedFigures(definition, ofBill).map(({ field }) => field)).toEqual(["left", "leftFree"]);
  });

  it("are added once, and not after another document was chosen in the meantime", () => {
    const typedIn = typeFields(ofBill, 1, { goodQuantity: "4" });
    expect(withProposed(definition, typedIn, "7", BILL_LINES)).toBe(typedIn);
    const other = chooseBill(ofBill, "8");
    expect(withProposed(definition, other, "7", BILL_LINES)).toBe(other);
  });

  it("are sent by their numbers in the document, and only those with typed values", () => {
    const { lines } = buildVoucherRequest(definition, typeFields(ofBill, 2, { damagedQuantity: "1" }), "abc");
    expect(lines).toEqual([{ billLineNo: 3, damagedQuantity: 1 }]);
  });

  it("are set aside with their typed values, and come back when their document is chosen again", () => {
    const other = chooseBill(typeFields(ofBill, 1, { goodQuantity: "4" }), "8");
    const ofOther = withProposed(definition, other, "8", OTHER_LINES);
    expect(ofOther.lines.map(({ of }) => of?.["itemName"])).toEqual(["Splint"]);
    // This bill has no free goods.
    expect(listProposedFigures(definition, ofOther).map(({ field }) => field)).toEqual(["left"]);
    expect(listDrawnColumns(definition, ofOther)).not.toContain("freeQuantity");
    expect(listDrawnColumns(definition, ofBill)).toContain("freeQuantity");
    const back = withProposed(definition, chooseBill(ofOther, "7"), "7", BILL_LINES);
    expect(back.lines.map(({ fields }) => fields["goodQuantity"])).toEqual(["4", ""]);
  });

  it("are replaced by the lines typed by hand when no document is chosen any more", () => {
    const byHand = typeFields(fresh, 1, { itemId: "31", goodQuantity: "2" });
    const awaitedVoucher = chooseBill(byHand, "7");
    expect(listFilledLines(awaitedVoucher)).toEqual([]);
    expect(chooseBill(awaitedVoucher, null).lines).toEqual(byHand.lines);
    const back = chooseBill(withProposed(definition, awaitedVoucher, "7", BILL_LINES), null);
    expect(back.lines).toEqual(byHand.lines);
    expect(back).not.toHaveProperty("from");
  });

  it("are kept in the draft after the page is closed, even if there is only one", () => {
    let keptText = "";
    const drafts = { get: () => keptText, set: (_key: string, text: string) => void (keptText = text) };
    const voucher = withProposed(definition, chooseBill(fresh, "8"), "8", OTHER_LINES);
    keepDraft(definition, drafts, { clientId: "abc", voucher });
    expect(loadDraft(definition, drafts)?.voucher.lines).toEqual(voucher.lines);
  });
});

describe("a server message about a line", () => {
  const second = typeFields(ofBill, 2, { damagedQuantity: "5" });

  it("is shown at a typed field of the line if it is about the whole line or a field that is only read", () => {
    const messages = { "lines.0": "Too many.", date: "Too early." };
    expect(placeFaults(definition, second, messages)).toEqual({
      "lines.0.damagedQuantity": "Too many.",
      date: "Too early.",
    });
    expect(placeFaults(definition, second, { "lines.0.billLineNo": "None." })).toEqual({
      "lines.0.damagedQuantity": "None.",
    });
    // The second line has no free goods, so it has no such field.
    expect(placeFaults(definition, second, { "lines.0.freeQuantity": "None." })).toEqual({
      "lines.0.damagedQuantity": "None.",
    });
    expect(placeFaults(definition, second, { "lines.0.goodQuantity": "None." })).toEqual({
      "lines.0.goodQuantity": "None.",
    });
  });

  it("names the line by its number on the screen", () => {
    const makeLineFault = (line: number) => say.lineFault({ line, fault: "Too many." });
    expect(correctLineNumber(second, makeLineFault(1))).toEqual(makeLineFault(2));
    expect(correctLineNumber(second, makeLineFault(4))).toEqual(makeLineFault(4));
    expect(correctLineNumber(second, "Too many.")).toBe("Too many.");
  });
});
