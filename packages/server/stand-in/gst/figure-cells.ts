import { formatPaise, type Paise, type Taxed } from "@vanbook/sdk/books";

interface FigureSource extends Taxed {
  document: {
    id: number;
    documentId: number;
    voucherKind: string;
    number: string;
    date: string;
    value: Paise;
  };
}

/** What the reports of the documents of a figure have in common. */
export const FIGURE_CELLS = {
  VoucherID: ({ document }: FigureSource) => document.id,
  DocumentID: ({ document }: FigureSource) => document.documentId,
  Kind: ({ document }: FigureSource) => document.voucherKind,
  Number: ({ document }: FigureSource) => document.number,
  Date: ({ document }: FigureSource) => document.date,
  Value: ({ document }: FigureSource) => formatPaise(document.value),
  TaxableValue: ({ taxable }: FigureSource) => formatPaise(taxable),
  CGST: ({ cgst }: FigureSource) => formatPaise(cgst),
  SGST: ({ sgst }: FigureSource) => formatPaise(sgst),
  IGST: ({ igst }: FigureSource) => formatPaise(igst),
};

export const FIGURE_REPORT = {
  totals: ["TaxableValue", "CGST", "SGST", "IGST"],
  search: ["Number", "PartyName", "GSTIN"],
  sort: "Date",
  envelope: <Rows>(rows: Rows) => rows,
} as const;

export const getFigureKey = ({ document }: FigureSource) => [document.id];
