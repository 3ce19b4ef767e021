import type { IncomingMessage, ServerResponse } from "node:http";
import type { VanbookOptions } from "./call.ts";
import { createMisuse } from "./client-misuse.ts";
import { createVanbook } from "./client.ts";
import { isVanbookError } from "./errors.ts";
import type { Answer, Args, OperationId } from "./methods.ts";
import { NOBODY_SIGNED_IN } from "./token-route.ts";
import type { EmbedToken } from "./embed-token.ts";
import { widgetOperations, type TokenFor, type WidgetName } from "./widget-operations.ts";

export { nearestName } from "./nearest-name.ts";
export {
  isWidgetName,
  widgetNameFault,
  widgetOperations,
  type TokenFor,
  type WidgetName,
} from "./widget-operations.ts";

/** Its widgets, whose rows it sees, locked parameters and lifetime (docs/embedding/tokens.md). */
export interface TokenTerms extends Omit<Args<"embedTokens.create">, "origins" | "operations" | "writes"> {
  /** Widgets on the page. The token may only call what they call for its party or users. */
  widgets?: readonly WidgetName[];
  /** Names of operations that the page calls in addition to its widgets. */
  operations?: readonly OperationId[];
  origins?: readonly string[];
  /** true: all that its widgets can write; a list: only those operations. Default: read-only. */
  writes?: TokenFor["writes"];
}

/** A partner's server: Vanbook's address, the partner's API key, and the origins of its pages. */
export interface PartnerOptions extends Omit<VanbookOptions, "auth"> {
  /**
   * A Vanbook API key, limited to `embedTokens.create`, `embedTokens.revoke` and what tokens may
   * do. It never leaves the server.
   */
  key: string;
  /** Origins for tokens that name none, such as `["https://portal.partner.example"]`. */
  origins: readonly string[];
  /**
   * Called with the error if a token could not be made; default: writes it to the console. The page
   * is only told that there is no token.
   */
  onError?: (error: unknown) => void;
}

/** Decides the token terms for a request; undefined if nobody is signed in. */
export type Decide<Asked> = (request: Asked) => TokenTerms | undefined | Promise<TokenTerms | undefined>;

/**
 * Makes embed tokens on a partner's server, and the route from which its pages fetch them: 200 with
 * `{ token, expiresAt, terms }`, 401 if `decide` returns undefined, 502 if Vanbook gives no token.
 * Responses are neither cached nor readable from other origins.
 *
 *     const partner = createVanbookPartner({ baseUrl, key, origins: ["https://portal.partner.example"] });
 *     app.get("/vanbook-token", partner.node((request) => ({ widgets: ["customerLedger.report"], party: partyOf(request) })));
 */
export function createVanbookPartner({
  key,
  origins,
  onError = logFailure,
  ...options
}: PartnerOptions): Partner {
  const vanbook = createVanbook({ ...options, auth: { kind: "key", key } });
  const mint = async ({ widgets = [], operations = [], ...terms }: TokenTerms) => {
    refuseUndefined(terms);
    return vanbook.embedTokens.create({
      ...terms,
      operations: [...new Set([...widgetOperations(widgets, terms), ...operations])],
      writes: maySend(terms.writes),
      origins: [...(terms.origins ?? origins)],
    });
  };

  async function answer<Asked>(decide: Decide<Asked>, request: Asked): Promise<Told> {
    try {
      const terms = await decide(request);
      if (!terms) return { status: 401, body: { error: NOBODY_SIGNED_IN } };
      const { token, expiresAt, terms: tokenTerms } = await mint(terms);
      return { status: 200, body: { token, expiresAt, terms: tokenTerms } };
    } catch (error) {
      onError(error);
      return { status: 502, body: { error: "No token could be had." } };
    }
  }

  return {
    mint,
    async revoke(tokenId) {
      await vanbook.embedTokens.revoke({ tokenId });
    },
    route: (decide) => async (request) => {
      const { status, body } = await answer(decide, request);
      return Response.json(body, { status, headers: NO_STORE_HEADERS });
    },
    node: (decide) => async (request, response) => {
      const { status, body } = await answer(decide, request);
      response.writeHead(status, { ...NO_STORE_HEADERS, "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    },
    koa: (decide) => async (context) => {
      const { status, body } = await answer(decide, context);
      context.set(NO_STORE_HEADERS);
      context.status = status;
      context.body = body;
    },
  };
}

/** Makes tokens and token routes for one partner's server. */
export interface Partner {
  /** Makes a token. Throws a VanbookError with the server's code, such as ORIGIN_NOT_ALLOWED. */
  mint(terms: TokenTerms): Promise<Answer<"embedTokens.create">>;
  /** Revokes a token at once, by the id that `mint` returned. */
  revoke(id: string): Promise<void>;
  /**
   * The route for frameworks with web-standard requests: Next's `export const GET =
   * partner.route(…)`, Hono's `(c) => route(c.req.raw)`.
   */
  route(decide: Decide<Request>): (request: Request) => Promise<Response>;
  /** The route for Express and plain `node:http`. */
  node<Asked extends IncomingMessage>(
    decide: Decide<Asked>,
  ): (request: Asked, response: ServerResponse) => Promise<void>;
  /** The route as Koa middleware. */
  koa<Context extends KoaContext>(decide: Decide<Context>): (context: Context) => Promise<void>;
}

/** The parts of Koa's context that are used. */
export interface KoaContext {
  status: number;
  body: unknown;
  set(fields: Record<string, string>): void;
}

interface Told {
  status: 200 | 401 | 502;
  body: EmbedToken | { error: string };
}

function logFailure(error: unknown): void {
  if (isVanbookError(error)) console.error(`Vanbook made no embed token. ${error.code}: ${error.message}`);
  else console.error("No embed token could be made:", error);
}

/**
 * Throws MISUSE where what limits the token is named but undefined, as a misspelt field of a user
 * is: without it, the visitor would see the rows of everybody.
 */
function refuseUndefined(terms: Pick<TokenTerms, "party" | "users" | "locked">): void {
  const limits = Object.entries(terms).filter(([name]) => LIMIT_NAMES.includes(name));
  const locks = Object.entries(terms.locked ?? {}).map(([name, value]) => [`locked.${name}`, value] as const);
  const [name] = [...limits, ...locks].find(([, value]) => value === undefined) ?? [];
  if (name === undefined) return;
  throw createMisuse(
    `${name} is undefined, and a token without it sees the rows of everybody. If it is to, leave the name out.`,
  );
}

function maySend(writes: TokenFor["writes"]): boolean {
  return typeof writes === "object" ? writes.length > 0 : writes === true;
}

const LIMIT_NAMES = ["party", "users", "locked"];
const NO_STORE_HEADERS = { "Cache-Control": "no-store" };
