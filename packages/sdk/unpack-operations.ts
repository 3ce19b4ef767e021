import type { operations } from "./generated/schema.ts";

/** How an operation is called. */
export type PackedOperation = readonly [
  method: string,
  path: string,
  /** Where it has a body: the names that travel in the query string. */
  queryNames?: readonly string[] | undefined,
  /** It moves money (x-money): the SDK gives each call an Idempotency-Key. */
  isMoney?: boolean,
];

/** Reads the packed operations of the contract: a line for resources that have them alike, with verb, method (none is GET) and path (none is @) of each. */
export function unpackOperations(packed: string): Readonly<Record<keyof operations, PackedOperation>> {
  const found: Record<string, PackedOperation> = {};
  // An empty line has no operations.
  for (const line of packed.split("\n")) {
    const [resources, ...own] = line.split(",") as Parts; // a split text has a first part
    for (const resource of resources.split(" ")) {
      const folder = `v1/${resource.replace(/[A-Z]/g, "-$&").toLowerCase()}`;
      for (const operation of own) {
        const [verb, marked = "", url = "@"] = operation.split(" ");
        const [method, money] = marked.split("$");
        const [path, names] = url.split("?") as Parts;
        const whole = path.startsWith("/") ? path : `/api/${path.replace("@", folder)}`;
        found[`${resource}.${verb}`] = [method || "GET", whole, names?.split("&"), money === ""];
      }
    }
  }
  return found as Record<keyof operations, PackedOperation>; // made from the same contract as the type
}

type Parts = [first: string, ...others: string[]];
