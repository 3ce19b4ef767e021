import type { Schema } from "../contract/contract.ts";
import type { HeldKind } from "./held-operations.ts";

/** A document as its source has it. */
export interface DocumentToHold {
  kind: HeldKind;
  source: Schema<"HeldSource">;
  /** Which of the source's documents it is: at most 50 visible ASCII characters. */
  sourceKey: string;
  date: string | null;
  partyName: string | null;
  number: string | null;
  /** In rupees: "1180.00". */
  amount: string | null;
  /** The known fields of the input of the operation that posts the kind. */
  input: Readonly<Record<string, unknown>>;
}

/** Of the voucher that it becomes. */
export function makeClientId({ source, sourceKey }: Pick<DocumentToHold, "source" | "sourceKey">): string {
  return `held/${source.replaceAll(" ", "-")}/${sourceKey}`;
}
