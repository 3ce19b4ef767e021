import type { operations } from "./generated/schema.ts";

export type OperationCall = readonly [
  method: string,
  path: string,
  /** For an operation with a body: the arguments in the query string. */
  queryNames: readonly string[] | undefined,
  /** The operation moves money (x-money), so the SDK gives each call an Idempotency-Key. */
  isMoney: boolean,
];

/**
 * Format: `accountGroups: { save: "PUT$ @/{id}?name" }`, where $ marks an operation that moves
 * money and @ is `/api/v1/account-groups`.
 */
export function readOperationCalls(
  resources: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Readonly<Record<keyof operations, OperationCall>> {
  const callEntries = Object.entries(resources).flatMap(([resource, verbs]) => {
    const folder = `/api/v1/${resource.replace(/[A-Z]/g, "-$&").toLowerCase()}`;
    return Object.entries(verbs).map(([verb, call]) => {
      const [, method, money, path, names] = CALL_PATTERN.exec(call) as unknown as Parts;
      return [`${resource}.${verb}`, [method, path.replace("@", folder), names?.split("&"), money === "$"]];
    });
  });
  return Object.fromEntries(callEntries) as Record<keyof operations, OperationCall>; // made from the same contract as the type
}

const CALL_PATTERN = /^(\w+)(\$?) ([^?]+)\??(.+)?$/;
type Parts = [whole: string, method: string, money: string, path: string, names?: string];
