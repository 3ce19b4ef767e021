import { Banner } from "../parts/Banner.tsx";
import { ProgressLine } from "../parts/ProgressLine.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import type { Writing } from "./use-writing.ts";

/**
 * Shows that the token's permissions are loading or could not be loaded. Until they are known,
 * content that depends on them is hidden (`data-waiting`).
 */
export function WritingState({ writing: { isKnown, unheard } }: { writing: Writing }) {
  const { master: text } = useMastersText();
  if (isKnown) return null;
  if (unheard.error) return <Banner title={text.unheard} error={unheard.error} onRetry={unheard.retry} />;
  return <ProgressLine label={text.loading} />;
}
