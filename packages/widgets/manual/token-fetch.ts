import { widgetOperations, type WidgetName } from "@vanbook/sdk/partner";
import { json } from "../fixtures/story-answers.ts";
import type { ChosenTerms } from "../partners/embed-choice.ts";

/** The samples' server as seen with a token: it returns the token's terms and sets locked parameters itself. */
export function tokenFetch(server: typeof fetch, name: string, terms: ChosenTerms): typeof fetch {
  const { locked = {}, hidden = [] } = terms;
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.pathname === "/api/v1/embed-token")
      return json({
        ...TOKEN,
        operations: widgetOperations([name as WidgetName], terms), // only widgets that tokens support are drawn with one
        locked: Object.keys(locked),
        hidden,
      });
    for (const [param, value] of Object.entries(locked)) url.searchParams.set(param, String(value));
    if (request.method === "GET") return server(new Request(url, request));
    const body = { ...((await request.json()) as object), ...locked };
    return server(url.href, { method: request.method, headers: request.headers, body: JSON.stringify(body) });
  };
}

/** The answer of a partner's token route. */
export function sampleToken() {
  return Promise.resolve({ token: "vbt_1_1_manual", id: TOKEN.id, expiresAt: TOKEN.expiresAt });
}

const TOKEN = {
  id: "dGhlIHRva2VuJ3Mg",
  label: null,
  writes: false,
  party: null,
  expiresAt: "2100-01-01T00:00:00.000Z",
};
