// Prints the operations of the contract that have no handler; nothing if all have one. Run as `npm
// run pending`.
import { readSpec } from "../packages/server/contract/read-spec.ts";
import { routes } from "../packages/server/routes.ts";

for (const [path, item] of Object.entries(readSpec().paths))
  for (const [method, { operationId }] of Object.entries(item))
    if (!Object.hasOwn(routes, operationId))
      console.log(`${operationId.padEnd(30)} ${method.toUpperCase().padEnd(6)} ${path}`);
