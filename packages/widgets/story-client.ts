import { createVanbook, type Vanbook } from "@vanbook/sdk";

/** What a story's server does with a path: answers, refuses, fails always or once, is gone, or lets wait for ever. */
export type StoryAnswer =
  readonly object[] | { refuses: string } | { failsBefore: readonly object[] } | "fails" | "gone" | "never";

/** A client over answers written in the story, by path. */
export function storyClient(answers: Readonly<Record<string, StoryAnswer>>): Vanbook {
  const failed = new Set<string>();
  return createVanbook({
    baseUrl: "https://vanbook.example",
    auth: { kind: "session" },
    retry: 0,
    fetch: (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      const answer = answers[pathname] ?? "fails";
      if (answer === "never") return new Promise(() => undefined);
      if (answer === "gone") return Promise.reject(new TypeError("no answer"));
      if (answer === "fails") return refusal(500, "INTERNAL", "Something failed on the server.");
      if ("refuses" in answer) return refusal(422, "REFUSED", answer.refuses);
      if (!("failsBefore" in answer)) return json(200, answer);
      if (failed.has(pathname)) return json(200, answer.failsBefore);
      failed.add(pathname);
      return refusal(500, "INTERNAL", "Something failed on the server.");
    },
  });
}

function refusal(status: number, code: string, message: string) {
  return json(status, { success: false, message, error: message, code, requestId: "story-1" });
}

function json(status: number, body: object): Promise<Response> {
  return Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }),
  );
}
