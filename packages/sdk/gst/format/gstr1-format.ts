import gstr1Data from "./gstr1.json" with { type: "json" };
import mastersData from "./masters.json" with { type: "json" };

/** The file of GSTR-1 as the portal accepts it. Names of the data are those of its source. */
export interface Gstr1Format {
  source: string;
  envelope: EnvelopeFormat;
  sections: Readonly<Record<string, SectionFormat>>;
}

interface EnvelopeFormat {
  version: string;
  hash: string;
  /** `MMYYYY`, as all periods of the data. */
  hsn_split_from_period: string;
  file_name: string;
  max_measured_bytes: number;
  keys: readonly string[];
  iff_keys: readonly string[];
}

export interface SectionFormat {
  /** In words. */
  table: string;
  /**
   * Keys in their order: of a group, of a document in it, and of an item of the document; or of flat
   * records. `?` ends a key that may be missing, `itm_det.rt` is the key `rt` of the object `itm_det`.
   */
  keys: Readonly<Partial<Record<SectionLevel, readonly string[]>>>;
  /** Which fields together may not be repeated. */
  grouping: Readonly<Partial<Record<GroupingKey, readonly string[]>>>;
  fields: Readonly<Record<string, FieldFormat>>;
  rules: readonly RuleFormat[];
}

export type SectionLevel = "envelope" | "invoice" | "item" | "record";
export type GroupingKey = "envelope_key" | "invoice_key" | "item_key" | "record_key" | "original_key";

export interface FieldFormat {
  type: "text" | "decimal" | "gstin" | "date" | "state_code";
  required?: boolean;
  pattern?: string;
  max_length?: number;
  /** The list of masters.json whose values it may have. */
  enum_ref?: string;
  constraints?: readonly (string | BoundFormat)[];
}

interface BoundFormat {
  name: string;
  value: number;
  from_period?: string;
  until_period?: string;
}

export interface RuleFormat {
  id: string;
  when?: ConditionFormat;
  assert: ConditionFormat;
}

export interface ConditionFormat {
  field: string;
  eq?: string | number;
  ne?: string | number;
  in?: readonly string[];
  empty?: boolean;
  gte_field?: string;
  sign_agrees_with?: string;
}

export interface GstMasters {
  states: Readonly<Record<string, string>>;
  /** "BAG-BAGS", and "NA". */
  uqc: readonly string[];
  /** Natures of documents of table 13; the first has number 1. */
  documents: readonly string[];
  invoice_types: Readonly<Record<string, string>>;
  nil_supply_types: Readonly<Record<string, string>>;
  /** In percent. */
  rates: readonly number[];
}

// The compiler finds another type for each section.
export const GSTR1_FORMAT = gstr1Data as unknown as Gstr1Format;
export const GST_MASTERS: GstMasters = mastersData;
