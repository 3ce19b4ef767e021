import type { BooksEntry, StatementDocument } from "../statement.ts";

export const COMPANY_GSTIN = "32AAACV1234A1Z5";
export const SUPPLIER_GSTIN = "32AABCM5521F1Z0";
/** The same PAN, in Tamil Nadu. */
export const SECOND_GSTIN = "33AABCM5521F1ZY";
export const SAMPLE_LIMITS = { gstin: COMPANY_GSTIN, month: "2026-10" };

/** What JSON.stringify writes of a file; `data` and `parts` replace or add to what it has. */
export function makeFile(parts: object, data: object = {}): object {
  return {
    chksum: "A1",
    data: {
      gstin: COMPANY_GSTIN,
      rtnprd: "102026",
      version: "1.0",
      gendt: "14-11-2026",
      itcsumm: {},
      cpsumm: {},
      docdata: parts,
      ...data,
    },
  };
}

/** A file with one supplier and its invoices. */
export function makeInvoiceFile(...invoices: readonly unknown[]): object {
  return makeFile({ b2b: [makeBlock({ inv: invoices })] });
}

export function makeBlock(change: object): object {
  return {
    ...{ ctin: SUPPLIER_GSTIN, trdnm: "Malabar Foods", supfildt: "11-11-2026", supprd: "102026" },
    ...change,
  };
}

/** ₹1,000 at 18 % in the State: 1,180. */
export function makeFileInvoice(change: object = {}): object {
  return {
    ...{ inum: "INV/0042/26-27", typ: "R", dt: "05-10-2026", val: 1180, pos: "32", rev: "N" },
    ...{ itcavl: "Y", rsn: "", items: [{ num: 1, rt: 18, txval: 1000, cgst: 90, sgst: 90, cess: 0 }] },
    ...change,
  };
}

/** ₹1,000 at 18 % in the State, as a statement has it. */
export function makeDocument(change: Partial<StatementDocument> = {}): StatementDocument {
  return { ...SAMPLE_DOCUMENT, ...change };
}

const SAMPLE_DOCUMENT: StatementDocument = {
  ...{ section: "b2b", path: "data.docdata.b2b[0].inv[0]", kind: "invoice", gstin: SUPPLIER_GSTIN },
  ...{ number: "INV/0042/26-27", date: "2026-10-05", supplierName: "Malabar Foods", amends: null },
  ...{ value: 1180_00n, taxable: 1000_00n, cgst: 90_00n, sgst: 90_00n, igst: 0n, cess: 0n },
  ...{ placeOfSupply: "32", isReverseCharge: false, ineligible: null, irn: null, portCode: null },
  ...{ filedOn: "2026-11-11", filedMonth: "2026-10", rates: [] },
};

export function makeEntry(change: Partial<BooksEntry> = {}): BooksEntry {
  return {
    ...{ id: "1", kind: "invoice", gstin: SUPPLIER_GSTIN, number: "INV/0042/26-27", date: "2026-10-05" },
    ...{ value: 1180_00n, taxable: 1000_00n, cgst: 90_00n, sgst: 90_00n, igst: 0n, cess: 0n },
    ...change,
  };
}
