import { type Args, isVanbookError } from "@vanbook/sdk";
import { useState } from "react";
import { type AppText } from "../text/en-in.ts";
import { useText } from "../text/use-text.ts";
import { logPlace } from "./log-place.ts";
import { useServices } from "./session-context.ts";

/** Signs in and, once that is done, notes the place; says what went wrong in the documented words. `signIn` answers whether it worked. */
export function useSignIn() {
  const { signIn: text } = useText();
  const { vanbook, session } = useServices();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function signIn(credentials: Args<"session.login">): Promise<boolean> {
    setPending(true);
    setFailure(null);
    const refusal = await vanbook.session.login(credentials).then(
      (answer: LoginAnswer) => (answer.success ? null : (answer.error ?? text.invalidCompanyOrPassword)),
      (problem: unknown) => signInMessage(problem, text),
    );
    if (refusal === null) {
      await session.signedIn();
      void logPlace(vanbook);
    }
    setFailure(refusal);
    setPending(false);
    return refusal === null;
  }

  return { signIn, pending, failure };
}

/** The documented words for a failed sign-in; the server's own where it says how long to wait. */
export function signInMessage(problem: unknown, text: AppText["signIn"]): string {
  if (isVanbookError(problem, "RATE_LIMITED")) return problem.message;
  if (isVanbookError(problem) && problem.status === 401) return text.invalidCredentials;
  return text.unexpected;
}

// Our server answers failures with an error status; an older one behind the same contract may say `success: false`.
interface LoginAnswer {
  success: boolean;
  error?: string;
}
