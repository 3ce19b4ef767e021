import { createCipheriv, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealToken } from "../../packages/server/auth/embed-token.ts";
import { rotateTokenSecret, getSealingSecret } from "../../packages/server/auth/token-secrets.ts";
import { purgeRevokedTokens } from "../../packages/server/platform/purge.ts";
import { readClock } from "../../packages/server/clock.ts";
import {
  makeBearerHeaders,
  CURRENT_REQUEST,
  INVALID_CODE,
  MINT_BODY,
  MINTING_REQUEST,
  openTokenDesk,
  PAGE_ORIGIN,
  REPORT_RANGE,
  getRefusalCode,
  SALES_REQUEST,
  readTerms,
  type MadeToken,
  type TokenDesk,
} from "./token-desk.ts";

/** Embed tokens that are forged, altered or no longer valid. */
let desk: TokenDesk;
beforeAll(async () => {
  desk = await openTokenDesk();
});
afterAll(() => desk?.product.stop());

describe("a token", () => {
  it("reads the operations that it names, from the page that it names, and says what it may do", async () => {
    const token = await desk.minted({ label: "Portal", hidden: ["Branch"] });
    const bySession = await desk.product.call({ ...SALES_REQUEST, cookie: desk.admin });
    const byToken = await desk.asked(token);
    expect(byToken.text).toBe(bySession.text);
    expect(byToken.headers.get("Access-Control-Allow-Origin")).toBe(PAGE_ORIGIN);
    const current = await desk.asked(token, CURRENT_REQUEST);
    expect(current.json).toMatchObject({
      ...{ label: "Portal", operations: ["sales.report"], hidden: ["Branch"], locked: [], party: null },
      writes: false,
    });
    expect(getRefusalCode(await desk.product.call({ ...CURRENT_REQUEST, cookie: desk.admin }))).toBe(
      "NOT_FOUND",
    );
  });
  it.each([
    ["of the company", {}],
    ["with what is locked and hidden", { locked: { Type: "Wholesale" }, hidden: ["Branch"], label: "Shop" }],
    ["of a customer", { operations: ["customerLedger.report"], party: "customer" }],
  ])(
    "%s comes with the same terms that it later shows when asked",
    async (_, { party, ...terms }: Record<string, unknown>) => {
      const customer = await desk.product.db("accounts").where({ company_id: 1, group_id: 14 }).first("id");
      const mintAnswer = await desk.mint({
        ...terms,
        ...(party === "customer" && { party: Number(customer.id) }),
      });
      const { token, terms: tokenTerms } = mintAnswer.read<MadeToken & { terms: object }>();
      expect(tokenTerms).toEqual((await desk.asked(token, CURRENT_REQUEST)).json);
      expect(JSON.stringify(tokenTerms)).not.toContain("Wholesale");
    },
  );
  it("may call no operation that it does not name, and can't make tokens, keys or origins", async () => {
    const token = await desk.minted();
    const others = [
      { method: "GET", path: "/api/getcompanynav" },
      { method: "GET", path: "/api/v1/views", query: { report: "sales.report" } },
      { method: "GET", path: "/api/v1/find", query: { q: "a" } },
      { method: "POST", path: "/api/v1/embed-tokens", body: MINT_BODY },
      { method: "POST", path: "/api/v1/embed-origins", body: { origin: "https://evil.example" } },
      { method: "POST", path: "/api/v1/api-keys", body: { name: "Child" } },
    ];
    for (const other of others)
      expect(getRefusalCode(await desk.asked(token, other)), other.path).toBe("TOKEN_FORBIDDEN");
  });
  it("works for one company only, whatever the request says", async () => {
    const token = await desk.minted();
    const body = { ...REPORT_RANGE, companyID: 2 };
    expect(getRefusalCode(await desk.asked(token, { ...SALES_REQUEST, body }))).toBe("COMPANY_MISMATCH");
  });
  it("works only in the Authorization header, not in query, body or cookie, and a cookie adds nothing to it", async () => {
    const token = await desk.minted();
    const misplacedTokens = [
      { query: { token, access_token: token } },
      { cookie: `vanbook_session=${token}` },
      { headers: { "X-Authorization": `Bearer ${token}`, Authorization: "" } },
    ];
    for (const each of misplacedTokens) {
      const headers = { Origin: PAGE_ORIGIN, "X-Vanbook-Client": "test", ...each.headers };
      const asking = { method: "GET", path: "/api/getcompanynav", ...each, headers };
      expect(getRefusalCode(await desk.product.call(asking))).toBe("SIGN_IN_REQUIRED");
    }
    const beside = { method: "GET", path: "/api/getcompanynav", cookie: desk.admin };
    expect(getRefusalCode(await desk.asked(token, beside))).toBe("TOKEN_FORBIDDEN");
  });
});

