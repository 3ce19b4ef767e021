import * as say from "../../generated/messages.ts";
import { findLargeInvoiceLimit } from "../laws.ts";
import { findDecidingParty, isInterState, ONE_RUPEE, writeRupees, type Check } from "./check.ts";
import type { CheckedDocument } from "./checked-document.ts";
import type { LineTotals } from "./line-totals.ts";

/** The value of a document, and what the law asks for from some value on. */
export function checkValue(check: Check, document: CheckedDocument, totals: LineTotals): void {
  const { faults } = check;
  const { number, value, lines, kind } = document;
  if (kind === "invoice" && lines.length === 0)
    faults.add("LINES_MISSING", { document, say: () => say.gstLinesMissing({ number }) });
  if (value === 0n) faults.add("VALUE_ZERO", { document, say: () => say.gstValueZero({ number }) });
  if (value < 0n)
    faults.add("VALUE_NEGATIVE", {
      ...{ document, found: value },
      say: () => say.gstValueNegative({ number, amount: writeRupees(value) }),
    });
  const lineValue = totals.taxable + totals.tax;
  if (lines.length > 0 && value > lineValue + ONE_RUPEE)
    faults.add("VALUE_ABOVE_LINES", {
      ...{ document, found: value, expected: lineValue },
      say: () =>
        say.gstValueAboveLines({ number, amount: writeRupees(value), lines: writeRupees(lineValue) }),
    });
  if (kind === "invoice") checkUnregistered(check, document, totals);
}

function checkUnregistered(check: Check, document: CheckedDocument, totals: LineTotals): void {
  const { kind, gstin } = findDecidingParty(document);
  if (kind !== "unregistered" || gstin !== undefined) return;
  checkLarge(check, document);
  checkCustomerName(check, document, totals);
}

function checkLarge(check: Check, document: CheckedDocument): void {
  const { number, value, date, party } = document;
  const limit = findLargeInvoiceLimit(check.laws.gstr1, date);
  if (limit === undefined || value <= limit || isInterState(check, document) !== true) return;
  check.faults.add("LARGE_UNREGISTERED", {
    ...{ document, found: value, expected: limit },
    say: () =>
      say.gstLargeUnregistered({
        ...{ number, amount: writeRupees(value), limit: writeRupees(limit), name: party.name },
      }),
  });
}

function checkCustomerName(
  { faults, laws }: Check,
  document: CheckedDocument,
  { taxable }: LineTotals,
): void {
  const { number, value, date, party } = document;
  const { limit } = laws.customerNames.findLast(({ from }) => from <= date) ?? {};
  const isNamed = party.name.trim() !== "" && party.hasAddress !== false;
  if (isNamed || limit === undefined || taxable < limit) return;
  faults.add("CUSTOMER_UNNAMED", {
    document,
    say: () => say.gstCustomerUnnamed({ number, amount: writeRupees(value), limit: writeRupees(limit) }),
  });
}
