import { readSpec } from "./read-spec.ts";
import { createValidator } from "./validate.ts";

/**
 * The contract that this process serves, with its checks and operation names. Because it is large,
 * it is read at first use and cached for the whole process (tests create many apps). Don't modify
 * it.
 */
export function getServedContract() {
  return (cachedContract ??= read());
}

let cachedContract: ReturnType<typeof read> | undefined;

function read() {
  const spec = readSpec();
  const operations = Object.values(spec.paths).flatMap((item) => Object.values(item));
  const names: ReadonlySet<string> = new Set(operations.map(({ operationId }) => operationId));
  return { spec, validator: createValidator(spec), names };
}
