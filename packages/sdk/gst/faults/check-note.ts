import { formatPercent } from "../../books/money.ts";
import { formatIndianDay } from "../../books/written-day.ts";
import * as say from "../../generated/messages.ts";
import { writePlace, writeRupees, type Check } from "./check.ts";
import type { CheckedDocument, CheckedInvoice } from "./checked-document.ts";
import { sumTax } from "./line-totals.ts";

/** A credit or debit note beside the invoice that it refers to. */
export function checkNote(check: Check, document: CheckedDocument): void {
  const { number, refersTo } = document;
  if (document.isInvoiceUnclear) {
    check.faults.add("NOTE_INVOICE_UNCLEAR", { document, say: () => say.gstNoteInvoiceUnclear({ number }) });
    return;
  }
  if (!refersTo) {
    if (document.lines.length > 0)
      check.faults.add("NOTE_WITHOUT_INVOICE", {
        document,
        say: () => say.gstNoteWithoutInvoice({ number }),
      });
    return;
  }
  checkDays(check, document, refersTo);
  checkInvoiceFacts(check, document, refersTo);
  if (document.kind === "creditNote") checkRemainder(check, document, refersTo);
}

function checkDays(check: Check, document: CheckedDocument, invoice: CheckedInvoice): void {
  const { number, date, kind, lines } = document;
  const makeValues = () => ({ number, date: formatIndianDay(date), invoice: invoice.number });
  if (date < invoice.date)
    check.faults.add("NOTE_BEFORE_INVOICE", {
      document,
      say: () => say.gstNoteBeforeInvoice({ ...makeValues(), invoiceDay: formatIndianDay(invoice.date) }),
    });
  const lastDay = check.findLastTaxDay(invoice.date);
  const isLate = kind === "creditNote" && lastDay !== undefined && date > lastDay;
  if (isLate && lines.some((line) => sumTax(line) !== 0n))
    check.faults.add("NOTE_TOO_LATE", {
      document,
      say: () => say.gstNoteTooLate({ ...makeValues(), day: formatIndianDay(lastDay) }),
    });
}

function checkInvoiceFacts({ faults }: Check, document: CheckedDocument, refersTo: CheckedInvoice): void {
  const { number, party, placeOfSupply: place, lines } = document;
  const { number: invoice, placeOfSupply: invoicePlace, rates } = refersTo;
  if (refersTo.isCancelled)
    faults.add("NOTE_ON_CANCELLED", { document, say: () => say.gstNoteOnCancelled({ number, invoice }) });
  const { gstin: invoiceGstin } = refersTo.party;
  if (party.gstin !== undefined && invoiceGstin !== undefined && party.gstin !== invoiceGstin)
    faults.add("NOTE_OTHER_CUSTOMER", { document, say: () => say.gstNoteOtherCustomer({ number, invoice }) });
  if (place !== undefined && invoicePlace !== undefined && place !== invoicePlace)
    faults.add("NOTE_OTHER_PLACE", {
      document,
      say: () =>
        say.gstNoteOtherPlace({
          ...{ number, invoice, place: writePlace(place), invoicePlace: writePlace(invoicePlace) },
        }),
    });
  const otherLine = rates && lines.find(({ taxRate }) => !rates.includes(taxRate));
  if (otherLine)
    faults.add("NOTE_OTHER_RATE", {
      ...{ document, lineNo: otherLine.lineNo },
      say: () => {
        const rate = String(Number(formatPercent(otherLine.taxRate)));
        return say.gstNoteOtherRate({ number, rate, invoice });
      },
    });
}

function checkRemainder({ faults }: Check, document: CheckedDocument, invoice: CheckedInvoice): void {
  const { number, value } = document;
  const { remainder } = invoice;
  if (remainder === undefined || value <= remainder) return;
  faults.add("NOTE_ABOVE_INVOICE", {
    ...{ document, found: value, expected: remainder },
    say: () =>
      say.gstNoteAboveInvoice({
        ...{ number, amount: writeRupees(value), invoice: invoice.number, left: writeRupees(remainder) },
      }),
  });
}
