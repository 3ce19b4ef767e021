import { setServerFiles, server, type PlantedFault } from "./fault.ts";

const PRINCIPAL_TEST = "packages/server/auth/token-principal.test.ts";

/**
 * Faults in the caller's identity and rights: embed tokens, their encryption and parties, a
 * salesman's limits, the company.
 */
export const tokenFaults: readonly PlantedFault[] = setServerFiles([
  {
    name: "a token has as many spellings as base64 has for its last letter",
    file: "auth/embed-token.ts",
    from: '|| sealedTerms.toString("base64url") !== text',
    to: "",
    caughtBy: server("tests/wall/embed-tokens.test.ts", "has only one valid spelling"),
  },
  {
    name: "a token outlives the session that made it",
    file: "auth/token-principal.ts",
    from: "AND s.user_id = u.id AND s.expires_at > ?`, [bytes, at],",
    to: "AND s.user_id = u.id`, [bytes],",
    caughtBy: server(PRINCIPAL_TEST, "that made it has expired"),
  },
  {
    name: "a token of a customer who was deleted works on",
    file: "auth/token-principal.ts",
    from: "AND a.id = ? AND a.is_deleted = 0",
    to: "AND a.id = ?",
    caughtBy: server("tests/wall/party-tokens.test.ts", "ends when the party is deleted"),
  },
  {
    name: "what a salesman gave earlier in the day is not counted",
    file: "auth/refusals.ts",
    from: "before + amount <= limits[rule]",
    to: "amount <= limits[rule]",
    caughtBy: server("tests/wall/limits.test.ts", "names the limit and the value"),
  },
  {
    name: "a search finds the items of every company",
    file: "platform/find.ts",
    from: 'ofCompany(db, principal, "items as i")',
    to: 'db("items as i")',
    caughtBy: server("packages/server/platform/find.test.ts", "finds nothing of another company"),
  },
]);
