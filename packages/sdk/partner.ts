import type { IncomingMessage, ServerResponse } from "node:http";
import type { VanbookOptions } from "./call.ts";
import { createVanbook } from "./client.ts";
import { isVanbookError } from "./errors.ts";
import type { Answer, Args, OperationId } from "./methods.ts";
import type { EmbedToken } from "./token.ts";
import { widgetOperations, type TokenFor, type WidgetName } from "./widget-operations.ts";

export { nearestName } from "./nearest-name.ts";
export {
  isWidgetName,
  widgetNameFault,
  widgetOperations,
  type TokenFor,
  type WidgetName,
} from "./widget-operations.ts";

/** What a token may do (docs/embedding/tokens.md): for which widgets it is, whose rows it sees, what is locked, for how long. */
export interface TokenTerms extends Omit<Args<"embedTokens.create">, "origins" | "operations" | "writes"> {
  /** The widgets that the page shows, by name: the token may call what they call for this caller, and nothing else. */
  widgets?: readonly WidgetName[];
  /** Operations by name, for what a page calls besides its widgets. */
  operations?: readonly OperationId[];
  origins?: readonly string[];
  /** Whether the page may write all that its widgets can, or which operations: `["branches.create"]`. It only reads when left out. */
  writes?: TokenFor["writes"];
}

/** A partner's server: where Vanbook is, its API key, and whose pages its tokens are for. */
export interface PartnerOptions extends Omit<VanbookOptions, "auth"> {
  /** A key of Vanbook's, limited to `embedTokens.create`, `embedTokens.revoke` and what tokens may do. It stays on the server. */
  key: string;
  /** Origins of tokens that name none, such as `["https://portal.partner.example"]`. */
  origins: readonly string[];
  /** Hears what kept a token from being made, which is written to the console when left out; the page is told only that there is none. */
  onError?: (error: unknown) => void;
}

/** The terms for whoever asks, or nothing when nobody is signed in. */
export type Decide<Asked> = (asked: Asked) => TokenTerms | undefined | Promise<TokenTerms | undefined>;

/**
 * Makes embed tokens on a partner's server, and the route from which its pages fetch them: 200 with `{ token, expiresAt, terms }`, 401 when `decide`
 * knows nobody, 502 when Vanbook gives none. No answer is kept by a cache, and none is readable from other origins.
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
  const mint = async ({ widgets = [], operations = [], ...terms }: TokenTerms) =>
    vanbook.embedTokens.create({
      ...terms,
      operations: [...new Set([...widgetOperations(widgets, terms), ...operations])],
      writes: maySend(terms.writes),
      origins: [...(terms.origins ?? origins)],
    });

  async function answer<Asked>(decide: Decide<Asked>, asked: Asked): Promise<Told> {
    try {
      const terms = await decide(asked);
      if (!terms) return { status: 401, body: { error: "Nobody is signed in." } };
      const { token, expiresAt, terms: told } = await mint(terms);
      return { status: 200, body: { token, expiresAt, terms: told } };
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
      return Response.json(body, { status, headers: HEADERS });
    },
    node: (decide) => async (request, response) => {
      const { status, body } = await answer(decide, request);
      response.writeHead(status, { ...HEADERS, "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    },
    koa: (decide) => async (context) => {
      const { status, body } = await answer(decide, context);
      context.set(HEADERS);
      context.status = status;
      context.body = body;
    },
  };
}

/** A partner's server as Vanbook knows it. */
export interface Partner {
  /** Makes a token. Throws a VanbookError with the server's code, such as ORIGIN_NOT_ALLOWED. */
  mint(terms: TokenTerms): Promise<Answer<"embedTokens.create">>;
  /** Ends a token at once, by the id that `mint` gave. */
  revoke(id: string): Promise<void>;
  /** The route for frameworks of web requests: Next's `export const GET = partner.route(…)`, Hono's `(c) => route(c.req.raw)`. */
  route(decide: Decide<Request>): (request: Request) => Promise<Response>;
  /** The route for Express and plain `node:http`. */
  node<Asked extends IncomingMessage>(
    decide: Decide<Asked>,
  ): (request: Asked, response: ServerResponse) => Promise<void>;
  /** The route as a middleware of Koa. */
  koa<Context extends KoaContext>(decide: Decide<Context>): (context: Context) => Promise<void>;
}

/** What is used of Koa's context. */
export interface KoaContext {
  status: number;
  body: unknown;
  set(fields: Record<string, string>): void;
}

interface Told {
  status: 200 | 401 | 502;
  body: EmbedToken | { error: string };
}

/** The code for whoever looks it up, and the server's words, which name what it refused: the origin, say. */
function logFailure(error: unknown): void {
  if (isVanbookError(error)) console.error(`Vanbook made no embed token. ${error.code}: ${error.message}`);
  else console.error("No embed token could be made:", error);
}

function maySend(writes: TokenFor["writes"]): boolean {
  return typeof writes === "object" ? writes.length > 0 : writes === true;
}

const HEADERS = { "Cache-Control": "no-store" };
