import type { Said } from "../../messages/message.ts";

/** One choice of a Select, ComboBox or MultiSelect. */
export interface Option {
  value: string;
  label: string;
  /** Codes that also find it, such as an item's HSN code, in a search that supports codes. */
  codes?: readonly string[];
  /** If the list has units: the item's own, and a larger one with how many own units it holds. */
  units?: { own: string; larger: { name: string; holds: number } | null };
  /** Properties named by its look-up, such as that an item keeps batches. */
  marks?: readonly string[];
  /** What another field of the form has if it is left empty: of a customer, its State. */
  implies?: string;
  /** A warning beside the field while the option is chosen. */
  warning?: Said;
}

export interface OfferedOption extends Option {
  beside?: string;
  /** The search text clearly means this option; Enter chooses it if it is the first. */
  isSure?: boolean;
  /** True for a chosen option that the search did not find: it has a label but is not listed. */
  isHidden?: true;
}
