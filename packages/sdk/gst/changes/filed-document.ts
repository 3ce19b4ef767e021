import type { Paise, Percent, Quantity } from "../../books/money.ts";
import { sumTaxed, type Taxed } from "../../books/tax.ts";
import type { DocumentKind, DocumentLine, GstCompany, OutwardDocument, PartyKind } from "../document.ts";
import type { Gstr1Laws } from "../laws.ts";
import { isReported } from "../place-document.ts";
import type { ReturnPeriod } from "../return-period.ts";
import type { DocumentTable } from "../table-names.ts";
import { collectLines } from "../tables/cell.ts";
import { placeDocument } from "../tables/placed-document.ts";
import type { UntaxedKind } from "../tables/untaxed-supplies.ts";

/** A document as a return states it, without its lines. Amounts are positive in credit notes too. */
export interface DocumentFigures {
  /** Of its voucher. */
  id: number;
  kind: DocumentKind;
  number: string;
  /** `YYYY-MM-DD`, as all days here. */
  date: string;
  /** The day of the invoice that a credit note refers to, otherwise the document's own day. */
  suppliedOn: string;
  value: Paise;
  /** Of a note the customer of its invoice. */
  partyKind: PartyKind;
  gstin?: string;
  placeOfSupply: string;
  isReverseCharge: boolean;
  isInterState: boolean;
  isCancelled: boolean;
  /** Where its items go; undefined without items. */
  table: DocumentTable | undefined;
  /** One for each rate; none in a document that only table 8, 12 or 13 counts. */
  items: readonly FiledItem[];
  /** Nil-rated, exempt and non-GST lines, which go to table 8. */
  untaxed: Readonly<Record<UntaxedKind, Paise>>;
  /** What table 12 counts. */
  goods: readonly FiledGoods[];
}

export interface FiledItem extends Taxed {
  rate: Percent;
}

export interface FiledGoods {
  hsnCode: string;
  uqc: string;
  rate: Percent;
  quantity: Quantity;
  taxable: Paise;
}

/** A document as the portal has it, by the return and what amended it since. */
export interface FiledDocument extends DocumentFigures {
  /** The return whose ordinary tables have it. An amendment leaves this as it is. */
  filedIn: ReturnPeriod;
  /** Whether a section has its number with amounts of 0, so that no other section may have it. */
  isTakenOut: boolean;
}

/** The document as a return of today would state it. */
export function describeFigures(
  company: GstCompany,
  document: OutwardDocument,
  laws: Gstr1Laws,
): DocumentFigures {
  const { table, party, isInterState, tableLines, untaxedLines } = placeDocument(company, document, laws);
  const isCounted = isReported(document);
  const taxedLines = isCounted ? tableLines : [];
  return {
    ...{ id: document.id, kind: document.kind, number: document.number, date: document.date },
    ...{ suppliedOn: findSupplyDay(document), value: document.value, partyKind: party.kind },
    ...(party.gstin !== undefined && { gstin: party.gstin }),
    ...{ placeOfSupply: document.placeOfSupply, isReverseCharge: document.isReverseCharge, isInterState },
    ...{ isCancelled: document.isCancelled, table: taxedLines.length > 0 ? table : undefined },
    items: sumByRate(taxedLines),
    untaxed: sumByKind(isCounted ? untaxedLines : []),
    goods: sumGoods(isCounted ? document.lines : []),
  };
}

/** Section 34(2) counts the time for a credit note from the supply. */
function findSupplyDay({ kind, date, refersTo }: OutwardDocument): string {
  return kind === "creditNote" ? (refersTo?.date ?? date) : date;
}

function sumByRate(lines: readonly DocumentLine[]): FiledItem[] {
  return [...collectLines(lines, (line) => line.taxRate)].map(([rate, own]) => ({ rate, ...sumTaxed(own) }));
}

function sumByKind(lines: readonly DocumentLine[]): Record<UntaxedKind, Paise> {
  const sums = { nilRated: 0n, exempt: 0n, nonGst: 0n };
  for (const { supplyKind, taxable } of lines) if (supplyKind !== "taxable") sums[supplyKind] += taxable;
  return sums;
}

function sumGoods(lines: readonly DocumentLine[]): FiledGoods[] {
  const groups = collectLines(lines, ({ hsnCode, uqc, taxRate }) => `${hsnCode}/${uqc}/${taxRate}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    let quantity = 0n;
    for (const line of own) quantity += line.quantity;
    const { hsnCode, uqc, taxRate: rate } = first;
    return { hsnCode, uqc, rate, quantity, taxable: sumTaxed(own).taxable };
  });
}
