import { formatPercent } from "../../books/money.ts";
import { divideRounded } from "../../books/rounding.ts";
import { formatIndianDay } from "../../books/written-day.ts";
import * as say from "../../generated/messages.ts";
import { GST_MASTERS } from "../format/gstr1-format.ts";
import { isRateInForce } from "../laws.ts";
import { findMaster, ONE_RUPEE, writeRupees, type Check } from "./check.ts";
import type { CheckedDocument, CheckedLine } from "./checked-document.ts";
import { describeItem } from "./check-code.ts";
import { sumTax } from "./line-totals.ts";

/** The kind of supply of a line, its rate and its tax. `isTaxed`: whether the tax must be there. */
export function checkLine(
  check: Check,
  document: CheckedDocument,
  line: CheckedLine,
  isTaxed: boolean,
): void {
  checkAmounts(check, document, line);
  switch (line.supplyKind) {
    case "taxable":
      return checkTaxableLine(check, document, line, isTaxed);
    case "nonGst":
      return checkNonGstLine(check, document, line);
    case "nilRated":
    case "exempt":
      return checkUntaxedLine(check, document, line);
    case undefined: {
      const fix = findMaster("item", line.itemId, document);
      check.faults.add("SUPPLY_KIND_UNKNOWN", {
        ...{ document, lineNo: line.lineNo, fix },
        say: () => say.gstSupplyKindUnknown({ item: describeItem(document, line) }),
      });
    }
  }
}

function checkAmounts({ faults }: Check, document: CheckedDocument, line: CheckedLine): void {
  const { number } = document;
  const { lineNo, taxable, cgst, sgst, igst, quantity } = line;
  if (taxable < 0n || cgst < 0n || sgst < 0n || igst < 0n || quantity < 0n)
    faults.add("LINE_NEGATIVE", {
      ...{ document, lineNo },
      say: () => say.gstLineNegative({ number, line: lineNo }),
    });
  if (igst !== 0n && (cgst !== 0n || sgst !== 0n))
    faults.add("BOTH_HEADS", { document, lineNo, say: () => say.gstBothHeads({ number, line: lineNo }) });
  if (cgst !== sgst)
    faults.add("HALVES_DIFFER", {
      ...{ document, lineNo, found: cgst, expected: sgst },
      say: () =>
        say.gstHalvesDiffer({ number, line: lineNo, cgst: writeRupees(cgst), sgst: writeRupees(sgst) }),
    });
}

function checkTaxableLine(
  check: Check,
  document: CheckedDocument,
  line: CheckedLine,
  isTaxed: boolean,
): void {
  const { faults } = check;
  const { lineNo, taxRate, hsnCode } = line;
  if (taxRate === 0n)
    faults.add("TAXABLE_AT_ZERO", {
      ...{ document, lineNo, fix: findMaster("item", line.itemId, document) },
      say: () => say.gstTaxableAtZero({ item: describeItem(document, line) }),
    });
  const { number } = document;
  const date = document.refersTo?.date ?? document.date;
  if (!LISTED_RATES.has(taxRate))
    faults.add("RATE_NOT_LISTED", {
      ...{ document, lineNo },
      say: () => say.gstRateNotListed({ number, line: lineNo, rate: formatRate(taxRate) }),
    });
  else if (!isRateInForce(taxRate, date, hsnCode))
    faults.add("RATE_NOT_IN_FORCE", {
      ...{ document, lineNo },
      say: () =>
        say.gstRateNotInForce({
          ...{ number, line: lineNo, rate: formatRate(taxRate), date: formatIndianDay(date) },
          item: describeItem(document, line),
        }),
    });
  if (isTaxed) checkTax(check, document, line);
}

function checkTax({ faults }: Check, document: CheckedDocument, line: CheckedLine): void {
  const tax = sumTax(line);
  const rightTax = divideRounded(line.taxable * line.taxRate, 10_000n);
  const difference = tax - rightTax;
  if (difference <= ONE_RUPEE && difference >= -ONE_RUPEE) return;
  const { lineNo, taxRate, taxable } = line;
  faults.add("TAX_DIFFERS", {
    ...{ document, lineNo, found: tax, expected: rightTax },
    say: () =>
      say.gstTaxDiffers({
        ...{ number: document.number, line: lineNo, rate: formatRate(taxRate) },
        ...{ tax: writeRupees(tax), taxable: writeRupees(taxable), expected: writeRupees(rightTax) },
      }),
  });
}

function checkNonGstLine({ faults }: Check, document: CheckedDocument, line: CheckedLine): void {
  const { lineNo, taxRate } = line;
  const tax = sumTax(line);
  if (taxRate === 0n && tax === 0n) return;
  faults.add("NON_GST_WITH_RATE", {
    ...{ document, lineNo, found: tax, expected: 0n },
    say: () => say.gstNonGstWithTax({ number: document.number, line: lineNo, rate: formatRate(taxRate) }),
  });
}

function checkUntaxedLine({ faults }: Check, document: CheckedDocument, line: CheckedLine): void {
  const { lineNo, taxRate } = line;
  const { number } = document;
  const tax = sumTax(line);
  if (tax !== 0n)
    faults.add("UNTAXED_WITH_TAX", {
      ...{ document, lineNo, found: tax, expected: 0n },
      say: () => say.gstUntaxedWithTax({ number, line: lineNo, tax: writeRupees(tax) }),
    });
  else if (taxRate !== 0n)
    faults.add("UNTAXED_WITH_RATE", {
      ...{ document, lineNo, fix: findMaster("item", line.itemId, document) },
      say: () => say.gstUntaxedWithRate({ item: describeItem(document, line), rate: formatRate(taxRate) }),
    });
}

/** 1800 → "18", 25 → "0.25". */
function formatRate(rate: bigint): string {
  return String(Number(formatPercent(rate)));
}

const LISTED_RATES: ReadonlySet<bigint> = new Set(
  GST_MASTERS.rates.map((rate) => BigInt(Math.round(rate * 100))),
);
