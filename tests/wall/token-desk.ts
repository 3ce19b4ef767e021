import { openToken, type TokenTerms } from "../../packages/server/auth/embed-token.ts";
import { startProduct, type Answer, type Product, type Request } from "../product.ts";

/** Origin of the page that these tests make tokens for. */
export const PAGE = "https://portal.partner.example";
export const INVALID = "TOKEN_INVALID";
export const RANGE = { FromDate: "2025-04-01", ToDate: "2027-03-31" };
export const SALES: Request = { method: "POST", path: "/api/getSaleReport", body: RANGE };
export const CURRENT: Request = { method: "GET", path: "/api/v1/embed-token" };
export const MINTING: Request = { method: "POST", path: "/api/v1/embed-tokens" };
export const MINT = { operations: ["sales.report"], origins: [PAGE] };

export interface MadeToken {
  token: string;
  id: string;
  expiresAt: string;
}

/** A demo business whose administrator makes embed tokens with an API key; `PAGE` is an allowed origin. */
export async function openTokenDesk(bills = 60) {
  const product = await startProduct({ bills });
  const admin = await product.signIn(1, "meera");
  const key = (await keyMade("Partner")).secret;
  await allow(PAGE);
  return { product, admin, key, keyMade, allow, mint, minted, asked, codeOf };

  async function keyMade(name: string, operations?: string[]) {
    const body = { name, ...(operations && { operations }) };
    const made = await product.call({ method: "POST", path: "/api/v1/api-keys", body, cookie: admin });
    return made.read<{ key: { id: number }; secret: string }>();
  }

  async function allow(origin: string): Promise<number> {
    const path = "/api/v1/embed-origins";
    const made = await product.call({ method: "POST", path, body: { origin }, cookie: admin });
    if (made.status !== 200) throw new Error(made.text);
    return made.read<{ id: number }>().id;
  }

  function mint(body: object = {}, secret = key): Promise<Answer> {
    return product.call({ ...MINTING, body: { ...MINT, ...body }, headers: bearer(secret) });
  }

  async function minted(body: object = {}, secret = key): Promise<string> {
    const answer = await mint(body, secret);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.read<MadeToken>().token;
  }

  function asked(token: string, request: Request = SALES, origin = PAGE): Promise<Answer> {
    const headers = { ...request.headers, ...bearer(token), Origin: origin };
    return product.call({ ...request, headers });
  }

  /** 200, or the problem code. */
  async function codeOf(token: string): Promise<unknown> {
    const answer = await asked(token);
    return answer.status === 200 ? 200 : refusalOf(answer);
  }
}

export function bearer(secret: string) {
  return { Authorization: `Bearer ${secret}`, "X-Vanbook-Client": "" };
}

export function refusalOf({ json }: Pick<Answer, "json">): unknown {
  return (json as { code?: string }).code;
}

export type TokenDesk = Awaited<ReturnType<typeof openTokenDesk>> & { product: Product };

/** The terms sealed in a token; throws if the token can't be opened. */
export async function termsOf({ product }: Pick<TokenDesk, "product">, token: string): Promise<TokenTerms> {
  const opened = await openToken(product.db, token);
  if (!opened) throw new Error("The token does not open.");
  return opened.terms;
}
