/** Callbacks for every response, from any screen. */
export interface AnswerWatch {
  /** The server no longer knows the session. */
  signInRequired: () => void;
  /** Whether the server could be reached and answered. */
  reachable: (yes: boolean) => void;
}

/**
 * A fetch for the SDK that notifies the app when the session has ended or the server is away; responses pass
 * unchanged. `first` is the response to the first request if the page has already sent it: who is signed in
 * (index.html).
 */
export function watchedFetch(watch: AnswerWatch, first?: Promise<Response>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const asked = first ?? fetch(request);
    first = undefined;
    const answer = await asked.catch((failure: unknown) => {
      // An aborted request says nothing about the server.
      if (!request.signal.aborted) watch.reachable(false);
      throw failure;
    });
    watch.reachable(!AWAY.has(answer.status));
    if (answer.status === 401 && (await errorCode(answer.clone())) === "SIGN_IN_REQUIRED")
      watch.signInRequired();
    return answer;
  };
}

declare global {
  /** The request that index.html has sent. */
  var vanbookSession: Promise<Response> | undefined;
}

/** Returned by a proxy or a server that is stopping; 500 is a failure of one operation, not of the server. */
export const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

async function errorCode(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (typeof body !== "object" || body === null || !("code" in body)) return undefined;
  return typeof body.code === "string" ? body.code : undefined;
}
