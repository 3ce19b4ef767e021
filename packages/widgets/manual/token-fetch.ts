import { widgetOperations, type WidgetName } from "@vanbook/sdk/partner";
import { fetchOf } from "../fixtures/StoryFrame.tsx";
import type { StoryServer } from "../fixtures/story-server.ts";
import type { ChosenTerms } from "../partners/embed-choice.ts";

/** Answers like the stand-in: returns the token's terms and sets locked parameters itself. */
export function createTokenFetch(server: StoryServer, name: string, terms: ChosenTerms): typeof fetch {
  const { locked = {}, hidden = [] } = terms;
  const current = {
    ...TOKEN_TERMS,
    operations: widgetOperations([name as WidgetName], terms), // only widgets that tokens support are drawn with one
    locked: Object.keys(locked),
    hidden: [...hidden],
  };
  const answers = createSampleFetch({
    ...server,
    answers: { ...server.answers, "embedTokens.current": current },
  });
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

/** Nothing is checked: checks need generated code, which the manual's policy forbids. */
export function createSampleFetch(server: StoryServer | undefined): typeof fetch {
  return fetchOf(server, undefined, false);
}

export function getSampleToken() {
  return Promise.resolve({ token: "vbt_1_1_manual", id: TOKEN_TERMS.id, expiresAt: TOKEN_TERMS.expiresAt });
}

const TOKEN_TERMS = {
  id: "dGhlIHRva2VuJ3Mg",
  label: null,
  writes: false,
  party: null,
  expiresAt: "2100-01-01T00:00:00.000Z",
};
