import gstr3bData from "./gstr3b.json" with { type: "json" };

/** The file of GSTR-3B as the portal accepts it. Names of the data are those of its source. */
export interface Gstr3bFormat {
  source: string;
  file_name: string;
  amount_pattern: string;
  /** In the order of the file. */
  keys: readonly string[];
  records: readonly Gstr3bRecordFormat[];
}

/**
 * An object with amounts. One with `ty` is in the list `path`, after the others of that list; one
 * with `by_place` is the pattern of a list with one object for each State.
 */
export interface Gstr3bRecordFormat {
  /** `sup_details.osup_det`. */
  path: string;
  ty?: string;
  by_place?: boolean;
  /** In their order. */
  keys: readonly string[];
  /** Keys that the form has no field for: their amount is 0. */
  always_zero?: readonly string[];
  may_be_missing?: readonly string[];
  /** Whether the tax of the State is that of the Union. */
  equal_halves?: boolean;
  /** `MMYYYY`; without it, no amount may be below zero. */
  negative_from_period?: string;
  /** The first period whose file has the record, and the first that has it no more. */
  from_period?: string;
  before_period?: string;
}

export const GSTR3B_FORMAT: Gstr3bFormat = gstr3bData;
