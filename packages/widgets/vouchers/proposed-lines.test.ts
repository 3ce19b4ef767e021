import { describe, expect, it } from "vitest";
import * as say from "../../sdk/generated/messages.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { keepDraft, keptDraft } from "../voucher/draft.ts";
import { placedFaults, renumbered } from "../voucher/placed-faults.ts";
import {
  drawnColumns,
  hasDocumentLines,
  proposedFigures,
  withChosen,
  withProposed,
} from "../voucher/proposed-lines.ts";
import { filledLines, newVoucher, sentVoucher } from "../voucher/voucher-values.ts";
import { SaleReturnVoucher } from "../generated/components/SaleReturnVoucher.ts";

const TODAY = "2026-11-18";
const definition = SaleReturnVoucher.definition as unknown as AnyVoucher; // cast to the engine's type: see define-voucher.tsx
const BILL = [
  { billLineNo: 1, itemName: "Gauze", left: 10, leftFree: 1 },
  { billLineNo: 3, itemName: "Roll", left: 2, leftFree: 0 },
];
const OTHER = [{ billLineNo: 1, itemName: "Splint", left: 4, leftFree: 0 }];

/** The voucher after another bill is chosen. */
function chosen(voucher: VoucherValues, billId: string | null) {
  return withChosen(definition, { ...voucher, fields: { ...voucher.fields, billId } });
}

/** The voucher after values are typed into a line. */
function typed(voucher: VoucherValues, key: number, fields: Readonly<Record<string, string>>): VoucherValues {
  const lines = voucher.lines.map((line) =>
    line.key === key ? { ...line, fields: { ...line.fields, ...fields } } : line,
  );
  return { ...voucher, lines };
}

const fresh = newVoucher(definition, TODAY);
const ofBill = withProposed(definition, chosen(fresh, "7"), "7", BILL);

describe("lines that are taken from another document", () => {
  it("are waited for once the document is chosen, and are then the only lines", () => {
    const awaited = chosen(fresh, "7");
    expect(awaited.from).toBeNull();
    expect(hasDocumentLines(definition, awaited)).toBe(false);
    expect(ofBill.lines.map(({ key, of }) => [key, of?.["itemName"]])).toEqual([
      [1, "Gauze"],
      [2, "Roll"],
    ]);
    expect(hasDocumentLines(definition, ofBill)).toBe(true);
    // Proposed lines don't count as typed.
    expect(filledLines(ofBill)).toEqual([]);
    expect(proposedFigures(definition, ofBill).map(({ field }) => field)).toEqual(["left", "leftFree"]);
  });

  it("are added once, and not after another document was chosen in the meantime", () => {
    const typedIn = typed(ofBill, 1, { goodQuantity: "4" });
    expect(withProposed(definition, typedIn, "7", BILL)).toBe(typedIn);
    const other = chosen(ofBill, "8");
    expect(withProposed(definition, other, "7", BILL)).toBe(other);
  });

  it("are sent by their numbers in the document, and only those with typed values", () => {
    const { lines } = sentVoucher(definition, typed(ofBill, 2, { damagedQuantity: "1" }), "abc");
    expect(lines).toEqual([{ billLineNo: 3, damagedQuantity: 1 }]);
  });

  it("are set aside with their typed values, and come back when their document is chosen again", () => {
    const other = chosen(typed(ofBill, 1, { goodQuantity: "4" }), "8");
    const ofOther = withProposed(definition, other, "8", OTHER);
    expect(ofOther.lines.map(({ of }) => of?.["itemName"])).toEqual(["Splint"]);
    // This bill has no free goods.
    expect(proposedFigures(definition, ofOther).map(({ field }) => field)).toEqual(["left"]);
    expect(drawnColumns(definition, ofOther)).not.toContain("freeQuantity");
    expect(drawnColumns(definition, ofBill)).toContain("freeQuantity");
    const back = withProposed(definition, chosen(ofOther, "7"), "7", BILL);
    expect(back.lines.map(({ fields }) => fields["goodQuantity"])).toEqual(["4", ""]);
  });

  it("are replaced by the lines typed by hand when no document is chosen any more", () => {
    const byHand = typed(fresh, 1, { itemId: "31", goodQuantity: "2" });
    const awaited = chosen(byHand, "7");
    expect(filledLines(awaited)).toEqual([]);
    expect(chosen(awaited, null).lines).toEqual(byHand.lines);
    const back = chosen(withProposed(definition, awaited, "7", BILL), null);
    expect(back.lines).toEqual(byHand.lines);
    expect(back).not.toHaveProperty("from");
  });

  it("are kept in the draft after the page is closed, even if there is only one", () => {
    let kept = "";
    const drafts = { get: () => kept, set: (_key: string, text: string) => void (kept = text) };
    const voucher = withProposed(definition, chosen(fresh, "8"), "8", OTHER);
    keepDraft(definition, drafts, { clientId: "abc", voucher });
    expect(keptDraft(definition, drafts)?.voucher.lines).toEqual(voucher.lines);
  });
});

describe("a server message about a line", () => {
  const second = typed(ofBill, 2, { damagedQuantity: "5" });

  it("is shown at a typed field of the line if it is about the whole line or a field that is only read", () => {
    const said = { "lines.0": "Too many.", date: "Too early." };
    expect(placedFaults(definition, second, said)).toEqual({
      "lines.0.damagedQuantity": "Too many.",
      date: "Too early.",
    });
    expect(placedFaults(definition, second, { "lines.0.billLineNo": "None." })).toEqual({
      "lines.0.damagedQuantity": "None.",
    });
    // The second line has no free goods, so it has no such field.
    expect(placedFaults(definition, second, { "lines.0.freeQuantity": "None." })).toEqual({
      "lines.0.damagedQuantity": "None.",
    });
    expect(placedFaults(definition, second, { "lines.0.goodQuantity": "None." })).toEqual({
      "lines.0.goodQuantity": "None.",
    });
  });

  it("names the line by its number on the screen", () => {
    const sent = (line: number) => say.lineFault({ line, fault: "Too many." });
    expect(renumbered(second, sent(1))).toEqual(sent(2));
    expect(renumbered(second, sent(4))).toEqual(sent(4));
    expect(renumbered(second, "Too many.")).toBe("Too many.");
  });
});
