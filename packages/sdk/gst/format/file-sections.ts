import { GST_MASTERS } from "./gstr1-format.ts";

// What gstr1.json leaves out, from the same source: spec/gstr1/upload-envelope.json and the fields of
// the sections there.

/** Where a section is in the file: in the array `key`, or in the array `member` of the object `key`. */
export interface FileSection {
  key: string;
  member?: string;
  /** The section's name in gstr1.json. */
  section: string;
  /** Table 12 before and since it has registered and unregistered customers apart. */
  hsn?: "whole" | "split";
}

export const FILE_SECTIONS: readonly FileSection[] = [
  ...["b2b", "b2ba", "b2cl", "b2cla", "b2cs", "b2csa"].map((key) => ({ key, section: key })),
  { key: "nil", member: "inv", section: "exemp" },
  ...["exp", "expa", "cdnra", "at", "ata", "cdnr", "cdnur", "cdnura"].map((key) => ({ key, section: key })),
  { key: "doc_issue", member: "doc_det", section: "docs" },
  { key: "hsn", member: "data", section: "hsn-b2b", hsn: "whole" },
  { key: "hsn", member: "hsn_b2b", section: "hsn-b2b", hsn: "split" },
  { key: "hsn", member: "hsn_b2c", section: "hsn-b2c", hsn: "split" },
  { key: "txpd", section: "atadj" },
  { key: "txpda", section: "atadja" },
];

/**
 * Values of fields that gstr1.json has no list for, by field, or by section and field where sections
 * differ. `OE`: not through an operator of e-commerce.
 */
export const VALUE_LISTS: Readonly<Record<string, readonly string[]>> = {
  rchrg: ["Y", "N"],
  ntty: ["C", "D"],
  sply_ty: ["INTER", "INTRA"],
  exp_typ: ["WPAY", "WOPAY"],
  typ: ["OE"],
  "cdnur.typ": ["B2CL", "EXPWP", "EXPWOP"],
  "cdnura.typ": ["B2CL", "EXPWP", "EXPWOP"],
  "exemp.sply_ty": Object.keys(GST_MASTERS.nil_supply_types),
};

/** The only share of the rate that the file may name; without one the whole rate applies. */
export const REDUCED_SHARE = 0.65;