describe("a token that was tampered with", () => {
  it("is refused when any byte differs: in prefix, iv, payload or tag", async () => {
    const token = await desk.minted();
    const begins = findPrefixLength(token);
    const sealedPart = Buffer.from(token.slice(begins), "base64url");
    for (const at of [
      0,
      11,
      12,
      Math.floor(sealedPart.length / 2),
      sealedPart.length - 17,
      sealedPart.length - 16,
      sealedPart.length - 1,
    ]) {
      const changedPart = Buffer.from(sealedPart);
      changedPart[at] = (changedPart[at] ?? 0) ^ 1;
      expect(
        await desk.codeOf(token.slice(0, begins) + changedPart.toString("base64url")),
        `byte ${at}`,
      ).toBe(INVALID_CODE);
    }
    const cut = [sealedPart.length - 1, sealedPart.length - 16, 29, 28, 12, 0];
    for (const length of cut)
      expect(
        await desk.codeOf(token.slice(0, begins) + sealedPart.subarray(0, length).toString("base64url")),
      ).toBe(INVALID_CODE);
    const more = Buffer.concat([sealedPart, Buffer.from([0])]).toString("base64url");
    expect(await desk.codeOf(token.slice(0, begins) + more)).toBe(INVALID_CODE);
  });
  it("is refused with another company's or another secret's number in front", async () => {
    const token = await desk.minted();
    const [, company, secret, ...rest] = token.split("_");
    const sealedPart = rest.join("_");
    for (const front of [
      `2_${secret}`,
      `01_${secret}`,
      `${company}_2`,
      `${company}_0${secret}`,
      `${company}_999999999`,
    ])
      expect(await desk.codeOf(`vbt_${front}_${sealedPart}`), front).toBe(INVALID_CODE);
  });
  it("has only one valid spelling: no other alphabet, padding or spare bits of base64", async () => {
    // Of three consecutive lengths, two end in a base64 letter with unused bits.
    let sparedCount = 0;
    for (const label of ["a", "ab", "abc"]) {
      const token = await desk.minted({ label });
      const begins = findPrefixLength(token);
      const bytes = Buffer.from(token.slice(begins), "base64url");
      const spare = TOKEN_LETTERS.map((letter) => token.slice(0, -1) + letter).filter(
        (other) => other !== token && Buffer.from(other.slice(begins), "base64url").equals(bytes),
      );
      sparedCount += spare.length;
      const plain = token.slice(0, begins) + bytes.toString("base64").replaceAll("=", "");
      const others = [...spare, `${token}=`, `${token}%`, `${token}.`, ...(plain === token ? [] : [plain])];
      for (const other of others) expect(await desk.codeOf(other), other.slice(-3)).toBe(INVALID_CODE);
    }
    expect(sparedCount).toBeGreaterThan(0);
  });
  it("is refused in another format: as a JWT, without a seal, with another cipher or with another key", async () => {
    const terms = JSON.stringify(await readTerms(desk, await desk.minted()));
    const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const jwt = `${encodePart({ alg: "none", typ: "JWT" })}.${Buffer.from(terms).toString("base64url")}.`;
    for (const bearer of [jwt, `vbt_1_1_${jwt}`, `vbt_1_1_${Buffer.from(terms).toString("base64url")}`])
      expect(["KEY_INVALID", INVALID_CODE]).toContain(await desk.codeOf(bearer));
    for (const [cipher, secret] of [
      ["aes-256-gcm", Buffer.alloc(32)],
      ["aes-256-gcm", randomBytes(32)],
      ["chacha20-poly1305", (await getSealingSecret(desk.product.db)).secret],
    ] as const)
      expect(await desk.codeOf(sealWith(cipher, secret, terms)), cipher).toBe(INVALID_CODE);
    // A token sealed with the same key but without the prefix as additional data can't be opened.
    const { id, secret } = await getSealingSecret(desk.product.db);
    expect(await desk.codeOf(sealWith("aes-256-gcm", secret, terms, id, ""))).toBe(INVALID_CODE);
    expect(await desk.codeOf(sealWith("aes-256-gcm", secret, terms, id))).toBe(200);
  });
});

