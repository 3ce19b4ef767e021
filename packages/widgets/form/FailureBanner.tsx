import { Banner } from "../parts/Banner.tsx";
import { failureOf } from "./failure.ts";

/** Says why a request failed: a refusal in the server's words, any other failure in these. Empty without a failure. */
export function FailureBanner({ problem, words }: { problem: Error | null; words: string }) {
  if (!problem) return null;
  const { title, detail, requestId } = failureOf(problem, words);
  return <Banner title={title} detail={detail} requestId={requestId} />;
}
