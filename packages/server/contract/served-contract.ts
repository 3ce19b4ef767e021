import { readSpec } from "./read-spec.ts";
import { createValidator } from "./validate.ts";

/**
 * The contract that this process serves, with its checks and the names of its operations. It is large: it is read when it is first asked
 * for, and kept for all that asks and for every app of the process (tests make many). Nobody changes it.
 */
export function servedContract() {
  return (kept ??= read());
}

let kept: ReturnType<typeof read> | undefined;

function read() {
  const spec = readSpec();
  const operations = Object.values(spec.paths).flatMap((item) => Object.values(item));
  const names: ReadonlySet<string> = new Set(operations.map(({ operationId }) => operationId));
  return { spec, validator: createValidator(spec), names };
}
