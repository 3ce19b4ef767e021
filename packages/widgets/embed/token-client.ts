import type { Vanbook } from "@vanbook/sdk";
import type { RequestRoute } from "../../sdk/token-route.ts";
import { readTokenTerms } from "../provider/ask-terms.ts";
import { askRoute } from "./ask-route.ts";
import { readHost } from "./host-of.ts";
import type * as later from "./later-client.ts";

/** Elements with the same route and server share one client. */
export function getTokenClient(
  element: Element,
  createVanbook: typeof later.createVanbook,
  getRealClient: typeof later.getRealClient,
  request: RequestRoute,
): Vanbook {
  const { url, baseUrl } = readHost(element);
  const key = `${url} ${baseUrl}`;
  const sharedClient = clients.get(key);
  if (sharedClient) return sharedClient;
  const client = createVanbook({ baseUrl, auth: { kind: "token", getToken: askRoute(url, request) } });
  clients.set(key, client);
  // Loads the token's terms while the drawing code loads; the widget itself shows failures.
  void Promise.resolve(getRealClient(client))
    .then(readTokenTerms)
    .catch(() => undefined);
  return client;
}

const clients = new Map<string, Vanbook>();
