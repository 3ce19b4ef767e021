import { paise, percent, quantity } from "../../books/money.ts";
import type { DocumentLine, OutwardDocument } from "../document.ts";
import type { ReturnPeriod } from "../return-period.ts";
import { HAND_DOCUMENTS } from "./hand-month.ts";

export const NEXT_HAND_PERIOD: ReturnPeriod = { kind: "month", month: "2026-11" };

/** What happened to documents of October after its return was filed, by id. */
const CHANGES_BY_ID: Readonly<Record<number, Partial<OutwardDocument>>> = {
  // A packet less at 50.00: the taxable value at 5 % is 1090.00 instead of 1140.00.
  101: {
    value: paise("2598.00"),
    lines: changeLine(101, 1, { quantity: quantity("9"), ...makeAmounts("900.00", { half: "22.50" }) }),
  },
  107: { isCancelled: true },
  503: { isCancelled: true },
  504: {
    value: paise("106200.00"),
    lines: changeLine(504, 1, {
      quantity: quantity("290"),
      ...makeAmounts("90000.00", { igst: "16200.00" }),
    }),
  },
  505: { value: paise("568.00"), lines: changeLine(505, 2, makeAmounts("450.00", {})) },
  // The customer had a GSTIN already.
  527: { party: copyDocument(706).party },
  601: {
    value: paise("9450.00"),
    lines: changeLine(601, 1, { quantity: quantity("90"), ...makeAmounts("9000.00", { igst: "450.00" }) }),
  },
  703: { value: paise("350.00"), lines: changeLine(703, 1, makeAmounts("250.00", { igst: "100.00" })) },
  704: { value: paise("2360.00"), lines: changeLine(704, 1, makeAmounts("2000.00", { igst: "360.00" })) },
};

/** October as the books have it now, and November. The figures are in the test. */
export const CHANGED_DOCUMENTS: readonly OutwardDocument[] = [
  ...HAND_DOCUMENTS.map((document) => ({ ...document, ...CHANGES_BY_ID[document.id] })),
  // Dated in October, but entered after its return was filed.
  {
    ...copyDocument(102),
    ...{ id: 109, number: "A/26-27/109", seriesNumber: 109, date: "2026-10-30", value: paise("590.00") },
    lines: [makeLine("34025000", "KGS", "2", "18", makeAmounts("500.00", { igst: "90.00" }))],
  },
  {
    ...copyDocument(101),
    ...{ id: 110, number: "A/26-27/110", seriesNumber: 110, date: "2026-11-05", value: paise("210.00") },
    lines: [makeLine("19053100", "PAC", "2", "5", makeAmounts("200.00", { half: "5.00" }))],
  },
  {
    ...copyDocument(501),
    ...{ id: 508, number: "B/26-27/508", seriesNumber: 508, date: "2026-11-06", value: paise("178.00") },
    lines: [
      makeLine("34025000", "KGS", "1", "18", makeAmounts("100.00", { half: "9.00" })),
      { ...makeLine("04011000", "LTR", "1", "0", makeAmounts("60.00", {})), lineNo: 2, supplyKind: "exempt" },
    ],
  },
];

function copyDocument(id: number): OutwardDocument {
  const document = HAND_DOCUMENTS.find((each) => each.id === id);
  if (!document) throw new Error(`The month has no document ${id}.`);
  return document;
}

function changeLine(id: number, lineNo: number, change: Partial<DocumentLine>): DocumentLine[] {
  return copyDocument(id).lines.map((line) => (line.lineNo === lineNo ? { ...line, ...change } : line));
}

/** `half` is the CGST, which the SGST equals. */
function makeAmounts(taxable: string, { half = "0", igst = "0" }: { half?: string; igst?: string }) {
  return { taxable: paise(taxable), cgst: paise(half), sgst: paise(half), igst: paise(igst) };
}

function makeLine(
  hsnCode: string,
  uqc: string,
  count: string,
  rate: string,
  amounts: ReturnType<typeof makeAmounts>,
): DocumentLine {
  return {
    ...{ lineNo: 1, hsnCode, uqc, quantity: quantity(count), taxRate: percent(rate), supplyKind: "taxable" },
    ...amounts,
  };
}
