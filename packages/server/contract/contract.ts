import type { ReportTotals } from "@vanbook/sdk";
import type { components, operations } from "../generated/schema.ts";

/** The name of an operation, `resource.verb`. */
export type OperationId = keyof operations;

/** A report's name: an operation whose answer marks its rows. */
export type ReportId = keyof ReportTotals;

/** What the query string (and the path) of an operation holds once it is checked. */
export type Query<Op extends OperationId> = Given<operations[Op]["parameters"]["query"]> &
  Given<operations[Op]["parameters"]["path"]>;

/** What the body of an operation holds once it is checked. */
export type Body<Op extends OperationId> = operations[Op] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** The documented JSON of an operation, or its text; decimals are the database's exact strings. */
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
