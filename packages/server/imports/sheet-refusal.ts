import { textOf, type Said } from "@vanbook/sdk/messages";

/** Why a file is refused: not a workbook, protected by a password, too large, or empty. */
export type RefusalReason = "invalid" | "protected" | "large" | "empty";

/** Thrown to stop reading a file. */
export class SheetRefusal extends Error {
  override name = "SheetRefusal";
  constructor(
    readonly reason: RefusalReason,
    readonly detail?: Said,
  ) {
    super(detail === undefined ? reason : textOf(detail));
  }
}
