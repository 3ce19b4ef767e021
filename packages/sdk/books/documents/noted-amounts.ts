import { sum, type Paise, type Percent } from "../money.ts";
import { sumTaxed, sumTaxedAmount, type Tax, type Taxed, type TaxedLine } from "../tax.ts";
import { lowerTax, makeRemainderProblem, type TaxedAmount } from "./remainder.ts";

/** What notes have reversed of a document, in all and by tax rate. In paise. */
export interface NotedAmounts {
  voucherNo: string;
  amount: Paise;
  rates: ReadonlyMap<Percent, TaxedAmount>;
}

interface DocumentLine {
  taxRate: Percent;
  whole: Taxed;
  returned: Taxed;
}

/**
 * Lowers the taxes of returned lines to what notes have left of them at each rate, which matters
 * only for paise that were rounded. Throws REMAINDER_EXCEEDED if the lines of a rate come to more
 * than notes have left of its amount.
 */
export function limitToNotes<Line extends TaxedLine>(
  lines: readonly Line[],
  documentLines: readonly DocumentLine[],
  notedAmounts: NotedAmounts | undefined,
): Line[] {
  if (!notedAmounts) return [...lines];
  const leftByRate = new Map<Percent, Taxed>();
  for (const rate of new Set(lines.map((line) => line.taxRate))) {
    // A note without tax may be of any line: only the amount of the whole document limits it.
    if (rate === 0n) continue;
    const remainder = calculateLeft(rate, documentLines, notedAmounts);
    const amount = sum(lines.map((line) => (line.taxRate === rate ? line.amount : 0n)));
    if (amount > sumTaxedAmount(remainder))
      throw makeRemainderProblem("lines", {
        of: notedAmounts.voucherNo,
        left: sumTaxedAmount(remainder),
        rate,
      });
    leftByRate.set(rate, remainder);
  }
  return lowerTaxes(lines, leftByRate);
}

/** Lowers the taxes of lines to what is left of each tax at their rate, line after line. */
export function lowerTaxes<Line extends TaxedLine>(
  lines: readonly Line[],
  leftByRate: ReadonlyMap<Percent, Tax>,
): Line[] {
  const remaining = new Map(leftByRate);
  return lines.map((line) => {
    const leftTax = remaining.get(line.taxRate);
    if (!leftTax) return line;
    const tax = lowerTax(line, leftTax);
    remaining.set(line.taxRate, {
      cgst: leftTax.cgst - tax.cgst,
      sgst: leftTax.sgst - tax.sgst,
      igst: leftTax.igst - tax.igst,
    });
    return { ...line, ...tax, amount: line.taxable + tax.cgst + tax.sgst + tax.igst };
  });
}

function calculateLeft(
  rate: Percent,
  documentLines: readonly DocumentLine[],
  { rates }: NotedAmounts,
): Taxed {
  const own = documentLines.filter((line) => line.taxRate === rate);
  const whole = sumTaxed(own.map((line) => line.whole));
  const returnedSum = sumTaxed(own.map((line) => line.returned));
  const { amount, cgst, sgst, igst } = rates.get(rate) ?? NOTHING_NOTED;
  return {
    taxable: whole.taxable - returnedSum.taxable - (amount - cgst - sgst - igst),
    cgst: whole.cgst - returnedSum.cgst - cgst,
    sgst: whole.sgst - returnedSum.sgst - sgst,
    igst: whole.igst - returnedSum.igst - igst,
  };
}

const NOTHING_NOTED: TaxedAmount = { amount: 0n, cgst: 0n, sgst: 0n, igst: 0n };
