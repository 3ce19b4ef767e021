import { Banner } from "../parts/Banner.tsx";
import { ProgressLine } from "../parts/ProgressLine.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import type { Writing } from "./use-writing.ts";

/**
 * Shows that the token's permissions are loading or failed to load; nothing once they are known. Content that
 * depends on them is hidden until then (`data-waiting`).
 */
export function WritingState({ writing: { isKnown, unheard } }: { writing: Writing }) {
  const { master: text } = useMastersText();
  if (isKnown) return null;
  if (unheard.error) return <Banner title={text.unheard} error={unheard.error} onRetry={unheard.retry} />;
  return <ProgressLine label={text.loading} />;
}
