import { hashRequest } from "../contract/idempotency.ts";
import type { Principal } from "../contract/principal.ts";

/**
 * The hash includes the user, or the token's customer: two apps may by chance choose the same id
 * for different documents.
 */
export function hashSentBody(operation: string, { userId, party }: Principal, body: object): Buffer {
  return hashRequest(operation, { query: { sender: party ? `party ${party.id}` : userId }, body });
}
