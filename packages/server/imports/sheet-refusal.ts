import { toText, type Said } from "@vanbook/sdk/messages";

export type RefusalReason = "invalid" | "protected" | "large" | "empty";

export class SheetRefusal extends Error {
  override name = "SheetRefusal";
  constructor(
    readonly reason: RefusalReason,
    readonly detail?: Said,
  ) {
    super(detail === undefined ? reason : toText(detail));
  }
}
