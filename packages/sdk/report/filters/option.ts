/** One choice of a Select, ComboBox or MultiSelect. */
export interface Option {
  value: string;
  label: string;
  /**
   * Other codes for finding it, such as an item's HSN code. Only a search that supports codes uses
   * them.
   */
  codes?: readonly string[];
  /**
   * Its units, if the list includes them: the item's own, and a larger one with the number of own
   * units it holds.
   */
  units?: { own: string; larger: { name: string; holds: number } | null };
  /** Properties named by its look-up, such as that an item keeps batches. */
  marks?: readonly string[];
}

export interface OfferedOption extends Option {
  beside?: string;
  /** The search text clearly means this option; Enter chooses it if it is the first. */
  isSure?: boolean;
  /**
   * True for the chosen option if the search did not find it: its label is known, but it is not
   * listed.
   */
  isHidden?: true;
}
