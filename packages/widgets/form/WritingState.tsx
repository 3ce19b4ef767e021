import { Banner } from "../parts/Banner.tsx";
import { ProgressLine } from "../parts/ProgressLine.tsx";
import { mastersEnIN } from "../text/en-IN/masters.ts";
import { useTextOf } from "../text/use-text.ts";
import type { Writing } from "./use-writing.ts";

/** That what the page's token may do is being asked, or could not be; nothing once it is known. What waits for it is not seen (`data-waiting`). */
export function WritingState({ writing: { isKnown, unheard } }: { writing: Writing }) {
  const { master: text } = useTextOf("masters", mastersEnIN);
  if (isKnown) return null;
  if (unheard.error) return <Banner title={text.unheard} error={unheard.error} onRetry={unheard.retry} />;
  return <ProgressLine label={text.loading} />;
}
