export interface AnswerWatch {
  signInRequired: () => void;
  reachable: (yes: boolean) => void;
}

/**
 * A fetch for the SDK that notifies the app when the session has ended or the server is away;
 * responses pass unchanged. `first` is the response to the first request if the page has already
 * sent it: who is signed in (index.html).
 */
export function createWatchedFetch(watch: AnswerWatch, first?: Promise<Response>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const pendingAnswer = first ?? fetch(request);
    first = undefined;
    const answer = await pendingAnswer.catch((failure: unknown) => {
      // An aborted request says nothing about the server.
      if (!request.signal.aborted) watch.reachable(false);
      throw failure;
    });
    watch.reachable(!AWAY_STATUSES.has(answer.status));
    if (answer.status === 401 && (await readErrorCode(answer.clone())) === "SIGN_IN_REQUIRED")
      watch.signInRequired();
    return answer;
  };
}

declare global {
  /** The request that index.html has sent. */
  var vanbookSession: Promise<Response> | undefined;
}

/**
 * Returned by a proxy or a server that is stopping; 500 is a failure of one operation, not of the
 * server.
 */
export const AWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

async function readErrorCode(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (typeof body !== "object" || body === null || !("code" in body)) return undefined;
  return typeof body.code === "string" ? body.code : undefined;
}
