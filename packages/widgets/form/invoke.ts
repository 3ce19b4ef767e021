import type { CallOptions, OperationId, Vanbook } from "@vanbook/sdk";
import type { AnyRecord } from "./record.ts";

/** The definition's types were checked where it was written; here all operations have one type. */
export function invoke(
  client: Vanbook,
  operation: OperationId,
  args: object,
  options: CallOptions = {},
): Promise<unknown> {
  const [resource = "", verb = ""] = operation.split(".");
  const methods = (client as unknown as Client)[resource];
  const method = methods?.[verb];
  if (!method) throw new Error(`The client has no ${operation}.`);
  return method(args, options);
}

export function extractRows(answer: unknown): readonly AnyRecord[] {
  if (Array.isArray(answer)) return answer as readonly AnyRecord[];
  const { data } = answer as { data?: readonly AnyRecord[] };
  if (data === undefined) throw new Error("No data received from API");
  return data;
}

type Client = Readonly<
  Record<string, Readonly<Record<string, (args: object, options: CallOptions) => Promise<unknown>>>>
>;
