import { widgetOperations, type WidgetName } from "@vanbook/sdk/partner";
import { fetchOf } from "../fixtures/StoryFrame.tsx";
import type { StoryServer } from "../fixtures/story-server.ts";
import type { ChosenTerms } from "../partners/embed-choice.ts";

/** The samples' stand-in as seen with a token: it answers the token's terms and sets locked parameters itself. */
export function tokenFetch(server: StoryServer, name: string, terms: ChosenTerms): typeof fetch {
  const { locked = {}, hidden = [] } = terms;
  const current = {
    ...TOKEN,
    operations: widgetOperations([name as WidgetName], terms), // only widgets that tokens support are drawn with one
    locked: Object.keys(locked),
    hidden: [...hidden],
  };
  const answers = sampleFetch({ ...server, answers: { ...server.answers, "embedTokens.current": current } });
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.pathname === "/api/v1/embed-token") return answers(request);
    for (const [param, value] of Object.entries(locked)) url.searchParams.set(param, String(value));
    if (request.method === "GET") return answers(new Request(url, request));
    const body = { ...((await request.json()) as object), ...locked };
    return answers(url.href, {
      method: request.method,
      headers: request.headers,
      body: JSON.stringify(body),
    });
  };
}

/** The samples' stand-in. The policy of the manual's pages forbids the code of which its checks are made. */
export function sampleFetch(server: StoryServer | undefined): typeof fetch {
  return fetchOf(server, undefined, false);
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
