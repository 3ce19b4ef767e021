import { fetchToken, type RequestRoute } from "./token-route.ts";
import type { EmbedToken } from "./embed-token.ts";
import { createTokens } from "./token.ts";

/**
 * The browser's session cookie, an API key (on servers only), or short-lived embed tokens: from the
 * address of the page's own token route, or from a function. `request` calls the route in the
 * host's way, for instance with a header; default: with the page's cookies.
 */
export type Auth =
  | { kind: "session" }
  | { kind: "key"; key: string }
  | { kind: "token"; url: string; request?: RequestRoute | undefined; getToken?: undefined }
  | { kind: "token"; url?: undefined; getToken: () => EmbedToken | Promise<EmbedToken> };

export type Send = (request: Request) => Promise<Response>;

export function createSigned(auth: Auth, send: Send): Send {
  if (auth.kind === "session") return send;
  if (auth.kind === "key") return (request) => send(signRequest(request, auth.key));
  const tokens = createTokens(auth.getToken ?? (() => fetchToken(auth.url, auth.request)));
  return async (request) => {
    const spare = request.clone();
    const token = await tokens.current(request.signal);
    const terms = request.url.endsWith("/embed-token") && tokens.terms();
    if (terms) return new Response(JSON.stringify(terms));
    const response = await send(signRequest(request, token));
    tokens.hear(response.headers.get("Date"));
    if (response.status !== 401) return response;
    // The token expired on the way or was revoked. The server refused it before doing anything, so
    // send once more with a new token.
    void response.body?.cancel();
    return send(signRequest(spare, await tokens.replace(token, request.signal)));
  };
}

function signRequest(request: Request, token: string): Request {
  request.headers.set("Authorization", `Bearer ${token}`);
  return request;
}
