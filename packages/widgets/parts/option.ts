/** One choice of a Select, ComboBox or MultiSelect. */
export interface Option {
  value: string;
  label: string;
  /** What it is known by besides its label: an item's HSN code. Only a search that knows of them looks there. */
  codes?: readonly string[];
  /** The units in which it is counted, where the list says so: its own, and a larger one with how much of its own that holds. */
  units?: { own: string; larger: { name: string; holds: number } | null };
  /** What is so of it, as its look-up names it: an item that keeps batches. */
  marks?: readonly string[];
}

/** One choice that a search has found, or that is offered before something is typed. */
export interface OfferedOption extends Option {
  /** Stands dimly beside the label: the code that it was found by. */
  beside?: string;
  /** What was typed can hardly mean another: Enter takes it where it is the first. */
  isSure?: boolean;
  /** The chosen one where it was not found: the list knows its words and does not show it. */
  isHidden?: true;
}
