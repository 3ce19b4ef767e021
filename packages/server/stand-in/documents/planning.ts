import type { Voucher, VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import type { PlanningTerms } from "../../documents/document-type.ts";
import type { Found, References } from "../../documents/references/reference-fields.ts";
import type { StandInBooks } from "../books.ts";
import { findReferences } from "../references.ts";

export interface Planning extends PlanningTerms {
  stand: StandInBooks;
}

export interface KnownKind<Input> {
  kind: VoucherKind;
  plan(planning: Planning, input: Input): Voucher;
  warningsOf?(stand: StandInBooks, documentId: number): Schema<"DocumentWarning">[];
}

/** For a kind of document whose voucher depends only on the records that the document refers to. */
export function defineKnownKind<Input extends object, const Declared extends References<Input>>(
  kind: VoucherKind,
  declaration: Declared,
  voucherOf: (planning: Planning, references: Found<Input, Declared>, input: Input) => Voucher,
): KnownKind<Input> {
  return {
    kind,
    plan: (planning, input) =>
      voucherOf(planning, findReferences<Input, Declared>(planning, declaration), input),
  };
}
