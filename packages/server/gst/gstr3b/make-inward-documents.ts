import { paise, percent, type SupplyKind } from "@vanbook/sdk/books";
import type { InwardLine } from "@vanbook/sdk/gst";
import type {
  EnteredDocument,
  EnteredDocuments,
  InwardVoucherKind,
  UnknownTaxDocument,
} from "./inward-document.ts";
import type { DebitNoteRow, ExpenseRow, InwardHeadRow, InwardLineRow, TaxColumns } from "./inward-rows.ts";

/** What the books have of suppliers' documents in effect. */
export interface InwardRows {
  purchases: readonly InwardHeadRow[];
  purchaseLines: readonly InwardLineRow[];
  returns: readonly InwardHeadRow[];
  returnLines: readonly InwardLineRow[];
  debitNotes: readonly DebitNoteRow[];
  expenses: readonly ExpenseRow[];
}

/**
 * What the books do not know of is in none of the documents: imports, input service distributors,
 * blocked credit, and suppliers under composition.
 */
export function makeInwardDocuments(rows: InwardRows): EnteredDocuments {
  const results = [
    ...makeGoods("purchase", rows.purchases, rows.purchaseLines),
    ...makeGoods("purchase_return", rows.returns, rows.returnLines),
    ...rows.debitNotes.map(makeDebitNote),
    ...rows.expenses.map(makeExpense),
  ];
  const documents: EnteredDocument[] = [];
  const unknownDocuments: UnknownTaxDocument[] = [];
  for (const result of results)
    if ("lacks" in result) unknownDocuments.push(result);
    else documents.push(result);
  return { documents, unknownDocuments };
}

function makeGoods(
  voucherKind: "purchase" | "purchase_return",
  heads: readonly InwardHeadRow[],
  rows: readonly InwardLineRow[],
): (EnteredDocument | UnknownTaxDocument)[] {
  const linesOf = new Map<number, (InwardLine | undefined)[]>();
  for (const row of rows) {
    const lines = linesOf.get(row.document_id) ?? [];
    linesOf.set(row.document_id, lines);
    lines.push(makeLine(row));
  }
  return heads.map((head) => {
    const lines = linesOf.get(head.document_id) ?? [];
    const knownLines = lines.filter((line) => line !== undefined);
    if (knownLines.length < lines.length) return makeUnknown(voucherKind, head);
    const kind = voucherKind === "purchase" ? "invoice" : "creditNote";
    return { ...makeHead(voucherKind, head), kind, source: "other", lines: knownLines };
  });
}

/** Undefined if the books do not say whether a line without tax is nil-rated, exempt or non-GST. */
function makeLine(row: InwardLineRow): InwardLine | undefined {
  const supplyKind = percent(row.tax_rate) > 0n ? "taxable" : readSupplyKind(row.supply_kind);
  return supplyKind && { lineNo: row.line_no, supplyKind, ...readTaxed(row) };
}

function readSupplyKind(text: string | null): SupplyKind | undefined {
  return SUPPLY_KINDS.find((kind) => kind === text);
}

const SUPPLY_KINDS: readonly SupplyKind[] = ["taxable", "nilRated", "exempt", "nonGst"];

function makeDebitNote(row: DebitNoteRow): EnteredDocument {
  const line = { lineNo: 1, supplyKind: "taxable", ...readTaxed(row) } as const;
  return { ...makeHead("debit_note", row), kind: "creditNote", source: "other", lines: [line] };
}

function makeExpense(row: ExpenseRow): EnteredDocument {
  const isReverseCharge = row.reverse_charge === 1;
  const [cgst, sgst, igst] = [paise(row.cgst), paise(row.sgst), paise(row.igst)];
  const within = isReverseCharge ? 0n : cgst + sgst + igst;
  const taxable = paise(row.amount) - within;
  return {
    ...makeHead("expense", { ...row, inter_state: igst === 0n ? 0 : 1, party_name: null }),
    ...{ kind: "invoice", source: isReverseCharge ? "reverseCharge" : "other" },
    lines: [{ lineNo: 1, supplyKind: "taxable", taxable, cgst, sgst, igst }],
  };
}

function makeHead(voucherKind: InwardVoucherKind, row: InwardHeadRow) {
  const { voucher_id: id, document_id: documentId, number, date, gstin } = row;
  return {
    ...{ id, documentId, voucherKind, number, date, gstin, partyName: row.party_name },
    ...{ value: paise(row.amount), isInterState: row.inter_state === 1 },
    ...{ isCancelled: false, isFromComposition: false },
  };
}

function makeUnknown(kind: InwardVoucherKind, row: InwardHeadRow): UnknownTaxDocument {
  const { voucher_id: voucherId, document_id: documentId, number, date } = row;
  return { voucherId, documentId, kind, number, date, lacks: ["supplyKind"] };
}

function readTaxed({ taxable, cgst, sgst, igst }: TaxColumns) {
  return { taxable: paise(taxable), cgst: paise(cgst), sgst: paise(sgst), igst: paise(igst) };
}
