import { hashRequest } from "../contract/idempotency.ts";
import type { Principal } from "../contract/principal.ts";

/** Includes the user, or a token's customer: two apps may choose the same id by chance. */
export function hashSentBody(operation: string, { userId, party }: Principal, body: object): Buffer {
  return hashRequest(operation, { query: { sender: party ? `party ${party.id}` : userId }, body });
}
