import { requestHash } from "../contract/idempotency.ts";
import type { Principal } from "../contract/principal.ts";

/**
 * A hash of what a client sent under its own id, and of the user: two salesmen whose apps happen to make the same id
 * have sent two different documents.
 */
export function sentHash(operation: string, { userId }: Principal, body: object): Buffer {
  return requestHash(operation, { query: { sender: userId }, body });
}
