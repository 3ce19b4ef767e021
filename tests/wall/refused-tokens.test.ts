import { afterAll, beforeAll, expect, it } from "vitest";
import { sealToken, type TokenTerms } from "../../packages/server/auth/embed-token.ts";
import { readClock } from "../../packages/server/clock.ts";
import { operations } from "./operations.ts";
import { rules } from "./party-desk.ts";
import {
  INVALID_CODE,
  openTokenDesk,
  PAGE_ORIGIN,
  getRefusalCode,
  SALES_REQUEST,
  readTerms,
  type TokenDesk,
} from "./token-desk.ts";

/** Every operation refuses an invalid embed token. */
let desk: TokenDesk;
beforeAll(async () => {
  desk = await openTokenDesk();
});
afterAll(() => desk?.product.stop());

it("every operation for tokens refuses a token that is altered, expired, revoked or from another page", async () => {
  const embedOperations = operations.filter(({ id }) => rules.get(id)?.["x-embed"] === true);
  expect(embedOperations.length).toBeGreaterThan(100);
  const terms = {
    ...(await readTerms(desk, await desk.minted())),
    operations: embedOperations.map(({ id }) => id),
    writes: true,
  };
  const sealTerms = async (more: Partial<TokenTerms> = {}) =>
    (await sealToken(desk.product.db, 1, { ...terms, ...more })) ?? "";
  const sound = await sealTerms();
  const revokedId = "r".repeat(16);
  const end = { company_id: 1, token_id: revokedId, expires_at: "2037-01-01 00:00:00.000" };
  await desk.product.db("revoked_tokens").insert(end);
  const another = "https://another.partner.example";
  await desk.allow(another);
  const tries = [
    ["altered", sound.slice(0, -4) + (sound.endsWith("AAAA") ? "BBBB" : "AAAA"), PAGE_ORIGIN, INVALID_CODE],
    ["expired", await sealTerms({ expires: readClock().getTime() }), PAGE_ORIGIN, "TOKEN_EXPIRED"],
    ["revoked", await sealTerms({ id: revokedId }), PAGE_ORIGIN, INVALID_CODE],
    ["from another page", sound, another, "ORIGIN_FORBIDDEN"],
    ["from no page", sound, "", "ORIGIN_FORBIDDEN"],
  ] as const;
  // The valid token is accepted: its empty request is refused only for the missing range.
  expect(getRefusalCode(await desk.asked(sound, { ...SALES_REQUEST, body: {} }))).toBe("RANGE_REQUIRED");
  for (const { id, method, path, isKeyed } of embedOperations) {
    const headers = isKeyed ? { "Idempotency-Key": "wall" } : {};
    const request = { method, path: path.replaceAll(/\{\w+\}/g, "1"), headers };
    const refusals = await Promise.all(tries.map(([, token, origin]) => desk.asked(token, request, origin)));
    for (const [at, [what, , , code]] of tries.entries())
      expect(refusals[at]?.json, `${id}, ${what}`).toMatchObject({ code });
  }
});
