import { divideRounded } from "../../books/rounding.ts";
import type { DocumentKind } from "../document.ts";
import { GST_MASTERS } from "../format/gstr1-format.ts";
import type { Gstr1 } from "../make-gstr1.ts";
import type { HsnPart, HsnRow } from "../tables/hsn-summary.ts";
import { SUPPLY_TYPES, type UntaxedKind } from "../tables/untaxed-supplies.ts";
import { arrangeKeys } from "./arrange-keys.ts";
import { describeTax, NO_CESS } from "./describe-document.ts";
import type { FileRecord } from "./file-parts.ts";
import { writeJson, type JsonObject } from "./json-text.ts";

/** The official description of a code, if it is in the official list. */
export type HsnDescription = (hsnCode: string) => string | undefined;

/** Tables 7, 8, 12 and 13. Each list is one record, because the portal replaces it as a whole. */
export function makeSummaryRecords(gstr1: Gstr1, describeHsn: HsnDescription): FileRecord[] {
  return [
    makeList("b2cs", undefined, listSmallSupplies(gstr1)),
    makeList("nil", "inv", listUntaxedSupplies(gstr1)),
    makeList("doc_issue", "doc_det", listIssued(gstr1)),
    ...gstr1.hsnSummary.map(({ part, rows }) =>
      makeList(
        "hsn",
        HSN_MEMBERS[part],
        rows.map((row, at) => describeHsnRow(row, at, describeHsn)),
      ),
    ),
  ].filter(({ text }) => text !== "");
}

function makeList(key: string, member: string | undefined, objects: readonly JsonObject[]): FileRecord {
  return { key, ...(member !== undefined && { member }), text: objects.map(writeJson).join(",") };
}

function listSmallSupplies({ smallSupplies }: Gstr1): JsonObject[] {
  return smallSupplies.rows.map((row) =>
    arrangeKeys("b2cs", "record", {
      ...{ sply_ty: row.isInterState ? "INTER" : "INTRA", typ: "OE", pos: row.placeOfSupply },
      ...{ rt: row.rate, txval: row.taxable, csamt: NO_CESS },
      ...describeTax(row.isInterState, row),
    }),
  );
}

/** With what changed in earlier periods, because table 8 has no amendments. */
function listUntaxedSupplies({ untaxedSupplies, amendments }: Gstr1): JsonObject[] {
  return SUPPLY_TYPES.flatMap((supplyType) => {
    const cells = untaxedSupplies.rows.find((row) => row.supplyType === supplyType)?.cells;
    const changedAmounts = amendments?.untaxedSupplies.rows.find(
      (row) => row.supplyType === supplyType,
    )?.amounts;
    if (!cells && !changedAmounts) return [];
    const add = (kind: UntaxedKind) => (cells?.[kind].taxable ?? 0n) + (changedAmounts?.[kind] ?? 0n);
    const amounts = { expt_amt: add("exempt"), nil_amt: add("nilRated"), ngsup_amt: add("nonGst") };
    return [arrangeKeys("exemp", "record", { sply_ty: supplyType, ...amounts })];
  });
}

function describeHsnRow(row: HsnRow, at: number, describeHsn: HsnDescription): JsonObject {
  return arrangeKeys("hsn-b2b", "record", {
    ...{ num: at + 1, hsn_sc: row.hsnCode, desc: describeHsn(row.hsnCode), uqc: row.uqc },
    // From thousandths to the two decimals of the file.
    ...{ qty: divideRounded(row.quantity, 10n), rt: row.rate, txval: row.taxable },
    ...{ iamt: row.igst, samt: row.sgst, camt: row.cgst, csamt: NO_CESS },
  });
}

function listIssued({ issuedNumbers }: Gstr1): JsonObject[] {
  const kinds = new Set(issuedNumbers.map(({ kind }) => kind));
  return [...kinds].map((kind) =>
    arrangeKeys("docs", "invoice", {
      doc_num: GST_MASTERS.documents.indexOf(DOCUMENT_NATURES[kind]) + 1,
      doc_typ: DOCUMENT_NATURES[kind],
      docs: issuedNumbers
        .filter((row) => row.kind === kind)
        .map(({ from, to, documentIds, cancelledIds }, at) =>
          arrangeKeys("docs", "item", {
            ...{ num: at + 1, from, to, totnum: documentIds.length, cancel: cancelledIds.length },
            net_issue: documentIds.length - cancelledIds.length,
          }),
        ),
    }),
  );
}

const HSN_MEMBERS: Readonly<Record<HsnPart["part"], string>> = {
  ...{ whole: "data", registered: "hsn_b2b", unregistered: "hsn_b2c" },
};

/** As masters.json names them. */
const DOCUMENT_NATURES: Readonly<Record<DocumentKind, string>> = {
  invoice: "Invoices for outward supply",
  debitNote: "Debit Note",
  creditNote: "Credit Note",
  deliveryChallan: "Delivery Challan in case other than by way of supply (excluding at S no. 9 to 11)",
};
