import { openToken, type TokenTerms } from "../../packages/server/auth/embed-token.ts";
import { startProduct, type Answer, type Product, type Request } from "../product.ts";

/** Origin of the page that these tests make tokens for. */
export const PAGE_ORIGIN = "https://portal.partner.example";
export const INVALID_CODE = "TOKEN_INVALID";
export const REPORT_RANGE = { FromDate: "2025-04-01", ToDate: "2027-03-31" };
export const SALES_REQUEST: Request = { method: "POST", path: "/api/getSaleReport", body: REPORT_RANGE };
export const CURRENT_REQUEST: Request = { method: "GET", path: "/api/v1/embed-token" };
export const MINTING_REQUEST: Request = { method: "POST", path: "/api/v1/embed-tokens" };
export const MINT_BODY = { operations: ["sales.report"], origins: [PAGE_ORIGIN] };

export interface MadeToken {
  token: string;
  id: string;
  expiresAt: string;
}

/**
 * A demo business whose administrator makes embed tokens with an API key; `PAGE_ORIGIN` is an
 * allowed origin.
 */
export async function openTokenDesk(bills = 60) {
  const product = await startProduct({ bills });
  const admin = await product.signIn(1, "meera");
  const key = (await createKey("Partner")).secret;
  await allow(PAGE_ORIGIN);
  return {
    product,
    admin,
    key,
    keyMade: createKey,
    allow,
    mint,
    minted: mintToken,
    asked: askWithToken,
    codeOf: askForCode,
  };

  async function createKey(name: string, operations?: string[]) {
    const body = { name, ...(operations && { operations }) };
    const keyAnswer = await product.call({ method: "POST", path: "/api/v1/api-keys", body, cookie: admin });
    return keyAnswer.read<{ key: { id: number }; secret: string }>();
  }

  async function allow(origin: string): Promise<number> {
    const path = "/api/v1/embed-origins";
    const originAnswer = await product.call({ method: "POST", path, body: { origin }, cookie: admin });
    if (originAnswer.status !== 200) throw new Error(originAnswer.text);
    return originAnswer.read<{ id: number }>().id;
  }

  function mint(body: object = {}, secret = key): Promise<Answer> {
    return product.call({
      ...MINTING_REQUEST,
      body: { ...MINT_BODY, ...body },
      headers: makeBearerHeaders(secret),
    });
  }

  async function mintToken(body: object = {}, secret = key): Promise<string> {
    const answer = await mint(body, secret);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.read<MadeToken>().token;
  }

  function askWithToken(
    token: string,
    request: Request = SALES_REQUEST,
    origin = PAGE_ORIGIN,
  ): Promise<Answer> {
    const headers = { ...request.headers, ...makeBearerHeaders(token), Origin: origin };
    return product.call({ ...request, headers });
  }

  /** 200, or the problem code. */
  async function askForCode(token: string): Promise<unknown> {
    const answer = await askWithToken(token);
    return answer.status === 200 ? 200 : getRefusalCode(answer);
  }
}

export function makeBearerHeaders(secret: string) {
  return { Authorization: `Bearer ${secret}`, "X-Vanbook-Client": "" };
}

export function getRefusalCode({ json }: Pick<Answer, "json">): unknown {
  return (json as { code?: string }).code;
}

export type TokenDesk = Awaited<ReturnType<typeof openTokenDesk>> & { product: Product };

/** The terms sealed in a token; throws if the token can't be opened. */
export async function readTerms({ product }: Pick<TokenDesk, "product">, token: string): Promise<TokenTerms> {
  const openedToken = await openToken(product.db, token);
  if (!openedToken) throw new Error("The token does not open.");
  return openedToken.terms;
}
