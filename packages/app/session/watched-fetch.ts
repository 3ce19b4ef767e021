/** What the app must hear about every answer, whichever screen asked. */
export interface AnswerWatch {
  /** The server no longer knows the session. */
  signInRequired: () => void;
  /** Whether the server could be reached and served. */
  reachable: (yes: boolean) => void;
}

/** A fetch for the SDK that tells the app when the session has ended or the server is away; answers pass unchanged. */
export function watchedFetch(watch: AnswerWatch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch(request).catch((failure: unknown) => {
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

// What a proxy or a stopping server says; 500 is a failure of one operation, not of the server.
const AWAY = new Set([502, 503, 504]);

async function errorCode(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (typeof body !== "object" || body === null || !("code" in body)) return undefined;
  return typeof body.code === "string" ? body.code : undefined;
}
