/** The closed list of how a cell may read. `balance` is an amount with Dr or Cr; `serial` numbers the rows. */
export type CellKind =
  | "serial"
  | "text"
  | "tag"
  | "date"
  | "money"
  | "balance"
  | "quantity"
  | "number"
  | "percent";

/**
 * How a column gives way where there is too little room, on the screen and on paper alike. `never`: figures, days and numbers of
 * documents, which are always whole. `last`: names, which keep enough letters to differ from each other. `soon`: other words.
 * `first`: addresses, remarks and amounts in words.
 */
export type GivesWay = "never" | "last" | "soon" | "first";

export type CellValue = string | number | null;

/** Whether cells of a kind are figures, which stand at the right with tabular digits. */
export function isFigure(kind: CellKind): boolean {
  return kind !== "text" && kind !== "tag" && kind !== "date";
}

/** The word that tells a row's tone stands in the first column of words. */
export function toneColumn(columns: readonly { kind: CellKind }[]): number {
  return columns.findIndex((column) => column.kind === "text");
}
