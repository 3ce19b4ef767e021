import type { ReportTotals } from "@vanbook/sdk";
import type { components, operations } from "../generated/schema.ts";

export type OperationId = keyof operations;

export type ReportId = keyof ReportTotals;

export type Query<Op extends OperationId> = Given<operations[Op]["parameters"]["query"]> &
  Given<operations[Op]["parameters"]["path"]>;

export type Body<Op extends OperationId> = operations[Op] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** The JSON response or its text. Decimals are exact strings, as in the database. */
export type Answer<Op extends OperationId> = operations[Op] extends {
  responses: { 200: { content: infer Content } };
}
  ? Content extends { "application/json": infer Json }
    ? Json
    : Content[keyof Content]
  : never;

export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

type Given<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
