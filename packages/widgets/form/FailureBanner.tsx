import { Banner } from "../parts/Banner.tsx";
import { describeFailure } from "./failure.ts";

export function FailureBanner({ problem, words }: { problem: Error | null; words: string }) {
  if (!problem) return null;
  const { title, detail, requestId } = describeFailure(problem, words);
  return <Banner title={title} detail={detail} requestId={requestId} />;
}
