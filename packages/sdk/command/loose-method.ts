import { operation } from "../client.ts";
import type { Vanbook } from "../generated/client.ts";
import type { CallOptions, Calling, OperationId, Schema } from "../methods.ts";

export interface LooseMethod {
  (args: object, options?: CallOptions): Calling<unknown>;
  table(args: object, options: object): Calling<Schema<"Table">>;
  pages(args: object, options: object): AsyncGenerator<Schema<"Table">, void, undefined>;
  csv(args: object, options: object): Promise<Response>;
}

export function getLooseMethod(vanbook: Vanbook, id: OperationId): LooseMethod {
  return operation(vanbook, id) as unknown as LooseMethod; // for an operation that is not a report, only the call itself is used
}

export function namedRows({ columns, rows }: Schema<"Table">): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
}
