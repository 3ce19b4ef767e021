import type { ReportTotals } from "@vanbook/sdk";
import type { components, operations } from "../generated/schema.ts";

/** The name of an operation, `resource.verb`. */
export type OperationId = keyof operations;

/** The operation id of a report. The contract marks the rows in a report's response. */
export type ReportId = keyof ReportTotals;

/** The validated query string and path parameters of an operation. */
export type Query<Op extends OperationId> = Given<operations[Op]["parameters"]["query"]> &
  Given<operations[Op]["parameters"]["path"]>;

/** The validated body of an operation. */
export type Body<Op extends OperationId> = operations[Op] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/**
 * The documented JSON response of an operation, or its text. Decimals are exact strings, as the database
 * returns them.
 */
export type Answer<Op extends OperationId> = operations[Op] extends {
  responses: { 200: { content: infer Content } };
}
  ? Content extends { "application/json": infer Json }
    ? Json
    : Content[keyof Content]
  : never;

/** A schema of the contract as the server sees it. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

type Given<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
