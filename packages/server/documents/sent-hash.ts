import { requestHash } from "../contract/idempotency.ts";
import type { Principal } from "../contract/principal.ts";

/**
 * Of what a client sent under an id of its own, and of who did: two salesmen whose apps happen to make the same id have sent two
 * documents, and neither may be taken for the other.
 */
export function sentHash(operation: string, { userId }: Principal, body: object): Buffer {
  return requestHash(operation, { query: { sender: userId }, body });
}
