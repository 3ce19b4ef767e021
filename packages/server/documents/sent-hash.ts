import { requestHash } from "../contract/idempotency.ts";
import type { Principal } from "../contract/principal.ts";

/**
 * Hashes what a client sent under its own id, together with the user or the token's customer. If the apps of two
 * salesmen (or of two customers of one partner) happen to make the same id, they have sent two different documents.
 */
export function sentHash(operation: string, { userId, party }: Principal, body: object): Buffer {
  return requestHash(operation, { query: { sender: party ? `party ${party.id}` : userId }, body });
}