describe("a token ends", () => {
  it("when its time is over by the server's clock", async () => {
    const terms = await readTerms(desk, await desk.minted());
    const sealUntil = async (expires: number) =>
      (await sealToken(desk.product.db, 1, { ...terms, expires })) ?? "";
    expect(await desk.codeOf(await sealUntil(readClock().getTime() + 5000))).toBe(200);
    expect(await desk.codeOf(await sealUntil(readClock().getTime()))).toBe("TOKEN_EXPIRED");
    const { expiresAt } = (await desk.mint({ seconds: 60 })).read<MadeToken>();
    expect(Math.abs(Date.parse(expiresAt) - readClock().getTime() - 60_000)).toBeLessThan(5000);
    expect(getRefusalCode(await desk.mint({ seconds: 601 }))).toBe("INVALID_FIELDS");
  });
  it("at once when it is revoked; other tokens stay valid, and old revocations are deleted", async () => {
    const [endedToken, other] = [(await desk.mint()).read<MadeToken>(), await desk.minted()];
    expect(await desk.codeOf(endedToken.token)).toBe(200);
    const revoking = { method: "DELETE", path: `/api/v1/embed-tokens/${endedToken.id}` };
    const foreign = await desk.product.db("users").where({ company_id: 2, role_id: 1 }).first("username");
    const cookie = await desk.product.signIn(2, foreign.username);
    expect((await desk.product.call({ ...revoking, cookie })).status).toBe(200);
    expect(await desk.codeOf(endedToken.token), "by another company").toBe(200);
    for (const _ of ["once", "twice"])
      expect((await desk.product.call({ ...revoking, headers: makeBearerHeaders(desk.key) })).status).toBe(
        200,
      );
    for (const _ of ["replayed", "and again"]) expect(await desk.codeOf(endedToken.token)).toBe(INVALID_CODE);
    expect(await desk.codeOf(other)).toBe(200);
    await purgeRevokedTokens(desk.product.db, readClock());
    expect(await desk.codeOf(endedToken.token)).toBe(INVALID_CODE);
    await purgeRevokedTokens(desk.product.db, new Date(readClock().getTime() + 601_000));
    expect(await desk.product.db("revoked_tokens")).toEqual([]);
  });
  it("when its key, session, user or company ends", async () => {
    const shortKey = await desk.keyMade("Short");
    const byKey = await desk.minted({}, shortKey.secret);
    expect(await desk.codeOf(byKey)).toBe(200);
    await desk.product.call({
      method: "DELETE",
      path: `/api/v1/api-keys/${shortKey.key.id}`,
      cookie: desk.admin,
    });
    expect(await desk.codeOf(byKey)).toBe(INVALID_CODE);

    const session = await desk.product.signIn(1, "meera");
    const bySession = (
      await desk.product.call({ ...MINTING_REQUEST, body: MINT_BODY, cookie: session })
    ).read<MadeToken>().token;
    expect(await desk.codeOf(bySession)).toBe(200);
    await desk.product.call({ method: "POST", path: "/api/logout", cookie: session });
    expect(await desk.codeOf(bySession)).toBe(INVALID_CODE);

    const token = await desk.minted();
    const owner = desk.product.db("users").where({ company_id: 1, username: "meera" });
    for (const [wrong, right] of [
      [{ is_active: 0 }, { is_active: 1 }],
      [{ is_deleted: 1 }, { is_deleted: 0 }],
      [{ role_id: 3 }, { role_id: 1 }],
    ] as const) {
      await owner.clone().update(wrong);
      expect(await desk.codeOf(token), JSON.stringify(wrong)).toBe(INVALID_CODE);
      await owner.clone().update(right);
      expect(await desk.codeOf(token)).toBe(200);
    }
    const company = desk.product.db("companies").where("company_id", 1);
    await company.clone().update({ is_deleted: 1 });
    expect(await desk.codeOf(token)).toBe(INVALID_CODE);
    await company.clone().update({ is_deleted: 0 });
  });
  it("after two rotations of its secret; processes that rotate at the same time agree on one secret", async () => {
    const first = await desk.minted();
    const before = (await getSealingSecret(desk.product.db)).id;
    await desk.product.db("token_secrets").update({ created_at: "2026-01-01 00:00:00.000" });
    const createdSecrets = await Promise.all(
      Array.from({ length: 6 }, () => getSealingSecret(desk.product.db)),
    );
    expect(new Set(createdSecrets.map(({ id }) => id))).toEqual(new Set([before + 1]));
    expect(new Set(createdSecrets.map(({ secret }) => secret.toString("hex"))).size).toBe(1);
    const second = await desk.minted();
    expect([await desk.codeOf(first), await desk.codeOf(second)]).toEqual([200, 200]);
    await rotateTokenSecret(desk.product.db);
    expect([await desk.codeOf(first), await desk.codeOf(second)]).toEqual([INVALID_CODE, 200]);
    expect(await desk.product.db("token_secrets").count({ n: "id" })).toEqual([{ n: 2 }]);
  });
});

const TOKEN_LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];

/** Index at which the sealed part begins: after `vbt_<company>_<secret>_`. */
function findPrefixLength(token: string): number {
  return /^vbt_\d+_\d+_/.exec(token)?.[0].length ?? 0;
}

function sealWith(
  cipher: "aes-256-gcm" | "chacha20-poly1305",
  secret: Buffer,
  terms: string,
  id = 1,
  data?: string,
): string {
  const prefix = `vbt_1_${id}_`;
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher as "aes-256-gcm", secret, iv, { authTagLength: 16 });
  sealing.setAAD(Buffer.from(data ?? prefix));
  const sealedPart = Buffer.concat([iv, sealing.update(terms), sealing.final(), sealing.getAuthTag()]);
  return prefix + sealedPart.toString("base64url");
}
