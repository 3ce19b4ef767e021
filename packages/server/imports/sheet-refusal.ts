/** Why a file is not read: it is no workbook, it has a password, it is too much, or there is nothing in it. */
export type RefusalReason = "invalid" | "protected" | "large" | "empty";

/** Ends the reading of a file. */
export class SheetRefusal extends Error {
  override name = "SheetRefusal";
  constructor(
    readonly reason: RefusalReason,
    /** What else there is to say to whoever sent it. */
    readonly detail?: string,
  ) {
    super(detail ?? reason);
  }
}
