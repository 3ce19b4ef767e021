import { requestHash } from "../contract/idempotency.ts";
import type { Principal } from "../contract/principal.ts";

/**
 * A hash of what a client sent under its own id, and of the user: two salesmen whose apps happen to make the same id
 * have sent two different documents, and so have two customers by tokens of one partner.
 */
export function sentHash(operation: string, { userId, party }: Principal, body: object): Buffer {
  return requestHash(operation, { query: { sender: party ? `party ${party.id}` : userId }, body });
}
