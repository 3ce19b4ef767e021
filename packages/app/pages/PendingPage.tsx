import { useText } from "../text/use-text.ts";
import { NoticePage } from "./NoticePage.tsx";

/** A documented screen that does not stand yet, and says so. */
export function PendingPage({ title }: { title: string }) {
  const text = useText();
  return <NoticePage title={text.pages.pending(title)} more={text.pages.pendingMore} />;
}
