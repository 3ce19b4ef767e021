import { paise } from "../../../books/money.ts";
import type { SupplyKind } from "../../../books/company-books.ts";
import type { InwardLine, InwardSupply, ItcDocument, ItcReversal } from "../itc-document.ts";

/** October 2026 of the company of hand-month.ts: an inward document of every kind. */
export const HAND_INWARD: readonly ItcDocument[] = [
  // Of the month before, so of no table.
  makeSupply(1000, "2026-09-30", { lines: [makeLine("1000.00", { half: "90.00" })] }),
  makeSupply(1001, "2026-10-01", {
    lines: [makeLine("10000.00", { half: "900.00" }), makeLine("400.00", {}, "nilRated")],
  }),
  makeSupply(1002, "2026-10-02", { isInterState: true, lines: [makeLine("5000.00", { igst: "250.00" })] }),
  makeSupply(1003, "2026-10-03", { isCancelled: true, lines: [makeLine("1000.00", { half: "90.00" })] }),
  makeSupply(1004, "2026-10-04", {
    source: "reverseCharge",
    lines: [makeLine("2000.00", { half: "50.00" })],
  }),
  makeSupply(1005, "2026-10-05", {
    ...{ source: "importOfServices", isInterState: true, lines: [makeLine("10000.00", { igst: "1800.00" })] },
  }),
  // Goods that went back, of 1001.
  makeSupply(1006, "2026-10-06", { kind: "creditNote", lines: [makeLine("1000.00", { half: "90.00" })] }),
  makeSupply(1007, "2026-10-07", {
    ...{ kind: "debitNote", isInterState: true, lines: [makeLine("500.00", { igst: "25.00" })] },
  }),
  makeSupply(1008, "2026-10-08", {
    ...{ source: "distributor", isInterState: true, lines: [makeLine("0.00", { igst: "300.00" })] },
  }),
  makeSupply(1009, "2026-10-09", {
    ...{ source: "importOfGoods", isInterState: true, lines: [makeLine("20000.00", { igst: "3600.00" })] },
  }),
  // Food for the staff, which section 17(5) blocks.
  makeSupply(1010, "2026-10-10", {
    lines: [{ ...makeLine("1000.00", { half: "90.00" }), blocked: "section17" }],
  }),
  makeSupply(1011, "2026-10-11", {
    ...{
      isInterState: true,
      lines: [{ ...makeLine("500.00", { igst: "90.00" }), blocked: "lateOrElsewhere" }],
    },
  }),
  makeSupply(1012, "2026-10-12", { isFromComposition: true, lines: [makeLine("700.00", {})] }),
  makeSupply(1013, "2026-10-13", { isInterState: true, lines: [makeLine("900.00", {}, "nonGst")] }),
  makeReversal(1014, "reversal", "rule", { igst: "10.00", half: "5.00" }),
  // Of a bill that was not paid for 180 days.
  makeReversal(1015, "reversal", "other", { half: "90.00" }),
  makeReversal(1016, "reclaim", "other", { igst: "40.00" }),
];

/** `half` is the CGST, which the SGST equals. */
interface HandTax {
  igst?: string;
  half?: string;
}

function makeSupply(
  id: number,
  date: string,
  supply: Partial<InwardSupply> & Pick<InwardSupply, "lines">,
): InwardSupply {
  const lines = supply.lines.map((line, at) => ({ ...line, lineNo: at + 1 }));
  let value = 0n;
  for (const { taxable, cgst, sgst, igst } of lines) value += taxable + cgst + sgst + igst;
  return {
    ...{ id, kind: "invoice", source: "other", number: `PUR/${id}`, date, value, isInterState: false },
    ...{ isCancelled: false, isFromComposition: false },
    ...{ ...supply, lines },
  };
}

function makeLine(taxable: string, tax: HandTax, supplyKind: SupplyKind = "taxable"): InwardLine {
  return { lineNo: 0, taxable: paise(taxable), ...readTax(tax), supplyKind };
}

function makeReversal(
  id: number,
  kind: ItcReversal["kind"],
  reason: ItcReversal["reason"],
  tax: HandTax,
): ItcReversal {
  const date = "2026-10-31";
  return { id, kind, reason, number: `JRN/${id}`, date, isCancelled: false, tax: readTax(tax) };
}

function readTax({ igst = "0", half = "0" }: HandTax) {
  return { igst: paise(igst), cgst: paise(half), sgst: paise(half) };
}
