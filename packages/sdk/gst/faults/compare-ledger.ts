import { formatIndianDay } from "../../books/written-day.ts";
import * as say from "../../generated/messages.ts";
import { isReported, writeRupees, type Check, type CheckSteps } from "./check.ts";
import type { CheckedDocument } from "./checked-document.ts";
import { sumTaxes, type Taxes } from "./line-totals.ts";
import type { TaxPosting } from "./return-facts.ts";

/** The accounts of output tax beside the documents of the return, one by one. */
export function* compareLedger(check: Check, documents: readonly CheckedDocument[]): CheckSteps {
  const { taxPostings } = check.facts;
  if (!taxPostings) return;
  const postings = new Map(taxPostings.map((posting) => [posting.voucherId, posting]));
  const { from, to } = check.days;
  for (const document of documents) {
    yield 1;
    const { id, date } = document;
    if (date < from || date > to) continue;
    compareDocument(check, document, postings.get(id) ?? NO_TAX);
    postings.delete(id);
  }
  for (const posting of postings.values()) addLedgerOnly(check, posting);
}

function addLedgerOnly({ faults }: Check, posting: TaxPosting): void {
  const { voucherId, number, date, cgst, sgst, igst } = posting;
  if (cgst === 0n && sgst === 0n && igst === 0n) return;
  const tax = cgst + sgst + igst;
  faults.add("LEDGER_ONLY", {
    ...{ fix: { kind: "voucher", id: voucherId }, found: tax, expected: 0n },
    say: () => say.gstLedgerOnly({ number, date: formatIndianDay(date), tax: writeRupees(tax) }),
  });
}

/** Each head by itself: a journal that moves tax from one to another leaves the sum as it is. */
function compareDocument({ faults }: Check, document: CheckedDocument, ledger: Taxes): void {
  const rightTaxes = sumOutputTax(document);
  const head = TAX_HEADS.find((each) => ledger[each] !== rightTaxes[each]);
  if (!head) return;
  faults.add("LEDGER_DIFFERS", {
    ...{ document, found: ledger[head], expected: rightTaxes[head] },
    say: () =>
      say.gstLedgerDiffers({
        ...{ number: document.number, head: head.toUpperCase() },
        ...{ ledger: writeRupees(ledger[head]), expected: writeRupees(rightTaxes[head]) },
      }),
  });
}

/** Under reverse charge the customer pays the tax, so the company's accounts have none. */
function sumOutputTax(document: CheckedDocument): Taxes {
  if (!isReported(document) || document.isReverseCharge) return NO_TAX;
  const { cgst, sgst, igst } = sumTaxes(document.lines);
  return document.kind === "creditNote" ? { cgst: -cgst, sgst: -sgst, igst: -igst } : { cgst, sgst, igst };
}

const TAX_HEADS = ["cgst", "sgst", "igst"] as const;
const NO_TAX: Taxes = { cgst: 0n, sgst: 0n, igst: 0n };
