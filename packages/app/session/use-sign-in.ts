import { type Args, isVanbookError } from "@vanbook/sdk";
import { useState } from "react";
import type { AppText } from "../generated/text/en-IN/app.ts";
import { useText } from "../text/use-text.ts";
import { logPlace } from "./log-place.ts";
import { useServices } from "./session-context.ts";
import { type SignInStep, stepAsked } from "./sign-in-step.ts";

/**
 * `signIn` returns whether the password was right; `step` is what the server requires in addition.
 * Failures use the documented words.
 */
export function useSignIn() {
  const { signIn: text } = useText();
  const { vanbook, session } = useServices();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [step, setStep] = useState<SignInStep | null>(null);

  async function signIn(credentials: Args<"session.login">): Promise<boolean> {
    setPending(true);
    setFailure(null);
    const result = await vanbook.session.login(credentials).then(
      () => ({ refusal: null, asked: undefined }),
      (problem: unknown) => {
        const nextStep = stepAsked(problem);
        return { refusal: nextStep ? null : signInMessage(problem, text), asked: nextStep };
      },
    );
    if (result.asked) setStep(result.asked);
    else if (result.refusal === null) await arrive();
    setFailure(result.refusal);
    setPending(false);
    return result.refusal === null;
  }

  /** Call once the server has set the cookie. */
  async function arrive() {
    await session.signedIn();
    void logPlace(vanbook);
  }

  function startOver(words: string | null) {
    setStep(null);
    setFailure(words);
  }

  return { signIn, pending, failure, step, setStep, arrive, startOver };
}

/**
 * The documented message; or the server's own message if it says how long to wait, or answers 200
 * with `success: false`, as other servers of the documents do.
 */
export function signInMessage(problem: unknown, text: AppText["signIn"]): string {
  if (isVanbookError(problem, "RATE_LIMITED") || isVanbookError(problem, "NOT_DONE")) return problem.message;
  if (isVanbookError(problem, "UNEXPLAINED")) return text.invalidCompanyOrPassword;
  if (isVanbookError(problem) && problem.status === 401) return text.invalidCredentials;
  return text.unexpected;
}
