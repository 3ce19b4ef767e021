import type { FixedCell } from "./cell-names.ts";
import { omitTax, type Contribution } from "./contribution.ts";
import {
  isReversal,
  type InwardLine,
  type InwardSource,
  type InwardSupply,
  type ItcDocument,
  type ItcReversal,
} from "./itc-document.ts";

/**
 * Tables 3.1(d), 4 and 5. Suppliers' credit notes are deducted from where their kind of supply
 * counts (circular 170/02/2022-GST of the CBIC).
 */
export function listInwardContributions(document: ItcDocument): Contribution[] {
  if (document.isCancelled) return [];
  if (isReversal(document)) return listReversal(document);
  return [...listClaims(document), ...listUntaxed(document)];
}

function listClaims(document: InwardSupply): Contribution[] {
  const taxedLines = document.lines.filter(hasTax);
  const isClaimed = (line: InwardLine) => line.blocked !== "lateOrElsewhere";
  return [
    ...add(document, "3.1(d)", isOwed(document.source) ? taxedLines : []),
    ...add(document, CREDIT_CELLS[document.source], taxedLines.filter(isClaimed)),
    ...add(
      document,
      "4(B)(1)",
      taxedLines.filter(({ blocked }) => blocked === "section17"),
    ),
    ...add(
      document,
      "4(C)",
      taxedLines.filter(({ blocked }) => blocked === undefined),
    ),
    ...add(
      document,
      "4(D)(2)",
      taxedLines.filter((line) => !isClaimed(line)),
    ),
  ];
}

/** The values of table 5: supplies on which no tax is charged. */
function listUntaxed(document: InwardSupply): Contribution[] {
  const side = document.isInterState ? "inter" : "intra";
  const { isFromComposition, lines } = document;
  const isExempt = ({ supplyKind }: InwardLine) =>
    isFromComposition ? supplyKind !== "nonGst" : supplyKind === "nilRated" || supplyKind === "exempt";
  return [
    ...add(document, `5-exempt-${side}`, omitTax(lines.filter(isExempt))),
    ...add(document, `5-nonGst-${side}`, omitTax(lines.filter(({ supplyKind }) => supplyKind === "nonGst"))),
  ];
}

function add(document: InwardSupply, cell: FixedCell, lines: Contribution["lines"]): Contribution[] {
  const sign = document.kind === "creditNote" ? -1n : 1n;
  return lines.length === 0 ? [] : [{ cell, documentId: document.id, lines, sign }];
}

/** What is claimed again counts as all other input tax, and table 4(D)(1) names it. */
function listReversal({ id, kind, reason, tax }: ItcReversal): Contribution[] {
  const contribution = { documentId: id, lines: [{ lineNo: 1, taxable: 0n, ...tax }], sign: 1n } as const;
  if (kind === "reclaim")
    return (["4(A)(5)", "4(C)", "4(D)(1)"] as const).map((cell) => ({ ...contribution, cell }));
  return [
    { ...contribution, cell: reason === "rule" ? "4(B)(1)" : "4(B)(2)" },
    { ...contribution, cell: "4(C)", sign: -1n },
  ];
}

/** Whether the company owes the tax itself. */
function isOwed(source: InwardSource): boolean {
  return source === "reverseCharge" || source === "importOfServices";
}

function hasTax({ cgst, sgst, igst }: InwardLine): boolean {
  return cgst !== 0n || sgst !== 0n || igst !== 0n;
}

const CREDIT_CELLS = {
  importOfGoods: "4(A)(1)",
  importOfServices: "4(A)(2)",
  reverseCharge: "4(A)(3)",
  distributor: "4(A)(4)",
  other: "4(A)(5)",
} as const satisfies Record<InwardSource, FixedCell>;
