/** All ways of showing a cell. `balance` is an amount with Dr or Cr; `serial` numbers the rows. */
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
 * How a column shrinks if there is too little room, on screen and in print. `never`: figures, dates
 * and document numbers, which are always complete. `last`: names, which keep enough letters to
 * differ from each other. `soon`: other words. `first`: addresses, remarks and amounts in words.
 */
export type GivesWay = "never" | "last" | "soon" | "first";

export type CellValue = string | number | null;

/** Figures are aligned right with tabular digits. */
export function isFigure(kind: CellKind): boolean {
  return kind !== "text" && kind !== "tag" && kind !== "date";
}

export function findToneColumn(columns: readonly { kind: CellKind }[]): number {
  return columns.findIndex((column) => column.kind === "text");
}
