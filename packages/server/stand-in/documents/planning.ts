import type { Voucher, VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import type { PlanningTerms } from "../../documents/document-type.ts";
import type { Found, References } from "../../documents/references/reference-fields.ts";
import type { StandInBooks } from "../books.ts";
import { findReferences } from "../references.ts";

/** The data for planning vouchers, in addition to the documents. */
export interface Planning extends PlanningTerms {
  stand: StandInBooks;
}

/** How the stand-in posts a kind of document. */
export interface KnownKind<Input> {
  kind: VoucherKind;
  plan(planning: Planning, input: Input): Voucher;
  warningsOf?(stand: StandInBooks, documentId: number): Schema<"DocumentWarning">[];
}

/** A kind of document whose voucher depends only on the records that the document refers to. */
export function knownKind<Input extends object, const Declared extends References<Input>>(
  kind: VoucherKind,
  declared: Declared,
  voucherOf: (planning: Planning, found: Found<Input, Declared>, input: Input) => Voucher,
): KnownKind<Input> {
  return {
    kind,
    plan: (planning, input) =>
      voucherOf(planning, findReferences<Input, Declared>(planning, declared), input),
  };
}
