import { afterAll, beforeAll, expect, it } from "vitest";
import { sealToken, type TokenTerms } from "../../packages/server/auth/embed-token.ts";
import { now } from "../../packages/server/clock.ts";
import { operations } from "./operations.ts";
import { rules } from "./party-desk.ts";
import { INVALID, openTokenDesk, PAGE, refusalOf, SALES, termsOf, type TokenDesk } from "./token-desk.ts";

/** Every operation refuses an invalid embed token. */
let desk: TokenDesk;
beforeAll(async () => {
  desk = await openTokenDesk();
});
afterAll(() => desk?.product.stop());

it("every operation for tokens refuses a token that is altered, expired, revoked or from another page", async () => {
  const named = operations.filter(({ id }) => rules.get(id)?.["x-embed"] === true);
  expect(named.length).toBeGreaterThan(100);
  const terms = {
    ...(await termsOf(desk, await desk.minted())),
    operations: named.map(({ id }) => id),
    writes: true,
  };
  const sealed = async (more: Partial<TokenTerms> = {}) =>
    (await sealToken(desk.product.db, 1, { ...terms, ...more })) ?? "";
  const sound = await sealed();
  const revoked = "r".repeat(16);
  const end = { company_id: 1, token_id: revoked, expires_at: "2037-01-01 00:00:00.000" };
  await desk.product.db("revoked_tokens").insert(end);
  const another = "https://another.partner.example";
  await desk.allow(another);
  const tries = [
    ["altered", sound.slice(0, -4) + (sound.endsWith("AAAA") ? "BBBB" : "AAAA"), PAGE, INVALID],
    ["expired", await sealed({ expires: now().getTime() }), PAGE, "TOKEN_EXPIRED"],
    ["revoked", await sealed({ id: revoked }), PAGE, INVALID],
    ["from another page", sound, another, "ORIGIN_FORBIDDEN"],
    ["from no page", sound, "", "ORIGIN_FORBIDDEN"],
  ] as const;
  // The valid token is accepted: its empty request is refused only for the missing range.
  expect(refusalOf(await desk.asked(sound, { ...SALES, body: {} }))).toBe("RANGE_REQUIRED");
  for (const { id, method, path, isKeyed } of named) {
    const headers = isKeyed ? { "Idempotency-Key": "wall" } : {};
    const request = { method, path: path.replaceAll(/\{\w+\}/g, "1"), headers };
    const refusals = await Promise.all(tries.map(([, token, origin]) => desk.asked(token, request, origin)));
    for (const [at, [what, , , code]] of tries.entries())
      expect(refusals[at]?.json, `${id}, ${what}`).toMatchObject({ code });
  }
});
